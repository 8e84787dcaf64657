"""What the start of a turn allows and later pages refuse: their own clauses say why (KM-TURN-13)."""

from __future__ import annotations

from typing import Any

from engine.flow import Flow, Goto, Option, Position, Reason, Verb


def _late(name: str, clause: str) -> Verb:
    def refuse(t: Position, page: Any, option: Option) -> list[Reason]:
        return [Reason(clause), Reason("KM-TURN-13")]

    def do(t: Position, page: Any, option: Option) -> Flow:
        return Goto(page)

    return Verb(name, lambda t, page: (), refuse, do)


#: Eating and healing, for the pages that come after the start of a turn.
LATE = (_late("eat", "KM-LIFE-09"), _late("heal", "KM-LIFE-14"))
EXTRA_VERBS = dict.fromkeys(("Moving", "Arrival", "Challenge", "Drawing"), LATE)
