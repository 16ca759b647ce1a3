"""What everybody in the channel sees: the table message, its log, calls and reminders."""
