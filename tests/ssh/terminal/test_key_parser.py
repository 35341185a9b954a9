"""What players type, and what strangers may send instead, becomes events of Textual or nothing."""

import gc
import random
import weakref

import pytest
from textual import events

from tui.server.terminal.key_parser import LONGEST_PASTE, Keyboard, Parser

START, END = "\x1b[200~", "\x1b[201~"


def keys(found):
    return [event.key for event in found if isinstance(event, events.Key)]


def pasted(found):
    return [event.text for event in found if isinstance(event, events.Paste)]


def test_letters_and_arrows_are_keys():
    assert keys(Keyboard().feed("a\x1b[A\r")) == ["a", "up", "enter"]


def test_an_arrow_may_come_in_pieces():
    keyboard = Keyboard()
    assert keys(keyboard.feed("\x1b")) + keys(keyboard.feed("[")) + keys(keyboard.feed("A")) == ["up"]


def test_an_escape_is_one_once_nothing_more_comes():
    keyboard = Keyboard()
    assert keys(keyboard.feed("\x1b")) == []
    assert keyboard.is_waiting
    assert keys(keyboard.settle()) == ["escape"]
    assert not keyboard.is_waiting


def test_two_escapes_are_two():
    keyboard = Keyboard()
    assert keys([*keyboard.feed("\x1b\x1b"), *keyboard.settle()])[-1] == "escape"


def test_a_mouse_click_has_its_place():
    [down] = Keyboard().feed("\x1b[<0;10;5M")
    assert isinstance(down, events.MouseDown)
    assert (down.x, down.y) == (9, 4)


def test_a_paste_is_one_event_even_in_pieces():
    keyboard = Keyboard()
    text = f"a{START}two\nwords{END}b"
    found = [event for sign in text for event in keyboard.feed(sign)]
    assert pasted(found) == ["two\nwords"]
    assert keys(found) == ["a", "b"]


def test_keys_inside_a_paste_are_text():
    assert pasted(Keyboard().feed(f"{START}\x1b[A\x03{END}")) == ["\x1b[A\x03"]


def test_a_paste_that_is_too_long_is_cut():
    keyboard = Keyboard()
    found = [event for piece in [START, *["x" * 1000] * 50, END] for event in keyboard.feed(piece)]
    assert [len(text) for text in pasted(found)] == [LONGEST_PASTE]


def test_a_paste_that_never_ends_is_ended():
    keyboard = Keyboard()
    assert list(keyboard.feed(f"{START}half")) == []
    assert keyboard.is_pasting
    assert pasted(keyboard.settle()) == ["half"]
    assert keys(keyboard.feed("q")) == ["q"]


@pytest.mark.parametrize(
    "junk", ["\x1b[99999999999;5u", "\x1b[1114112u", "\x1b[<0;0;0M", "\x1b[<;;M", "\x1b[48;1;1;1;1t", "\x1b[5;5R"]
)
def test_a_sequence_without_sense_is_dropped_and_keys_go_on(junk):
    keyboard = Keyboard()
    list(keyboard.feed(junk))
    list(keyboard.settle())
    assert keys(keyboard.feed("q")) == ["q"]


def test_a_window_size_that_was_typed_is_not_believed():
    found = [*Keyboard().feed("\x1b[48;10;10;100;100t"), *Keyboard().feed("\x1b[?2048;1$y")]
    assert not any(isinstance(event, events.Resize) for event in found)


def test_whatever_comes_the_next_key_is_a_key():
    rng = random.Random(7)
    signs = "\x1b[]<;:?0123456789MmuABt~RIO$yP\\^\x00\x7fq\u2028\ud7ff"
    keyboard = Keyboard()
    for _ in range(400):
        list(keyboard.feed("".join(rng.choices(signs, k=60))))
    list(keyboard.feed(END))
    list(keyboard.settle())
    list(keyboard.settle())
    assert keys(keyboard.feed("q")) == ["q"]


def test_nothing_holds_on_to_a_parser():
    parser = Parser()
    list(parser.feed("\x1b[97;5u"))
    seen = weakref.ref(parser)
    del parser
    gc.collect()
    assert seen() is None
