"""Where people stand: results, ratings, seasons, profiles."""
