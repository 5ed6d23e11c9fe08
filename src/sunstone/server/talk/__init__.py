"""Chat, and what keeps it bearable."""
