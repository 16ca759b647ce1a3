"""Today's deal, as people see it."""
