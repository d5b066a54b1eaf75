from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hauntboard.engine import build_mode
from hauntboard.engine.rng import Rng


@given(st.integers(0, 2**64 - 1), st.lists(st.integers(1, 2**31 - 1), min_size=1, max_size=20))
def test_both_builds_give_the_same_numbers(seed: int, bounds: list[int]) -> None:
    ours, twin = Rng(seed), build_mode.interpreted_twin("engine.rng").Rng(seed)
    assert [ours.below(n) for n in bounds] == [twin.below(n) for n in bounds]
    assert ours.next64() == twin.next64()


def test_the_first_numbers_match_the_published_algorithm() -> None:
    # The reference values of SplitMix64 for seed 1234567.
    rng = Rng(1234567)
    assert [rng.next64() for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]


@pytest.mark.parametrize("n", [1, 2, 3, 13, 100])
def test_numbers_are_uniform(n: int) -> None:
    rng = Rng(n)
    draws = 20_000
    counts = Counter(rng.below(n) for _ in range(draws))
    assert set(counts) == set(range(n))
    expected = draws / n
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_square < n + 6 * (2 * n) ** 0.5
