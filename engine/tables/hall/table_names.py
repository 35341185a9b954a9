"""Names of tables that people can remember, say and type: `amber-fox-17`."""

import random

COLOURS = """
    amber ashen azure blue bright bronze copper coral crimson dark dawn dusky ebon ember fern flint frost gilded golden
    green grey hazel heather honey indigo ivory jade lilac lunar mellow misty mossy night opal pale pearl pine plum
    quiet red rose rowan ruby rust saffron sandy scarlet shady silver sloe solar starry stone storm sunny tawny teal
    twilight velvet violet white wild winter
"""
BEASTS = """
    adder badger bat bear beaver bee boar buck bull cat colt crane crow deer doe dove dragon drake eagle elk ermine
    falcon fawn ferret finch fox frog goat goose griffin hare hawk hedgehog heron horse hound ibex jackdaw kestrel
    lark linnet lynx magpie mare marten mole moth mouse newt otter owl ox pike pony ram raven robin salmon seal
    sparrow stag stoat swan swift toad trout viper vole weasel wolf wren
"""


def new_word(rng: random.Random) -> str:
    """An invitation that is easy to say and hard to guess, out of some twenty million: `amber fox velvet owl`."""
    return " ".join(rng.choice(words.split()) for words in (COLOURS, BEASTS, COLOURS, BEASTS))


def new_id(rng: random.Random) -> str:
    """A name for a table, out of some four hundred thousand."""
    return f"{rng.choice(COLOURS.split())}-{rng.choice(BEASTS.split())}-{rng.randint(10, 99)}"
