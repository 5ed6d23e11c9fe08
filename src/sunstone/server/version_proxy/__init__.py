"""Games go on under the rules they began with: an older version of the server plays them, and this one leads there."""
