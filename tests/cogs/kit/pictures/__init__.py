"""Tests of pictures: replays and climaxes."""
