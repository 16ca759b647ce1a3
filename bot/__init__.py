"""The outermost layer: settings, wiring, start and stop; nothing else."""
