"""The steps, in the order of their numbers. A step is never changed once a version with it is out."""
