"""Estimates with intervals, tests and regressions."""
