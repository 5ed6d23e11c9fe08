"""The laboratory: many games at once, fuzzing, tuning, benchmarks, and environments for research."""
