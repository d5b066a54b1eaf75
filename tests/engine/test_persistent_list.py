"""A persistent list and its copies behave like plain lists, whichever of them grows or is cut."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hauntboard.engine.persistent_list import ForkableList

STEPS = st.lists(st.tuples(st.sampled_from(["copy", "append", "cut"]), st.integers(0, 20), st.integers(0, 9)))


@given(STEPS)
def test_copies_are_independent_of_each_other(steps: list[tuple[str, int, int]]) -> None:
    grown, plain = [ForkableList[int]()], [list[int]()]
    for what, which, value in steps:
        i = which % len(grown)
        if what == "copy":
            grown.append(grown[i].copy())
            plain.append(plain[i].copy())
        elif what == "append":
            grown[i].append(value)
            plain[i].append(value)
        else:
            grown[i].cut(value)
            del plain[i][value:]
        for one, other in zip(grown, plain, strict=True):
            assert one == other and len(one) == len(other)
            assert [one[n] for n in range(-len(other), len(other))] == other * 2
            assert one[1:3] == other[1:3] and one[:-1] == other[:-1]
            assert list(reversed(one)) == other[::-1]
