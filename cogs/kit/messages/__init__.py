"""What messages are made of: layouts, controls, seals, pages of rules, uploads."""
