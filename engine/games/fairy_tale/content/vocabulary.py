"""The words that card files of Fairy Tale are written in: factions, categories, and what effects may mean."""

from typing import Literal, get_args

Faction = Literal["dragonvale", "fairywood", "holy_empire", "shadow"]
Category = Literal["character", "home", "story"]
What = Literal["dragonvale", "fairywood", "holy_empire", "shadow", "character", "home", "story", "any"]
Mark = Literal["dragonvale", "fairywood", "holy_empire", "shadow", "character", "home", "story"]
Set = Literal["basic", "expert"]

FACTIONS: tuple[Faction, ...] = get_args(Faction)
CATEGORIES: tuple[Category, ...] = get_args(Category)
MARKS: tuple[Mark, ...] = get_args(Mark)
