"""What a single file cannot know: sums, circles that differ, trades that reach everything, texts that fit.

Called by `content.read` once all files have their form. It reports and never repairs.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import chain

from engine.content.lesson import problems_of_lessons
from engine.content.problems import ARROW, ContentProblem, Problems, duplicates, misnamed, path_of, too_long
from engine.games.mage_quest.content.forms import (
    BOOK_WIDTH,
    CIRCLE,
    ELEMENTS,
    FLAVOUR_LENGTH,
    MAP_WIDTH,
    Book,
    BookCard,
    ElementKind,
    Files,
    MapCard,
    Market,
    Sums,
)

SLUG, GAME, GARRISON = "mage_quest", "mage_quest/game.toml", "mage_quest/cards/garrison.toml"
MAPS, ELEMENT_FILE = "mage_quest/cards/maps.toml", "mage_quest/cards/elements.toml"
BOOKS, MARKETS = "mage_quest/cards/books.toml", "mage_quest/cards/markets.toml"
DEEDS = ("read", "draft", "act", "move", "gain", "swap", "sell", "hire", "create")
VEHICLES = ("vehicle_1", "vehicle_2", "vehicle_3")
FEWEST_SPACES, FEWEST_SITES, MOST_SITES = 3, 2, 3


def cross_problems(files: Files) -> list[ContentProblem]:
    """Everything wrong between and inside the files of a box."""
    game, garrison = files.game, files.garrison.garrison
    maps, elements, cards = files.maps.maps, files.elements.elements, files.books.cards
    markets = files.markets.markets
    books = [book for card in cards for book in card.books]
    found = duplicates(((MAPS, card.id) for card in (garrison, *maps)), "maps")
    found += duplicates(((ELEMENT_FILE, kind.id) for kind in elements), "elements")
    found += duplicates(((BOOKS, card.id) for card in cards), "cards")
    found += duplicates(((BOOKS, book.id) for book in books), "books")
    found += duplicates(((MARKETS, market.id) for market in markets), "markets")
    found += _garrison(garrison)
    for card in maps:
        found += _map(card)
    found += _sites(maps)
    found += _elements(elements)
    for book in books:
        found += _book(book)
    found += _same_circles(books)
    for market in markets:
        found += _market(market)
    found += _reach(markets)
    found += _sums(game.expected, maps, cards, markets)
    ids = ((card.id for card in cards), (book.id for book in books), (map.id for map in maps))
    things = [*VEHICLES, *chain(*ids), *(element.id for element in elements)]
    found += problems_of_lessons(SLUG, files.lesson, files.lessons, DEEDS, things, "thing")
    return found


def _named(file: str, table: str, id: str, key: str, sentence: str) -> ContentProblem:
    return ContentProblem(file, path_of(table, id, key), sentence)


def _garrison(card: MapCard) -> Problems:
    if len(card.land) != 1 or card.dock is None:
        yield _named(GARRISON, "garrison", card.id, "land", "the Garrison has one land space, with a dock")


def _map(card: MapCard) -> Problems:
    yield from misnamed(MAPS, path_of("maps", card.id), card.id, card.name)
    yield from too_long(MAPS, path_of("maps", card.id, "name"), card.name, MAP_WIDTH)
    yield from too_long(MAPS, path_of("maps", card.id, "note"), card.note, FLAVOUR_LENGTH)
    if len(card.land) < FEWEST_SPACES:
        yield _named(MAPS, "maps", card.id, "land", f"this has {len(card.land)} entries; it must have 3 to 4")
    for number, space in enumerate(card.land, 1):
        if (space.kind == "element") is (space.element is None):
            sentence = f"element spaces name an element, and only they; valid: {', '.join(ELEMENTS)}"
            yield _named(MAPS, "maps", card.id, f"land #{number}{ARROW}element", sentence)
    if len({(space.kind, space.element) for space in card.land}) < len(card.land):
        yield _named(MAPS, "maps", card.id, "land", "two spaces are alike; players could not tell them apart by name")
    if sum(space.dock for space in card.land) > 1:
        yield _named(MAPS, "maps", card.id, "land", "a card has at most one dock")


def _sites(maps: Sequence[MapCard]) -> Problems:
    """Whichever card is left out, every element must still be found somewhere."""
    cards = Counter(element for card in maps for element in {space.element for space in card.land if space.element})
    for element in ELEMENTS:
        if not FEWEST_SITES <= cards[element] <= MOST_SITES:
            sentence = f"{element} is found on {cards[element]} maps; every element is on 2 or 3"
            yield ContentProblem(MAPS, "maps", sentence)


def _elements(elements: Sequence[ElementKind]) -> Problems:
    for missing in sorted(set(ELEMENTS) - {kind.id for kind in elements}):
        yield ContentProblem(ELEMENT_FILE, "elements", f'there is no entry for "{missing}"; all six must be told')
    for kind in elements:
        yield from misnamed(ELEMENT_FILE, path_of("elements", kind.id), kind.id, kind.name)
        yield from too_long(ELEMENT_FILE, path_of("elements", kind.id, "flavour"), kind.flavour, FLAVOUR_LENGTH)


def _book(book: Book) -> Problems:
    yield from misnamed(BOOKS, path_of("books", book.id), book.id, book.name)
    yield from too_long(BOOKS, path_of("books", book.id, "name"), book.name, BOOK_WIDTH)
    yield from too_long(BOOKS, path_of("books", book.id, "flavour"), book.flavour, FLAVOUR_LENGTH)
    if len(set(book.circle)) < CIRCLE:
        yield _named(BOOKS, "books", book.id, "circle", "a circle holds each of the six elements once")  # ruling 15


def turned(circle: Sequence[str]) -> tuple[str, ...]:
    """The same name for a circle however it is turned or mirrored."""
    first = circle.index(min(circle))
    clockwise = tuple(circle[(first + step) % CIRCLE] for step in range(CIRCLE))
    return min(clockwise, (clockwise[0], *reversed(clockwise[1:])))


def _same_circles(books: Sequence[Book]) -> Problems:
    seen: dict[tuple[str, ...], str] = {}
    for book in books:
        owner = seen.setdefault(turned(book.circle), book.id)
        if owner != book.id:
            sentence = f'this is the circle of "{owner}", turned or mirrored; all circles must differ'
            yield _named(BOOKS, "books", book.id, "circle", sentence)


def _market(market: Market) -> Problems:
    if market.trade.give == market.trade.take:
        yield _named(MARKETS, "markets", market.id, "trade", "an element is traded for another one")
    both, growth = market.allies + market.mana, market.allies * market.mana
    if not 3 <= both <= 5 or growth < 2:
        sentence = f"allies and mana are {both} together and {growth} multiplied; valid: 3 to 5, and at least 2"
        yield _named(MARKETS, "markets", market.id, "allies", sentence)


def _reach(markets: Sequence[Market]) -> Problems:
    """From every element the trades must lead to every other."""
    for start in ELEMENTS:
        missing = [element for element in ELEMENTS if element not in reached_from(start, markets)]
        if missing:
            sentence = f"the trades do not lead from {start} to {', '.join(missing)}; every element must be reached"
            yield ContentProblem(MARKETS, "markets", sentence)


def reached_from(start: str, markets: Sequence[Market]) -> set[str]:
    """The elements that trades lead to from this one."""
    reached = {start}
    for _ in ELEMENTS:
        reached |= {market.trade.take for market in markets if market.trade.give in reached}
    return reached


def _sums(expected: Sums, maps: Sequence[MapCard], cards: Sequence[BookCard], markets: Sequence[Market]) -> Problems:
    kinds = Counter(space.kind for card in maps for space in card.land)
    held = {
        "maps": len(maps),
        "cities": kinds["city"],
        "element_spaces": kinds["element"],
        "sacred_spaces": kinds["sacred"],
        "mountains": kinds["mountain"],
        "docks": sum(card.dock is not None for card in maps),
        "clouds": sum(card.clouded for card in maps),
        "book_cards": len(cards),
        "markets": len(markets),
    }
    for key, count in held.items():
        wanted = getattr(expected, key)
        if count != wanted:
            sentence = f"the files hold {count}, {wanted} are expected; change the cards or this"
            yield ContentProblem(GAME, f"expected{ARROW}{key}", sentence)
