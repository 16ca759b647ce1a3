"""Days and their deals."""
