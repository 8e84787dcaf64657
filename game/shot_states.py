"""A table posed for a picture: a figure in the hand, dice in the air, the curtain, cards that turn.

Some poses need a certain question: `WANTED` says at which one the bots stop playing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import pygame
from msgspec.structs import replace

from engine.flow import Game, Option, Session
from engine.flow.reach import Path, position_after
from engine.table import Piece, apply, view
from game.explain.teach_from_here import TEACH, WHY_NOT
from game.input.dragging import LIFTABLE
from game.layout.game_layout import GameLayout
from game.scenes.history.scene import HistoryScene
from game.scenes.table.scene import TableScene
from game.stage.visuals import Pause

IN_THE_AIR = 0.35  # seconds after the throw
COUNTING = 1.12  # seconds after the cards were laid
ROLLING, DECIDED = 0.85, 2.9  # seconds after a fight began
PAST = 12  # choices that the log tells before a beat
HALF_ROUND = 0.3  # seconds after a tile began to turn


class NoSuchMoment(ValueError):
    """The table cannot be shown like this; the text is one sentence."""


def dragging(scene: TableScene) -> None:
    """The first piece that can move, held over the farthest place it may go to."""
    piece, reach = _leadable(scene)
    _lift(scene, piece)
    _carry(scene, max(reach, key=lambda place: len(reach[place].choices)))


def refused(scene: TableScene) -> None:
    """The first piece that can move, dropped where it may not go; if possible where something stands in its
    way."""
    piece, reach = _leadable(scene)
    choices = scene.play.choices
    assert choices is not None
    home = scene.stage.table.place_of(piece)
    best, most = "", -1
    for place in scene.game_layout.layout.spaces:
        found = choices.refusal(piece, place) if place not in reach and place != home else None
        if found is not None:
            rank = (
                2 * bool(found.reason.pieces) + bool(found.way)
                if place != scene.stage.table.place_of(piece)
                else -1
            )
            best, most = (place, rank) if rank > most else (best, most)
    _lift(scene, piece)
    _carry(scene, best)
    at = _middle(scene, best)
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
    scene.stage.finish()


def dice(scene: TableScene) -> None:
    """The dice of the game rolling through the tray, or in a fight."""
    looks = scene.panels.tray.looks
    if not looks:
        if not scene.game_layout.layout.dice:
            raise NoSuchMoment("This game has no dice.")
        _fight(scene, ROLLING)
        return
    counters = scene.stage.table.counters
    scene.panels.roll({look.counter: counters.get(look.counter) or look.faces[0] for look in looks})
    scene.panels.tray.age = IN_THE_AIR


def fight(scene: TableScene) -> None:
    """A fight at its end: the ribbon, the sum and what it changes."""
    _fight(scene, DECIDED)


def _fight(scene: TableScene, seconds: float) -> None:
    """Let the person asked begin a fight, and show it after so many seconds."""
    seat = scene.play.seat
    option = _fighting_option(scene.session, seat) if seat else None
    if option is None:
        raise NoSuchMoment("At this decision no person may begin a fight.")
    _choose_and_run(scene, seat, option, seconds)


def _fighting_option(session: Session, seat: str) -> Option | None:
    """An option with which a seat fights at once."""
    for option in session.options(seat):
        if option.piece and not option.to:
            trial = session.branch(len(session.entries) - 1)
            record = trial.choose(seat, option)
            if session.game.fought(session.position, record) is not None:
                return option
    return None


def waited(scene: TableScene) -> None:
    """What the others did since the person asked chose last."""
    scene.update(0.02)
    if not scene.panels.column.recap.turns:
        raise NoSuchMoment("At this decision nobody has waited for anybody.")


def curtain(scene: TableScene) -> None:
    """The curtain before the seat whose turn it is."""
    seat = scene.play.seat or scene.session.header.seats[0]
    scene.curtain.fall(scene.shared_screen.bill(seat), at_once=True)


def contest(scene: TableScene) -> None:
    """A card picked for the open contest, not laid yet."""
    choices = scene.choices
    if choices is None or not scene.contest_flow.asks():
        raise NoSuchMoment("At this decision no person lays a card in a contest.")
    scene.act(choices.options[len(choices.options) // 2])


def secret(scene: TableScene) -> None:
    """The curtain before the second of two people who lay a card in secret."""
    contest(scene)
    scene.contest_flow.lay()
    curtain(scene)


def reveal(scene: TableScene) -> None:
    """Both cards laid: they have turned, and the sums are being counted."""
    scene.app.settings = replace(scene.app.settings, speed=1.0)
    scene.update(0.0)
    contest(scene)
    scene.contest_flow.lay()
    for seat in scene.session.waiting():
        scene.play.choose(seat, scene.session.options(seat)[0])
    _run(scene, COUNTING)


def lens(scene: TableScene) -> None:
    """The lens over the figure with the longest explanation."""
    position, seat = scene.session.position, scene.play.seat or scene.session.header.seats[0]
    asked = {piece: scene.session.game.lens(position, seat, piece) for piece in scene.view.arrangement.by_id}
    told = {piece: len(found.rays) * 100 + len(found.sees) for piece, found in asked.items() if found is not None}
    if not told:
        raise NoSuchMoment("No piece on this board can be looked at through a lens.")
    scene.toggle_lens()
    x, y = scene.view.camera.to_screen(scene.view.arrangement.by_id[max(told, key=lambda piece: told[piece])].at)
    at = (round(x), round(y) - 6)
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))


def teaching(scene: TableScene) -> None:
    """The position explained, with the focused row shown as ghosts."""
    _explain(scene, TEACH)


def asking(scene: TableScene) -> None:
    """What is not on offer, and why."""
    _explain(scene, WHY_NOT)


def _explain(scene: TableScene, topic: str) -> None:
    scene.explain(topic)
    panel = scene.teaching.panel
    scene.app.frame()
    area = next((rect for rect, _ in panel.rows), None)
    if area is not None:
        scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=area.center, rel=(1, 1), buttons=(0, 0, 0)))


def turning(scene: TableScene) -> None:
    """A tile while it turns."""
    seat = scene.play.seat or scene.play.turn
    option = next((o for o in scene.session.options(seat) if _turns(scene.session, seat, o)), None)
    if option is None:
        raise NoSuchMoment("At this decision nobody may turn a tile.")
    _choose_and_run(scene, seat, option, HALF_ROUND)


def laying(scene: TableScene) -> None:
    """The first tile of the hand that is laid in a slot: it hangs over the slot, turned twice."""
    choices = scene.choices
    if choices is not None:
        ends = [(each, place) for each in sorted(choices.pieces) for place in choices.reach(each)]
        for piece, place in ends:
            if scene.laying_down.fits(tuple([path.choices[0] for path in choices.ways(piece, place)])):
                scene.dragging.go(piece, place)
                scene.laying_down.step(2)
                return
    raise NoSuchMoment("At this decision no person lays a tile in a slot.")


def beat(tag: str) -> Callable[[TableScene], None]:
    """The middle of the beat that the last choice brought with an event of this tag."""

    def pose(scene: TableScene) -> None:
        session, play = scene.session, scene.play
        record, before = session.entries[-1].record, session.at(len(session.entries) - 2).bare_copy()
        number = next((n for n, each in enumerate(record.happened) if each.event.tag() == tag), -1)
        if number < 0 or play.presenters is None:
            raise NoSuchMoment("The choice before this decision does not bring this about.")
        for happening in record.happened[:number]:
            for change in happening.changes:
                apply(before, change)
        play.log.clear()
        past = [entry.record for entry in session.entries[-PAST:-1]]
        for each in (*past, replace(record, happened=record.happened[:number])):
            for happening in each.happened:
                play.log_writer.tell(happening.event, each)
        scene.app.settings = replace(scene.app.settings, speed=1.0)
        scene.update(0.0)
        scene.stage.reset(view(before, play.viewer))
        rest = replace(record, happened=record.happened[number:])
        scene.stage.add(*play.presenters.cues(before, rest, play.viewer))
        while scene.stage.busy and not _half_way(scene):
            scene.update(1 / 60)
        scene.view.settle()

    return pose


def _half_way(scene: TableScene) -> bool:
    """Whether the longest movement has come half way."""
    moving = [visual for visual in scene.stage.visuals if not isinstance(visual, Pause)]
    return bool(moving) and max(moving, key=lambda visual: visual.seconds).part >= 0.5


def asked(scene: TableScene) -> None:
    """The table at a question, as it stands."""


def cutting(scene: TableScene) -> None:
    """A part of the history chosen for a film."""
    if not isinstance(scene, HistoryScene):
        raise NoSuchMoment("Only the history can be cut for a film.")
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_v, mod=0, unicode="v"))


def filming(scene: TableScene) -> None:
    """The box that asks for the format of the film."""
    cutting(scene)
    if isinstance(scene, HistoryScene):
        scene.film_cutting.ask()


def _choose_and_run(scene: TableScene, seat: str, option: Option, seconds: float) -> None:
    """Make a choice, and let the table move for a while after it."""
    scene.app.settings = replace(scene.app.settings, speed=1.0)
    scene.update(0.0)
    scene.play.choose(seat, option)
    _run(scene, seconds)


def _run(scene: TableScene, seconds: float) -> None:
    """Let the table move for a while, as in play."""
    scene.app.settings = replace(scene.app.settings, speed=1.0)
    for _ in range(round(seconds * 60)):
        scene.update(1 / 60)


def _turns(session: Session, seat: str, option: Option) -> bool:
    """Whether an option turns a tile that lies in the board."""
    before = session.position
    after = position_after(before, seat, option) if option.amount else None
    return after is not None and any(
        piece.turn != before.pieces[key].turn for key, piece in after.pieces.items() if key in before.pieces
    )


def _person(session: Session, players: Mapping[str, str]) -> str:
    """The person asked, if one is."""
    return next((seat for seat in session.waiting() if players[seat] == "human"), "")


def _leads(session: Session, players: Mapping[str, str]) -> bool:
    layout = GameLayout.read(session.game.folder)
    looks = [layout.look(piece.kind) for piece in _led(session, players)]
    return any(look is not None and look.layer in LIFTABLE for look in looks)


def _led(session: Session, players: Mapping[str, str]) -> list[Piece]:
    """The pieces that the person asked may bring to another place."""
    seat, pieces = _person(session, players), session.position.pieces
    options = session.options(seat) if seat else ()
    return [pieces[o.piece] for o in options if o.piece in pieces and o.to not in ("", pieces[o.piece].place)]


def _fights(session: Session, players: Mapping[str, str]) -> bool:
    return bool(_person(session, players)) and session.game.contest(session.position, "") is not None


def _has_waited(session: Session, players: Mapping[str, str]) -> bool:
    seat = _person(session, players)
    last = [entry.record.seat for entry in session.entries if entry.record.seat]
    return bool(seat) and last.count(seat) > 0 and last[-1] != seat


def _may_fight(session: Session, players: Mapping[str, str]) -> bool:
    if session.game.fought is Game.fought:  # no record of this game tells a fight by itself
        return True
    seat = _person(session, players)
    return bool(seat) and _fighting_option(session, seat) is not None


def _may_turn(session: Session, players: Mapping[str, str]) -> bool:
    seat = _person(session, players)
    return any(_turns(session, seat, option) for option in session.options(seat)) if seat else False


def _may_lay(session: Session, players: Mapping[str, str]) -> bool:
    layout = GameLayout.read(session.game.folder)
    return any(layout.carrier(piece.kind) is not None for piece in _led(session, players))


def _brings(tag: str, session: Session, players: Mapping[str, str]) -> bool:
    """Whether the last choice brought an event of this tag about."""
    return any(each.event.tag() == tag for each in session.entries[-1].record.happened)


def _asks(topic: str, session: Session, players: Mapping[str, str]) -> bool:
    """Whether a person is asked this."""
    ask = session.position.ask
    return bool(_person(session, players)) and ask is not None and ask.topic == topic


def wanted(state: str, game: Game) -> Callable[[Session, Mapping[str, str]], bool] | None:
    """Whether a decision will do for a state of a game's table; None: any will."""
    if state in POSES:
        return WANTED.get(state)
    return partial(_brings if state in beats(game) else _asks, state)


def poses(game: Game) -> dict[str, Callable[[TableScene], None]]:
    """The poses of the table of a game: those of every table, its own beats by the tags of their events, and its
    questions by their topics."""
    own = {tag: beat(tag) for tag in beats(game)}
    return dict.fromkeys(game.templates.prompts, asked) | own | POSES


def beats(game: Game) -> list[str]:
    """The tags of the events of a game that are shown by a beat."""
    return list(dict.fromkeys(look.on for look in GameLayout.read(game.folder).layout.beats))


#: State -> the question that it needs: whether this one will do, given the kinds of players by seat.
WANTED: dict[str, Callable[[Session, Mapping[str, str]], bool]] = {
    "dragging": _leads,
    "refused": _leads,
    "contest": _fights,
    "secret": _fights,
    "reveal": _fights,
    "turning": _may_turn,
    "laying": _may_lay,
    "fight": _may_fight,
    "waited": _has_waited,
    "dice": _may_fight,
}

POSES: dict[str, Callable[[TableScene], None]] = {
    "dragging": dragging,
    "refused": refused,
    "dice": dice,
    "fight": fight,
    "waited": waited,
    "curtain": curtain,
    "contest": contest,
    "secret": secret,
    "reveal": reveal,
    "lens": lens,
    "teaching": teaching,
    "asking": asking,
    "turning": turning,
    "laying": laying,
    "cutting": cutting,
    "filming": filming,
}
#: The poses of the history; all others are the table's.
OF_HISTORY = ("cutting", "filming")


def _leadable(scene: TableScene) -> tuple[str, dict[str, Path]]:
    """A piece with the places it may go to."""
    choices = scene.play.choices
    if choices is not None:
        for piece in sorted(choices.pieces):
            reach = {to: path for to, path in choices.reach(piece).items() if scene.view.ground.space(to)}
            if reach and piece in scene.view.arrangement.by_id:
                return piece, reach
    raise NoSuchMoment("At this decision no person may lead a piece anywhere.")


def _middle(scene: TableScene, place: str) -> tuple[int, int]:
    spot, _ = scene.view.ground.handle(place)
    x, y = scene.view.camera.to_screen(spot)
    return round(x), round(y)


def _lift(scene: TableScene, piece: str) -> None:
    x, y = scene.view.camera.to_screen(scene.view.arrangement.by_id[piece].at)
    scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(round(x), round(y)), button=1))


def _carry(scene: TableScene, place: str) -> None:
    at = _middle(scene, place)
    for goal in ((at[0] - 8, at[1] - 8), at):
        scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=goal, rel=(8, 8), buttons=(1, 0, 0)))
