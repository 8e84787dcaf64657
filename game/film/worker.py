"""The process in which films are made, apart from the window; it draws without a screen."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from game.film.job import Done, Failed, Job, Part

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from game.film.film_frames import FilmFrame, FilmFrames

WIDTHS = {".webp": 960, ".gif": 720}  # px; GIF is the larger file by far
DRAWN = 0.6  # of the work, by time
MODESTY = 5  # how far it stands back behind the window


def serve(connection: Connection) -> None:
    """Make the one film that is asked for, and tell how far it is: the main function of the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(MODESTY)
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

    def told(answer: Part | Done | Failed) -> None:
        connection.send_bytes(msgspec.json.encode(answer))

    try:
        job = msgspec.json.decode(connection.recv_bytes(), type=Job)
        make(job, lambda part: told(Part(part)))
        told(Done())
    except OSError as error:
        with suppress(OSError):  # or the window has hung up
            told(Failed(error.errno or 0))
    except EOFError:
        return


def make(job: Job, told: Callable[[float], object]) -> None:
    """Draw the frames, then write them as a film; or draw the final table. Raises OSError, ImportError without
    Pillow, StoreError."""
    import pygame

    from engine.games import all_games
    from engine.store import read, resumed
    from game.app.window import App
    from game.film.film_file import lay_aside, write
    from game.film.film_frames import FilmFrames
    from game.film.final_picture import save

    out = Path(job.out)
    if not pygame.display.get_init():
        pygame.display.init()
    App(job.settings, window=False)  # wears its colours and speaks its language
    log = read(Path(job.table), all_games())
    session = resumed(log.game, log.header, log.records, {}).session
    if out.suffix.lower() == ".png":
        save(session, out)
        return
    width = WIDTHS[out.suffix.lower()]
    end = min(job.end, len(session.entries) - 1)
    drawn = FilmFrames(session, job.start, end, job.viewer, job.everything, width)
    stored = lay_aside(_counted(drawn, lambda part: told(DRAWN * part)), Path(job.folder))
    write(stored, drawn.size, out, lambda n: told(DRAWN + (1 - DRAWN) * n / len(stored)))


def _counted(frames: FilmFrames, told: Callable[[float], object]) -> Iterator[FilmFrame]:
    """The frames of a film; tells after each how far the film has come."""
    shots: Iterable[FilmFrame] = frames.shots()
    for shot in shots:
        yield shot
        told((frames.record - frames.start) / max(1, frames.end - frames.start))
