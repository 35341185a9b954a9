"""Names that cannot be mistaken for another's: visible letters of one script, and a skeleton that look-alikes share.

Scripts are read from Unicode's own character names. Letters of Cyrillic, Greek and Armenian that are drawn like Latin
ones are taken from Unicode's table of confusables, as far as fonts for terminals hold them. Libraries that carry the
whole table were last renewed in 2024 and read a megabyte at the start. Used by `plain_text` and `people`.
"""

import string
import unicodedata

WITH_LETTERS = f" {string.punctuation}’"
"""What may stand between letters and digits; marks come with the letter before them."""

BLANK = "\u115f\u1160\u3164\uffa0\u17b4\u17b5\u2800\u180e\U0001d159"
"""Letters and signs by their category that show nothing: fillers and the empty Braille pattern."""

TOGETHER = (
    {"LATIN", "CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "IDEOGRAPHIC"},
    {"LATIN", "CJK", "BOPOMOFO", "IDEOGRAPHIC"},
    {"LATIN", "CJK", "HANGUL", "IDEOGRAPHIC"},
)
"""Scripts that one language writes side by side."""

LOOK_ALIKES = {
    # Cyrillic
    "а": "a", "в": "b", "г": "r", "е": "e", "ё": "ë", "з": "3", "к": "k", "м": "m", "н": "h", "о": "o", "п": "n",
    "р": "p", "с": "c", "т": "t", "у": "y", "х": "x", "ь": "b", "ѕ": "s", "і": "i", "ї": "ï", "ј": "j", "ԁ": "d",
    "һ": "h", "ӏ": "l", "ԛ": "q", "ԝ": "w", "ґ": "r", "ү": "y", "ұ": "y", "ѵ": "v", "ӕ": "æ", "ә": "ə", "қ": "k",
    # Greek
    "α": "a", "β": "b", "γ": "y", "ε": "e", "ζ": "z", "η": "n", "ι": "i", "κ": "k", "μ": "m", "ν": "v", "ο": "o",
    "ρ": "p", "σ": "o", "ς": "c", "τ": "t", "υ": "u", "χ": "x", "ω": "w", "ϲ": "c", "ϳ": "j",
    # Armenian, and Latin letters from other corners
    "օ": "o", "ո": "n", "ս": "u", "հ": "h", "ց": "g", "ք": "p", "զ": "q", "ա": "w", "լ": "l", "ɑ": "a", "ɡ": "g",
    "ı": "i", "ȷ": "j", "ɩ": "i", "ʋ": "v", "ſ": "s", "ⅼ": "l", "ƽ": "s", "ɪ": "i", "ᴏ": "o", "ᴠ": "v", "ᴡ": "w",
    # Signs that are read as each other within one script
    "0": "o", "1": "l", "|": "l", "’": "'",
}  # fmt: skip


def is_sound(name: str) -> bool:
    """Whether a name shows something, in letters of one script, and nothing but what belongs between letters."""
    letters = [sign for sign in name if unicodedata.category(sign)[0] == "L"]
    shown = [sign for sign in name if unicodedata.category(sign)[0] in "LN"]
    usual = all(unicodedata.category(sign)[0] in "LMN" or sign in WITH_LETTERS for sign in name)
    return bool(shown) and usual and not any(sign in BLANK for sign in name) and is_one_script(letters)


def is_one_script(letters: list[str]) -> bool:
    """Whether some language writes with all of these."""
    scripts = {script_of(sign) for sign in letters}
    return len(scripts) <= 1 or any(scripts <= allowed for allowed in TOGETHER)


def script_of(sign: str) -> str:
    """The script of a letter, which its name in Unicode begins with."""
    first, _, rest = unicodedata.name(sign, "UNKNOWN").partition(" ")
    return rest.partition(" ")[0] if first in ("FULLWIDTH", "HALFWIDTH", "MODIFIER") else first


def skeleton(name: str) -> str:
    """What names that look alike have in common; never shown."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join(LOOK_ALIKES.get(sign, sign) for sign in folded).replace("rn", "m").replace("vv", "w")
