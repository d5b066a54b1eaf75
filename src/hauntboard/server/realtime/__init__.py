"""Per-viewer projections and the connections that deliver them."""
