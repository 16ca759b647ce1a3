"""The server that bots connect to: HTTP, injected faults, and a second opinion on every body."""
