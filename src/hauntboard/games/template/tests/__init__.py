"""Tests of the template, which ``hauntboard new-game`` copies with it."""
