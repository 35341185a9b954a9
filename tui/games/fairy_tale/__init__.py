"""Fairy Tale on screen: its look, its cards, the board and the score sheet."""
