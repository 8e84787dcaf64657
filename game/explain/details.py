"""The numbers behind a bot's words: a link that unfolds them, and folds them again."""

from __future__ import annotations

from engine.said import Said, said

DETAILS = "details"  # where the link leads


def folded(details: Said, unfolded: bool) -> Said:
    """The link, with the numbers behind it if they are `unfolded`."""
    if unfolded:
        return said("[Details]({to}): {words}", to=DETAILS, words=details)
    return said("[Details]({to})", to=DETAILS)
