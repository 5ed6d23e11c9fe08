"""The server: accounts, tables that several browsers share, and a log that loses nothing."""
