"""A table played in lines of text: what happened, what to choose, a number or a word as the answer.

Called by the command line and the plain hall. It shows a person only what their seat may see, hands the keyboard over
between people before anything secret is said, and leaves bots and rules to the table.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from functools import partial
from typing import Any

from engine.bots.levels.bot import Budget
from engine.bots.names import level_of
from engine.bots.thinking.thinker import Thinker
from engine.bots.thinking.workers import Lease
from engine.core import Rejected, World
from engine.kit.telling import Status
from engine.store import StoreAway
from engine.tables import Bot, Person, Table
from tui.config.exporting import Kind
from tui.config.local_files import OwnFiles
from tui.config.locations import locate
from tui.keys.line_words import COMMANDS, HELP, WORDS
from tui.plain.telling import choice_line, standing_line, status_line, told_line
from tui.plain.voice import Gone, Voice
from tui.table.session.acting import next_after
from tui.table.session.bot_thinking import Pondering
from tui.table.session.hints import choices_of, hint_at
from tui.table.session.narration import Narrator
from tui.table.session.news import news_for
from tui.table.story import picture_of, story_of
from tui.words.agreement import all_of
from tui.words.happenings import bad_news
from tui.words.rulebook import rulebook
from tui.words.sentences import addressed, clause, ending, options_in_words, timed, with_names

KINDS: tuple[Kind, ...] = ("log", "story", "picture")

AFTER = "Type log to read the game again, export to save it, quit to leave."
LONG = 2.0
"""Seconds of silence that need an explanation."""

REMEMBERED = 6
"""Lines of narration told to somebody who comes back."""


def play_table(
    table: Table, voice: Voice, think: float = 1.0, thinker: Thinker | None = None, files: OwnFiles | None = None
) -> None:
    """Play until the player leaves; everything is kept. `think`: seconds for bots that think ahead, and for hints."""
    converse(PlainTable(table, voice, files or OwnFiles(locate())), think, thinker)


def converse(plain: PlainTable, think: float, thinker: Thinker | None = None) -> None:
    """Play at a table until the player leaves."""
    plain.minds.thinker, plain.minds.budget = thinker or Lease(), Budget(think)
    with plain.voice.spelling(plain.table.game.slug):
        try:
            plain.run()
        except (Gone, KeyboardInterrupt):
            pass
        finally:
            plain.minds.drop_all()
            plain.minds.thinker.close()
            plain.voice.say("", plain.farewell())


class PlainTable:
    """One conversation at one table."""

    keeping = "every move is saved"

    def __init__(self, table: Table, voice: Voice, files: OwnFiles) -> None:
        self.table, self.voice, self.files = table, voice, files
        self.mine = [seat for seat in table.people if table.sitters[seat].keyboard == ""]  # type: ignore[union-attr]
        self.people = {table.seats_of(seat) for seat in self.mine}
        self.viewer: int | None = self.mine[0] if len(self.people) == 1 else None
        self.narrator = Narrator(table.journal)
        self.heard: dict[tuple[int, ...], set[int]] = {}
        self.minds = Pondering(table)

    # Going round

    def run(self) -> None:
        """Greet, then let everybody act in turn until the end, and after it answer questions."""
        if len(self.people) > 1:
            self.voice.cover()  # what somebody read when the table was left
        self.voice.say(self.greeting(), f"Type a number to choose, ? for help, quit to leave; {self.keeping}.")
        while True:
            self.let_bots_act()
            if self.table.is_over:
                self.tell_end()
                self.take_orders()
            elif (seat := self.next_person()) is not None:
                self.hand_over(seat)
                self.tell_news()
                self.ask(seat)
            else:
                self.tell_news()
                self.voice.say(f"Waiting for {self.others()}. Press Enter to look again.")
                self.take_orders()

    def let_bots_act(self) -> None:
        """All bots that are asked answer, until only people are."""
        while self.table.due_bots():
            self.minds.keep_up()
            if not self.minds.movers():
                self.tell_who_thinks()
                self.minds.wait()
            self.minds.move(self.minds.movers()[0])

    def tell_who_thinks(self) -> None:
        """Say whom everybody waits for, where that takes so long that one might wonder."""
        if (self.minds.budget.seconds or 0) >= LONG:
            names = [self.table.names[seat] for seat in self.minds.thinkers()]
            self.voice.say(f"{all_of(names, 'thinks')}.")

    def next_person(self) -> int | None:
        """Which seat here is to choose: the one in focus, if asked, else the same person's next, else the first."""
        waiting = [seat for seat in self.table.waiting() if seat in self.mine]
        if self.viewer in waiting:
            return self.viewer
        able = [seat for seat in self.mine if self.table.may_act(seat) and self.table.legal(seat)]
        own = [seat for seat in waiting if seat in self.own]
        return next_after(self.viewer, own) if own else next(iter(waiting or able), None)

    def others(self) -> str:
        """Whom the table waits for."""
        names = self.table.names
        return " and ".join(names[seat] for seat in self.table.waiting()) or "nobody"

    def hand_over(self, seat: int) -> None:
        """Somebody else sits down: what the last one saw goes out of sight first. One's own seats hide nothing."""
        if seat in self.own:
            self.viewer = seat
        elif seat != self.viewer:
            if self.viewer is not None:
                self.voice.cover()
            self.viewer = None
            name = sitter.name if isinstance(sitter := self.table.sitters[seat], Person) else self.table.names[seat]
            self.voice.say(f"{name} chooses now. Everyone else, look away.")
            self.voice.hear(f"{name}, press Enter when you are ready")
            self.viewer = seat

    # Telling

    @property
    def own(self) -> tuple[int, ...]:
        """All seats of the person who looks."""
        return () if self.viewer is None else self.table.seats_of(self.viewer)

    @property
    def eyes(self) -> tuple[int, ...]:
        """Whose knowledge is told: everybody's at the end, else that of all seats of the one who looks."""
        if self.table.is_over:
            return tuple(range(len(self.table.names)))
        return self.own

    @property
    def seen(self) -> World:
        return self.table.view(*self.eyes)

    def greeting(self) -> str:
        """Game, options and who sits where."""
        game, chosen = self.table.game, self.table.journal.header.options
        options = options_in_words(game.slug, {**chosen, **game.decided(self.seen)})
        seats = [self.called(seat) for seat in range(len(self.table.names))]
        return f"{game.title}{f' ({options})' if options else ''}. At the table: {', '.join(seats)}."

    def called(self, seat: int) -> str:
        sitter, name = self.table.sitters[seat], self.table.names[seat]
        if isinstance(sitter, Bot):
            return f"{name} ({level_of(sitter.level)} bot)"
        return name if isinstance(sitter, Person) else f"{name} (empty)"

    def tell_news(self) -> None:
        """What happened since the one who looks last heard; the last few lines for somebody who comes back."""
        if self.narrator.names != self.table.names:  # somebody may be called otherwise by now
            self.narrator = Narrator(self.table.journal, self.table.names)
        steps = list(self.table.journal.tip.path())[::-1]
        heard = self.heard.get(self.own)
        lines = [
            told_line(told, self.table.names)
            for step in steps
            if heard is None or step.event.seq not in heard
            for told in self.narrator.told(self.eyes, step)
        ]
        self.heard.setdefault(self.own, set()).update(step.event.seq for step in steps)
        self.voice.say(*(lines if heard is not None else lines[-REMEMBERED:]))

    def tell_end(self) -> None:
        self.tell_news()
        world, names = self.table.world, self.table.names
        assert world.outcome is not None
        sides = self.table.game.sides(world.options, world.seats)
        self.voice.say("", *self.described(), "", ending(world.outcome, names, sides), AFTER)

    def described(self) -> list[str]:
        """The table in words."""
        return self.table.game.words.describe(self.seen, self.viewer, self.table.names)

    def farewell(self) -> str:
        id = self.table.id
        return f"The game is saved: duskhall {'replay' if self.table.is_over else 'resume'} {id}"

    # Asking

    def ask(self, seat: int) -> None:
        """Put the question to a seat and take one answer: a choice, or anything else that can be typed."""
        game, seen = self.table.game, self.seen
        choices = list(choices_of(game, seen, seat, self.own))
        known = len(self.table.journal.events)
        prompt = game.words.prompt(seen, seat)
        if len(self.own) > 1:
            prompt = addressed(prompt, self.table.names[seat])
        harm = bad_news(news_for(self.narrator, seat, eyes=self.own).harms, self.table.names, self.own)
        call = " ".join(filter(None, (prompt.call, prompt.remark)))
        status = self.status(seat)
        where = " ".join(filter(None, (status_line(status), standing_line(status, self.table.names))))
        self.voice.say("", *filter(None, (harm,)), where, call)
        self.voice.list(self.in_words(action, seat) for action in choices)
        while True:
            word = self.voice.hear(self.table.names[seat])
            action = self.choice_in(word, choices, seat)
            if action is not None:
                self.attempt(partial(self.table.act, seat, action, seen=known))
                return
            if several := self.numbers_of(word, choices, seat):
                self.voice.say(f"That could be {', '.join(several)}: type a number, or more of the name.")
            elif self.obey(word, choices):
                return

    def status(self, seat: int | None) -> Status:
        return timed(self.table.game.words.status(self.seen, seat), self.table.minutes_left)

    def in_words(self, action: Any, seat: int) -> str:
        return choice_line(self.label_of(action, seat), self.table.game.words.about(self.seen, action, seat))

    def label_of(self, action: Any, seat: int) -> str:
        return with_names(self.table.game.label(self.seen, action, seat), self.table.names)

    def choice_in(self, word: str, choices: list[Any], seat: int) -> Any | None:
        """The choice a number or a part of its words means, unless it is a command or means several."""
        if word.isdigit() and 1 <= int(word) <= len(choices):
            return choices[int(word) - 1]
        meant = self.meant_by(word, choices, seat)
        return choices[next(iter(meant))] if len(set(meant.values())) == 1 else None

    def numbers_of(self, word: str, choices: list[Any], seat: int) -> list[str]:
        """The numbers of the different choices that a word fits, where there are several."""
        meant = self.meant_by(word, choices, seat)
        return [str(index + 1) for index in meant] if len(set(meant.values())) > 1 else []

    def meant_by(self, word: str, choices: list[Any], seat: int) -> dict[int, str]:
        """The choices whose words begin with these, or else hold them, by their place.

        None where it is a command or too short to mean one.
        """
        if len(word) < 3 or word.split()[0].lower() in WORDS or word.isdigit():
            return {}
        labels = [self.label_of(action, seat).casefold() for action in choices]
        holding = {index: label for index, label in enumerate(labels) if word.casefold() in label}
        return {index: label for index, label in holding.items() if label.startswith(word.casefold())} or holding

    def attempt(self, act: Callable[[], object]) -> None:
        """Do something that the table may refuse, or for which the store is away; the question is asked again then."""
        try:
            act()
        except (Rejected, StoreAway) as refused:
            self.voice.say(with_names(refused.sentence, self.table.names))

    # Obeying

    def take_orders(self) -> None:
        """Answer what is typed while there is nothing to choose."""
        while not self.obey(self.voice.hear(), []):
            continue

    def obey(self, typed: str, choices: list[Any]) -> bool:
        """Do what a line says; True where the table is to be looked at anew."""
        word, _, rest = typed.partition(" ")
        command = WORDS.get(word.lower())
        if typed == "":
            self.attempt(self.table.reload)
            return True
        if command is None:
            self.voice.say(self.puzzled(word, choices))
            return False
        return bool(getattr(self, f"order_{command.name}")(rest.strip()))

    def puzzled(self, word: str, choices: list[Any]) -> str:
        """What to say to a line that means nothing."""
        near = get_close_matches(word.lower(), WORDS, n=1)
        if near:
            return f"Did you mean {near[0]}?"
        numbers = f"a number from 1 to {len(choices)}, or " if choices else ""
        return f"Type {numbers}one of: {', '.join(command.name for command in COMMANDS)}."

    def order_help(self, rest: str) -> None:
        self.voice.say(*HELP)

    def order_look(self, rest: str) -> None:
        self.voice.say(status_line(self.status(self.viewer)), *self.described())

    def order_log(self, rest: str) -> None:
        lines = [told_line(told, self.table.names) for told in self.narrator.lines(self.eyes)]
        self.voice.say(*(lines[-int(rest) :] if rest.isdigit() and int(rest) else lines))

    def order_rules(self, rest: str) -> None:
        sections = rulebook(self.table.game.slug)
        wanted = rest or self.table.game.words.prompt(self.seen, self.viewer).heading
        found = [heading for heading in sections if wanted.casefold() in heading.casefold()] if wanted else []
        for heading in found[:1]:
            self.voice.say(heading, *sections[heading])
        self.voice.say(f"For more, type rules and a word of a heading: {', '.join(sections)}.")

    def order_hint(self, rest: str) -> None:
        if self.viewer is None or self.viewer not in self.table.waiting():
            self.voice.say("There is nothing to choose.")
            return
        while (advice := self.minds.advice(self.viewer)) is None:
            self.minds.wait()
        label = partial(self.table.game.label, self.seen, seat=self.viewer)
        self.table.note_hint(self.viewer)
        hint = hint_at(advice, self.table.game, self.seen, self.viewer, label, self.own)
        self.voice.say(with_names(f"Hint: {clause(label(hint.action))}. {hint.reason}", self.table.names))

    def order_bots(self, rest: str) -> bool:
        if not self.table.can_call:
            self.voice.say("No bot is waiting.")
            return False
        self.table.call_bots()
        return True

    def order_next(self, rest: str) -> bool:
        own = [seat for seat in self.own if seat != self.viewer and self.table.may_act(seat)]
        if not own:
            self.voice.say("None of your other seats has a choice to make.")
            return False
        self.viewer = next_after(self.viewer, own)
        return True

    def order_undo(self, rest: str) -> bool:
        self.attempt(self.undo_once)
        return True

    def undo_once(self) -> None:
        self.table.undo(self.asking)
        self.voice.say("Undone.")

    @property
    def asking(self) -> int | None:
        """Who wants something back: nobody in particular where all people sit at this keyboard."""
        return None if len(self.mine) == len(self.table.people) else self.viewer

    def order_redo(self, rest: str) -> bool:
        self.attempt(self.redo_once)
        return True

    def redo_once(self) -> None:
        self.table.redo(self.asking)
        self.voice.say("Redone.")

    def order_export(self, rest: str) -> None:
        kind = next((kind for kind in KINDS if rest and kind.startswith(rest.lower())), None if rest else "log")
        if kind is None:
            self.voice.say(f"Export what? {', '.join(KINDS)}; export alone writes the log.")
            return
        name = f"{self.table.game.slug}-{self.table.id}"
        self.voice.say(self.files.export(name, kind, self.exported(kind)))

    def exported(self, kind: Kind) -> bytes:
        """The game as the one who looks may see it."""
        if kind == "log":
            return self.table.export(*self.eyes)
        journal = self.table.journal
        if kind == "story":
            return story_of(journal, *self.eyes).encode()
        return picture_of(journal, *self.eyes, glyphs=self.voice.glyphs).encode()

    def order_save(self, rest: str) -> None:
        self.voice.say(f"Every move is saved already. This table is called {self.table.id}.")

    def order_quit(self, rest: str) -> None:
        raise Gone
