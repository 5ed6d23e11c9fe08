"""Tables: the log each one is, what it folds into, and who may see which part."""
