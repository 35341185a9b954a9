"""The hall as plain text in a browser: the line mode of the terminal, for screen readers, as a page with a form."""
