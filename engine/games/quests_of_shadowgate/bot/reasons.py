"""Why a choice is good, in clauses for hints: what an item, a quest, a torch or a card brings, and what it uses up.

Figures are those of the bot's own `Outlook` and `Planner`, from what the seat may know. A hint is found by search,
which may see more than they do: so no reason says that another choice would be better.
"""

from collections.abc import Iterator
from typing import Any

from engine.core.world import World
from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.bot.outlook import NEW_CARD, Outlook
from engine.games.quests_of_shadowgate.bot.planning import THEFT_HURTS
from engine.games.quests_of_shadowgate.bot.policy import act_judge, cycle_worth, event_worth, light_judge
from engine.games.quests_of_shadowgate.bot.prospects import lost_with, thief_pays
from engine.games.quests_of_shadowgate.bot.taste import PLAIN
from engine.games.quests_of_shadowgate.bot.value import STAKE, face_worth
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.content.forms import LEVELS, STAFF_TYPES, WILD, Level
from engine.games.quests_of_shadowgate.content.printed import NO_ACTION, RESOURCES, TORCH_OF
from engine.games.quests_of_shadowgate.content.vocabulary import NOTHING, STATS, less
from engine.games.quests_of_shadowgate.names import an_item, name_of, points, word
from engine.games.quests_of_shadowgate.rules.drawing import draw_count, lacking_of
from engine.games.quests_of_shadowgate.rules.paying import missing_of
from engine.games.quests_of_shadowgate.rules.questing import points_of
from engine.games.quests_of_shadowgate.rules.rows import RULES
from engine.games.quests_of_shadowgate.rules.starting import types_lacking
from engine.games.quests_of_shadowgate.rules.turn import torch_actions
from engine.games.quests_of_shadowgate.scoring import FIRST_POINTS, STAFF_PIECE_POINTS
from engine.games.quests_of_shadowgate.setup import is_match
from engine.games.quests_of_shadowgate.table import (
    firsts_of,
    holder_of,
    is_base,
    quest_of,
    staff_pieces_of,
    type_of,
)
from engine.games.quests_of_shadowgate.zones import ENOUGH_VP, FINISHER, HAND, STAFF_REWARD, VP
from engine.kit.reasons import Reason, ReasonsOf, always, by_action, denies, gains, risks
from engine.kit.words import counted, listed, numbered, uncapitalized

Reasons = Iterator[Reason]


# Before the turn


def drafting(world: World, seat: int, action: actions.Draft) -> Reasons:
    kind = world.kinds[action.card]
    worth = face_worth((kind, action.side))
    if kind in box().abilities:
        text = box().ability(kind, action.side).text.rstrip(".")
        yield gains(f"it helps all game: {uncapitalized(text)}", worth)
        return
    face = box().character(kind, action.side)
    best = max(range(len(STATS)), key=face.stats.__getitem__)
    yield gains(f"{word(STATS[best])} {face.stats[best]} pays part of everything you buy", worth)
    yield gains(f"{listed([word(type) for type in face.base])} stay with you after use", worth / 2)


def lighting(world: World, seat: int, action: actions.LightTorch) -> Reasons:
    """Enough actions for the best turn, with the cards that are needed to pay left in hand."""
    card: Any = action.card
    hand = world.pieces(HAND[seat])
    count, *others = [torch_actions(world, seat, one) for one in (card, *(other for other in hand if other != card))]
    judge = light_judge(world, seat, PLAIN)
    lead = judge(action) - max((judge(actions.LightTorch(other)) for other in hand if other != card), default=0.0)
    spared = "you keep your better cards" if lead >= 0 else "you keep your other cards"
    if count > max(others, default=0):
        yield gains(f"it gives you the most actions: {count}", lead)
    elif count == max(others):
        yield gains(f"no card gives you more actions than its {count}, and {spared} to pay with", lead)
    else:
        yield gains(f"{counted(count, 'action')} will do, and {spared} to pay with", lead)


def playing_event(world: World, seat: int, action: actions.PlayEvent) -> Reasons:
    face: Any = box().adventure[world.kinds[action.card]]
    text, worth = face.text.rstrip("."), event_worth(world, action.card)
    yield gains("you draw a card for it", NEW_CARD)
    yield (gains if worth >= 0 else risks)(f"until your next turn, {uncapitalized(text)}", worth)


# Buying


def acquiring(world: World, seat: int, action: actions.StartItem) -> Reasons:
    type = type_of(world, action.card) or ""
    outlook = Outlook(world, seat)
    yield from having(world, outlook, type, type not in outlook.found and type != WILD)
    yield from completing(world, seat, type)


def completing(world: World, seat: int, type: str) -> Reasons:
    """Who needs nothing but the cost of the Staff once the last of the eleven types is in play."""
    if types_lacking(world) != [type]:
        return
    for rival in range(world.seats):
        if {type_of(world, piece) for piece in staff_pieces_of(world, rival)} | {type} >= set(STAFF_TYPES):
            clause = "all eleven types are then in play, and {} to pay for the Staff"
            if rival == seat:
                yield gains(clause.format("you only need"), STAFF_REWARD)
            else:
                yield risks(clause.format("a rival only needs"), -STAFF_REWARD)


def having(world: World, outlook: Outlook, type: str, is_first: bool) -> Reasons:
    """What an item of a type does for a seat: first of its type, a piece of the Staff, quests to come."""
    seat = outlook.seat
    if is_first:
        avoids = "" if firsts_of(world, seat) else ", and you avoid the −5"
        found = "it is" if type in outlook.found else f"nobody owns {an_item(type)} yet: yours is"
        yield gains(f"{found} the first, +{FIRST_POINTS}{avoids}", outlook.first_gain(outlook.firsts[seat]))
    if type in STAFF_TYPES:
        pieces = staff_pieces_of(world, seat)
        avoids = "" if pieces else ", and you avoid the −5"
        yield gains(f"it is a piece of the Staff: +{STAFF_PIECE_POINTS}{avoids}", outlook.piece_gain(len(pieces)))
    use = outlook.use_of(outlook.held | {type}) - outlook.use_of(outlook.held)
    lifts = f"{an_item(type)} raises the level of a later quest"
    yield gains("you can use it again and again" if type in outlook.base else lifts, use)


def questing(world: World, seat: int, action: actions.StartQuest) -> Reasons:
    quest: Any = action.quest
    outlook = Outlook(world, seat)
    yield from scoring(world, outlook, quest, outlook.best_level(quest)[1])


def scoring(world: World, outlook: Outlook, quest: int, level: Level) -> Reasons:
    """What a quest scores at a level, what it uses up, and whether it brings the end."""
    points = points_of(world, quest_of(world, quest), level)
    yield gains(f"it scores {points} at {word(level)}", points)
    needs = len(quest_of(world, quest).needs(level))
    spent = points + outlook.finish_worth(points) - outlook.best_level(quest)[0]
    if needs and spent > 0 and level == outlook.best_level(quest)[1]:
        yield risks("it uses up items you will miss", -spent)
    own = VP(world, outlook.seat)
    if not FINISHER(world) and own < ENOUGH_VP <= own + points:
        worth = outlook.finish_worth(points)
        clause = f"it brings you to {own + points} points and starts the last turns"
        yield gains(clause, worth) if worth >= 0 else risks(clause, worth)


def stealing(world: World, seat: int, action: actions.StartTheft) -> Reasons:
    item: Any = action.item
    type, owner = type_of(world, item) or "", holder_of(world, item)
    assert owner is not None
    is_first = item in firsts_of(world, owner)
    yield from having(world, Outlook(world, seat), type, is_first)
    yield denies("its owner loses it", THEFT_HURTS * (2.0 + 3.0 * is_first))


def paying(world: World, seat: int, action: actions.Pay) -> Reasons:
    """A card is spent: the one that will be missed least, or that costs no action."""
    card: Any = action.card
    outlook = Outlook(world, seat)
    worth = outlook.card_worth(card)
    if NO_ACTION[world.kinds[card]]:
        yield gains("playing it costs no action", 1.0)
    task = world.agenda[-1]
    missing = missing_of(world, task)
    left = less(missing, RESOURCES[world.kinds[card]])
    better = max((outlook.card_worth(other) for other in world.pieces(HAND[seat]) if other != card), default=0.0)
    if left == NOTHING:
        yield gains("it pays everything still missing", 1.0)
    elif better <= worth:
        yield gains("it pays part of what is missing")
    if better > worth:
        yield gains("your better cards stay in hand", better - worth)


def doubling(world: World, seat: int, action: actions.Double) -> Reasons:
    """What the thief pays with cards, beside what doubling another stat would make of it."""
    ask: Any = world.ask_of(seat)
    pays = [sum(thief_pays(world, seat, ask.thief, ask.item, index)) for index in range(len(STATS))]
    most, own = max(pays), pays[STATS.index(action.stat)]
    if own < most:
        yield denies(f"the thief still has {own} to pay with cards", own)
    elif min(pays) < most:
        yield denies(f"it costs the thief most: {most} to pay with cards", most)
    else:
        yield denies(f"the thief pays {most} with cards, whichever stat you double", most)


def levelling(world: World, seat: int, action: actions.ChooseLevel) -> Reasons:
    quest = world.agenda[-1].quest
    outlook = Outlook(world, seat)
    best = outlook.best_level(quest)[1]
    yield from scoring(world, outlook, quest, action.level)
    if LEVELS.index(action.level) < LEVELS.index(best):
        yield gains("you keep items for later")


def serving(world: World, seat: int, action: actions.Serve) -> Reasons:
    item: Any = action.item
    if is_base(world, seat, item):
        yield gains("it is a base type of yours and stays with you")
        return
    outlook = Outlook(world, seat)
    loss = outlook.loss_of(item)
    least = min(outlook.loss_of(other.item) for other in RULES.legal(world, seat))
    if loss <= least:
        yield gains(f"you will miss {name_of(world, item)} least", -loss)
    else:
        kept = [other.item for other in RULES.legal(world, seat) if other.item != item]
        yield gains(f"you keep {listed([name_of(world, one) for one in kept], 'and')}", least - loss)
    if lost := lost_with(world, seat, item):
        yield risks(f"you lose {points(lost)} at the end", -lost / 2)


def making(world: World, seat: int, action: actions.StartStaff) -> Reasons:
    if is_match(world):
        yield gains(f"the Staff of Ages ends this game and gives you {STAFF_REWARD} points on everyone else", STAKE)
    else:
        yield gains("the Staff of Ages wins you the game at once", STAKE)


def rewarding(world: World, seat: int, action: actions.ClaimReward) -> Reasons:
    if action.to == "self":
        yield gains(f"{STAFF_REWARD} points count for you in the whole match", STAFF_REWARD)
    else:
        yield denies(f"everyone else falls {STAFF_REWARD} points further behind", STAFF_REWARD)


# Cards


def cycling(world: World, seat: int, action: actions.Cycle) -> Reasons:
    if (worth := cycle_worth(Outlook(world, seat), draw_count(world, seat) - 2)) > 0:
        yield gains("new quests are likely to suit your items better", worth)
    else:
        yield gains("you see new quests and a new pool")


def stopping(world: World, seat: int, action: actions.EndActions) -> Reasons:
    drawn = draw_count(world, seat)
    cards = drawn + lacking_of(world, seat, drawn)
    judge = act_judge(world, seat, PLAIN)
    best = max(judge(other) for other in RULES.legal(world, seat))
    if judge(action) >= best:
        yield gains(f"you draw {counted(cards, 'card')}, and nothing you can do now is worth more", NEW_CARD * cards)
    else:
        yield gains(f"you draw {counted(cards, 'card')}, and keep what you hold", NEW_CARD * cards)


def taking(world: World, seat: int, action: actions.TakeCard) -> Reasons:
    """What a known card is good for."""
    card: Any = action.card
    outlook = Outlook(world, seat)
    type, kind, worth = type_of(world, card), world.kinds[card], outlook.card_worth(card)
    if type is not None and type not in outlook.held and outlook.gain_of(type) > 0:
        new = "nobody owns" if type not in outlook.found and type != WILD else "you do not own"
        yield gains(f"{new} {an_item(type)} yet: it is worth acquiring", worth)
    elif TORCH_OF[kind] >= max([TORCH_OF[world.kinds[one]] for one in world.pieces(HAND[seat])] or [0]):
        yield gains(f"it is a good torch: {numbered(TORCH_OF[kind], 'action')}", worth)
    else:
        yield gains("it pays well", worth)


def discarding(world: World, seat: int, action: actions.DiscardCard) -> Reasons:
    card: Any = action.card
    outlook = Outlook(world, seat)
    worths = {other: outlook.card_worth(other) for other in world.pieces(HAND[seat])}
    least = min(worths, key=worths.__getitem__)
    if worths[card] <= worths[least]:
        yield gains("you will miss it least", -worths[card])
    else:
        yield gains(f"you keep {name_of(world, least)}", worths[least] - worths[card])


ROWS: dict[type, ReasonsOf] = {
    actions.Draft: drafting,
    actions.PlayEvent: playing_event,
    actions.LightTorch: lighting,
    actions.StartItem: acquiring,
    actions.StartQuest: questing,
    actions.StartTheft: stealing,
    actions.StartStaff: making,
    actions.Pay: paying,
    actions.TakeBack: always(gains("you get your cards back for something better")),
    actions.Double: doubling,
    actions.ChooseLevel: levelling,
    actions.Serve: serving,
    actions.Cycle: cycling,
    actions.EndActions: stopping,
    actions.DrawCard: always(gains("a card from the deck is likely to be better than the pool", NEW_CARD)),
    actions.TakeCard: taking,
    actions.DiscardCard: discarding,
    actions.ClaimReward: rewarding,
    actions.StartClock: always(),  # the clock's: nobody chooses it
    actions.TimeUp: always(),
}
reasons = by_action(ROWS)
