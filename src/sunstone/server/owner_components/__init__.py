"""Boxes of accounts: what is printed in somebody's own box, typed in card by card and played with at once."""
