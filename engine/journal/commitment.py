"""The chance of a hall's table, committed to before it is known who plays: a secret, its digest, the seed that follows.

The hall draws a secret when a table is laid and tells its digest at once, the commitment. The seed is made of the
secret and of the names in the order of the seats when the game begins. The commitment stands in the first line of every
log, also of what a seat exports while the game runs; the secret, beside the seed, is told when the game is over.
`breach` says what this proves and what it does not.
"""

import hashlib
import secrets
from collections.abc import Sequence

import msgspec

BYTES = 16
SEED_BITS = 48
GROUP = 8


def new_secret() -> str:
    """A secret for one table."""
    return secrets.token_hex(BYTES)


def commitment_to(secret: str) -> str:
    """What is told of a secret."""
    return _digest("commitment", secret).hex()


def is_commitment(text: str) -> bool:
    """Whether a text has the form of a commitment."""
    return len(text) == 64 and set(text) <= set("0123456789abcdef")


def spelled(commitment: str) -> str:
    """A commitment as people compare it, in groups; nothing of it is left out, for two that look alike can be found."""
    return " ".join(commitment[place : place + GROUP] for place in range(0, len(commitment), GROUP))


def seed_from(secret: str, names: Sequence[str]) -> int:
    """The seed of a table where these people and bots sit, in this order."""
    return int.from_bytes(_digest("seed", secret, *names)[: SEED_BITS // 8], "big")


def breach(commitment: str, secret: str, names: Sequence[str], seed: int | None) -> str | None:
    """How a seed is not the one that was committed to; None where it is.

    What a kept commitment proves: to whoever noted it before the last seat was taken, that the hall neither chose nor
    changed the shuffles once it knew who sits where. No second secret has the same digest, and the secret is too long
    to be guessed from it: the commitment tells nobody a card.

    What it does not prove: a hall that foresees every name may have tried secrets before it told one, and a hall in
    league with who sits down last can try names; who distrusts it sits down last, or under a name nobody could foresee.
    Nor that a table was not laid again and again until its deal was liked, which the people there have seen, nor where
    chance comes from that an agreed undo drew anew, which `verify` counts. A commitment told at two tables binds one.
    """
    if commitment_to(secret) != commitment:
        return "Its secret is not the one that its hall committed to."
    if seed_from(secret, names) != seed:
        return "Its seed does not follow from what its hall committed to and from who sat down."
    return None


def _digest(purpose: str, *parts: str) -> bytes:
    return hashlib.sha256(msgspec.json.encode(("duskhall", purpose, *parts))).digest()
