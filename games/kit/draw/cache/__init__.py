"""Caches for drawing: images and layers that are painted once."""
