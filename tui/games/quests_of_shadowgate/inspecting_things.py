"""What the inspector tells about the thing under the cursor: what it is, what it is good for now, and its rule.

Called by the board. Numbers and reasons come from the engine; here they become words in colour, the most telling first.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.quests_of_shadowgate.actions import StartStaff
from engine.games.quests_of_shadowgate.bot.prospects import begins_last_turns, prospect_of
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.content.forms import LEVELS, STAFF_TYPES, TYPES, AdventureCard, EventCard, Level
from engine.games.quests_of_shadowgate.names import amounts, an_item, item_word, word
from engine.games.quests_of_shadowgate.rules.paying import item_cost
from engine.games.quests_of_shadowgate.rules.questing import points_of
from engine.games.quests_of_shadowgate.rules.services import levels_of
from engine.games.quests_of_shadowgate.rules.starting import cannot_start_staff, types_lacking
from engine.games.quests_of_shadowgate.rules.turn import torch_actions
from engine.games.quests_of_shadowgate.setup import has_stealing
from engine.games.quests_of_shadowgate.table import base_of, holder_of, is_base, quest_of, types_found
from engine.games.quests_of_shadowgate.words.description import staff_in_words
from engine.games.quests_of_shadowgate.zones import DISCARD, FIRST, USED
from engine.kit.words import counted, listed
from tui.board.contract import Inspection, Scene
from tui.board.spots import Spot
from tui.draw.canvas import Word, Words
from tui.draw.glyphs import DONE, NOT_POSSIBLE
from tui.draw.glyphs import FIRST as FIRST_MARK
from tui.games.quests_of_shadowgate.look import (
    EVENT,
    QUEST,
    TORCH,
    WILD,
    bound_card,
    card_role,
    card_sign,
    kind_of,
    role_of,
    sign_of,
    three_words,
    word_of,
)
from tui.games.quests_of_shadowgate.scenes.options import need_words
from tui.games.quests_of_shadowgate.scenes.quests import holders_of, loss_words, servants
from tui.games.quests_of_shadowgate.scenes.reading import Reading
from tui.games.quests_of_shadowgate.view import HAND, ITEMS, POOL, Pile, QuestView, StaffView, TypeMark

Lines = Iterator[Words]


# Cards of the adventure deck


def card_title(kind: str) -> Words:
    """`» Elven Longbow, Ranged`"""
    card, role = box().adventure[kind], card_role(kind)
    type = kind_of(card)
    return (Word(f"{card_sign(kind)} ", role), Word(card.name, role, bold=True), Word(f"  {word_of(type)}", role))


def about_card(scene: Scene, spot: Spot, piece: int) -> Inspection:
    """A card of the hand, the pool, the table: its numbers, its uses, its fate."""
    kind = scene.world.kinds[piece]
    card = box().adventure[kind]
    lines = (
        *numbers(Reading(scene), spot, piece, card),
        *uses(Reading(scene), spot, piece, card),
        flavour(card.flavour),
    )
    return Inspection(title=card_title(kind), lines=tuple(filter(None, lines)), heading=heading_of(card, spot))


def heading_of(card: AdventureCard, spot: Spot) -> str:
    if isinstance(card, EventCard):
        return "Events"
    return "Drawing and discarding" if spot.area == POOL else "Acquiring items"


def numbers(reading: Reading, spot: Spot, piece: int, card: AdventureCard) -> Lines:
    """What it pays, costs and burns for."""
    words: list[Word] = [Word("pays ", "dim"), *three_words(card.resources)]
    if not isinstance(card, EventCard):
        cost = item_cost(reading.world, piece)
        words += [Word("  costs ", "dim"), *three_words(cost)]
        if cost != card.cost:
            words.append(Word(f" instead of {'-'.join(map(str, card.cost))}", "lit"))
    words += [Word(f"  {TORCH} torch ", "dim"), Word(str(card.torch), "bright", bold=True)]
    if spot.area == HAND and reading.has_character:
        actions = torch_actions(reading.world, reading.me, piece)
        if actions != card.torch:
            words.append(Word(f", {counted(actions, 'action')} for you", "gold"))
    if card.no_action:
        words.append(Word("  no action needed", "lit", bold=True))
    yield tuple(words)


def uses(reading: Reading, spot: Spot, piece: int, card: AdventureCard) -> Lines:
    """What the card would be as an item, or what it does as an event; of an acquired one, what becomes of it."""
    world = reading.world
    if isinstance(card, EventCard):
        yield (Word("As an event: ", EVENT, bold=True), Word(card.text))
        yield (Word("In force for everyone until it is replaced or its player's next turn.", "dim"),)
        return
    owner = holder_of(world, piece)
    if owner is not None:
        yield from held(reading, spot, piece, owner)
        return
    type, base = card.type, base_of(world, reading.me)
    if type == WILD:
        yield (Word("Wild: counts as any class or type except a piece of the Staff; always used up.", WILD),)
    elif type not in types_found(world):
        yield (Word(f"{FIRST_MARK} Nobody owns {an_item(type)} yet: acquire it now to be first (+2 VP).", "lit"),)
    else:
        yield holders_words(reading, type)
    if type in base:
        yield (Word(f"{word_of(type)} is one of your base types: it is never used up.", "lit"),)
    if type in STAFF_TYPES:
        yield (Word("A piece of the Staff: +2 VP at the end.", "staff"),)


def held(reading: Reading, spot: Spot, piece: int, owner: int) -> Lines:
    """An acquired item: whose, first or not, what use does to it, whether it can be stolen."""
    world = reading.world
    stays = is_base(world, owner, piece)
    words = [
        reading.who(owner),
        Word(f" {reading.owns(owner)} it; "),
        Word("quests do not use it up" if stays else "using it for a quest discards it"),
    ]
    if FIRST(world, piece):
        words.append(Word(f"; {FIRST_MARK} first of its type, +2 VP", "lit"))
    if USED(world, piece):
        words.append(Word("; used this turn: discarded in the Draw phase", "warn"))
    yield tuple(words)
    if spot.area != ITEMS and owner != reading.me and has_stealing(world):
        if stays:
            yield (Word("One of its owner's base types: it cannot be stolen.", "dim"),)
        else:
            yield (Word("You can steal it for its cost plus its owner's stats, one of them doubled."),)


def holders_words(reading: Reading, type: str) -> Words:
    """Who has an item of a type."""
    words: list[Word] = []
    for holder in sorted(holders_of(reading.world, type), key=lambda holder: not holder.first):
        if words:
            words += [Word(", ", "dim"), reading.who(holder.seat), Word(f" {reading.owns(holder.seat)} another")]
        else:
            item = f"the first {item_word(type)}" if holder.first else an_item(type)
            words += [reading.who(holder.seat), Word(f" {reading.owns(holder.seat)} {item}")]
    return (*words, Word(".")) if words else (Word(f"Nobody owns {an_item(type)}.", "dim"),)


def flavour(text: str) -> Words:
    return (Word(text, "dim", italic=True),)


# Quests and the Staff


def about_quest(scene: Scene, quest: QuestView) -> Inspection:
    """A quest: what would be reached now and with what, then every level."""
    reading, face = Reading(scene), quest.face
    assert isinstance(quest.ref, int)
    title = (Word(f"{QUEST} ", "gold"), Word(face.name, "gold", bold=True), Word("  "), *three_words(face.cost))
    lines = [*prospects(reading, quest.ref), *(level_words(reading, quest.ref, level) for level in LEVELS)]
    return Inspection(title=title, lines=(*filter(None, lines), flavour(face.flavour)), heading="Completing quests")


def prospects(reading: Reading, quest: int) -> Lines:
    """What the viewer would reach now, or what is short."""
    if not (reading.knows_hand and reading.has_character):
        return
    world, seat = reading.world, reading.me
    prospect = prospect_of(world, seat, quest)
    if not prospect.is_payable:
        yield (Word(f"{NOT_POSSIBLE} {amounts(prospect.short)} short with your cards and actions.", "warn"),)
        return
    words = [Word(f"{DONE} {word(prospect.level)} for {prospect.points} VP", "lit", bold=True)]
    if begins_last_turns(world, seat, prospect.points):
        words.append(Word(": the last turns begin", "gold", bold=True))
    words += loss_words(world, seat, quest, prospect.level)
    for servant in servants(world, seat, quest):
        fate = "stays" if servant.stays else "is used up"
        words += [Word("  "), Word(bound_card(servant.kind), card_role(servant.kind)), Word(f" {fate}")]
    yield tuple(words)


def level_words(reading: Reading, quest: int, level: Level) -> Words:
    """`Great 5: » Ranged + Magic`, lit where the viewer's items are enough."""
    world = reading.world
    face = quest_of(world, quest)
    reached = reading.has_character and reading.scene.seat is not None and level in levels_of(world, reading.me, quest)
    head = Word(f"{word(level)} {points_of(world, face, level)}: ", "lit" if reached else "dim", bold=reached)
    needs = face.needs(level)
    return (head, *need_words(needs)) if needs else (head, Word("no item needed", "dim"))


def about_staff(scene: Scene, staff: StaffView) -> Inspection:
    """The Staff: what it needs, and the first thing that stands in the way."""
    reading, face = Reading(scene), box().staff
    lines: list[Words] = []
    if scene.seat is not None and reading.has_character and reading.knows_hand:
        refused = cannot_start_staff(scene.world, reading.me, None, StartStaff())
        if refused is None:
            lines.append((Word(f"{DONE} You can make it now.", "lit", bold=True),))
        else:
            lines.append((Word(f"{NOT_POSSIBLE} {refused.sentence}", "warn"),))
    lacking = listed([word(type) for type in types_lacking(scene.world)])
    still = Word(f"; still missing: {lacking}") if lacking else Word("; all are in play", "lit")
    lines.append((Word(f"{staff.found} of {len(TYPES)} types found", "bright"), still))
    lines += [(Word(staff_in_words(scene.world)),), flavour(face.flavour)]
    title = (Word("¦ ", "staff"), Word(face.name, "staff", bold=True), Word("  "), *three_words(face.cost))
    return Inspection(title=title, lines=tuple(lines), heading="The Staff of Ages")


def about_type(scene: Scene, mark: TypeMark) -> Inspection:
    """A type: its class, who has one, how many cards of it there are and where."""
    reading, role = Reading(scene), role_of(mark.type)
    title = (
        Word(f"{sign_of(mark.type)} ", role),
        Word(word_of(mark.type), role, bold=True),
        Word(f"  {class_word(mark.type)}", role),
    )
    kinds = {id: card for id, card in box().adventure.items() if kind_of(card) == mark.type}
    gone = [scene.world.kinds[piece] for piece in scene.world.lying(DISCARD) if scene.world.kinds[piece] in kinds]
    counted_words = Word(f"{len(kinds)} in the deck of 50, {len(gone)} of them discarded: ", "dim")
    names = Word(", ".join(card.name for card in kinds.values()), "text")
    lines = [holders_words(reading, mark.type), (counted_words, names)]
    if mark.base and scene.seat is not None:
        lines.insert(1, (Word("One of your base types: it is never used up.", "lit"),))
    heading = "The Staff of Ages" if mark.type in STAFF_TYPES else "First of its type"
    return Inspection(title=title, lines=tuple(lines), heading=heading)


def class_word(type: str) -> str:
    role = role_of(type)
    return "Relic, a piece of the Staff" if role == "staff" else word_of(role)


# Piles


PILES = {
    "deck": ("The adventure deck", "Nobody knows its order. When it runs out, the discards are shuffled."),
    "discard": ("The adventure discards", ""),
    "quests": ("The quest deck", "Its top card is one of the open quests."),
    "done": ("Done and discarded quests", "When the quest deck runs out, they are turned over and shuffled."),
}


def about_pile(scene: Scene, pile: Pile) -> Inspection:
    """A pile: how many cards, and for open ones which."""
    title, text = PILES[pile.name]
    if pile.name == "discard":
        names = [box().adventure[scene.world.kinds[card]].name for card in scene.world.lying(DISCARD)]
        text = ", ".join(names) or "None yet."
    head = (Word(title, "bright", bold=True), Word(f"  {counted(pile.count, 'card')}", "dim"))
    return Inspection(title=head, lines=((Word(text),),), heading="Drawing and discarding")
