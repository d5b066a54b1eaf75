"""Hauntboard: a digital table for 13 Ghosts, Doppelgänger Tricks and Halloween."""

from . import forms

__version__ = "0.1.0"

forms.choose()
