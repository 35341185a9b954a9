"""The hall as a server: people come in over SSH, each to an app of their own in this process's event loop.

`duskhall serve` starts it. Only this package may import asyncssh, which is an extra; nothing below it is changed by a
player being far away. Terminals are written against a small protocol, so that SSH is one way in among others.
"""
