"""The table before a match: the shelf, opening one, sitting down, agreeing on options."""
