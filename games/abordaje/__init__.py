"""¡Abordaje!: two captains, two ships alongside, and orders that change hands face down."""
