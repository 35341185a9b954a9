"""The Textual app: what it shares with no page, and the way from page to page."""
