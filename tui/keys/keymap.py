"""The keys as one player has them: those of the registry, with others for some commands.

The app gives Textual the `bindings` and takes from here whatever tells a key: rows, help, rulebooks, palette, prompts.
So they follow together. Which keys a file may give is decided in `tui.keys.key_file`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec
from textual.keys import format_key

from tui.draw.glyphs import DOWN, LEFT, RIGHT, UP
from tui.keys.bindings import binding_id, both_cases, keys_beside
from tui.keys.registry import BOARD, COMMANDS, LINE, Command, command_named, commands_at, meeting

WORDS = {
    "left": LEFT, "right": RIGHT, "up": UP, "down": DOWN, "enter": "Enter", "escape": "Esc", "tab": "Tab",
    "space": "space", "home": "Home", "end": "End", "pageup": "PgUp", "pagedown": "PgDn", "shift+tab": "shift+Tab",
    "backspace": "Backspace", "delete": "Delete", "insert": "Insert", "minus": "-",
}  # fmt: skip
"""How a key is shown where its own sign is none."""


def shown_key(key: str) -> str:
    """A key as rows and help print it."""
    return WORDS.get(key) or (key if len(key) == 1 or "+" in key else format_key(key))


class Keys(msgspec.Struct, frozen=True):
    """See the module. `own` are the keys given to commands, by the id of their binding; without any, all as usual."""

    own: Mapping[str, tuple[str, ...]] = {}

    @property
    def bindings(self) -> dict[str, str]:
        """The keymap that Textual wants: letters in both cases, as far as the other case means nothing else."""
        found: dict[str, str] = {}
        for command in COMMANDS if self.own else ():
            worn, taken = self.worn(command), None
            for call, keys in by_call(worn).items():
                id = binding_id(command, call)
                if id in self.own:
                    taken = taken or keys_beside(self.every(command)) | set(worn.every_key)
                    found[id] = both_cases(keys, taken)
        return found

    def every(self, command: Command) -> tuple[Command, ...]:
        """A command and all that are in one's hands with it, as the player has them."""
        return self.at(*meeting(*command.places))

    def at(self, *places: str) -> tuple[Command, ...]:
        """The commands that apply in any of these places, with the keys of this player."""
        return self.wear(commands_at(*places))

    def wear(self, commands: Iterable[Command]) -> tuple[Command, ...]:
        """Commands with the keys of this player."""
        return tuple(self.worn(command) for command in commands) if self.own else tuple(commands)

    def worn(self, command: Command) -> Command:
        """A command with the keys of this player."""
        if LINE in command.places or not any(binding_id(command, call) in self.own for call in command.keys.values()):
            return command
        keys = {
            ",".join(self.own.get(binding_id(command, call), tuple(usual.split(",")))): call
            for usual, call in command.keys.items()
        }
        shown = " ".join(shown_key(each.partition(",")[0]) for each in keys)
        return msgspec.structs.replace(command, keys=keys, shown=shown)

    def shown(self, name: str, place: str) -> str:
        """The key of a command, for a sentence."""
        return self.worn(command_named(name, place)).shown

    def does(self, key: str, name: str, place: str) -> bool:
        """Whether a key is one of a command's, in whichever case."""
        return key.lower() in {each.lower() for each in self.worn(command_named(name, place)).every_key}

    def row(self, keys: Iterable[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
        """The keys that a board would show, (key, word), as this player has them."""
        if not self.own:
            return tuple(keys)
        usual = {command.shown: self.worn(command).shown for command in commands_at(BOARD)}
        return tuple((usual.get(key, key), word) for key, word in keys)


def by_call(command: Command) -> dict[str, str]:
    """A command's keys by what they call."""
    return {call: keys for keys, call in command.keys.items()}


USUAL = Keys()


def keys_of(app: object) -> Keys:
    """The keys of an app's player: `app.keys` where there are such, else the usual ones."""
    chosen = getattr(app, "keys", USUAL)
    return chosen if isinstance(chosen, Keys) else USUAL
