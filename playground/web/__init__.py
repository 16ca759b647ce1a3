"""The playground's page: sit as anybody, and use the real bot in a browser."""
