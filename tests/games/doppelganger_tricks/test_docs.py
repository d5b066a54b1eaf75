"""The example on the page for researchers that plays Doppelgänger Tricks."""

from ...docs.research import run_example


def test_the_example_runs() -> None:
    run_example("Batch")
