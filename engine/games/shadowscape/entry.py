"""Shadowscape in the list of all games: its name, its seats, its options."""

from engine.content.entry import GameEntry, Option

OPTIONS = (
    Option(
        "mode",
        ("competitive", "cooperative"),
        "competitive",
        ("everyone for themselves: most shards win", "all heroes together against the lord"),
    ),
    Option(
        "advanced",
        ("off", "on"),
        "off",
        ("enemies only walk and strike", "each kind of enemy has an ability of its own"),
    ),
    Option(
        "fate_per_phase",
        ("1", "2"),
        "1",
        ("one Fate card in each enemy phase", "two Fate cards, cooperative only"),
    ),
    Option(
        "fate_discard",
        ("0", "5", "10", "15"),
        "0",
        (
            "start with the full fate deck",
            "5 Fate cards fewer, cooperative only",
            "10 Fate cards fewer, cooperative only",
            "15 Fate cards fewer, cooperative only",
        ),
    ),
    Option(
        "heroes",
        ("choose", "dealt"),
        "choose",
        ("choose any hero", "three heroes are dealt to you; keep one"),
    ),
)

ENTRY = GameEntry(
    slug="shadowscape", title="Shadowscape", seats=range(2, 5), options=OPTIONS
)  # heroes; one person may lead them all  # ruling 37
