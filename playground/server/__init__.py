"""The server that bots connect to, its injected faults, and Discord's description of bodies."""
