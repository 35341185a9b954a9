"""These tests play the toys."""

from tests.toy.known import embers_is_known as embers_is_known
from tests.toy.known import lanterns_is_known as lanterns_is_known
