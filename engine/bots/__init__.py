"""Bots: random, greedy (a game's `evaluate` over its own run of choices) and determinised search.

They see views only, as a player does, and have neither a clock nor a seed of the dealer's.
"""

from engine.bots.bot import Bot, Clock
from engine.bots.kinds import BOTS, make
from engine.bots.match import duel, play

__all__ = ["BOTS", "Bot", "Clock", "duel", "make", "play"]
