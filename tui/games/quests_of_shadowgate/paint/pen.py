"""The pen of this game: a pen of the kit that knows its colours and writes its three numbers."""

from __future__ import annotations

from engine.games.quests_of_shadowgate.content.vocabulary import STATS, Three
from tui.board import cards, pen
from tui.games.quests_of_shadowgate.look import LOOK, sign_of


class Pen(pen.Pen):
    """See the module."""

    look = LOOK

    def three(self, x: int, y: int, three: Three, gap: int = 0, *, dim: bool = False) -> int:
        """`♥4♦3♣2`, each sign in its colour; return the column after it."""
        for index, (stat, amount) in enumerate(zip(STATS, three, strict=True)):
            x += gap if index else 0
            x = self.canvas.text(x, y, sign_of(stat), self.dim if dim else self.ink(stat))
            x = self.canvas.text(x, y, str(amount), self.dim if dim else self.bright)
        return x


class CardPen(Pen, cards.CardPen):
    """The same for a card."""
