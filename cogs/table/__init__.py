"""Playing a match: hand and moves, computers, clocks, taking back, watching."""
