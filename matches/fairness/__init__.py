"""Luck that nobody could choose: seals, exports of matches, and their verification."""
