"""What is kept of drawing: images and layers painted once."""
