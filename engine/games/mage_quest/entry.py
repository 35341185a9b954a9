"""Mage Quest in the list of all games: its name, its seats, its options."""

from engine.content.entry import GameEntry, Option

OPTIONS = (
    Option(
        "books",
        ("dealt", "draft"),
        "dealt",
        ("you are dealt four random books", "you draft your four books before the game"),
    ),
    Option(
        "ending",
        ("immediate", "finish_round"),
        "immediate",
        ("the first to create four books wins at once", "the second player still gets their last turn"),
    ),
)

ENTRY = GameEntry(slug="mage_quest", title="Mage Quest", seats=range(2, 3), options=OPTIONS)
