"""What is about one person: settings, privacy, feedback, help, rules."""
