"""Many matches between bots and what came of them."""
