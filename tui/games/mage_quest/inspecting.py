"""What the inspector tells about the thing under the cursor: spaces and markets, books, vehicles, tracks, actions.

Called by the board. Nothing here is secret; numbers and words come from the engine and the content.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.games.mage_quest.bot.quest import needed_by
from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.content.forms import ELEMENTS, Element
from engine.games.mage_quest.names import allies, mana, site_name, space_name, standing_at, tracks, vehicle_name
from engine.games.mage_quest.table import is_ship, owner_of, stores_of
from engine.games.mage_quest.words.description import circle_in_words, market_in_words
from engine.games.mage_quest.zones import ALLIES, FLEETS, MANA, MOST_ALLIES, SPEED, SPEED_COST
from engine.kit.words import capitalized, listed
from tui.board.contract import Inspection
from tui.board.spots import Spot
from tui.draw.canvas import Word, Words, said
from tui.draw.glyphs import seat_glyph
from tui.games.mage_quest.look import SIGNS, element_word, elements_words, role_of, sign_of
from tui.games.mage_quest.scenes import choices
from tui.games.mage_quest.scenes.outlook import outlook_words
from tui.games.mage_quest.scenes.pages import count_words, next_words, page_of
from tui.games.mage_quest.view import ALLIES_TRACK, MANA_TRACK, PAGE, RIVAL_STORES, RIVAL_TRACKS, Focus, Sight

CIRCLES = "Marks go around the circle; the second sets the direction. Mark all six, then find a sacred space."


def inspection_of(sight: Sight, focus: Focus, spot: Spot | None) -> Inspection | None:
    """What is known about a spot."""
    if spot is None:
        return None
    return TELLERS[spot.area](sight, focus, spot.index)


# The land


def about_land(sight: Sight, focus: Focus, index: int) -> Inspection:
    site = sight.chart.sites[index]
    name = capitalized(site_name(sight.world, index))
    title = (Word(f"{sign_of(site)} ", role_of(site), bold=True), Word(name, "bright"))
    uses = use_of(sight, index)
    lines = [*uses[:1], *reach_line(sight, focus, Spot("land", index)), *uses[1:]]
    if site.dock:
        lines.append(said("A dock: for 1 Ally a caravan becomes a ship here, or a ship a caravan."))
    if site.kind == "mountain":
        lines.append(said("A mountain costs 2 movement to enter."))
    return Inspection(title=title, lines=(*lines, *standing_lines(sight, Spot("land", index))), heading="Moving")


def use_of(sight: Sight, index: int) -> list[Words]:
    """What a caravan can do on a space."""
    site = sight.chart.sites[index]
    if index in sight.chart.markets:
        return [said(market_in_words(sight.chart.markets[index]))]
    if site.element is not None:
        flavour = (Word(box().elements[site.element].flavour, "dim", italic=True),)
        return [said(f"A caravan gains it here for 1 Ally each; {needed_words(sight, site.element)}."), flavour]
    if site.kind == "sacred":
        return [said("A caravan creates books with six marks here, for 1 Mana each.")]
    return []


def needed_words(sight: Sight, element: Element) -> str:
    """`your books still need 4, and you store 1`"""
    need, stored = needed_by(sight.world, sight.me)[element], stores_of(sight.world, sight.me)[ELEMENTS.index(element)]
    needs = f"your books still need {need}" if need else "your books need no more"
    return f"{needs}, and you store {stored or 'none'}"


def about_water(sight: Sight, focus: Focus, index: int) -> Inspection:
    card = sight.chart.cards[index]
    if index in sight.chart.docks:
        lines = [said(f"A dock leads to {site_name(sight.world, sight.chart.docks[index])}.")]
    else:
        lines = [said("No dock: no ship can land here.", "dim")]
    entering = "Clouds: a ship needs 2 movement to enter." if card.clouded else "Open water, 1 movement to enter."
    lines += [*reach_line(sight, focus, Spot("water", index)), said(entering)]
    land = [site for site in sight.chart.sites if site.card == index]
    signs = tuple(Word(f" {sign_of(site)}", role_of(site), bold=True) for site in land)
    lines.append((Word("On land:", "dim"), *signs, Word(f"  {card.note}", "dim", italic=True)))
    name = capitalized(space_name(sight.world, True, index))
    title = (Word(f"{SIGNS['ship']} ", "water", bold=True), Word(name, "bright"))
    return Inspection(title=title, lines=(*lines, *standing_lines(sight, Spot("water", index))), heading="Moving")


def reach_line(sight: Sight, focus: Focus, spot: Spot) -> list[Words]:
    """What it costs the picked vehicle to come here."""
    vehicle = focus.vehicle
    if vehicle is None or not sight.can_move or sight.spot_of(vehicle) == spot:
        return []
    if sight.afloat(vehicle) != (spot.area == "water"):
        return []
    cost = sight.chart.cost(sight.afloat(vehicle), sight.place(vehicle), spot.index)
    name, left = capitalized(vehicle_name(sight.world, vehicle)), sight.left(vehicle)
    return [said(f"{name} needs {cost} movement to get here; it has {left}.", "lit" if cost <= left else "warn")]


def standing_lines(sight: Sight, spot: Spot) -> list[Words]:
    """Who stands on a space."""
    found = sight.standing.get(spot, ())
    return [(sight.who(owner_of(one)), Word(f": {vehicle_name(sight.world, one)} is here.")) for one in found]


def about_vehicle(sight: Sight, focus: Focus, index: int) -> Inspection:
    vehicle = FLEETS[sight.me][index]
    if not sight.is_built(vehicle):
        unbuilt = said("Not built yet: action A builds a ship at the Garrison for 3 Allies.")
        return Inspection(title=said(f"Vehicle {index + 1}", "bright"), lines=(unbuilt,), heading="Ships and caravans")
    afloat = is_ship(sight.world, vehicle)
    lines = (
        said(f"It stands {standing_at(sight.world, vehicle)}; speed {SPEED(sight.world, sight.me)}."),
        said("Ships move from card to card and land at docks." if afloat else "Caravans move from space to space."),
        said("Enter selects it and goes to the map.", "dim"),
    )
    name = capitalized(vehicle_name(sight.world, vehicle))
    title = (Word(f"{seat_glyph(sight.me)} ", f"seat-{sight.me + 1}", bold=True), Word(name, "bright"))
    return Inspection(title=title, lines=lines, heading="Ships and caravans")


# Actions


def about_action(sight: Sight, focus: Focus, index: int) -> Inspection:
    letter = choices.LETTERS[index]
    options = choices.options_of(sight, letter.key)
    key, name = choices.key_of(sight, letter), choices.name_of(sight, letter)
    title = (*([Word(f"{key} ", "gold", bold=True)] if key else []), Word(name, "bright"))
    price = choices.cost_of(sight, letter).replace("ea.", "each")
    cost = "Costs nothing." if letter.cost == "free" else f"Costs: {price}." if price else "You are at top speed."
    lines = [said(choices.tells_of(sight, letter)), said(cost, "dim")]
    if letter.key != "C" and options:
        labels = [sight.world.game.label(sight.world, option, sight.me) for option in options[:6]]
        more = f", and {len(options) - 6} more" if len(options) > 6 else ""
        lines.append(said(f"Now: {'; '.join(labels)}{more}.", "lit"))
    return Inspection(title=title, lines=tuple(lines), heading=letter.heading)


def about_option(sight: Sight, focus: Focus, index: int) -> Inspection:
    options = choices.listed_options(sight, focus.opened)
    option = options[min(index, len(options) - 1)]
    game, world = sight.world.game, sight.world
    letter = choices.LETTERS[[letter.key for letter in choices.LETTERS].index(choices.letter_of(option))]
    told = game.words.about(world, option, sight.me)
    outlook = outlook_words(sight, option)
    lines = (
        *((outlook,) if outlook else ()),
        *((said(told),) if told else ()),
        said(choices.tells_of(sight, letter), "dim"),
    )
    return Inspection(title=said(game.label(world, option, sight.me), "bright"), lines=lines, heading=letter.heading)


# Books and holdings


def about_book(sight: Sight, focus: Focus, index: int) -> Inspection:
    book, part = divmod(index, PAGE)
    page = page_of(sight.world, sight.books(sight.me)[book])
    if part == 0:
        return book_inspection(sight, sight.books(sight.me)[book])
    element = page.book.circle[part - 1]
    title = (element_word(element), Word(f" in {page.book.name}", "bright"))
    stored = stores_of(sight.world, sight.me)[ELEMENTS.index(element)]
    state = "already marked" if part - 1 in page.marked else "may come next" if part - 1 in page.following else "open"
    if not page.marks:
        state = "any element may start this book"
    lines = (
        said(f"{capitalized(state)}. You store {stored}; marking is part of Gain, on an element space."),
        (*count_words(page), Word("; ", "dim"), *next_words(page)),
    )
    return Inspection(title=title, lines=lines, heading="The books")


def book_inspection(sight: Sight, book: int) -> Inspection:
    page = page_of(sight.world, book)
    lines = (
        (*count_words(page), Word("; ", "dim"), *next_words(page)),
        said(circle_in_words(page.book)),
        said(CIRCLES, "dim"),
        (Word(page.book.flavour, "dim", italic=True),),
    )
    return Inspection(title=said(page.book.name, "bright"), lines=lines, heading="The books")


def about_store(sight: Sight, focus: Focus, index: int) -> Inspection:
    element: Element = ELEMENTS[index]
    lands = [sight.chart.cards[site.card].name for site in sight.chart.sites if site.element == element]
    cities = [sight.chart.sites[site] for site, market in sight.chart.markets.items() if market.trade.take == element]
    takes = [sight.chart.cards[city.card].name for city in cities]
    lines = (
        said(f"{capitalized(needed_words(sight, element))}. A store holds two of each."),
        said(f"Gained at {listed(lands)}." if lands else "No space in this row has it."),
        said(f"Traded for in {listed(takes)}." if takes else "No market offers it.", "dim"),
        (Word(box().elements[element].flavour, "dim", italic=True),),
    )
    return Inspection(title=(element_word(element),), lines=lines, heading="Gaining elements")


def about_track(sight: Sight, focus: Focus, index: int) -> Inspection:
    world, seat = sight.world, sight.me
    if index == ALLIES_TRACK:
        lines = (
            said(f"You have {allies(ALLIES(world, seat))} of at most {MOST_ALLIES}."),
            said("A ship costs 3, a conversion 1, each element 1. Cities trade Mana for them."),
        )
        return Inspection(title=said("Allies", "bright"), lines=lines, heading="The table")
    if index == MANA_TRACK:
        lines = (
            said(f"You have {mana(MANA(world, seat))} of at most {MOST_ALLIES}."),
            said("Speed 3 costs 4, speed 4 costs 5, each book 1. Cities trade elements for it."),
        )
        return Inspection(title=said("Mana", "bright"), lines=lines, heading="The table")
    speed = SPEED(world, seat)
    onward = f"Speed {speed + 1} costs {SPEED_COST[speed + 1]} Mana in a city." if speed + 1 in SPEED_COST else ""
    lines = (said(f"Every ship and caravan moves up to {speed}."), said(onward or "This is the top speed."))
    return Inspection(title=said(f"Speed {speed}", "bright"), lines=lines, heading="Trading in a city")


# The rival and the draft


def about_rival(sight: Sight, focus: Focus, index: int) -> Inspection | None:
    seat, world = sight.rival, sight.world
    books = sight.books(seat)
    name = sight.who(seat)
    if index < RIVAL_TRACKS:
        if index >= len(books):
            return None
        told = book_inspection(sight, books[index])
        return Inspection(title=(name, Word(": ", "dim"), *told.title), lines=told.lines, heading=told.heading)
    stores = (Word("Stores: "), *elements_words(stores_of(world, seat)))
    fleet = [f"{vehicle_name(world, v)} {standing_at(world, v)}" for v in FLEETS[seat] if sight.is_built(v)]
    lines = [said(f"{tracks(world, seat)}."), stores, said(f"Fleet: {listed(fleet)}.")]
    if index == RIVAL_STORES:
        lines = [lines[1], lines[0], lines[2]]
    elif index > RIVAL_STORES:
        lines = [lines[2], lines[0], lines[1]]
    return Inspection(title=(name,), lines=tuple(lines), heading="The table")


def about_offer(sight: Sight, focus: Focus, index: int) -> Inspection | None:
    if index >= len(sight.offer):
        return None
    one, two = box().cards[sight.world.kinds[sight.offer[index]]].books
    lines = tuple(
        (Word(f"{book.name}: ", "bright"), *(Word(f"{SIGNS[e]} ", e, bold=True) for e in book.circle))
        for book in (one, two)
    )
    flavour = tuple((Word(book.flavour, "dim", italic=True),) for book in (one, two))
    return Inspection(title=said(f"{one.name} and {two.name}", "bright"), lines=(*lines, *flavour), heading="The books")


TELLERS: dict[str, Callable[[Sight, Focus, int], Inspection | None]] = {
    "land": about_land,
    "water": about_water,
    "fleet": about_vehicle,
    "actions": about_action,
    "options": about_option,
    "books": about_book,
    "stores": about_store,
    "tracks": about_track,
    "rival": about_rival,
    "draft": about_offer,
}
