"""For those who run the server: backups, deleting what has expired, health and numbers."""
