"""Bots: one that plays by lot, planners (the run of choices with the best `evaluate`) and determinised searches.

They see only views, as a player does, and know nothing of the dealer's seed. The caller gives them a clock.
"""

from engine.bots.bot import Bot, Clock
from engine.bots.kinds import BOTS, make
from engine.bots.match import play, tournament

__all__ = ["BOTS", "Bot", "Clock", "make", "play", "tournament"]
