"""Opening tables, sitting down at them, and the lists of tables."""
