"""What bots think of a position of Endless Winter. It calls the rules; the rules never call it."""
