"""Computer players without a table: search, playouts, and the arena where they meet."""
