"""Today's deal: one challenge a day, the same for everybody, and one try that counts."""
