"""Shared by all routes: checks before a request, errors, bounds of a connection, the pages."""
