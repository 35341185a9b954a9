"""A scene of Quests of Shadowgate as the table its board draws.

Called by the board for every scene. Everything comes from the scene's World, which is observed: a card that is `Hidden`
there has no face here. What may be chosen is read from the scene's legal actions and never worked out.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Spot as Place
from engine.core import World
from engine.games.quests_of_shadowgate import actions, tasks, zones
from engine.games.quests_of_shadowgate.bot.outlook import Outlook
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.content.forms import EventCard
from engine.games.quests_of_shadowgate.content.vocabulary import Three
from engine.games.quests_of_shadowgate.names import name_of
from engine.games.quests_of_shadowgate.rules.paying import actions_left, item_cost
from engine.games.quests_of_shadowgate.rules.turn import torch_actions
from engine.kit.sides import seats_from
from tui.board.contract import Scene
from tui.board.spots import Slot
from tui.draw.canvas import Word, Words
from tui.games.quests_of_shadowgate.news import with_news
from tui.games.quests_of_shadowgate.paint.titles import hand_note
from tui.games.quests_of_shadowgate.scenes.buttons import buttons_of
from tui.games.quests_of_shadowgate.scenes.buying import purchase_of, suggestion_of
from tui.games.quests_of_shadowgate.scenes.drafting import draft_of, seating_of
from tui.games.quests_of_shadowgate.scenes.options import choice_of, options_of
from tui.games.quests_of_shadowgate.scenes.people import person_of
from tui.games.quests_of_shadowgate.scenes.quests import quests_of, staff_of, track_of
from tui.games.quests_of_shadowgate.scenes.reading import Reading
from tui.games.quests_of_shadowgate.scenes.verdicts import deed_of, verdict_of
from tui.games.quests_of_shadowgate.view import DRAFTING, PLAY, Card, Pile, Table, Turn


def table_of(scene: Scene) -> Table:
    """The table as the viewer sees it."""
    reading, world = Reading(scene), scene.world
    drafting = world.phase == "draft"
    return Table(
        mode=DRAFTING if drafting else PLAY,
        you=person_of(reading, reading.me),
        others=tuple(person_of(reading, seat) for seat in seats_from(reading.me, world.seats)[1:]),
        mine=reading.mine,
        knows_hand=reading.knows_hand,
        hand=hand_of(reading),
        hand_title=reading.whose_hand(),
        hand_note=hand_note(reading),
        quests=quests_of(reading),
        staff=staff_of(reading),
        track=track_of(reading),
        pool=() if drafting else pool_of(reading),
        event=tuple(card_of(reading, card) for card in world.lying(zones.EVENT)),
        event_owner=zones.EVENT_OWNER(world) - 1 if zones.EVENT_OWNER(world) else None,
        lit=lit_cards(reading),
        turn=turn_of(reading),
        buttons=buttons_of(reading),
        purchase=purchase_of(reading),
        choice=choice_of(reading),
        options=options_of(reading),
        draft=draft_of(reading) if drafting else (),
        seating=seating_of(reading),
        names=scene.names,
    )


# The hand and other cards


def hand_of(reading: Reading) -> tuple[Card, ...]:
    """The viewer's cards with what they are good for."""
    if not reading.knows_hand:
        return ()
    suggested = suggestion_of(reading) if reading.is_asked else ()
    goes = reading.is_asked and isinstance(reading.ask, tasks.ToDiscard | tasks.ToLight)
    outlook = Outlook(reading.world, reading.me) if goes else None
    return tuple(
        replace(
            reading.stand_for(
                card_of(reading, card), deed_of(reading, card), tasks.ToLight, tasks.ToAct, tasks.ToPay, tasks.ToDiscard
            ),
            verdict=verdict_of(reading, card),
            suggested=card in suggested,
            cost=changed_cost(reading.world, card),
            worth=0.0 if outlook is None else outlook.card_worth(card),
        )
        for card in reading.world.lying(zones.HAND[reading.me])
    )


def changed_cost(world: World, card: int) -> Three | None:
    """What the event in force makes of an item's cost, where that is not what is printed."""
    face = box().adventure[world.kinds[card]]
    if isinstance(face, EventCard):
        return None
    cost = item_cost(world, card)
    return cost if cost != face.cost else None


def card_of(reading: Reading, card: int, word: str = "") -> Card:
    return with_news(reading.scene, Card(ref=card, kind=reading.world.kinds[card], word=word))


def lit_cards(reading: Reading) -> tuple[Card, ...]:
    """The torch of the turn and the cards already spent or chosen as payment, as far as they are known."""
    world, seat = reading.world, reading.world.turn
    if seat is None:
        return ()
    places = ((zones.TORCH[seat], "torch"), (zones.PAYMENT[seat], "payment"), (zones.SPENT[seat], "spent"))
    return tuple(
        reading.stand_for(card_of(reading, card, word), actions.LightTorch(card))  # refused, and told why
        for zone, word in places
        for card in world.lying(zone)
    )


def pool_of(reading: Reading) -> tuple[Slot, ...]:
    """The adventure deck, the cards of the pool, then the piles that are only looked at."""
    world = reading.world
    deck = Pile(name="deck", count=len(world.zones[zones.DECK]))
    asks = (tasks.ToDraw, tasks.ToAct) if reading.is_drawing else (tasks.ToDraw,)
    pool = world.lying(zones.POOL)
    cards = (reading.stand_for(card_of(reading, card), actions.TakeCard(card), *asks) for card in pool)
    piles = (("discard", zones.DISCARD), ("quests", zones.QUEST_DECK), ("done", zones.QUEST_DISCARD))
    return (
        reading.stand_for(deck, actions.DrawCard(), *asks),
        *cards,
        *(Pile(name=name, count=len(world.zones[zone])) for name, zone in piles),
    )


# The turn


def turn_of(reading: Reading) -> Turn:
    """Whose turn it is, the torch, and the actions it left."""
    world, seat = reading.world, reading.world.turn
    if seat is None or world.phase == "draft":
        return Turn()
    torch = world.lying(zones.TORCH[seat])
    own = seat == reading.me and reading.knows_hand
    left = actions_left(world, seat) if own else zones.ACTIONS(world)
    return Turn(
        seat=seat,
        torch=world.kinds[torch[0]] if torch else None,
        left=left,
        of=max(left, torch_actions(world, seat, torch[0])) if torch else 0,
        note=deal_words(reading),
    )


def deal_words(reading: Reading) -> Words:
    """What another player is paying for, as far as everybody may know."""
    task = reading.purchase
    if task is None or reading.own_purchase is not None:
        return ()
    world = reading.world
    hidden = isinstance(task.target, Place)
    what = "the Staff of Ages" if task.what == "staff" else "an item" if hidden else name_of(world, task.target)
    cards = len(world.zones[zones.PAYMENT[task.seat]])
    unseen = f" with {cards} hidden card{'' if cards == 1 else 's'}" if cards else ""
    return (reading.who(task.seat), Word(f" pays for {what}{unseen}"))
