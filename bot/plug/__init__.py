"""What Gangway adds to the playground: its database, its letters, and games to try in one click."""
