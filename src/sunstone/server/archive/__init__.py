"""Finished games: records, review, links, ratings."""
