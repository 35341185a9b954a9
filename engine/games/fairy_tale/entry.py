"""Fairy Tale in the list of all games: its name, its seats, its options."""

from engine.content.entry import GameEntry, Option

OPTIONS = (
    Option(
        "rules",
        ("basic", "expert"),
        "expert",
        ("the 80 basic cards, for two to four players", "all 110 cards, with hunting and drawing, for up to five"),
        first="basic",
    ),
    Option(
        "teams",
        ("none", "partners", "garfield"),
        "none",
        (
            "everyone for themselves",
            "two against two; partners add their points at the end",
            "two against two; Shadow cards make partners swap a card",
        ),
        names=("none", "partners", "Garfield"),
    ),
)

ENTRY = GameEntry(slug="fairy_tale", title="Fairy Tale", seats=range(2, 6), options=OPTIONS)
