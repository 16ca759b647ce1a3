"""Pictures as values: every job knows what it depends on and paints itself; one cache."""
