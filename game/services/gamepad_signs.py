"""What stands on the buttons of a gamepad: each maker has signs of its own. The name tells the maker."""

from __future__ import annotations

from engine.said import Said, joined, said
from game.services.shortcuts import LOOKS, WAYS, Shortcut

XBOX, PLAYSTATION, NINTENDO = "xbox", "playstation", "nintendo"
MAKERS = {
    PLAYSTATION: ("playstation", "dualshock", "dualsense", "sony", "ps3", "ps4", "ps5"),
    NINTENDO: ("nintendo", "switch", "joy-con", "joycon", "wii"),
}
CROSS, STICK = said("cross or left stick"), said("right stick")
SIGNS: dict[str, dict[str, Said | str]] = {
    XBOX: {
        "a": "A", "b": "B", "x": "X", "y": "Y", "view": said("View"), "menu": said("Menu"),
        "left shoulder": "LB", "right shoulder": "RB", "left trigger": "LT", "right trigger": "RT",
        "left stick": said("press the left stick"), "right stick": said("press the right stick"),
    },
    PLAYSTATION: {
        "a": said("{icon:pad-cross}"), "b": said("{icon:pad-circle}"), "x": said("{icon:pad-square}"),
        "y": said("{icon:pad-triangle}"), "view": "Create", "menu": "Options",
        "left shoulder": "L1", "right shoulder": "R1", "left trigger": "L2", "right trigger": "R2",
        "left stick": "L3", "right stick": "R3",
    },
    NINTENDO: {
        "a": "A", "b": "B", "x": "X", "y": "Y", "view": "\N{MINUS SIGN}", "menu": "+",
        "left shoulder": "L", "right shoulder": "R", "left trigger": "ZL", "right trigger": "ZR",
        "left stick": said("press the left stick"), "right stick": said("press the right stick"),
    },
}  # fmt: skip


def maker(name: str) -> str:
    """Who made a gamepad, by its name: Xbox signs where nobody is known, as most others have them."""
    known = (maker for maker, words in MAKERS.items() if any(word in name.casefold() for word in words))
    return next(known, XBOX)


def sign(button: str, name: str) -> Said | str:
    """What stands on a button of the gamepad of a name."""
    if button in WAYS:
        return CROSS
    return STICK if button in LOOKS else SIGNS[maker(name)][button]


def signs(shortcut: Shortcut, name: str) -> Said | str:
    """The signs of all buttons of a gamepad that do what a shortcut does, each once; empty if it cannot do it."""
    if shortcut.steered:
        return said("go to it, then {button}", button=sign("a", name))
    buttons = [stroke.button for stroke in shortcut.strokes if stroke.button]
    return joined(list(dict.fromkeys(sign(button, name) for button in buttons)), ", ")
