"""The websocket: sessions of bots, and the events they are sent."""
