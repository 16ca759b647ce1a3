"""What people see of a match: table message, hands, turn notices, private answers, pictures."""
