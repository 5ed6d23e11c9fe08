"""The laboratory: many games at once, the search for broken rules, and honest measurements of speed."""
