"""What the pretended Discord knows: people, places, messages, interactions, time."""
