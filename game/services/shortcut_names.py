"""How a shortcut is called now: by its key, or by the sign on the gamepad while that is what was used last."""

from __future__ import annotations

from collections.abc import Iterable

from engine.said import Said, joined, said
from game.services.gamepad_signs import signs
from game.services.shortcuts import Shortcut

gamepad = ""  # the name of the gamepad that was used last; empty since a key or the mouse was used


def use(name: str) -> None:
    """Call shortcuts by the signs of the gamepad of this name, or by keys if it is empty."""
    global gamepad
    gamepad = name


def called(shortcut: Shortcut) -> Said | str:
    """Its key or its button; empty if the gamepad has none, or only comes to what does it."""
    if gamepad:
        return "" if shortcut.steered else signs(shortcut, gamepad)
    return shortcut.strokes[0].words if shortcut.strokes else ""


def with_key(words: str, shortcut: Shortcut | None) -> str:
    """Words with the key or button behind them, if there is one; without words that alone."""
    name = called(shortcut) if shortcut is not None else ""
    return said("{words} ({key})", words=words, key=name) if words and name else words or name


def hint(sentence: Said, shortcuts: Iterable[Shortcut]) -> Said:
    """A sentence about keys; in its place, while a gamepad is in use, what its buttons do here."""
    if not gamepad:
        return sentence
    told = [(called(each), each.does) for each in shortcuts]
    return joined([said("{key}: {words}", key=key, words=does) for key, does in told if key], " \N{MIDDLE DOT} ")
