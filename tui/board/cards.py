"""What the cards of all games share: sizes, and a pen whose frame and ground tell how a card stands out.

A game draws its cards once for each size and state and keeps them as pictures; boards lay pictures and draw no card.
"""

from __future__ import annotations

import msgspec
from textual.color import Color
from textual.geometry import Region

from tui.board.pen import Pen
from tui.draw.canvas import Ink

PICTURES = 2048
"""How many pictures of cards a game keeps."""


class Size(msgspec.Struct, frozen=True):
    """The cells of a card, and how far apart two of them are laid."""

    name: str
    width: int
    height: int
    pitch: int


class State(msgspec.Struct, frozen=True):
    """How a card stands out. `legal` None: nothing is asked about it; `chosen`: picked already, or suggested."""

    selected: bool = False
    legal: bool | None = None
    chosen: bool = False
    key: str = ""


class CardPen(Pen):
    """A card being drawn in the colour of its kind; a faded one has none."""

    state: State
    kind: Color
    faded: bool

    @property
    def edge(self) -> Color:
        """The colour of the frame, where no state has one of its own."""
        return self.palette.strong if self.faded else self.kind

    def ground(self, share: float) -> Color:
        """The card's body: a share of its colour over the panel, over the glow when it is selected."""
        over = self.glow if self.state.selected else self.palette.panel
        return self.palette.mix(self.palette.strong if self.faded else self.kind, share, over)

    def kind_ink(self) -> Ink:
        """For the signs of its kind."""
        return Ink(self.palette.dim if self.faded else self.kind, bold=not self.faded)

    def dim_ink(self) -> Ink:
        """For what matters less; on the selected card it reads all the same."""
        return self.text if self.state.selected else self.dim

    def plate_ink(self) -> Ink:
        """For the key in the frame: filled on the selected card, lit where it can be chosen."""
        if self.state.selected:
            return self.cursor
        return self.lit if self.state.chosen or self.state.legal else self.dim

    def outline(self) -> None:
        """The frame by state: double and glowing, heavy where chosen, else in the card's colour."""
        region = Region(0, 0, self.width, self.height)
        if self.state.selected:
            self.canvas.fill(region, self.glow)
            self.canvas.frame(region, "double", self.arrow)
        elif self.state.chosen:
            self.canvas.frame(region, "heavy", self.lit)
        else:
            self.canvas.frame(region, "round", Ink(self.edge))
