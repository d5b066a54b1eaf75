"""The conformance suite and recorded play-throughs, for our games and those of third parties."""
