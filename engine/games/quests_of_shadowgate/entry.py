"""Quests of Shadowgate in the list of all games: its name, its seats, its options."""

from engine.content.entry import GameEntry, Option

OPTIONS = (
    Option(
        "setup",
        ("draft", "starred"),
        "draft",
        ("you choose your character and ability", "chance deals those that are good to begin with"),
        first="starred",
    ),
    Option(
        "stealing",
        ("off", "on"),
        "off",
        ("what somebody has acquired stays theirs", "items can be taken from others, at a price"),
    ),
    Option(
        "match",
        ("single", "to_100", "each_starts_once", "time_limit"),
        "single",
        (
            "one game, and it decides",
            "game after game, until somebody has 100 points",
            "a game for every player, each of them starts one",
            "until the minutes are over; without a clock, 15 a game",
        ),
    ),
    Option(
        "minutes",
        ("30", "45", "60"),
        "60",
        tuple(f"the game played after {length} is the last" for length in ("half an hour", "45 minutes", "an hour")),
    ),
)

ENTRY = GameEntry(slug="quests_of_shadowgate", title="Quests of Shadowgate", seats=range(2, 5), options=OPTIONS)
