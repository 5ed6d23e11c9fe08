"""What remains of a game: record, review, rating."""
