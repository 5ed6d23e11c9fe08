"""Measurements that need more than one process; `sunstone bench` has the others."""
