"""What messages are made of: layouts, controls, seals, uploads."""
