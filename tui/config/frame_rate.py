"""How often the screen is painted at most: twice as often as Textual would by itself, so that a key is seen sooner.

A key moves the cursor in one picture and tells about the new card in the next; at 60 pictures a second that takes up to
two frames of 17 ms. Call it before anything imports Textual, which reads the number once.
"""

import os


def paint_quickly() -> None:
    """Paint up to 120 times a second, unless the player's environment says otherwise."""
    os.environ.setdefault("TEXTUAL_FPS", "120")
