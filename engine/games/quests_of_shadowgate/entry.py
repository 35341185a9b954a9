"""Quests of Shadowgate in the list of all games: its name, its seats, its options."""

from engine.content.entry import GameEntry, Option

OPTIONS = (
    Option(
        "setup",
        ("draft", "starred"),
        "draft",
        ("choose your character and ability", "a random character and ability that suit beginners"),
        first="starred",
    ),
    Option(
        "stealing",
        ("off", "on"),
        "off",
        ("items cannot be stolen", "you can steal items from other players, at a price"),
    ),
    Option(
        "match",
        ("single", "to_100", "each_starts_once", "time_limit"),
        "single",
        (
            "a single game",
            "several games, until someone has 100 points",
            "one game per player; each player starts one",
            "games until time is up; without a clock, 15 minutes each",
        ),
    ),
    Option(
        "minutes",
        ("30", "45", "60"),
        "60",
        tuple(f"the game in progress after {time} is the last" for time in ("half an hour", "45 minutes", "an hour")),
    ),
)

ENTRY = GameEntry(slug="quests_of_shadowgate", title="Quests of Shadowgate", seats=range(2, 5), options=OPTIONS)
