"""What can be played here, and with whom: games, lessons and blocks."""
