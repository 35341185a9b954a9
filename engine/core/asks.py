"""How an ask is answered: its *manner*, which its class says. The log knows nothing of it.

single     one seat chooses.
together   several seats choose at once, each about its own pieces and numbers: any order gives equal Worlds.
free       first come, first served: seats act as often as they like, in any order. Who says done rests: it is not
           waited for, but may act again while somebody else is.
team       any seat of a side may answer, and the first answer closes it for all of them.
"""

from typing import Any, Final, Literal

Manner = Literal["single", "together", "free", "team"]
SINGLE: Final = "single"
TOGETHER: Final = "together"
FREE: Final = "free"
TEAM: Final = "team"


def manner_of(ask: Any) -> Manner:
    """The manner of an ask; one that says nothing is for a single seat."""
    manner: Manner = getattr(ask, "manner", SINGLE)
    return manner
