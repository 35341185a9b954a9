"""Mage Quest in the list of all games: its name, its seats, its options."""

from engine.content.entry import GameEntry, Option

OPTIONS = (
    Option(
        "books",
        ("dealt", "draft"),
        "dealt",
        ("chance says which four books are yours", "you choose your books by turns before the game"),
    ),
    Option(
        "ending",
        ("immediate", "finish_round"),
        "immediate",
        ("the fourth book wins there and then", "the second player gets a last turn to draw level"),
    ),
)

ENTRY = GameEntry(slug="mage_quest", title="Mage Quest", seats=range(2, 3), options=OPTIONS)
