"""Identities, ratings and rate limits."""
