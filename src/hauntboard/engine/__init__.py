"""The laws of the table, for any game. No I/O, no language, no randomness of its own."""
