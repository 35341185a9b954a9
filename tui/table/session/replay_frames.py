"""A finished or running game as a film: every picture from the first to the last, for whichever eyes look on.

Used by the replay and by the camera behind exported pictures. Which eyes may look is decided here: all of them after
the end; before it only those the watcher holds, or those a redacted log was made for.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

import msgspec

from engine.core import World, fold_all, observe
from engine.journal import Journal
from engine.journal.steps import Step
from engine.kit.telling import Status, Told
from tui.board.contract import Scene
from tui.games import FACES
from tui.table.picture import Picture
from tui.table.session.narration import Eyes, Narrator
from tui.table.session.record import course_of
from tui.words.sentences import awaited, options_in_words


class Frame(msgspec.Struct, frozen=True):
    """One picture: a line of the log (its place among those that count), and how many of its facts have happened."""

    step: int
    facts: int


class Film:
    """All pictures of one journal."""

    def __init__(self, journal: Journal, held: Iterable[int] = (), kinds: tuple[str, ...] = ()) -> None:
        self.journal = journal
        self.kinds = kinds or ("",) * len(journal.header.seats)
        self.held = tuple(sorted(held))
        self.narrator = Narrator(journal)
        self.steps: list[Step] = list(journal.tip.path())[::-1]
        self._starts: dict[Eyes, list[int]] = {}
        self._turns: list[int] | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        return self.narrator.names

    @property
    def all_seats(self) -> Eyes:
        return tuple(range(len(self.journal.header.seats)))

    @cached_property
    def perspectives(self) -> tuple[Eyes, ...]:
        """The eyes one may look with, the first of them by default; no eyes are a spectator's.

        A picture is shown from the first of its seats: a person with several sees them all from each in turn.
        """
        if self.journal.header.view is not None:
            return (self.journal.header.view,)
        single = tuple((seat,) for seat in self.all_seats)
        if self.journal.outcome is not None:
            return (self.all_seats, *single, ())
        held = self.held
        return (*((*held[place:], *held[:place]) for place in range(len(held))), ())

    def is_held(self, eyes: Eyes) -> bool:
        """Whether these are the eyes of the watcher's own seats."""
        return bool(self.held) and set(eyes) == set(self.held)

    def looking(self, eyes: Eyes, world: World) -> Eyes:
        """The seats called `you`: one that is looked from alone, or the watcher's own; at the end those in any view."""
        if len(eyes) == 1 or self.is_held(eyes):
            return eyes
        return self.held if world.outcome is not None else ()

    @cached_property
    def frames(self) -> list[Frame]:
        """Every picture there is, whoever looks: a beat that shows one seat something is a beat for all."""
        eyes = self.perspectives[0]
        found: list[Frame] = []
        for index, step in enumerate(self.steps):
            if index:
                found += (Frame(index, beat.facts) for beat in self.narrator.beats(eyes, step))
            found.append(Frame(index, len(step.event.facts)))
        return found

    def world(self, frame: Frame, eyes: Eyes) -> World:
        """The World of a picture, as these eyes see it."""
        assert eyes in self.perspectives, "these eyes may not look"
        step = self.steps[frame.step]
        if frame.facts == len(step.event.facts):
            world = step.world()
        else:
            before = step.parent.world() if step.parent is not None else self.journal.blank()
            world = fold_all(before.copy(), step.event.facts[: frame.facts])
        return world if self.journal.header.view is not None else observe(world, *eyes)

    def told(self, frame: Frame, eyes: Eyes) -> tuple[Told, ...]:
        """The narration up to a picture."""
        parts = self.narrator.parts(eyes, self.steps[frame.step])
        lines = [told for part in parts[:-1] for told in part]
        return (*lines, *self.narrator.told_so_far(eyes, self.steps[frame.step], frame.facts))

    def status(self, frame: Frame, eyes: Eyes) -> Status:
        """Where the game stands in a picture."""
        return self.journal.game.words.status(self.world(frame, eyes), seat_of(eyes))

    def picture(self, frame: Frame, eyes: Eyes) -> Picture:
        """A picture, whole."""
        world, game, header = self.world(frame, eyes), self.journal.game, self.journal.header
        is_last = frame == self.frames[-1]
        scene = Scene(
            world=world,
            seat=seat_of(eyes),
            names=self.names,
            kinds=self.kinds,
            thinking=frozenset(world.waiting()),
            you=frozenset(self.looking(eyes, world)),
            over=is_last and world.outcome is not None,
            course=course_of(self.journal) if is_last and world.outcome is not None else (),
        )
        return Picture(
            face=FACES[game.slug],
            title=game.title,
            options=options_in_words(header.game, {**header.options, **game.decided(world)}),
            scene=scene,
            status=game.words.status(world, seat_of(eyes)),
            prompt=awaited(game.words.prompt(world, seat_of(eyes)), self.names),
            told=self.told(frame, eyes),
        )

    def phase_after(self, place: int, eyes: Eyes) -> int:
        """Where the next phase begins; the last picture if none does."""
        return next((start for start in self.phase_starts(eyes) if start > place), len(self.frames) - 1)

    def phase_before(self, place: int, eyes: Eyes) -> int:
        """Where this phase began, or the one before it if it begins here."""
        return next((start for start in reversed(self.phase_starts(eyes)) if start < place), 0)

    def phase_starts(self, eyes: Eyes) -> list[int]:
        """The places where stage or phase changes."""
        if eyes not in self._starts:
            stands = [self.status(frame, eyes) for frame in self.frames]
            phases = [(status.stage, status.now) for status in stands]
            starts = (place for place in range(1, len(phases)) if phases[place] != phases[place - 1])
            self._starts[eyes] = [0, *starts]
        return self._starts[eyes]

    def turn_after(self, place: int) -> int:
        """Where the next turn begins; the last picture if none does."""
        return next((start for start in self.turn_starts() if start > place), len(self.frames) - 1)

    def turn_before(self, place: int) -> int:
        """Where this turn began, or the one before it if it begins here."""
        return next((start for start in reversed(self.turn_starts()) if start < place), 0)

    def turn_starts(self) -> list[int]:
        """The places where another player's turn begins; where all play at once, where another round does."""
        if self._turns is None:
            eyes = self.perspectives[-1]
            turns = []
            for frame in self.frames:
                world = self.world(frame, eyes)
                words = self.journal.game.words
                turns.append((world.turn, words.status(world, seat_of(eyes)).stage))
            starts = (place for place in range(1, len(turns)) if turns[place] != turns[place - 1])
            self._turns = [0, *starts]
        return self._turns

    def move_after(self, place: int, seat: int) -> int | None:
        """The picture after the next move of a seat; None where it makes none any more."""
        start = self.frames[place].step
        moves = (step for step in range(start + 1, len(self.steps)) if self.steps[step].event.seat == seat)
        step = next(moves, None)
        return None if step is None else self.last_of(step)

    def last_of(self, step: int) -> int:
        """The picture in which everything that a line told has happened."""
        return next(place for place in reversed(range(len(self.frames))) if self.frames[place].step == step)

    def find(self, words: str, place: int, eyes: Eyes) -> tuple[int, int] | None:
        """The next picture after a place whose own narration holds some words, and the line that does; once around."""
        wanted = words.casefold()
        lines = self.narrator.parts(eyes, self.steps[-1])
        start = self.frames[place].step
        order = [*range(start + 1, len(lines)), *range(start + 1)]
        for step in order:
            for offset, told in enumerate(lines[step]):
                if wanted in text_of(told, self.names).casefold():
                    return self.last_of(step), sum(len(part) for part in lines[:step]) + offset
        return None


def seat_of(eyes: Eyes) -> int | None:
    """The place a picture is shown from: that of the first eyes; nobody's for a spectator."""
    return eyes[0] if eyes else None


def text_of(told: Told, names: tuple[str, ...]) -> str:
    """A line as it is searched: with the name of its seat."""
    return told.text if told.seat is None else f"{names[told.seat]} {told.text}"
