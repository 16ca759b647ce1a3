"""Worker processes: where drawing and thinking happen."""
