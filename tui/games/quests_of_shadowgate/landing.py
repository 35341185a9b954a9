"""Where the cursor goes when the scene changes: it stays on its thing, unless a new question is about others.

Called by the board. For every question there is a place to begin: the best quest within reach (at Minor only if no
item can be acquired), the suggested payment, the level that brings most after what it uses up, the deck; of cards that
are lost the one worth least. Never a theft, which its victim may make fail: that costs its action.
"""

from __future__ import annotations

from functools import partial

from engine.games.quests_of_shadowgate.actions import DiscardCard, LightTorch, Serve, StartItem
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.content.forms import POINTS
from engine.games.quests_of_shadowgate.content.vocabulary import NOTHING
from tui.board import landing as shared
from tui.board.spots import Slot, Spot, in_area, is_legal
from tui.games.quests_of_shadowgate import view
from tui.games.quests_of_shadowgate.scenes.buttons import PAY_ALL, PLAY_EVENT
from tui.games.quests_of_shadowgate.view import Table, seat_area


def landing(table: Table, before: Table | None, spot: Spot | None, *, asked: bool, led: bool = False) -> Spot | None:
    """The place of the cursor on a new table; `asked`: there is a new question, `led`: the viewer put it there."""
    return shared.landing(table, before, spot, asked=asked, stays=partial(stays, led=led), begins=first_spot)


def stays(table: Table, spot: Spot, slot: Slot, *, led: bool) -> bool:
    """Whether what the cursor is on is a fair place to begin with a new question, too; no card to lose is by chance."""
    return (
        bool(slot.legal)
        and (led or not isinstance(slot.action, DiscardCard | LightTorch))
        and spot.area not in (view.TURN, view.CHOICE)
        and not any(button.name == PAY_ALL for button in table.buttons)
    )


def first_spot(table: Table) -> Spot | None:
    """Where to begin: what is lit, in the order of what is chosen most often."""
    areas = table.areas()
    first = Spot(areas[0], 0) if areas else None
    return next((spot for spot in beginnings(table) if is_legal(table, spot)), first)


def beginnings(table: Table) -> list[Spot | None]:
    """Places to begin with, the best first; most of them are not lit at any one moment."""
    pays = [Spot(view.TURN, index) for index, button in enumerate(table.buttons) if button.name == PAY_ALL]
    plain = [Spot(view.TURN, index) for index, button in enumerate(table.buttons) if button.name != PLAY_EVENT]
    thefts = [spot for other in table.others for spot in in_area(table, seat_area(other.seat))]
    lost = [*discards(table), *torches(table), *services(table)]
    rest = [*lost, *(spot for area in (view.DRAFT, view.HAND, view.ITEMS, view.POOL) for spot in in_area(table, area))]
    asked = [*pays, *best_options(table), *in_area(table, view.CHOICE), best_quest(table, above=2 * POINTS["minor"])]
    return [Spot(view.STAFF, 0), *asked, *lost, *items_in_hand(table), best_quest(table), *rest, *plain, *thefts]


def items_in_hand(table: Table) -> list[Spot]:
    """Cards in hand that can be acquired now."""
    return [Spot(view.HAND, index) for index, card in enumerate(table.hand) if isinstance(card.action, StartItem)]


def discards(table: Table) -> list[Spot]:
    """Where a card has to go: the one that is worth least in hand first."""
    cards = [(index, card) for index, card in enumerate(table.hand) if isinstance(card.action, DiscardCard)]
    return [Spot(view.HAND, index) for index, _ in sorted(cards, key=lambda entry: entry[1].worth)]


def torches(table: Table) -> list[Spot]:
    """Where a card is to burn: for the most actions, of equals the one that is worth least in hand."""
    cards = [(index, card) for index, card in enumerate(table.hand) if isinstance(card.action, LightTorch)]
    cards.sort(key=lambda entry: (-box().adventure[entry[1].kind].torch, entry[1].worth))
    return [Spot(view.HAND, index) for index, _ in cards]


def services(table: Table) -> list[Spot]:
    """Where an item is to serve: one that stays first, then by the points that go with it."""
    items = [(index, item) for index, item in enumerate(table.you.items) if isinstance(item.action, Serve)]
    items.sort(key=lambda entry: (not entry[1].stays, entry[1].loss))
    return [Spot(view.ITEMS, index) for index, _ in items]


def best_options(table: Table) -> list[Spot]:
    """The answer of a choice that is best on balance."""
    return [Spot(view.CHOICE, index) for index, option in enumerate(table.options) if option.best]


def best_quest(table: Table, *, above: int | None = None) -> Spot | None:
    """The open quest that brings most now, after what the items it uses up would have scored."""
    payable = [
        index
        for index, quest in enumerate(table.quests)
        if quest.legal and quest.short == NOTHING and (above is None or quest.net > above)
    ]
    return Spot(view.QUESTS, max(payable, key=lambda index: table.quests[index].net)) if payable else None
