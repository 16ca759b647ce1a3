"""How messages get to Discord: posting, what may be sent when, and by whom."""
