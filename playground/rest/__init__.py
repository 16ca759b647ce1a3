"""The REST API: one module for each part of it, and all their routes together."""

from playground.rest import account, channels, commands, interactions, messages

ROUTES = (
    *interactions.ROUTES,
    *messages.ROUTES,
    *channels.ROUTES,
    *commands.ROUTES,
    *account.ROUTES,
)

__all__ = ["ROUTES"]
