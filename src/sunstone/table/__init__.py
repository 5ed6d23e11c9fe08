"""A table with people at it: seats, log, clocks, undo, redaction, frames. Pure: no input or output, time is given."""
