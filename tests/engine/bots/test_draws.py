"""How the greedy bot weighs lines of play that a draw decides."""

from __future__ import annotations

import pytest

from engine.bots.greedy import refined
from engine.bots.planning import Line, Planner
from engine.flow import Option
from tests.formidable_foes.scene import Scene


class Foretold(Planner):
    """A planner whose draws are known: the values that each line sees one after another; the last one stays."""

    def __init__(self, values: dict[str, list[float]]) -> None:
        self.values = values

    def sample(self, line: Line) -> None:
        seen = self.values[line.choices[0].verb]
        line.add(seen[min(line.samples, len(seen) - 1)])


def chosen(**values: float | list[float]) -> str:
    """The verb of the best line; a line with several values is decided by draws."""
    planner = Foretold({verb: value for verb, value in values.items() if isinstance(value, list)})
    before, lines = Scene().session.position, []
    for verb, value in values.items():
        line = Line((Option(verb),), before, chance=isinstance(value, list))
        if isinstance(value, list):
            planner.sample(line)
        else:
            line.add(value)
        lines.append(line)
    return refined(planner, lines).choices[0].verb


def test_one_lucky_draw_does_not_decide() -> None:
    assert chosen(lucky=[100.0, 0.0], steady=[60.0], sure=50.0) == "steady"


@pytest.mark.parametrize("lucky", [90.0, 100.0])
def test_a_line_that_is_left_out_after_one_draw_does_not_win(lucky: float) -> None:
    """All lines had luck with the first draw, and only the best ones were drawn for again."""
    rest = {f"other{n}": [lucky - 5, 40.0] for n in range(20)}
    assert chosen(**rest, best=[lucky, 60.0], sure=50.0) == "best"


def test_sure_lines_do_not_crowd_out_one_that_had_bad_luck() -> None:
    sure = {f"sure{n}": 70.0 for n in range(20)}
    assert chosen(unlucky=[0.0, 100.0], **sure) == "unlucky"
