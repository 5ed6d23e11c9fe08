"""Games, lessons, lists of tables, opening a table and sitting down, blocks."""
