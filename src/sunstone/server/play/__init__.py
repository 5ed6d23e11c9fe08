"""Playing: actions, undo, clocks, leaving."""
