"""What makes the fonts, emoji and palettes of the pictures: for developers, never shipped."""
