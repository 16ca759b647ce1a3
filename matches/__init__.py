"""The async rules layer: matches, the referee who lets moves in one at a time, ports of storage.

It knows the games as the contract of `games.kit.game` has them, and storage as `matches.ports` asks
for it; it knows neither Discord nor a database.
"""
