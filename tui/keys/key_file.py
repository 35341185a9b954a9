"""The player's own keys, in a file of their own: `keys.toml` beside the settings, a line for each command.

    "table.undo" = ";"
    "replay.forward" = ["right", "f"]

Names are those that `duskhall keys` prints. A line that names no command or no key, or a key that means something else
in the same place, is refused in one sentence and its command keeps the usual key. Reading never fails and never writes.
"""

from __future__ import annotations

import difflib
import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from textual.keys import Keys as KnownKeys

from tui.draw.chrome import key_of
from tui.keys.bindings import binding_id
from tui.keys.keymap import Keys, shown_key
from tui.keys.registry import BOARD, COMMANDS, LINE, MEETINGS, Command

RESERVED = ("ctrl+c", "ctrl+p", "ctrl+q")
"""Keys that mean the same everywhere: leaving, and the palette."""

KNOWN = {key.value for key in KnownKeys} | set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
SWALLOWED = ("ctrl+shift", "shift+", "alt+", "super+", "meta+")
"""What many terminals keep for themselves or never send."""

Boards = Callable[[], Mapping[str, Iterable[Command]]]
"""The games' own keys by title, asked for only where there is a file."""


class LoadedKeys(msgspec.Struct, frozen=True):
    """Keys fit for use, and a sentence for each line that was refused."""

    keys: Keys = Keys()
    complaints: tuple[str, ...] = ()


def names_of(command: Command) -> dict[str, str]:
    """The names of a command in the file, with the keys each has."""
    return {binding_id(command, call): keys for keys, call in command.keys.items()}


def remappable() -> list[Command]:
    """Every command whose keys may be others."""
    return [command for command in COMMANDS if LINE not in command.places]


def load_keys(path: Path, boards: Boards) -> LoadedKeys:
    """Read the file; where it is missing, everything is as usual."""
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return LoadedKeys()
    except OSError as error:
        return LoadedKeys(
            complaints=(f"{path.name} cannot be read ({error.strerror or error}); default keys are used.",)
        )
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        return LoadedKeys(complaints=(f"{path.name} is not valid TOML ({error}); default keys are used.",))
    return keys_of(dict(_flat(raw)), path.name, boards())


def _flat(raw: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    """Rows by their whole name: `table.undo` without quotes is a table of TOML."""
    for name, value in raw.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{before}{name}.")
        else:
            yield f"{before}{name}", value


def keys_of(raw: Mapping[str, Any], file: str, boards: Mapping[str, Iterable[Command]]) -> LoadedKeys:
    """What of these rows can be had together; each that cannot is complained about and left out."""
    known = {name: keys for command in remappable() for name, keys in names_of(command).items()}
    wanted: dict[str, tuple[str, ...]] = {}
    complaints = []
    for name, value in raw.items():
        keys, complaint = _keys(value)
        if name not in known:
            near = difflib.get_close_matches(name, list(known), n=1)
            complaint = f"there is no command {name}" + (f"; did you mean {near[0]}?" if near else "")
        if complaint:
            complaints.append(f"{file}: {complaint.rstrip('.?') + ('?' if complaint.endswith('?') else '.')}")
        else:
            wanted[name] = keys
    while clash := _first_clash(wanted, boards):
        name, sentence = clash
        complaints.append(f"{file}: {sentence}")
        del wanted[name]
    return LoadedKeys(Keys(wanted), tuple(complaints))


def _keys(value: Any) -> tuple[tuple[str, ...], str]:
    """The keys of a row as Textual names them, or what is wrong with them."""
    each = [value] if isinstance(value, str) else value
    if not isinstance(each, list) or not each or not all(isinstance(one, str) and one for one in each):
        return (), 'a key is text, such as "z", or a list of texts'
    keys = []
    for one in each:
        pressed = key_of(one)
        key = pressed.name if pressed is not None else one
        if key in RESERVED:
            return (), f"{key} means the same everywhere and cannot be changed"
        if key.startswith(SWALLOWED) and key != "shift+tab":
            return (), f"{key} does not work in every terminal; use a plain key"
        if key not in KNOWN and not (pressed is not None and len(one) == 1):
            return (), f"there is no key {one!r}"
        keys.append(key)
    return tuple(keys), ""


def _first_clash(
    wanted: Mapping[str, tuple[str, ...]], boards: Mapping[str, Iterable[Command]]
) -> tuple[str, str] | None:
    """A row whose key means something else where it applies, and a sentence about it."""
    keys = Keys(wanted)
    for places in MEETINGS:
        meanings: defaultdict[str, list[tuple[str, str, str]]] = defaultdict(list)
        for command in keys.at(*places):
            for name, pressed in names_of(command).items():
                for key in pressed.split(","):
                    meanings[key].append((name, command.word, ""))
        if BOARD in places:
            for title, commands in boards.items():
                for command in commands:
                    for key in command.every_key:
                        meanings[key].append(("", command.word, title))
        for key, found in meanings.items():
            own = [name for name, _, _ in found if name in wanted]
            others = [(word, name, title) for name, word, title in found if not own or name != own[-1]]
            if own and others:
                word, name, title = others[0]
                where = f" in {title}" if title else f" ({name})"
                return own[-1], f'{own[-1]} cannot be {shown_key(key)}: that is "{word}"{where}. The default key stays.'
    return None
