"""Work that tables do by themselves: bots, clocks, premoves, analysis jobs."""
