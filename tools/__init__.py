"""What makes fonts, emoji, palettes and the README's pictures: for developers, never shipped."""
