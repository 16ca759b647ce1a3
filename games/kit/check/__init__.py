"""What is checked of every game, wherever it comes from: texts, laws, words and pictures."""
