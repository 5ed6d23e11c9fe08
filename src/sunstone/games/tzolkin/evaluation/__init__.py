"""What a position of Tzolk'in is worth: it calls the rules, and the rules never call it."""
