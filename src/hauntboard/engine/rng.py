"""A small seeded generator (SplitMix64) with the same numbers in the compiled and interpreted builds."""

from __future__ import annotations

GAMMA = 0x9E37_79B9_7F4A_7C15
MIX_A = 0xBF58_476D_1CE4_E5B9
MIX_B = 0x94D0_49BB_1331_11EB
MASK64 = 0xFFFF_FFFF_FFFF_FFFF
MASK32 = 0xFFFF_FFFF


class Rng:
    """Uniform numbers from a seed, for simulation and search; never for a real table.

    >>> rng = Rng(7)
    >>> [rng.below(13) for _ in range(5)]
    [5, 0, 11, 7, 5]
    """

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK64

    def next64(self) -> int:
        """Return the next 64 random bits."""
        self.state = (self.state + GAMMA) & MASK64
        z = self.state
        z = ((z ^ (z >> 30)) * MIX_A) & MASK64
        z = ((z ^ (z >> 27)) * MIX_B) & MASK64
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """Return a uniform number from 0 to n - 1 without bias, for n < 2**31."""
        scaled = (self.next64() >> 32) * n
        if scaled & MASK32 < n:
            rest = (MASK32 - n + 1) % n
            while scaled & MASK32 < rest:
                scaled = (self.next64() >> 32) * n
        return scaled >> 32

    def below64(self, n: int) -> int:
        """Return a uniform number from 0 to n - 1 without bias, for n < 2**64."""
        unfair = (MASK64 - n + 1) % n
        number = self.next64()
        while number < unfair:
            number = self.next64()
        return number % n
