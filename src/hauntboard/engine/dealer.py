"""Dealers supply chance: from a seed, from a commitment (for real tables), or from a list.

A state never draws by itself. It lists the legal chance actions, and a dealer picks one of them with
equal probability::

    action = dealer.pick(legal)      # legal: ascending list of the chance actions
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from typing import Protocol

from .messages import HauntboardError
from .rng import Rng

SEED_BYTES = 32
COMMITMENT_BYTES = 32
MAX_ENTROPY_BYTES = 64
_COMMIT = b"hauntboard commitment 1\n"
_DRAW = b"hauntboard draw 1\n"


class DealerError(HauntboardError):
    """A seed, an entropy or a forced list is unusable."""


class Dealer(Protocol):
    """Picks one of the legal chance actions."""

    def pick(self, legal: Sequence[int]) -> int: ...


class SeededDealer:
    """Repeatable chance for simulations.

    >>> dealer = SeededDealer(1)
    >>> [dealer.pick([10, 20, 30]) for _ in range(4)]
    [20, 30, 30, 20]
    """

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def pick(self, legal: Sequence[int]) -> int:
        return legal[self.rng.below(len(legal))]


class ForcedDealer:
    """Chance from a list, for tests and replays. Raises :class:`DealerError` if an action is not legal or
    the list has ended."""

    def __init__(self, actions: Iterable[int]) -> None:
        self._rest = list(actions)

    def pick(self, legal: Sequence[int]) -> int:
        if not self._rest:
            raise DealerError("dealer-list-ended")
        action = self._rest.pop(0)
        if action not in legal:
            raise DealerError("dealer-not-possible", action=action)
        return action


class CommittedDealer:
    """Chance that no participant can control and that everyone can verify afterwards.

    The table draws a secret 256-bit seed and first publishes :attr:`commitment`, a hash of it. Then every
    seat adds its own entropy, so neither the table (bound by the commitment) nor a seat (which does not
    know the seed) chooses the cards. After the match the seed is revealed, and
    :func:`hauntboard.engine.record.verify_shuffle` repeats all draws.

    Draw ``i`` among ``n`` actions takes 64-bit numbers from HMAC-SHA256 (key: the seed; message: the
    entropies, ``i`` and the number of the attempt) and rejects those that would bias the choice.
    """

    def __init__(self, seed: bytes, entropies: Sequence[bytes]) -> None:
        if len(seed) != SEED_BYTES:
            raise DealerError("dealer-bad-seed", bytes=SEED_BYTES)
        if any(len(entropy) > MAX_ENTROPY_BYTES for entropy in entropies):
            raise DealerError("dealer-long-entropy", bytes=MAX_ENTROPY_BYTES)
        self.seed = seed
        self.entropies = list(entropies)
        self.mixed = b"".join([len(entropy).to_bytes(2, "big") + entropy for entropy in entropies])
        self.draws = 0

    @property
    def commitment(self) -> str:
        """Return the hash of the seed, published before the first deal."""
        return commitment_of(self.seed)

    def pick(self, legal: Sequence[int]) -> int:
        count = len(legal)
        fair = (1 << 64) - (1 << 64) % count
        number = fair
        attempt = 0
        while number >= fair:
            number = self._number(attempt)
            attempt += 1
        self.draws += 1
        return legal[number % count]

    def _number(self, attempt: int) -> int:
        text = _DRAW + self.mixed + self.draws.to_bytes(4, "big") + attempt.to_bytes(4, "big")
        return int.from_bytes(hmac.digest(self.seed, text, "sha256")[:8], "big")


def new_seed() -> bytes:
    """Return a new secret seed."""
    return secrets.token_bytes(SEED_BYTES)


def commitment_of(seed: bytes) -> str:
    """Return the hash of a seed in hexadecimal."""
    return hashlib.sha256(_COMMIT + seed).hexdigest()
