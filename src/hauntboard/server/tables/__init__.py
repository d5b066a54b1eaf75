"""The state of tables: events, commands, and the live tables of a process."""
