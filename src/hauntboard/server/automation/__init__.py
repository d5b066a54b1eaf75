"""Work that happens without a request: bots, clocks, premoves, analysis jobs."""
