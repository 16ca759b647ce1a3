"""What comes in by the gateway, and what it tells about this process."""
