"""Off the Rails, a game by Andrew and Stuart Platt, published by Rotten Games."""
