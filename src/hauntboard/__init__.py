"""Hauntboard: a digital table for 13 Ghosts, Doppelgänger Tricks and Halloween."""

from .engine import build_mode

__version__ = "0.1.0"

build_mode.choose()
