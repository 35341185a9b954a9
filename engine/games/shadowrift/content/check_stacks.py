"""What must hold for the hero stacks: four copies, what they are worth, and that each sort does its job."""

from engine.content.problems import ARROW, ContentProblem, Problems
from engine.games.shadowrift.content.effects import Heal, Hit
from engine.games.shadowrift.content.files import BASE_FILE, STACK_FILE, TOWN_FILE, Files, StackCards
from engine.games.shadowrift.content.forms import Attack, Infiltrator, Loot, Wall

COPIES = 4
WORTH, LOOT_WORTH = (3, 6), (4, 10)


def stack_problems(files: Files) -> Problems:
    """Everything wrong with prices and copies of what heroes buy."""
    for card in files.stacks.cards:
        yield from _stack(f'cards "{card.id}"', card)
        yield from _effects(f'cards "{card.id}"', card)
    yield from _base_prices(files)
    yield from _town_prices(files)


def _stack(path: str, card: StackCards) -> Problems:
    if card.copies != COPIES:
        yield ContentProblem(STACK_FILE, f"{path}{ARROW}copies", f"a stack has {COPIES} cards; valid: {COPIES}")
    low, high = LOOT_WORTH if isinstance(card, Loot) else WORTH
    if not low <= card.price.worth <= high:
        sentence = f"this price is worth {card.price.worth} Prowess (Coin and Magic count two); valid: {low} to {high}"
        yield ContentProblem(STACK_FILE, f"{path}{ARROW}price", sentence)


def _effects(path: str, card: StackCards) -> Problems:
    hits = [effect for effect in card.effects if isinstance(effect, Hit)]
    if isinstance(card, Attack) and len(hits) != 1:
        sentence = f'an attack has one effect "hit", this one has {len(hits)}'
        yield ContentProblem(STACK_FILE, f"{path}{ARROW}effects", sentence)
    if not isinstance(card, Attack) and hits:
        sentence = 'only an attack may have the effect "hit"; valid: card = "attack"'
        yield ContentProblem(STACK_FILE, f"{path}{ARROW}effects", sentence)
    heals_once = any(isinstance(effect, Heal) for effect in card.effects)
    if isinstance(card, Loot) and heals_once and not card.discard_to_use:
        sentence = "Loot that heals works once; valid: true"
        yield ContentProblem(STACK_FILE, f"{path}{ARROW}discard_to_use", sentence)


def _base_prices(files: Files) -> Problems:
    for card in files.base.cards:
        if card.stack and not card.price.worth:
            sentence = "a card with a stack has a price; valid: a table such as { prowess = 2 }"
            yield ContentProblem(BASE_FILE, f'cards "{card.id}"{ARROW}price', sentence)


def _town_prices(files: Files) -> Problems:
    for card in files.town.cards:
        path = f'cards "{card.id}"'
        if isinstance(card, Wall) and (card.copies != 1 or card.price.magic):
            sentence = "a Wall is one card and costs Prowess and Coin; valid: copies = 1 and no magic in its price"
            yield ContentProblem(TOWN_FILE, path, sentence)
        if isinstance(card, Infiltrator) and not card.expel.worth:
            sentence = "sending somebody off costs something; valid: a table such as { prowess = 2 }"
            yield ContentProblem(TOWN_FILE, f"{path}{ARROW}expel", sentence)
