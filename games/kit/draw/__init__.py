"""Drawing: brushes, letters, vectors, fonts, and what the pictures of several games have alike."""
