"""The servers themselves: config, moderators, channels, greeting, retention."""
