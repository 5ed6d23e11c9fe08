"""What a bot thinks of a position. It calls the rules; the rules do not know of it."""
