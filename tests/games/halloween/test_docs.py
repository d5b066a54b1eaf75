"""The example on the page for researchers that plays Halloween."""

from ...docs.research import run_example


def test_the_example_runs() -> None:
    run_example("PettingZoo")
