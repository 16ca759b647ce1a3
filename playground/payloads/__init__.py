"""What the pretended Discord knows, as the JSON that Discord's API gives for it."""
