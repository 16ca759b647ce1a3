"""Two worlds that differ in what is hidden, and what leaves each of them."""
