"""Laying a new table."""
