"""The database: its tables, its migrations, its transactions."""
