"""Measuring a hall that people enter with browsers, and textual-serve to compare."""
