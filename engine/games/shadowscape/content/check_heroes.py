"""What must be true of heroes, of their four cards, and of the general actions."""

from collections import Counter

from engine.content.problems import ContentProblem, Problems, path_of, unknown
from engine.games.shadowscape.content.effect_forms import Attack, Prepare, Search
from engine.games.shadowscape.content.file_forms import Files
from engine.games.shadowscape.content.forms import Face, GeneralAction, Hero, HeroAction
from engine.games.shadowscape.content.naming import action_cards, action_faces, file_of

HEROES, ACTIONS, GENERAL = (file_of(name) for name in ("heroes", "hero_actions", "general_actions"))
STAT_SUM = 7
SLOTS_BY_DEFENCE = {0: 4, 1: 3, 2: 2}
CARDS, CARD_SLOTS = 4, (0, 1, 1, 2)  # ruling 93
ATTACK_CARDS, PREPARES, SEARCHES, HEALS, SKILL_CARDS = 3, 2, (1, 2), 1, 3
FINISHER_BASE, SEARCH_LEAST = 2, 2
PRICES = {1: 6, 2: 6, 3: 4}
GENERAL_SLOTS, SHARDS_BY_PRICE = 2, {1: 0, 2: 1, 3: 4}


def problems(files: Files) -> Problems:
    for hero in files.heroes.heroes:
        yield from _hero(hero)
        yield from _cards(hero, [card for card in files.hero_actions.cards if card.hero == hero.id])
    yield from _owners(files)
    yield from _general(files.general_actions.cards)
    for file, path, face in action_faces(files):
        yield from _boost(file, path, face)
    for file, card in action_cards(files):
        if card.a.kind == card.b.kind:
            sentence = f"both sides are of the kind {card.a.kind}; the sides of a card are of different kinds"
            yield ContentProblem(file, path_of("cards", card.id), sentence)


def _hero(hero: Hero) -> Problems:
    total = hero.move + hero.defence + hero.hand
    if total != STAT_SUM:
        sentence = f"move, defence and hand add up to {total}; valid: numbers that add up to {STAT_SUM}"
        yield ContentProblem(HEROES, path_of("heroes", hero.id), sentence)
    if hero.slots != SLOTS_BY_DEFENCE[hero.defence]:
        sentence = f"with defence {hero.defence} a hero has {SLOTS_BY_DEFENCE[hero.defence]} slots, not {hero.slots}"
        yield ContentProblem(HEROES, path_of("heroes", hero.id, "slots"), sentence)


def _owners(files: Files) -> Problems:
    heroes = [hero.id for hero in files.heroes.heroes]
    numbers: Counter[str] = Counter()
    for card in files.hero_actions.cards:
        numbers[card.hero] += 1
        if card.hero not in heroes:
            yield unknown(ACTIONS, path_of("cards", card.id, "hero"), "hero", card.hero, heroes)
        elif card.id != f"{card.hero}_{numbers[card.hero]}":
            sentence = f'the id is the hero and the number of the card: "{card.hero}_{numbers[card.hero]}"'
            yield ContentProblem(ACTIONS, path_of("cards", card.id, "id"), sentence)


def _cards(hero: Hero, cards: list[HeroAction]) -> Problems:
    faces = [face for card in cards for face in (card.a, card.b)]
    attacking = sum(_is_attack(card.a) or _is_attack(card.b) for card in cards)
    searches = [e.base for face in faces for e in face.effects if isinstance(e, Search)]
    prepares = sum(isinstance(e, Prepare) for face in faces for e in face.effects)
    heals, skilled = sum(face.heals for face in faces), sum(card.a.skill + card.b.skill == 1 for card in cards)
    slots = tuple(sorted(card.slots for card in cards))
    held = [
        (len(cards) == CARDS, f"{len(cards)} cards", f"{CARDS}"),
        (attacking >= ATTACK_CARDS, f"{attacking} cards that attack", f"at least {ATTACK_CARDS}"),
        (prepares == PREPARES, f"{prepares} sides that prepare", f"{PREPARES}"),
        (len(searches) in SEARCHES, f"{len(searches)} sides that search", "1 or 2"),
        (min(searches, default=SEARCH_LEAST) >= SEARCH_LEAST, "a search of 1", f"a search of {SEARCH_LEAST} or more"),
        (heals == HEALS, f"{heals} sides that heal", f"{HEALS}"),
        (skilled == SKILL_CARDS, f"{skilled} cards with skill on one side", f"{SKILL_CARDS}"),
        (slots == CARD_SLOTS, f"slots {', '.join(map(str, slots))}", "0 on the heal card and 1, 1, 2 on the others"),
    ]
    for holds, found, valid in held:
        if not holds:
            yield ContentProblem(ACTIONS, path_of("cards", hero.id), f"{hero.name} has {found}; valid: {valid}")
    yield from _heal_card(hero, cards)


def _heal_card(hero: Hero, cards: list[HeroAction]) -> Problems:
    """The last card heals and is the finisher; nothing disables it."""  # ruling 39
    for card in cards:
        if card.heals and card is not cards[-1]:
            yield ContentProblem(ACTIONS, path_of("cards", card.id), "the heal card is the fourth card of its hero")
        if card.heals and card.slots:
            sentence = f"a card that heals has no slots, not {card.slots}"
            yield ContentProblem(ACTIONS, path_of("cards", card.id, "slots"), sentence)
        if card.heals and not (_is_finisher(card.a) or _is_finisher(card.b)):
            sentence = f"the back of the heal card is an attack of {FINISHER_BASE} plus skill"
            yield ContentProblem(ACTIONS, path_of("cards", card.id, "b", "effects"), sentence)


def _is_attack(face: Face) -> bool:
    return any(isinstance(effect, Attack) for effect in face.effects)


def _is_finisher(face: Face) -> bool:
    return any(
        isinstance(effect, Attack) and effect.base == FINISHER_BASE and [one.per for one in effect.plus] == ["skill"]
        for effect in face.effects
    )


def _general(cards: tuple[GeneralAction, ...]) -> Problems:
    prices, shards = Counter(card.price for card in cards), Counter[int]()
    for card in cards:
        shards[card.price] += card.shards
        slots = 0 if card.heals else GENERAL_SLOTS  # ruling 59
        if card.slots != slots:
            sentence = f"this must be {slots}, not {card.slots}: 2 slots, none where a side heals"
            yield ContentProblem(GENERAL, path_of("cards", card.id, "slots"), sentence)
    for price, valid in PRICES.items():
        if prices[price] != valid:
            sentence = f"{prices[price]} cards have the price {price}; valid: {valid}"
            yield ContentProblem(GENERAL, "cards", sentence)
        if shards[price] != SHARDS_BY_PRICE[price]:
            sentence = f"the cards of price {price} have {shards[price]} shards; valid: {SHARDS_BY_PRICE[price]}"
            yield ContentProblem(GENERAL, "cards", sentence)


def _boost(file: str, path: str, face: Face) -> Problems:
    valid = face.can_boost
    if not valid and face.boost is not None:
        sentence = "nothing on this side can be boosted; leave this key out"
        yield ContentProblem(file, f"{path} → boost", sentence)
    elif valid and face.boost not in valid:
        yield unknown(file, f"{path} → boost", "boost", face.boost or "", dict.fromkeys(valid))
