"""What one player sees: the hand by direct message, private copies and answers, lessons."""
