"""Where the pieces of Shadowscape lie and the numbers kept beside them. The names are part of the log format.

A hero is where its seat's `room` counter says; rooms hold enemies and treasures. Two-sided cards show side a or b.
Decks have their top at the end. `pledged` holds what a seat has named for a boost or a defence, or looks at.
"""

from engine.core.places import (
    ALL,
    NOBODY,
    OWNER,
    Counter,
    Layout,
    counter,
    piece_counter,
    seat_counter,
    seat_zone,
    zone,
    zones,
)
from engine.games.shadowscape.content.printed import CENTRE, SIZE
from engine.games.shadowscape.content.words import TYPES

ROOMS = SIZE * SIZE
LORD_ROOM = CENTRE

ROOM = zones("room", ROOMS)  # enemies and treasures, by place from the north-west corner; any number  # ruling 55
PILE = zones("pile", len(TYPES), up=NOBODY, down=NOBODY)  # enemies not in play, in the order of TYPES
FALLEN = zones("fallen", len(TYPES))  # discarded enemies, open
_DUNGEON = zone("dungeon")  # the room cards, by place
_LAYING = zone("laying", up=NOBODY, down=NOBODY)  # cards being shuffled
_FATE_DECK = zone("fate_deck", up=NOBODY, down=NOBODY)
_FATE_DISCARD = zone("fate_discard")
_SHOWN = zone("shown")  # the fate card that is being resolved
_WHISPER_DECK = zone("whisper_deck", up=NOBODY, down=NOBODY)
_WHISPERS = zone("whispers")  # open whispers
_GEAR_DECK = zone("gear_deck", up=NOBODY, down=NOBODY)
_GEAR = zone("gear")  # open equipment
_ACTION_DECK = zone("action_deck", up=NOBODY, down=NOBODY)
_ACTIONS = zone("actions")  # open general actions
_TREASURES = zone("treasures", up=NOBODY, down=NOBODY, loose=True)  # the hidden ones
_LORD = zone("lord")
_REMOVED = zone("removed", up=NOBODY, down=NOBODY)
DUNGEON, LAYING = str(_DUNGEON), str(_LAYING)  # facts hold plain text
FATE_DECK, FATE_DISCARD, SHOWN = str(_FATE_DECK), str(_FATE_DISCARD), str(_SHOWN)
WHISPER_DECK, WHISPERS = str(_WHISPER_DECK), str(_WHISPERS)
GEAR_DECK, GEAR = str(_GEAR_DECK), str(_GEAR)
ACTION_DECK, ACTIONS = str(_ACTION_DECK), str(_ACTIONS)
TREASURES, LORD, REMOVED = str(_TREASURES), str(_LORD), str(_REMOVED)

HERO = seat_zone("hero", down=ALL)  # the hero card; before play, those that were dealt
DEEDS = seat_zone("deeds", down=ALL)  # the four action cards, then the general one
TUCKED = seat_zone("tucked", down=ALL)  # whispers, and general actions no longer in use
WORN = seat_zone("worn", down=ALL)  # equipment
TOKENS = seat_zone("tokens", down=ALL)  # trophies and treasures
PLEDGED = seat_zone("pledged", up=ALL, down=OWNER, loose=True)
HAND = seat_zone("hand", up=ALL, down=OWNER, loose=True)  # down in a competitive game, up in a cooperative one

FIRST = counter("first", 0)  # the seat that began
ROUND = counter("round", 0)  # turns that the first seat has had
ACTIONS_LEFT = counter("actions_left", 0)
CLAIMED = counter("claimed", 0, 1)  # whether this turn's claim is used
MORE_CLAIMS = counter("more_claims", 0, 7)  # sorts of one more claim, as bits of CLAIMS
ALTERED = counter("altered", 0, 1)
ONCE = counter("once", 0)  # abilities and gear that were used this turn, as bits
PASSING = counter("passing", 0, 1)  # whether enemies do not stop the seat in turn
CALM = counter("calm", 0, 7)  # types that do not act in the coming enemy phase, as bits of TYPES
FORK = counter("fork", 0)  # cards to draw in the coming enemy phase, of which one is used
AWAKE = counter("awake", 0, 2)  # the lord: asleep, awake, slain
SLAYER = counter("slayer", -1, default=-1)  # who slew the lord
LAST = counter("last", -1, default=-1)  # who claimed the last whisper: the last round is on
BURIED = counter("buried", 0)  # whispers that were put under their deck

PLACE = seat_counter("room", 0, ROOMS - 1)
HOME = seat_counter("home", 0, ROOMS - 1)  # where the hero began
USED = seat_counter("used", 0)  # action cards used this turn, as bits by their place
GUARD = seat_counter("guard", 0)
WISH = seat_counter("wish", -1, default=-1)  # the whisper a seat wants for itself
WISHED = counter("wished", 0, 1)
NEXT = {kind: seat_counter(f"next_{kind}", 0) for kind in ("attack", "search", "heal", "move")}
CHARGE = {kind: seat_counter(f"charge_{kind}", 0) for kind in ("attack", "search", "heal", "move")}

KILLS = {type: seat_counter(f"kills_{type}", 0) for type in TYPES}
FOUND = seat_counter("found", 0)
HURT = seat_counter("hurt", 0)
HEALED = seat_counter("healed", 0)
ALTERS = seat_counter("alters", 0)
TURNS = seat_counter("turns", 0)

WOUNDS = piece_counter("wounds", 0)  # counted, so their tokens never run out  # ruling 1
CALMED = piece_counter("calmed", 0, 1)  # an enemy that does not act in the coming enemy phase

COUNTERS: tuple[Counter, ...] = (
    FIRST, ROUND, ACTIONS_LEFT, CLAIMED, MORE_CLAIMS, ALTERED, ONCE, PASSING, CALM, FORK, AWAKE, SLAYER, LAST, BURIED,
    PLACE, HOME, USED, GUARD, WISH, WISHED, *NEXT.values(), *CHARGE.values(), *KILLS.values(), FOUND, HURT, HEALED,
    ALTERS, TURNS, WOUNDS, CALMED,
)  # fmt: skip
LAYOUT = Layout(
    (
        ROOM, _DUNGEON, _LAYING, _FATE_DECK, _FATE_DISCARD, _SHOWN, _WHISPER_DECK, _WHISPERS, _GEAR_DECK, _GEAR,
        _ACTION_DECK, _ACTIONS, PILE, FALLEN, _TREASURES, _LORD, _REMOVED, HERO, DEEDS, TUCKED, WORN, TOKENS, PLEDGED,
        HAND,
    ),
    COUNTERS,
)  # fmt: skip

ROOM_BACK, FATE_BACK, TREASURE_BACK, GEAR_BACK, ACTION_BACK = "room", "fate", "treasure", "gear", "action"
WHISPER_BACK, DEEP_BACK, HERO_BACK, LORD_BACK = "whisper_1", "whisper_deep", "hero", "lord"
# An enemy's back is its type.

ASLEEP, STANDS, SLAIN = range(3)  # the values of AWAKE
CLAIMS = {"whisper": 1, "equipment": 2, "general": 4}  # bits of MORE_CLAIMS
HERO_CARDS = 4  # the general action, if there is one, lies behind them
MOST_ROUNDS = 50  # ruling 95
