"""The command line, ``hauntboard``."""

from .main import main

__all__ = ["main"]
