"""Where Discord ends: interactions become moves, and turns become messages."""
