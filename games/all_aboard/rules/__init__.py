"""The rules of All aboard!: boarding, move by move; the sailing that follows; scoring."""
