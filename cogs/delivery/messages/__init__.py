"""What a match is shown in: a module for each kind of message, and what they say."""
