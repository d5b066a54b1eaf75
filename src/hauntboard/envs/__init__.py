"""Environments for OpenSpiel, PettingZoo and Gymnasium, and a batch environment."""
