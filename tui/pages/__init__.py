"""The pages of the app beside the table: hall, laying, reading, records, settings."""
