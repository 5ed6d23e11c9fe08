"""Sockets, and what carries news between processes."""
