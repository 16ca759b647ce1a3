"""Pictures as jobs for workers: renderer, scenes, replays."""
