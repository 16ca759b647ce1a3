"""What cogs are built from: the bot, users, cog base classes, commands, messages, refusals."""
