"""What a node of a tree is, if it is no decision."""

CHANCE_NODE = -1
LEAF = -2
