"""The table server: people and bots at tables, near and far."""
