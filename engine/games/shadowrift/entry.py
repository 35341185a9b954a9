"""Shadowrift in the list of all games: its name, its seats, its options."""

from engine.content.entry import GameEntry, Option
from engine.core.places import MOST_SEATS

FACTIONS = ("dragons", "demons", "glacien", "drow", "necromancers", "storm_lords")
SCENARIOS = (
    "first_fire", "bread_and_ashes", "knives_at_table", "the_ninth_bell", "white_road", "gravediggers_year",
    "weather_eye", "walls_before_winter",
)  # fmt: skip
OPTIONS = (
    Option(
        "faction",
        (*FACTIONS, "random"),
        "dragons",
        (
            "Burns and Wounds choke your decks",
            "Cultists hide in Town and feed them",
            "ice fills the town, space by space",
            "Totems make them tougher and sealing rifts harder",
            "every Corpse may rise again",
            "their Magic does ten different things",
            "any of the six, by chance",
        ),
        names=("Fire Dragons", "Demons", "Glacien", "Drow", "Necromancers", "Storm Lords", "random"),
    ),
    Option(
        "stacks",
        ("random", "choose", "first"),
        "random",
        ("eight of 24, drawn at random", "you take turns choosing", "the eight for a first game"),
        first="first",
        phrase="{} stacks",
    ),
    Option(
        "scenario",
        ("none", *SCENARIOS),
        "none",
        (
            "choose faction and stacks yourself",
            "Dragons and plain stacks: begin here",
            "Dragons, Spells and salves",
            "Drow, knives and Coin",
            "Demons in every house",
            "Glacien, and no Spell to warm you",
            "Necromancers: bury them twice",
            "Storm Lords: keep a card back",
            "Glacien, and only Walls can win",
        ),
        names=(
            "none",
            "First Fire",
            "Bread and Ashes",
            "Knives at Table",
            "The Ninth Bell",
            "White Road",
            "Gravedigger's Year",
            "Weather Eye",
            "Walls Before Winter",
        ),
        instead_of=("faction", "stacks"),
    ),
    Option(
        "difficulty",
        ("fair", "calm", "grim"),
        "fair",
        ("a fair fight", "the monsters start slowly", "the monsters start in force"),
        first="calm",
    ),
    Option(
        "purses",
        ("open", "closed"),
        "open",
        ("others may pay from your purse until you close it", "purses start closed"),
        phrase="{} purses",
    ),
)

ENTRY = GameEntry(slug="shadowrift", title="Shadowrift", seats=range(1, MOST_SEATS + 1), options=OPTIONS)
