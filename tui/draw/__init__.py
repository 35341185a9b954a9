"""What everything on screen is drawn with: canvas, glyphs, themes, text in rows. The lowest layer of the screens."""
