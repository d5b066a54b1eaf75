"""Exact solutions of small variants."""
