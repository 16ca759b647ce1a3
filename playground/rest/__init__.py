"""The REST API: one module for each part of it, and all their routes together."""

from playground.rest import account, channels, commands, guilds, interactions, messages, threads

ROUTES = (
    *interactions.ROUTES,
    *messages.ROUTES,
    *channels.ROUTES,
    *threads.ROUTES,
    *commands.ROUTES,
    *account.ROUTES,
    *guilds.ROUTES,
)
