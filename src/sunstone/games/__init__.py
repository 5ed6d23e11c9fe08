"""The games, one folder each. They know nothing of each other, and nothing of screens, files or networks."""
