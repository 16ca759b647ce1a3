"""Discord's own vocabulary: numbers, names, error codes and the format of what travels."""
