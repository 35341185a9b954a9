"""Where the pieces of Mage Quest lie and the numbers kept beside them. The names are part of the log format.

A vehicle token shows side a as a ship and b as a caravan; one that is not built lies down in the stock. A book shows
side b once it is created. The two fleets are the first pieces in the box, so their numbers are known.
"""

from engine.core.facts import OTHER, UP, Side
from engine.core.places import ALL, NOBODY, Layout, counter, piece_counter, seat_counter, seat_zone, zone, zones
from engine.games.mage_quest.content.forms import CIRCLE, ELEMENTS

CARDS_IN_ROW = 11
LONGEST_PATH = 1 + 4 * CARDS_IN_ROW

WATER = zones("water", 1 + CARDS_IN_ROW)  # by place in the row, the Garrison's first
LAND = zones("land", LONGEST_PATH)  # by place on the path, the Garrison's first
STOCK = seat_zone("stock", up=ALL, down=ALL)  # tokens not built yet
BOOKS = seat_zone("books", up=ALL)  # a piece for each book, as its arrow token
CARDS = seat_zone("cards", up=ALL)  # the book cards a seat took
_MAP = zone("map", up=ALL)  # the row, the Garrison first
_MARKETS = zone("markets", up=ALL)  # the tokens of the cities, from left to right
_OFFER = zone("offer", up=ALL)  # book cards in the draft
_ASIDE = zone("aside", up=ALL)  # the map and the token that are not used
_MAP_DECK = zone("map_deck", up=NOBODY, down=NOBODY)
_MARKET_DECK = zone("market_deck", up=NOBODY, down=NOBODY)
_BOOK_DECK = zone("book_deck", up=NOBODY, down=NOBODY)
MAP, MARKETS, OFFER, ASIDE = str(_MAP), str(_MARKETS), str(_OFFER), str(_ASIDE)  # facts hold plain text
MAP_DECK, MARKET_DECK, BOOK_DECK = str(_MAP_DECK), str(_MARKET_DECK), str(_BOOK_DECK)

MOST_ALLIES = MOST_MANA = 11
MOST_STORED = 2
SLOWEST, FASTEST = 2, 4

ROUND = counter("round", 0)  # both seats play one turn in each
STARTER = counter("starter", 0, 1)
ACTIONS = counter("actions", 0, 2)  # left to the seat in turn
ALLIES = seat_counter("allies", 0, MOST_ALLIES)
MANA = seat_counter("mana", 0, MOST_MANA)
SPEED = seat_counter("speed", SLOWEST, FASTEST, SLOWEST)  # ruling 1
STORES = tuple(seat_counter(f"stored_{element}", 0, MOST_STORED) for element in ELEMENTS)  # ruling 16
SPENT = piece_counter("spent", 0, FASTEST)  # movement a vehicle used in this Move; speed minus this is left
ARROW = piece_counter("arrow", 0, CIRCLE)  # where a book was begun, by its place in the circle from 1
DIRECTION = piece_counter("direction", -1, 1)  # 1 clockwise, -1 counterclockwise
MARKS = piece_counter("marks", 0, CIRCLE)

LAYOUT = Layout(
    (
        WATER, LAND, STOCK, BOOKS, CARDS, _MAP, _MARKETS, _OFFER, _ASIDE, _MAP_DECK, _MARKET_DECK, _BOOK_DECK,
    ),
    (ROUND, STARTER, ACTIONS, ALLIES, MANA, SPEED, *STORES, SPENT, ARROW, DIRECTION, MARKS),
)  # fmt: skip

SHIP: Side = UP
CARAVAN: Side = OTHER
CREATED: Side = OTHER
FLEETS = ((0, 1, 2), (3, 4, 5))  # the piece numbers of each seat's vehicle tokens
VEHICLE_BACK, MAP_BACK, MARKET_BACK, CARD_BACK, BOOK_BACK = "vehicle", "map", "market", "spell_card", "spell_book"

TURN_ACTIONS = 2
SHIP_COST = 3  # Allies
CONVERT_COST = 1  # Allies
ELEMENT_COST = 1  # Allies
BOOK_COST = 1  # Mana
SPEED_COST = {3: 4, 4: 5}  # Mana, by the speed reached
FIRST_ALLIES, FIRST_MANA = 3, 5
BOOKS_TO_WIN = 4
CARDS_EACH = 2
MOST_ROUNDS = 80  # ruling 28
