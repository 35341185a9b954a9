"""Why a choice is good, in clauses for hints: what a card adds and how, what its effect does, what others miss.

Figures are those of the bot's own `Outlook`, from what the seat may know.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations

from engine.core.pieces import Spot
from engine.core.world import World
from engine.games.fairy_tale.actions import Exchange, Keep, Play, Turn
from engine.games.fairy_tale.bot.outlook import Outlook
from engine.games.fairy_tale.bot.policy import DENIAL, exchange_judge
from engine.games.fairy_tale.bot.taste import PLAIN
from engine.games.fairy_tale.bot.value import plays_left
from engine.games.fairy_tale.content.box import box
from engine.games.fairy_tale.content.forms import Effect, IfCounts, IfMost, IfShown, Kind, PerFriend, Square
from engine.games.fairy_tale.content.vocabulary import Mark
from engine.games.fairy_tale.effects.drawing import Draw
from engine.games.fairy_tale.effects.hunting import Hunt
from engine.games.fairy_tale.effects.room import many_of
from engine.games.fairy_tale.effects.rows import EFFECTS, after
from engine.games.fairy_tale.effects.turning import Flip, Unflip, without
from engine.games.fairy_tale.names import kind_name
from engine.games.fairy_tale.rules.opening import receivers_of
from engine.games.fairy_tale.rules.turning import turnable
from engine.games.fairy_tale.scoring import gain_parts_of
from engine.games.fairy_tale.setup import partner_of
from engine.games.fairy_tale.zones import HAND, KEPT
from engine.kit.reasons import Reason, ReasonsOf, by_action, denies, gains, risks
from engine.kit.words import counted, listed, numbered

Reasons = Iterator[Reason]
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


def keeping(world: World, seat: int, action: Keep) -> Reasons:
    """With the cards shown and kept, what this one adds; and what the next player would do with it."""
    kind, outlook = world.kinds[action.card], Outlook(world, seat)
    kept = [world.kinds[card] for card in world.lying(KEPT[seat])]
    yield from adding(outlook, kind, kept)
    yield from effects(outlook, kind)
    receiver = receivers_of(world)[seat]
    wished = outlook.gain_for(receiver, kind)
    packet = [world.kinds[card] for card in world.lying(HAND[seat])]
    if 0 < wished == max(outlook.gain_for(receiver, one) for one in packet):
        yield denies(f"the next player would score {wished} with it", DENIAL * wished / (world.seats - 1))


def playing(world: World, seat: int, action: Play) -> Reasons:
    """What this card adds to the row that the best plan of the round makes of it."""
    kind, outlook = world.kinds[action.card], Outlook(world, seat)
    held = [world.kinds[card] for card in world.lying(KEPT[seat])]
    yield from adding(outlook, kind, plan_with(outlook, kind, held, plays_left(world)))
    yield from effects(outlook, kind)


def plan_with(outlook: Outlook, first: str, held: Sequence[str], plays: int) -> tuple[str, ...]:
    """What is best played after this card in the same round."""
    rest = list(held)
    rest.remove(first)
    plans = sorted(set(permutations(rest, min(plays - 1, len(rest)))))
    return max(plans, key=lambda plan: outlook.play_out((first, *plan)), default=())


def adding(outlook: Outlook, kind: str, held: Sequence[str] = ()) -> Reasons:
    """What a card is worth beside those shown and these `held`, by the way it scores, and what it adds to the others.

    What comes only with a card that is still held says so: it is true of the plan and not of the table.
    """
    rivals, base = outlook.rivals[outlook.seat], [*outlook.up, *held]
    parts = gain_parts_of(kind, base, rivals)

    def thanks_to(other: str) -> tuple[str, ...]:
        """The fewest held cards without which it would be other points."""
        needed = [one for one in held if one not in (kind, other)]
        others = [*outlook.up, *(one for one in held if one in (kind, other))]
        for one in tuple(needed):
            fewer = without(needed, one)
            if gain_parts_of(kind, [*others, *fewer], rivals).get(other, 0) == parts[other]:
                needed = fewer
        return tuple(needed)

    own = parts[kind]
    yield (gains if own >= 0 else risks)(scoring_clause(box()[kind], own, base, thanks_to(kind)), own)
    alike: dict[tuple[int, tuple[str, ...]], list[str]] = {}
    for other, points in parts.items():
        if other != kind:
            alike.setdefault((points, thanks_to(other)), []).append(other)
    for (points, thanks), others in alike.items():
        clause = f"{with_cards(thanks)}{adds(points, others, base)}"
        yield (gains if points > 0 else risks)(clause, points * len(others))


def with_cards(kinds: Sequence[str]) -> str:
    return f"with {listed([kind_name(kind) for kind in kinds])} " if kinds else ""


def adds(points: int, others: Sequence[str], base: Sequence[str]) -> str:
    """`it adds 6 to your 2 Dwarven Warriors`, `it adds 8 each to your Fairy Tale 3 and Knight's Tale 3`"""
    named = []
    for other in others:
        count = base.count(other)
        named.append(f"{count} {box()[other].noun_of(count)}" if count > 1 else box()[other].noun_of(1))
    figure = f"{abs(points)}{' each' if len(others) > 1 else ''}"
    return f"it adds {figure} to your {listed(named)}" if points > 0 else f"it takes {figure} from your {listed(named)}"


def scoring_clause(card: Kind, own: int, base: Sequence[str], thanks: Sequence[str] = ()) -> str:
    """How a card comes to its points, `thanks` to which cards still held, or what it waits for."""
    match card.scoring:
        case Square():
            return copies_clause(card, base.count(card.id) + 1, own)
        case PerFriend(points=each, friend=friend):
            friends = box()[friend]
            if own:
                held = ", counting what you hold" if thanks else " now"
                return f"it scores {each} for each {friends.noun_of(1)}: {own}{held}"
            return f"it will score {each} for each {friends.noun_of(1)} you show; you have none yet"
        case IfMost(points=points, what=mark):
            most = f"the most {many_of(mark, box().game.names)}"
            return f"it scores {points} while you show {most}" if own else f"it would score {points} with {most}"
        case IfShown(points=points, cards=cards):
            if own:
                return f"{with_cards(cards)}it scores {points}"
            missing = [kind_name(other) for other in cards if other not in base]
            return f"it scores {points} once you also show {listed(missing)}"
        case IfCounts(points=points, counts=counts):
            if own:
                return f"{with_cards(thanks)}you meet its condition: {points} points"
            return f"it scores {points} once you also show {missing_cards(card, counts, base)}"
    return f"it is worth {numbered(own, 'point').replace('-', '−')}" if own else "it scores nothing itself"


def missing_cards(card: Kind, counts: Mapping[Mark, int], base: Sequence[str]) -> str:
    """`two Fairywood and one Holy Empire card`"""
    row = [box()[kind] for kind in (*base, card.id)]
    short = {mark: count - sum(one.is_(mark) for one in row) for mark, count in counts.items()}
    told = [
        counted(count, box().game.names[mark], box().game.names[mark]) for mark, count in short.items() if count > 0
    ]
    return f"{listed(told)} card{'' if told[-1].startswith('one ') else 's'}"


def copies_clause(card: Kind, count: int, own: int) -> str:
    """`a third Child makes each of them worth 3`"""
    if count == 1:
        return f"each further {card.noun_of(1)} makes all of them worth more"
    ordinal = ORDINALS[min(count, len(ORDINALS)) - 1]
    return f"a {ordinal} {card.noun_of(1)} makes each of them worth {count}"


# Effects


def effects(outlook: Outlook, kind: str) -> Reasons:
    """What the effects of a card would do if it were revealed now."""
    for effect in EFFECTS[kind]:
        if isinstance(effect, Draw):
            yield gains(f"you draw {counted(effect.count, 'more card', 'more cards')} to choose from", effect.count)
        elif isinstance(effect, Hunt):
            yield denies("it hunts cards that others reveal with it", 1.0)
        else:
            yield from turning_effect(outlook, kind, effect)


def turning_effect(outlook: Outlook, kind: str, effect: Effect) -> Reasons:
    shown = [*outlook.up, kind]
    change = outlook.own_points(after(effect, shown, outlook.down, outlook.own_points)[0]) - outlook.own_points(shown)
    if change > 0:
        yield gains(f"its effect gains you {change} more", change)
    elif change < 0:
        yield risks(f"its effect costs you {-change}", change)
    elif isinstance(effect, Unflip):
        yield risks("its effect does nothing for you now")
    if isinstance(effect, Flip) and effect.who == "all" and (harm := outlook.harm(effect)) > 0:
        yield denies(f"its effect costs the others {harm:g}", outlook.side_worth(effect))


# Turning and exchanging


def turning(world: World, seat: int, action: Turn) -> Reasons:
    """What is lost with a card turned down, beside the cheapest; or what comes back with one turned up."""
    ask, outlook = world.ask_of(seat), Outlook(world, seat)
    kind = world.kinds[action.card]
    change = change_of_turn(outlook, kind, ask.up)
    if ask.up:
        clause = f"it scores {numbered(change, 'point')} again" if change else "no face-down card would score more"
        yield gains(clause, change)
        return
    least = max(change_of_turn(outlook, world.kinds[card], False) for card in turnable(world, seat, ask))
    if change == least:
        clause = "it costs you nothing" if not change else f"it is your cheapest loss: {numbered(-change, 'point')}"
        yield gains("it even gains you points" if change > 0 else clause, change)
    else:
        yield risks(f"it costs {numbered(-change, 'point')}, {least - change} more than your cheapest card", change)


def change_of_turn(outlook: Outlook, kind: str, up: bool) -> int:
    row = [*outlook.up, kind] if up else without(outlook.up, kind)
    return outlook.own_points(row) - outlook.own_points(outlook.up)


def exchanging(world: World, seat: int, action: Exchange) -> Reasons:
    """What both partners have more, or less, after a swap."""
    judge = exchange_judge(world, seat, PLAIN)
    before = Outlook(world, seat), Outlook(world, partner_of(seat))
    change = judge(action) - sum(one.row_worth(one.up) for one in before)
    points = f"{abs(change):.1f}".removesuffix(".0")
    if change < 0:
        yield risks(f"the two of you lose about {points}", change)
    else:
        yield gains(f"the two of you gain about {points}" if change else "it costs the two of you nothing", change)
    if isinstance(action.theirs, Spot):
        yield risks("you take a card unseen")


ROWS: dict[type, ReasonsOf] = {Keep: keeping, Play: playing, Turn: turning, Exchange: exchanging}
reasons = by_action(ROWS)
