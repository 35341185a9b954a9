"""Where the cards of Quests of Shadowgate lie, who knows them there, and the numbers kept beside them.

The names are part of the log format. What lies open is open to all, whichever side is up. Points are whole in `VP` and
halves in `MATCH`: only the shared bonus divides.
"""

from engine.core.places import ALL, NOBODY, OWNER, Layout, counter, piece_counter, seat_counter, seat_zone, zone, zones

DECK = zone("deck", up=NOBODY, down=NOBODY)
DISCARD = zone("discard", up=ALL, down=ALL)
POOL = zone("pool", up=ALL, down=ALL)
EVENT = zone("event", up=ALL, down=ALL)  # the one event in force
QUEST_DECK = zone("quest_deck", up=NOBODY, down=NOBODY)  # below its visible top
QUEST_TOP = zone("quest_top", up=ALL, down=ALL)
QUESTS = zones("quest", 3, up=ALL, down=ALL)  # the column, one place each so that gaps stay
QUEST_DISCARD = zone("quest_discard", up=ALL, down=ALL)
CHARACTERS = zone("characters", up=ALL, down=ALL)  # on offer in the draft, later those nobody plays
ABILITIES = zone("abilities", up=ALL, down=ALL)

CHARACTER = seat_zone("character", up=ALL, down=ALL)
ABILITY = seat_zone("ability", up=ALL, down=ALL)
HAND = seat_zone("hand", up=OWNER, down=OWNER, loose=True)
TORCH = seat_zone("torch", up=ALL, down=ALL)
WANTED = seat_zone("wanted", up=OWNER, down=OWNER)  # the item being bought, until its cost is met
PAYMENT = seat_zone("payment", up=OWNER, down=OWNER, loose=True)  # chosen as payment, until the cost is met
SPENT = seat_zone("spent", up=ALL, down=ALL)  # resources shown this turn
ITEMS = seat_zone("items", up=ALL, down=ALL)  # acquired
DONE = seat_zone("done", up=ALL, down=ALL)  # quests completed this turn

GAME = counter("game", 0)  # which game of the match, from 1
STARTER = counter("starter", 0)  # the seat that began this game
TURN = counter("turn", 0)  # turns begun in this game
ACTIONS = counter("actions", 0)  # left to the seat in turn; an open purchase is charged when its cost is met
FREE_PAYMENTS = counter("free_payments", 0)  # used this turn
FREE_CYCLES = counter("free_cycles", 0)  # used this turn
EVENT_OWNER = counter("event_owner", 0)  # seat + 1 of who played the event in force
FINISHER = counter("finisher", 0)  # seat + 1 of who first ended a turn with enough points
TIME_UP = counter("time_up", 0, 1)
CLOCK = counter("clock", 0, 1)  # whether the table has one
VP = seat_counter("vp", 0)  # quest points of this game
MATCH = seat_counter("match")  # points of the games before, in halves
FIRST = piece_counter("first", 0, 1)  # first of its type
USED = piece_counter("used", 0, 1)  # served a quest this turn and will be discarded

LAYOUT = Layout(
    (
        DECK, DISCARD, POOL, EVENT, QUEST_DECK, QUEST_TOP, QUESTS, QUEST_DISCARD, CHARACTERS, ABILITIES, CHARACTER,
        ABILITY, HAND, TORCH, WANTED, PAYMENT, SPENT, ITEMS, DONE,
    ),
    (
        GAME, STARTER, TURN, ACTIONS, FREE_PAYMENTS, FREE_CYCLES, EVENT_OWNER, FINISHER, TIME_UP, VP, MATCH,
        FIRST, USED, CLOCK,
    ),
)  # fmt: skip

OPEN_QUESTS = (*QUESTS, QUEST_TOP)
ADVENTURE_BACK, QUEST_BACK, CHARACTER_BACK, ABILITY_BACK = "adventure", "quest", "character", "ability"
DEALT = 5
POOL_SIZE = 2
ENOUGH_VP = 25
ENOUGH_MATCH = 100
STAFF_REWARD = 25
