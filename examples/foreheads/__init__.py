"""Foreheads: bid on the sum of all cards, of which you see every one but your own."""
