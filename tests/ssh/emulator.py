"""As much of a terminal as the server uses: moves, looks and signs, and what stands on the screen in the end."""

import re

from rich.cells import get_character_cell_size

SEQUENCE = re.compile(r"\x1b\[([?0-9;]*\$?)([A-Za-z])|\x1b\][^\x07]*\x07|([^\x1b])", re.S)
OFF = {22: (1, 2), 23: (3,), 24: (4, 21), 25: (5, 6), 27: (7,), 28: (8,), 29: (9,)}

STEPS = {"A": (0, -1), "B": (0, 1), "C": (1, 0), "D": (-1, 0)}

BELL = "\x07"


class Emulator:
    """A screen of some size."""

    def __init__(self, width, height, was_resized=False):
        self.width, self.height, self.was_resized = width, height, was_resized
        self.cells = {}
        self.x = self.y = 0
        self.rest, self.seen, self.bells = "", None, 0
        self.look = {"attributes": frozenset(), 38: "", 48: ""}
        self.worn = tuple(self.look.values())

    def feed(self, text):
        """Show what was sent; what breaks off within a sequence waits for the rest of it."""
        whole, self.seen = self.rest + text, None
        end = 0
        for found in SEQUENCE.finditer(whole):
            if found.start() != end:
                break
            end = found.end()
            self.take(*found.groups(default=""))
        self.rest = whole[end:]

    def take(self, values, letter, sign):
        """One sign or sequence."""
        if sign == "\r":
            self.x = 0
        elif sign == "\n":
            # What was on its way when a window became smaller is painted over soon.
            assert self.y < self.height - 1 or self.was_resized, "a line feed in the last row scrolls the whole screen"
            self.y += 1
        elif sign == "\b":
            self.x -= 1
        elif sign == BELL:
            self.bells += 1
        elif sign:
            self.cells[self.x, self.y] = (sign, self.worn)
            self.x += 1
            if get_character_cell_size(sign) == 2:
                self.cells[self.x, self.y] = ("", self.worn)
                self.x += 1
        elif letter == "H":
            row, _, column = values.partition(";")
            self.x, self.y = int(column or 1) - 1, int(row or 1) - 1
        elif letter in STEPS:
            across, down = STEPS[letter]
            self.x, self.y = self.x + across * int(values or 1), self.y + down * int(values or 1)
        elif letter == "m":
            self.restyle([int(value or 0) for value in values.split(";")])
        elif values == "?1049":
            self.cells.clear()

    def restyle(self, codes):
        rest = iter(codes)
        for code in rest:
            if code == 0:
                self.look = {"attributes": frozenset(), 38: "", 48: ""}
            elif code in (38, 48):
                kind = next(rest)
                self.look[code] = (kind, *(next(rest) for _ in range(3 if kind == 2 else 1)))
            elif code in (39, 49):
                self.look[code - 1] = ""
            elif code in OFF:
                self.look["attributes"] -= set(OFF[code])
            elif 30 <= code <= 37 or 90 <= code <= 97:
                self.look[38] = code
            elif 40 <= code <= 47 or 100 <= code <= 107:
                self.look[48] = code
            else:
                self.look["attributes"] |= {code}
        self.worn = tuple(self.look.values())

    def text(self):
        """What stands there, a line a row."""
        if self.seen is None:
            rows = ("".join(self.cells.get((x, y), " ")[0] for x in range(self.width)) for y in range(self.height))
            self.seen = "\n".join(row.rstrip() for row in rows).rstrip("\n") + "\n"
        return self.seen
