"""All aboard!: crowd animals into shared boats; only those whose boat sails score."""
