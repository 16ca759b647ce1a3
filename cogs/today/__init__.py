"""Today's deal: the same for everybody, played in direct messages, shown in the server."""
