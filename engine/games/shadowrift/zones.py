"""Where the cards of Shadowrift lie and the numbers kept beside them. The names are part of the log format.

A deck's top is its last card; "under the deck" is its front. The open card of the monster deck has a place of its own;
cards below it that were seen lie face up in the deck. Town spaces are places of their own, so that gaps stay gaps.
Nothing lies face down outside decks and hands: every other place is open whichever side is up, and so never searched
for what to hide.
"""

from engine.core.places import (
    ALL,
    NOBODY,
    Counter,
    Layout,
    counter,
    piece_counter,
    seat_counter,
    seat_zone,
    zone,
    zones,
)

SPACES = 5
PLACES = 2  # for Travellers
START, LAST = 0, 3  # spaces of the track
BASE_STACKS, HERO_STACKS = 4, 8
HAND_SIZE = 5
MOST_SEATS = 6

# Stacks that heroes buy from or are dealt from
BASE = zones("base", BASE_STACKS, up=ALL, down=ALL)
STACK = zones("stack", HERO_STACKS, up=ALL, down=ALL)
_WALLS = zone("walls", up=ALL, down=ALL)
_CORPSES = zone("corpses", up=ALL, down=ALL)
_WOUNDS = zone("wounds", up=ALL, down=ALL)
_BURNS = zone("burns", up=ALL, down=ALL)
_HEROISM = zone("heroism", up=ALL, down=ALL)
_FREEZES = zone("freezes", up=ALL, down=ALL)
_TOTEMS = zone("totems", up=ALL, down=ALL)
_ZOMBIES = zone("zombies", up=ALL, down=ALL)
_MAGIC_DECK = zone("magic_deck", up=NOBODY, down=NOBODY)
_MAGIC_SPENT = zone("magic_spent", up=ALL, down=ALL)
# Town
SPACE = zones("space", SPACES, up=ALL, down=ALL)
_TOWN_DECK = zone("town_deck", up=NOBODY, down=NOBODY)
_TOWN_DISCARD = zone("town_discard", up=ALL, down=ALL)
TRAVELLER = zones("traveller", PLACES, up=ALL, down=ALL)
_TRAVELLER_DECK = zone("traveller_deck", up=NOBODY, down=NOBODY)
# Monsters
_MONSTER_DECK = zone("monster_deck", up=ALL, down=NOBODY)
_MONSTER_TOP = zone("monster_top", up=ALL, down=ALL)
TRACK = zones("track", LAST + 1, up=ALL, down=ALL)  # Start, 1, 2, 3; the oldest first
_ASIDE = zone("aside", up=ALL, down=ALL)  # rampaging ones, until arrivals are over
_AREA = zone("area", up=ALL, down=ALL)  # the Power Area, the oldest first
_SEALED = zone("sealed", up=ALL, down=ALL)  # rifts, and Powers that are out of the game
# Heroes
DECK = seat_zone("deck", up=NOBODY, down=NOBODY)
HAND = seat_zone("hand", up=ALL, loose=True)  # what had to be shown when drawn lies up
DISCARD = seat_zone("discard", up=ALL, down=ALL)
PLAY = seat_zone("play", up=ALL, down=ALL)
PURSE = seat_zone("purse", up=ALL, down=ALL)

WALLS, CORPSES, WOUNDS, BURNS, HEROISM = str(_WALLS), str(_CORPSES), str(_WOUNDS), str(_BURNS), str(_HEROISM)
FREEZES, TOTEMS, ZOMBIES = str(_FREEZES), str(_TOTEMS), str(_ZOMBIES)
MAGIC_DECK, MAGIC_SPENT = str(_MAGIC_DECK), str(_MAGIC_SPENT)
TOWN_DECK, TOWN_DISCARD, TRAVELLER_DECK = str(_TOWN_DECK), str(_TOWN_DISCARD), str(_TRAVELLER_DECK)
MONSTER_DECK, MONSTER_TOP, ASIDE, AREA = str(_MONSTER_DECK), str(_MONSTER_TOP), str(_ASIDE), str(_AREA)
SEALED = str(_SEALED)
AFFLICTIONS = {"wound": WOUNDS, "burn": BURNS}

HERO_BACK, TOWN_BACK, MONSTER_BACK, MAGIC_BACK = "hero", "town", "monster", "magic"

# Of the table
ROUND = counter("round", 0)
POWER = counter("power", 0)
TOKEN = counter("token", 0, MOST_SEATS - 1)  # who holds the Next Heroism token
KILLS = counter("kills", 0)  # monsters slain in the game
MORE_HEROISM = counter("more_heroism", 0)  # for the next kill of the round
OFFERED = counter("offered", 0)  # cards offered together against a dare
FACTION = counter("faction", 0)  # 1 and more: by place among the factions
STACK_KIND = tuple(counter(f"stack_{number}", 0) for number in range(HERO_STACKS))  # 1 and more: by place in the box
BELONGS = counter("belongs", 0)  # by card: see `ownership`

# Of each hero
ACTED = seat_counter("acted", 0)  # Actions of the round that were not quick
EXTRA = seat_counter("extra", 0)  # more of them allowed this round
AIDED = seat_counter("aided", 0, 1)
MELEES = seat_counter("melees", 0)  # melee attacks this round
WOUNDED = seat_counter("wounded", 0, 1)  # the Wound of melee was due this round
PROWESS = seat_counter("prowess", 0)  # points of the round
MAGIC = seat_counter("magic", 0)
STRIKES = seat_counter("strikes", 0)  # points of Prowess that only Strikes may spend
STRIKE_MORE = seat_counter("strike_more", 0)  # hits that the next Strikes deal more
STRIKE_TIMES = seat_counter("strike_times", 0)
CLOSED = seat_counter("closed", 0, 1)  # the purse is closed
PURSE_TURNS = seat_counter("purse_turns", 0)
TOLD = seat_counter("told", 0)  # what was told of the hand this round, as a number
DISCOUNTED = ("wall", "villager", "infiltrator", "rift")
RESOURCE_NAMES = ("prowess", "magic", "coin")
LESS: dict[tuple[str, str], Counter] = {
    (on, what): seat_counter(f"less_{on}_{what}", 0) for on in DISCOUNTED for what in RESOURCE_NAMES
}
LESS_TIMES: dict[str, Counter] = {on: seat_counter(f"less_{on}_times", 0) for on in DISCOUNTED}
# What is told of each hero at the end
DONE_KILLS = seat_counter("done_kills", 0)
DONE_HITS = seat_counter("done_hits", 0)
DONE_WALLS = seat_counter("done_walls", 0)
DONE_SEALS = seat_counter("done_seals", 0)
DONE_HEALED = seat_counter("done_healed", 0)
DONE_GIVEN = seat_counter("done_given", 0)
DONE_WOUNDS = seat_counter("done_wounds", 0)
DEEDS_DONE = (DONE_KILLS, DONE_HITS, DONE_WALLS, DONE_SEALS, DONE_HEALED, DONE_GIVEN, DONE_WOUNDS)

# Of each card
HITS = piece_counter("hits", 0)
TAKEN = piece_counter("taken", 0)  # hits taken this round
HIT_BY = piece_counter("hit_by", 0)  # heroes who hit it this round, a bit each
STRUCK_BY = piece_counter("struck_by", 0)  # heroes who attacked it in melee this round, a bit each
LED = piece_counter("led", 0)  # hits that others deal more to it this round, a digit for each hero who led
ATTACKED = piece_counter("attacked", 0, 1)  # somebody attacked it this round
PROVOKED = piece_counter("provoked", 0, 1)
SHUNS = piece_counter("shuns", 0)  # this round cannot be hit: 1 in melee, 2 from afar, 3 both
USED = piece_counter("used", 0)  # how often it worked this round
KEPT = piece_counter("kept", 0, 1)
GIVEN = piece_counter("given", 0, 1)

FOR_THE_ROUND = (
    ACTED, EXTRA, AIDED, MELEES, WOUNDED, PROWESS, MAGIC, STRIKES, STRIKE_MORE, STRIKE_TIMES, PURSE_TURNS, TOLD,
    *LESS.values(), *LESS_TIMES.values(), MORE_HEROISM, TAKEN, HIT_BY, STRUCK_BY, LED, ATTACKED, PROVOKED, SHUNS, USED,
    GIVEN,
)  # fmt: skip

LAYOUT = Layout(
    (
        BASE, STACK, _WALLS, _CORPSES, _WOUNDS, _BURNS, _HEROISM, _FREEZES, _TOTEMS, _ZOMBIES, _MAGIC_DECK,
        _MAGIC_SPENT, SPACE, _TOWN_DECK, _TOWN_DISCARD, TRAVELLER, _TRAVELLER_DECK, _MONSTER_DECK, _MONSTER_TOP, TRACK,
        _ASIDE, _AREA, _SEALED, DECK, HAND, DISCARD, PLAY, PURSE,
    ),
    (
        ROUND, POWER, TOKEN, KILLS, OFFERED, FACTION, *STACK_KIND, BELONGS, CLOSED, *DEEDS_DONE, HITS, KEPT,
        *FOR_THE_ROUND,
    ),
)  # fmt: skip
