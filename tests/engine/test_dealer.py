from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hauntboard.engine.dealer import (
    CommittedDealer,
    DealerError,
    ForcedDealer,
    SeededDealer,
    commitment_of,
    new_seed,
)

SEED = bytes(range(32))


def test_seeded_chance_is_repeatable() -> None:
    legal = list(range(13))
    one, two, three = SeededDealer(5), SeededDealer(5), SeededDealer(6)
    first = [one.pick(legal) for _ in range(50)]
    assert first == [two.pick(legal) for _ in range(50)]
    assert first != [three.pick(legal) for _ in range(50)]


def test_forced_chance_returns_exactly_its_list() -> None:
    dealer = ForcedDealer([3, 9])
    assert dealer.pick([1, 2, 3]) == 3
    with pytest.raises(DealerError, match="dealer-not-possible"):
        dealer.pick([1, 2])
    with pytest.raises(DealerError, match="dealer-list-ended"):
        dealer.pick([1, 2])


def test_the_commitment_depends_on_the_seed_alone_and_does_not_reveal_it() -> None:
    dealer = CommittedDealer(SEED, [b"a", b"b"])
    assert dealer.commitment == commitment_of(SEED) == CommittedDealer(SEED, []).commitment
    assert dealer.commitment != commitment_of(bytes(32))
    assert SEED.hex() not in dealer.commitment
    assert len(new_seed()) == 32 and new_seed() != new_seed()


def test_known_draws_never_change() -> None:
    # Published records must stay verifiable.
    dealer = CommittedDealer(SEED, [b"one", b"two"])
    assert [dealer.pick(range(13)) for _ in range(12)] == [9, 3, 6, 7, 7, 1, 0, 3, 7, 0, 12, 12]


@given(st.lists(st.binary(max_size=64), min_size=2, max_size=4))
def test_every_seats_entropy_matters(entropies: list[bytes]) -> None:
    def draws(given: list[bytes]) -> list[int]:
        dealer = CommittedDealer(SEED, given)
        return [dealer.pick(range(1000)) for _ in range(8)]

    for i, entropy in enumerate(entropies):
        changed = [*entropies[:i], entropy[:-1] + b"!" if entropy[-1:] != b"!" else b"?", *entropies[i + 1 :]]
        assert draws(changed) != draws(entropies)


def test_entropies_of_different_seats_do_not_run_together() -> None:
    one, two = CommittedDealer(SEED, [b"ab", b"c"]), CommittedDealer(SEED, [b"a", b"bc"])
    assert [one.pick(range(1000)) for _ in range(4)] != [two.pick(range(1000)) for _ in range(4)]


def test_committed_chance_is_uniform() -> None:
    dealer = CommittedDealer(SEED, [b"x"])
    counts = Counter(dealer.pick(range(13)) for _ in range(13_000))
    assert sum((c - 1000) ** 2 / 1000 for c in counts.values()) < 45


def test_random_numbers_that_would_cause_bias_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    dealer = CommittedDealer(SEED, [])
    numbers = iter([2**64 - 1, 2**64 - 2, 14])  # 2**64 % 13 == 3: the top three would bias the draw
    monkeypatch.setattr(dealer, "_number", lambda attempt: next(numbers))
    assert dealer.pick(range(13)) == 1


def test_bad_seeds_and_entropies_are_refused() -> None:
    with pytest.raises(DealerError, match="dealer-bad-seed"):
        CommittedDealer(b"short", [])
    with pytest.raises(DealerError, match="dealer-long-entropy"):
        CommittedDealer(SEED, [bytes(65)])
