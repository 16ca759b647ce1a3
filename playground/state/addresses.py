"""Where bots are told that Discord's parts are."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Addresses:
    """Addresses without a slash at their end: Discord's own, or those of this machine.

    Over a unix socket the real ones are used: it serves every address.
    """

    api: str = "https://discord.com/api/v10"
    gateway: str = "wss://gateway.discord.gg"
    cdn: str = "https://cdn.discordapp.com"
    media: str = "https://media.discordapp.net"

    def move_to(self, host: str, port: int) -> None:
        """Tell bots to find everything at one port, where they speak plain HTTP."""
        self.api = f"http://{host}:{port}/api/v10"
        self.gateway = f"ws://{host}:{port}"
        self.cdn = self.media = f"http://{host}:{port}"
