"""Tables in memory and in the database."""
