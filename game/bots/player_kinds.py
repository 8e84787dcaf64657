"""The kinds of players that may sit in a seat, and their names."""

from __future__ import annotations

from engine.said import said

KINDS = ("human", "random", "greedy", "search")
KIND_NAMES = {
    "human": said("Person"),
    "random": said("Easy bot"),
    "greedy": said("Medium bot"),
    "search": said("Strong bot"),
}
