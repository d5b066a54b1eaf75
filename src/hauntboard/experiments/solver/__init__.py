"""Exact solutions of small variants."""

# What a node of a tree is if it is no decision. Here, because the compiled solver cannot export its constants.
CHANCE_NODE = -1
LEAF = -2
