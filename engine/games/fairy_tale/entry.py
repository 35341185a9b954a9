"""Fairy Tale in the list of all games: its name, its seats, its options."""

from engine.content.entry import GameEntry, Option

OPTIONS = (
    Option(
        "rules",
        ("basic", "expert"),
        "expert",
        ("the 80 plain cards, for two to four players", "all 110 cards: hunting and drawing too, up to five players"),
        first="basic",
    ),
    Option(
        "teams",
        ("none", "partners", "garfield"),
        "none",
        (
            "everybody tells a tale of their own",
            "two against two, their points added at the end",
            "partners whose Shadow cards make them swap a card as well",
        ),
    ),
)

ENTRY = GameEntry(slug="fairy_tale", title="Fairy Tale", seats=range(2, 6), options=OPTIONS)
