"""What cogs are built from: host, users, cog base classes, controls, layouts, voices, refusals."""
