"""Training of nets by self-play: `sunstone train GAME`."""
