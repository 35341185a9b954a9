"""Every card of the deck against the table it was decided by: name, marks, set, copies, points and effect."""

import pytest

from engine.games.fairy_tale.content.box import box
from engine.games.fairy_tale.content.forms import Effect, Flat, IfCounts, IfMost, IfShown, Kind, PerFriend, Square
from engine.games.fairy_tale.effects.drawing import Draw
from engine.games.fairy_tale.effects.hunting import Hunt

BY_CODE = {kind.code: kind for kind in box().kinds.values()}

DECK = """
DV1  | Children of the Dragon    | dragonvale  | character | basic 7  | n               | -
DV2  | Bronze Dragon             | dragonvale  | character | basic 4  | 3 x HE3         | -
DV3  | Sky Dance Dragon          | dragonvale  | character | basic 4  | 3               | -
DV4  | Dragon's Lair             | dragonvale  | home      | basic 4  | 6               | you flip 1 dragonvale
DV5  | Silver Dragon             | dragonvale  | character | basic 4  | 1               | you unflip 1 dragonvale
DV6  | Dragon's Tale 1           | dragonvale  | story     | expert 1 | 6 if most dragonvale | -
DV7  | Dragon's Tale 2           | dragonvale  | story     | expert 1 | 7 if DV5 DV4    | -
DV8  | Dragon's Tale 3           | dragonvale  | story     | expert 1 | 8 if 2 fairywood 2 holy_empire | -
DV9  | Dragon's Tale 4           | dragonvale  | story     | expert 1 | 9 if DV10       | -
DV10 | The Gold Dragon           | dragonvale  | character | expert 1 | 3               | all hunt shadow
DV11 | Hoard Keeper              | dragonvale  | character | expert 2 | 2               | you draw 2
FW1  | Mischievous Fairy         | fairywood   | character | basic 7  | n               | -
FW2  | Dwarven Warrior           | fairywood   | character | basic 4  | 3 x DV3         | -
FW3  | Wandering Bard            | fairywood   | character | basic 4  | 3               | -
FW4  | Fairy Ring                | fairywood   | home      | basic 4  | 6               | you flip 1 fairywood
FW5  | Dawn Sprite               | fairywood   | character | basic 4  | 1               | you unflip 1 fairywood
FW6  | Fairy Tale 1              | fairywood   | story     | expert 1 | 6 if most fairywood | -
FW7  | Fairy Tale 2              | fairywood   | story     | expert 1 | 7 if FW5 FW4    | -
FW8  | Fairy Tale 3              | fairywood   | story     | expert 1 | 8 if 2 dragonvale 2 holy_empire | -
FW9  | Fairy Tale 4              | fairywood   | story     | expert 1 | 9 if FW10       | -
FW10 | The Fairy Queen           | fairywood   | character | expert 1 | 3               | all hunt shadow
FW11 | Acorn Oracle              | fairywood   | character | expert 2 | 2               | you draw 2
HE1  | Homesteaders              | holy_empire | character | basic 7  | n               | -
HE2  | Royal Chronicler          | holy_empire | character | basic 4  | 3 x FW3         | -
HE3  | Knight of the Round Table | holy_empire | character | basic 4  | 3               | -
HE4  | Castle                    | holy_empire | home      | basic 4  | 6               | you flip 1 holy_empire
HE5  | Empire Herald             | holy_empire | character | basic 4  | 1               | you unflip 1 holy_empire
HE6  | Knight's Tale 1           | holy_empire | story     | expert 1 | 6 if most holy_empire | -
HE7  | Knight's Tale 2           | holy_empire | story     | expert 1 | 7 if HE5 HE4    | -
HE8  | Knight's Tale 3           | holy_empire | story     | expert 1 | 8 if 2 dragonvale 2 fairywood | -
HE9  | Knight's Tale 4           | holy_empire | story     | expert 1 | 9 if HE10       | -
HE10 | The High King             | holy_empire | character | expert 1 | 3               | all hunt shadow
HE11 | Realm Courier             | holy_empire | character | expert 2 | 2               | you draw 2
SH1  | Demon                     | shadow      | character | basic 2  | 1               | all flip 1 holy_empire
SH2  | Vampire                   | shadow      | character | basic 2  | 1               | all flip 1 fairywood
SH3  | Werewolf                  | shadow      | character | basic 2  | 1               | all flip 1 dragonvale
SH4  | Nightmare                 | shadow      | character | basic 2  | 0               | all flip 1 any
SH5  | Witch's Hut               | shadow      | home      | basic 3  | -1              | you unflip 2 any
SH6  | Shadowking's Tale 1       | shadow      | story     | expert 1 | 6 if most shadow | -
SH7  | Shadowking's Tale 2       | shadow      | story     | expert 1 | 7 if most home  | -
SH8  | Shadowking's Tale 3       | shadow      | story     | expert 1 | 8 if most story | -
SH9  | The Trickster             | shadow      | character | expert 2 | -1              | almighty
SH10 | Night Raider              | shadow      | character | expert 1 | 0               | all hunt home
AL1  | The Egg of Chaos          | every       | every     | expert 3 | 2               | almighty, DV1 FW1 HE1
"""
ROWS = [tuple(cell.strip() for cell in line.split("|")) for line in DECK.strip().splitlines()]
FRIENDS = {"DV2": "HE3", "HE3": "DV2", "FW2": "DV3", "DV3": "FW2", "HE2": "FW3", "FW3": "HE2"}


def row_of(kind: Kind) -> tuple[str, ...]:
    marks = ["every" if len(words) > 1 else words[0] for words in (kind.factions, kind.categories)]
    return (kind.code, kind.name, *marks, f"{kind.set} {kind.copies}", points_of(kind), power_of(kind))


def points_of(kind: Kind) -> str:
    match kind.scoring:
        case Flat(points=points):
            return str(points)
        case Square():
            return "n"
        case PerFriend(points=points, friend=friend):
            return f"{points} x {box()[friend].code}"
        case IfMost(points=points, what=what):
            return f"{points} if most {what}"
        case IfShown(points=points, cards=cards):
            return f"{points} if {codes(cards)}"
        case IfCounts(points=points, counts=counts):
            return f"{points} if {' '.join(f'{count} {mark}' for mark, count in counts.items())}"


def power_of(kind: Kind) -> str:
    if kind.almighty:
        return f"almighty, {codes(kind.counts_as)}" if kind.counts_as else "almighty"
    return ", ".join(effect_of(effect) for effect in kind.effects) or "-"


def effect_of(effect: Effect) -> str:
    if isinstance(effect, Hunt):
        return f"{effect.who} hunt {effect.what}"
    if isinstance(effect, Draw):
        return f"{effect.who} draw {effect.count}"
    return f"{effect.who} {type(effect).__name__.lower()} {effect.count} {effect.what}"


def codes(ids: tuple[str, ...]) -> str:
    return " ".join(box()[id].code for id in ids)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_card_is_what_the_table_says(row):
    assert row_of(BY_CODE[row[0]]) == row


def test_there_is_no_card_beside_the_table():
    assert [kind.code for kind in box().kinds.values()] == [row[0] for row in ROWS]


def test_friends_are_the_three_pairs_and_nobody_else():
    assert {kind.code: codes(kind.friends) for kind in box().kinds.values() if kind.friends} == FRIENDS
