"""Laws of sight, on every game, option and seat count: what a seat sees and is told follows from what it may know."""

import random

import msgspec

from engine.core import Event, Hidden, Moved, Rolled, Spot, Turned, fold, guess, observe, perform, redact, reveals
from engine.core.pieces import map_refs
from engine.core.sight import is_news
from engine.journal import Journal
from engine.journal.chain import ENCODER
from tests.conformance.tables import STRETCH, eyes_of, lines_of, moments, on_every_table, others, played

NAMES = ["Ada", "Ben", "Cy", "Dee", "Eve", "Fay"]

pytestmark = on_every_table


def every(table, share):
    """A stride that looks at about `share` moments of a game."""
    return max(1, len(played(table).events) // share)


def test_folding_what_a_seat_is_told_into_what_it_sees_gives_what_it_sees_next(table):
    journal = played(table)
    for event in lines_of(journal)[1:]:
        before, after = journal.before(event.seq), journal.at(event.seq)
        for eyes in eyes_of(before):
            assert fold(observe(before, *eyes), redact(before, event, *eyes)) == observe(after, *eyes)


def test_what_is_hidden_is_neither_in_zones_nor_in_sides(table):
    for world, _ in moments(table, every(table, 60)):
        for eyes in eyes_of(world):
            seen = observe(world, *eyes)
            assert seen.seed is None
            known = {piece for lying in seen.zones.values() for piece in lying if not isinstance(piece, Hidden)}
            assert known == set(seen.sides)
            assert all(
                seen.game.layout.specs[zone].shows(world.sides[piece] == "down", eyes)
                for zone, lying in seen.zones.items()
                for piece in lying
                if not isinstance(piece, Hidden)
            )
            assert [len(lying) for lying in seen.zones.values()] == [len(lying) for lying in world.zones.values()]


def test_a_guess_looks_the_same_to_the_one_who_guesses(table):
    rng = random.Random(17)
    for world, _ in moments(table, every(table, 30)):
        for eyes in eyes_of(world):
            seen = observe(world, *eyes)
            guessed = guess(seen, rng)
            assert observe(guessed, *eyes) == seen
            assert table.game.possible(guessed)
            assert not any(isinstance(piece, Hidden) for lying in guessed.zones.values() for piece in lying)


def test_a_guessed_world_can_be_played_to_its_end(table):
    rng = random.Random(19)
    for world, _ in moments(table, every(table, 6)):
        guessed = guess(observe(world, 0), rng)
        for _ in range(6000):
            if guessed.outcome is not None:
                break
            seat = rng.choice(sorted(guessed.waiting()))
            perform(table.game, guessed, seat, rng.choice(table.game.legal(guessed, seat)))
        assert guessed.outcome is not None


def test_a_seat_is_told_the_same_from_what_it_sees_as_from_the_whole(table):
    game = table.game
    for world, _ in moments(table, every(table, 60)):
        for seat in range(table.seats):
            seen = observe(world, seat)
            offered = game.legal(world, seat)
            assert game.legal(seen, seat) == offered
            assert [game.label(seen, action, seat) for action in offered] == [
                game.label(world, action, seat) for action in offered
            ]
            assert [game.why_not(seen, seat, action) for action in offered] == [None] * len(offered)
            assert game.value(seen, seat) == game.value(world, seat)
            assert game.words.prompt(seen, seat) == game.words.prompt(world, seat)
            assert game.words.status(seen, seat) == game.words.status(world, seat)


def test_a_refusal_says_nothing_that_its_seat_may_not_know(table):
    """Also of pieces it does not see: whatever lies there, the sentence is the same."""
    game, rng = table.game, random.Random(23)
    for world, _ in moments(table, every(table, 12)):
        for seat in range(table.seats):
            seen = observe(world, seat)
            other = guess(seen, rng)
            for action in others(game, world, seat, rng, 25):
                refusal = game.why_not(world, seat, action)
                assert refusal == game.why_not(seen, seat, action) == game.why_not(other, seat, action)


def test_whether_a_choice_would_show_something_says_nothing_that_its_seat_may_not_know(table):
    """Screens ask twice before a choice that shows something: whether they do must not tell what it would show."""
    game, rng = table.game, random.Random(27)
    for world, _ in moments(table, every(table, 12)):
        for seat in world.waiting():
            other = guess(observe(world, seat), rng)
            for action in game.legal(world, seat):
                assert shows(world, seat, action) is shows(other, seat, action)


def shows(world, seat, action):
    """Whether anybody would learn something by a choice."""
    facts = tuple(perform(world.game, world.copy(), seat, action))
    return bool(reveals(world, Event(1, seat, 0, 1, action, facts)))


def test_a_spectator_is_told_the_same_from_what_everybody_sees_as_from_the_whole(table):
    game, rng = table.game, random.Random(28)
    for world, _ in moments(table, every(table, 20)):
        seen = observe(world)
        other = guess(seen, rng)
        assert game.words.prompt(world, None) == game.words.prompt(seen, None) == game.words.prompt(other, None)
        assert game.words.status(world, None) == game.words.status(seen, None) == game.words.status(other, None)
        assert game.words.describe(observe(other), None, NAMES) == game.words.describe(seen, None, NAMES)


def test_worlds_that_look_equal_give_equal_words(table):
    game, rng = table.game, random.Random(29)
    for world, _ in moments(table, every(table, 40)):
        for seat in range(table.seats):
            other = guess(observe(world, seat), rng)
            assert game.legal(other, seat) == game.legal(world, seat)
            assert game.value(other, seat) == game.value(world, seat)
            assert game.words.prompt(other, seat) == game.words.prompt(world, seat)
            assert game.words.status(other, seat) == game.words.status(world, seat)
            for action in game.legal(world, seat):
                assert game.label(other, action, seat) == game.label(world, action, seat)
                assert game.words.about(other, action, seat) == game.words.about(world, action, seat)
            assert game.words.describe(observe(other, seat), seat, NAMES) == game.words.describe(
                observe(world, seat), seat, NAMES
            )


def test_a_secret_choice_is_told_in_the_same_bytes_whatever_was_chosen(table):
    """Two Worlds that look equal to a seat, and somebody else's choices in them that look equal too."""
    game, rng = table.game, random.Random(31)
    compared = 0
    for world, event in moments(table, every(table, 120)):
        for seat in range(table.seats):
            if seat == event.seat or seat in reveals(world, event):
                continue
            told = redact(world, event, seat)
            other = guess(observe(world, seat), rng)
            twin = next(
                (
                    action
                    for action in shuffled(game.legal(other, event.seat), rng)
                    if looks(other, seat, action) == told.action
                ),
                None,
            )
            if twin is None:
                continue
            facts = tuple(perform(game, other.copy(), event.seat, twin))
            twin_event = Event(event.seq, event.seat, event.at, event.group, twin, facts)
            if seat in reveals(other, twin_event):
                continue
            twin_told = redact(other, twin_event, seat)
            if fold(observe(other, seat), twin_told) != fold(observe(world, seat), told):
                continue
            assert ENCODER.encode(twin_told) == ENCODER.encode(msgspec.structs.replace(told, link=""))
            assert game.words.narrate(observe(other, seat), twin_told, NAMES) == game.words.narrate(
                observe(world, seat), told, NAMES
            )
            compared += 1
    assert compared or table.seats == 1


def shuffled(actions, rng):
    return rng.sample(list(actions), len(actions))


def looks(world, seat, action):
    """How a seat sees somebody else's choice before anything comes of it."""
    seen = observe(world, seat)

    def name(ref):
        if isinstance(ref, Spot) or ref in seen.sides:
            return ref
        zone = world.zone_of(ref)
        if world.game.layout.specs[zone].loose:
            return Spot(zone, seen.zones[zone].index(Hidden(world.backs[ref])))
        return Spot(zone, world.zones[zone].index(ref))

    return map_refs(action, name)


def test_exactly_those_who_learn_a_piece_or_see_dice_are_said_to_learn_something(table):
    for world, event in moments(table, every(table, 120)):
        learned = {seat for seat in range(table.seats) if learns(world, event, seat)}
        assert learned == reveals(world, event)


def learns(world, event, seat):
    """Whether a piece comes into a seat's sight at any fact of an event, or dice are rolled."""
    seen = observe(world, seat)
    for fact in redact(world, event, seat).facts:
        known = set(seen.sides)
        fold(seen, fact)
        if isinstance(fact, Rolled) or (isinstance(fact, Moved | Turned) and set(seen.sides) - known):
            return True
    return False


def test_a_log_for_one_seat_holds_nothing_it_may_not_know(table):
    journal = played(table)
    half = journal.fork(min(len(journal.events) // 2, STRETCH))
    for eyes in eyes_of(half.world):
        data = half.dump(*eyes, whole=False)
        assert b'"seed":7' not in data
        viewed = Journal.load(data)
        assert viewed.world == observe(half.world, *eyes)
        assert viewed.verify() == []
        for event in half.events:
            assert viewed.at(event.seq) == observe(half.at(event.seq), *eyes)


def test_what_is_narrated_to_a_seat_does_not_fail_on_any_event(table):
    journal = played(table)
    told = 0
    for event in lines_of(journal):
        before = journal.before(event.seq)
        for eyes in ((), (0,), tuple(range(table.seats))):
            told += len(table.game.words.narrate(observe(before, *eyes), redact(before, event, *eyes), NAMES))
    assert told > len(lines_of(journal)) // 4


def persons_in(world):
    """People with several seats: the first two, the first and the last, all of them."""
    every = tuple(range(world.seats))
    return sorted({every[:2], (every[0], every[-1]), every} - {(0,)})


def test_somebody_with_several_seats_is_told_the_same_from_what_they_see_as_from_the_whole(table):
    """Each seat is asked and answers as ever, though its holder looks with the eyes of all of theirs."""
    game = table.game
    for world, _ in moments(table, every(table, 20)):
        for eyes in persons_in(world):
            seen = observe(world, *eyes)
            for seat in eyes:
                offered = game.legal(world, seat)
                assert game.legal(seen, seat) == offered
                assert [game.why_not(seen, seat, action) for action in offered] == [None] * len(offered)
                assert [game.label(seen, action, seat) for action in offered] == [
                    game.label(world, action, seat) for action in offered
                ]
                assert game.words.prompt(seen, seat) == game.words.prompt(world, seat)
                assert game.words.status(seen, seat) == game.words.status(world, seat)


def test_worlds_that_look_equal_to_several_seats_together_give_them_equal_words(table):
    game, rng = table.game, random.Random(37)
    for world, _ in moments(table, every(table, 12)):
        for eyes in persons_in(world):
            seen = observe(world, *eyes)
            other = guess(seen, rng)
            assert observe(other, *eyes) == seen
            for seat in eyes:
                assert game.legal(other, seat) == game.legal(world, seat)
                assert game.words.describe(observe(other, *eyes), seat, NAMES) == game.words.describe(seen, seat, NAMES)


def test_what_several_seats_are_told_together_folds_into_what_they_see_together(table):
    journal = played(table)
    for event in lines_of(journal)[1::4]:
        before, after = journal.before(event.seq), journal.at(event.seq)
        for eyes in persons_in(before):
            assert fold(observe(before, *eyes), redact(before, event, *eyes)) == observe(after, *eyes)


def test_somebody_with_several_seats_learns_by_an_event_at_most_what_their_seats_do(table):
    """What one of their seats shows another is no news to them."""
    for world, event in moments(table, every(table, 60)):
        learned = reveals(world, event)
        for eyes in persons_in(world):
            told = redact(world, event, *eyes)
            if any(is_news(fact) for fact in told.facts):
                assert learned & set(eyes)
