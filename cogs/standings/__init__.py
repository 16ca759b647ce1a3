"""Where people stand in a server: leaderboards and profiles."""
