"""The actions of a turn as rows: their letter, what they cost, and whether and why not; and the units of each.

Read by the actions panel, the cursor and the inspector. Whether something is legal is the engine's word: a row without
a legal unit shows the reason of the nearest one that is refused.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from engine.games.mage_quest import tasks
from engine.games.mage_quest.actions import (
    Build,
    Convert,
    Create,
    Finish,
    Gain,
    Hire,
    Invoke,
    Mark,
    Muster,
    Sell,
    Skip,
    Swap,
    Travel,
)
from engine.games.mage_quest.content.forms import ELEMENTS
from engine.games.mage_quest.names import allies, mana, vehicle_name
from engine.games.mage_quest.rules.rows import RULES
from engine.games.mage_quest.table import is_created, stores_of
from engine.games.mage_quest.zones import FASTEST, FLEETS, MARKS, SPEED, SPEED_COST
from engine.kit.words import listed
from tui.draw.canvas import Word, Words
from tui.draw.glyphs import DONE, NOT_POSSIBLE, NOW
from tui.games.mage_quest.look import SIGNS, element_word
from tui.games.mage_quest.view import Sight


class Letter(msgspec.Struct, frozen=True):
    """One line of the turn card."""

    key: str
    name: str
    cost: str
    kinds: tuple[type, ...]
    tells: str
    heading: str
    ask: type | None = None


LETTERS = (
    Letter("A", "Build a ship", "3 Allies", (Build,), "A new ship at the Garrison. You may have three vehicles.",
           "Ships and caravans"),
    Letter("B", "Convert vehicle", "1 Ally", (Convert,), "At a dock a ship becomes a caravan, or a caravan a ship.",
           "Ships and caravans"),
    Letter("C", "Move vehicles", "free", (Travel,), "Each of your vehicles may move up to your speed.",
           "Moving", tasks.ToMove),
    Letter("D", "Gain elements", "1 Ally ea.", (Gain, Mark),
           "With a caravan on an element space: buy that element, and mark stored ones for free.",
           "Gaining elements", tasks.ToGain),
    Letter("T1", "Trade elements", "1 for 1", (Swap,), "In a city: one element for another, at the market's rate.",
           "Trading in a city", tasks.ToSwap),
    Letter("T2", "Trade for Mana", "elements", (Sell,), "In a city: any elements for Mana, at the market's rate.",
           "Trading in a city", tasks.ToSell),
    Letter("T3", "Trade for Allies", "Mana", (Hire,), "In a city: Mana for Allies, at the market's rate.",
           "Trading in a city", tasks.ToHire),
    Letter("T4", "Invoke speed", "Mana", (Invoke,), "In a city: from now on your vehicles move one space further.",
           "Trading in a city"),
    Letter("F", "Create books", "1 Mana ea.", (Create,), "On a sacred space: books with all six elements marked.",
           "Creating books", tasks.ToCreate),
    Letter("M", "Muster", "free", (Muster,), "If you have no Allies left, you may muster one.", "Muster and skipping"),
    Letter("S", "Skip this action", "free", (Skip,), "Pass on this action.", "Muster and skipping"),
)  # fmt: skip
BY_KEY = {letter.key: index for index, letter in enumerate(LETTERS)}
MOVE, LAST = BY_KEY["C"], BY_KEY["S"]

REASONS = {
    "FleetFull": ("you have three", "have three"),
    "NotEnoughAllies": ("too few Allies", "few Allies"),
    "NotEnoughMana": ("too little Mana", "low Mana"),
    "NoDock": ("none at a dock", "no dock"),
    "NoElementHere": ("no element here", "no element"),
    "NotYourCaravan": ("no caravan yet", "no caravan"),
    "StoreFull": ("stores are full", "full"),
    "NotStored": ("none stored", "no stores"),
    "NotInCity": ("none in a city", "no city"),
    "FastEnough": ("top speed", "fastest"),
    "NotSacred": ("no sacred space", "not sacred"),
    "NotComplete": ("no circle is full", "none full"),
    "AlreadyCreated": ("all created", "created"),
    "HasAllies": ("only at 0 Allies", "at 0 only"),
    "WrongAction": ("finish first", "later"),
    "NoMovementLeft": ("no movement left", "none left"),
}
"""Why not, in few words and in fewer; the whole sentence stands in the prompt."""


def under_way(sight: Sight) -> str:
    """The letter of the action that has begun and can go on; nothing where none has."""
    ask = sight.world.ask_of(sight.turn) if sight.turn is not None else None
    return next((letter.key for letter in LETTERS if letter.ask is not None and type(ask) is letter.ask), "")


def letter_of(action: Any) -> str:
    """The letter an action belongs to; Finish stands where Skip does."""
    if isinstance(action, Finish):
        return "S"
    return next((letter.key for letter in LETTERS if isinstance(action, letter.kinds)), "")


def options_of(sight: Sight, key: str) -> tuple[Any, ...]:
    """The legal units of a letter."""
    kinds = (Skip, Finish) if key == "S" else LETTERS[BY_KEY[key]].kinds
    return tuple(action for action in sight.scene.legal if isinstance(action, kinds))


def listed_options(sight: Sight, key: str) -> tuple[Any, ...]:
    """What the panel lists while a letter is open: its units, and Finish where it has begun.

    Numbers stay: where a caravan gains, those of Gain, of every book and of Finish, before what else a book could
    take; where one trades for Mana, those of every element; where books are created, of every book.
    """
    if not key:
        return ()
    units, finish = options_of(sight, key), (Finish(),) if Finish() in sight.legal and key != "S" else ()
    if isinstance(sight.ask, tasks.ToGain) and key == "D":
        marks = marks_listed(sight, sight.ask.caravan, units)
        others = tuple(unit for unit in units if isinstance(unit, Mark) and unit not in marks)
        return (Gain(sight.ask.caravan), *marks, *finish, *others)
    if key == "T2":
        caravans = dict.fromkeys(unit.caravan for unit in units)
        units = tuple(Sell(caravan, element) for caravan in caravans for element in ELEMENTS)
    elif key == "F" and units:
        units = tuple(map(Create, sight.books(sight.me)))
    return (*units, *finish)


def marks_listed(sight: Sight, caravan: int, units: Sequence[Any]) -> tuple[Mark, ...]:
    """One mark for each book; where nothing can be marked, what is gained here, which is refused with its reason."""
    here = sight.chart.elements[sight.place(caravan)]
    unfinished = [book for book in sight.books(sight.me) if not is_created(sight.world, book)]
    legal = [unit for unit in units if isinstance(unit, Mark)]
    return tuple(next((mark for mark in legal if mark.book == book), Mark(caravan, book, here)) for book in unfinished)


def nearest_of(sight: Sight, key: str) -> Any:
    """What a row stands for: its first legal unit, else the one that is refused for the best reason."""
    options = options_of(sight, key)
    return options[0] if options else next(candidates(sight, key))


def candidates(sight: Sight, key: str) -> Iterator[Any]:
    """Units to ask about, the likeliest first; there is always one."""
    chart, first = sight.chart, FLEETS[sight.me][0]
    caravans = [vehicle for vehicle in sight.fleet if not sight.afloat(vehicle)]

    def standing_on(spaces: Any) -> list[int]:
        return sorted(caravans, key=lambda caravan: sight.place(caravan) not in spaces) or [first]

    match key:
        case "A":
            yield Build()
        case "B":
            docked = [v for v in sight.fleet if sight.place(v) in (chart.docks if sight.afloat(v) else chart.harbours)]
            yield Convert((docked or sight.fleet or [first])[0])
        case "C":
            yield Travel((sight.fleet or [first])[0], 1)
        case "D":
            yield Gain(standing_on(chart.elements)[0])
        case "T1":
            yield Swap(standing_on(chart.markets)[0])
        case "T2":
            stores = stores_of(sight.world, sight.me)
            held = [element for element, count in zip(ELEMENTS, stores, strict=True) if count]
            yield Sell(standing_on(chart.markets)[0], (held or ELEMENTS)[0])
        case "T3":
            yield Hire(standing_on(chart.markets)[0])
        case "T4":
            yield Invoke()
        case "F":
            yield from (Create(book) for book in ripest(sight))
        case "M":
            yield Muster()
        case _:
            yield Finish() if under_way(sight) else Skip()


def ripest(sight: Sight) -> list[int]:
    """The own books, those nearest to being created first."""
    books = sight.books(sight.me)
    return sorted(books, key=lambda book: (is_created(sight.world, book), -MARKS(sight.world, book))) or [-1]


def cost_of(sight: Sight, letter: Letter) -> str:
    if letter.key != "T4":
        return letter.cost
    speed = SPEED(sight.world, sight.me)
    return f"{SPEED_COST[speed + 1]} Mana" if speed < FASTEST else ""


def key_of(sight: Sight, letter: Letter) -> str:
    """The key before a row; while an action is under way, F finishes it."""
    if under_way(sight) and letter.key in ("F", "S"):
        return "F" if letter.key == "S" else ""
    return letter.key


def name_of(sight: Sight, letter: Letter) -> str:
    if letter.key == "S" and under_way(sight):
        return "Finish action"
    speed = SPEED(sight.world, sight.me)
    return f"Invoke speed {speed + 1}" if letter.key == "T4" and speed < FASTEST else letter.name


def tells_of(sight: Sight, letter: Letter) -> str:
    """What an action does; while one is under way, Finish stands where Skip does."""
    if letter.key == "S" and under_way(sight):
        return "Ends this action; what you have done so far stays."
    return letter.tells


def verdict_of(sight: Sight, letter: Letter, *, short: bool = False) -> Words:
    """`√ caravan 2`, `▶ under way`, `× none at a dock`."""
    options = options_of(sight, letter.key)
    if letter.key == under_way(sight):
        return (Word(f"{NOW} ", "selected", bold=True), Word("under way", "selected", bold=True))
    if options and short:
        return (Word(f"{DONE} ", "lit", bold=True), Word(said_shortly(sight, letter, options), "lit"))
    if options:
        return (Word(f"{DONE} ", "lit", bold=True), *(said(sight, letter.key, options)))
    if not sight.is_asked:
        return ()
    refused = RULES.refusal(sight.world, sight.me, nearest_of(sight, letter.key))
    reason = REASONS.get(refused.slug, ("not now", "not now"))[short] if refused is not None else ""
    if letter.key == "T1" and refused is not None and refused.slug == "NotStored":
        give = sight.chart.markets[sight.place(int(nearest_of(sight, "T1").caravan))].trade.give
        return (Word(f"{NOT_POSSIBLE} no ", "dim"), Word(SIGNS[give], give), Word("" if short else " stored", "dim"))
    return (Word(f"{NOT_POSSIBLE} {reason}", "dim"),)


def said_shortly(sight: Sight, letter: Letter, options: tuple[Any, ...]) -> str:
    """What a row costs, or what each unit of it brings."""
    match letter.key:
        case "C":
            return f"speed {SPEED(sight.world, sight.me)}"
        case "D" if not any(isinstance(option, Gain) for option in options):
            return "marks only"
        case "T2":
            return f"+{mana(best(sight, options, 'mana'))}"
        case "T3":
            return f"+{allies(best(sight, options, 'allies'))}"
        case "S":
            return ""
    return cost_of(sight, letter)


def said(sight: Sight, key: str, options: tuple[Any, ...]) -> Words:
    """What a row offers, in few words."""
    world, chart = sight.world, sight.chart
    match key:
        case "B":
            return (Word(listed([vehicle_name(world, option.vehicle) for option in options]), "lit"),)
        case "C":
            count = len({option.vehicle for option in options})
            return (Word(f"{count} to move", "lit"),)
        case "D":
            caravans = {int(option.caravan) for option in options if isinstance(option, Gain)}
            bought = {chart.elements[sight.place(caravan)] for caravan in caravans}
            marks = len({(option.book, option.element) for option in options if isinstance(option, Mark)})
            words = [element_word(element) for element in ELEMENTS if element in bought][:2]
            tail = f"{marks} mark{'s' if marks > 1 else ''}" if marks else ""
            spaced = [Word(f"{word.text} ", word.role, bold=True) for word in words]
            return (*spaced, Word(tail, "lit"))
        case "T1":
            trade = chart.markets[sight.place(options[0].caravan)].trade
            return (
                Word(SIGNS[trade.give], trade.give, bold=True),
                Word(" for ", "lit"),
                Word(SIGNS[trade.take], trade.take, bold=True),
            )
        case "T2":
            return (Word(f"{best(sight, options, 'mana')} Mana each", "lit"),)
        case "T3":
            return (Word(f"{best(sight, options, 'allies')} Allies each", "lit"),)
        case "F":
            return (Word(f"{len(options)} ready", "lit"),)
    return ()


def best(sight: Sight, options: tuple[Any, ...], rate: str) -> int:
    """The best rate among the caravans that can trade."""
    return max(int(getattr(sight.chart.markets[sight.place(option.caravan)], rate)) for option in options)


def opens_list(sight: Sight, key: str) -> bool:
    """Whether choosing a row lists its units: there are several, and they are not spaces of the map."""
    return key != "C" and len(options_of(sight, key)) > 1
