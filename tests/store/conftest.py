"""These tests play Lanterns."""

from tests.toy.known import lanterns_is_known as lanterns_is_known
