"""Luck that neither side could choose: seals, exports of matches, and their verification."""
