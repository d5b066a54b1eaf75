"""Exact solutions of small variants."""

# Kinds of tree nodes without a decision. The compiled solver cannot export its own constants.
CHANCE_NODE = -1
LEAF = -2
