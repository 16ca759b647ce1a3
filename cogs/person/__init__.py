"""What is about one person: preferences, privacy, feedback, help, rules."""
