"""A match that is over: step by step, as an animation, as a file."""
