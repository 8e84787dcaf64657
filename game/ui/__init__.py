"""The house kit: theme, text, painting and widgets. It knows the look and nothing of games.

Where to find what:

- `theme`: every colour, role of type, measure, motion; `Scale` turns lengths of the 1080p design into px
  (`scale.px(12)`, `scale.u`, `scale.style(theme.BODY)`).
- `text`: `flow` (wrapped markup with icons and links), `label` (one line), `line`, `outlined`, `measure`.
- `paint`: `stamp` draws any sprite; `shadow`, `halo` draw onto a surface; `icon`, `mark`, `rounded`, `outline`,
  `disc`, `ring`, `glow`, `svg` give sprites, baked once.
- `materials`: `panel`, `paper`, `tray`, `veil` draw onto a surface; `sheet`, `tile`, `texture`, `backdrop` give
  pictures.
- `cache`: `@baked` keeps what a function draws for each set of arguments.
- `widget`, `page`: a `Widget` has a rect, `place`, `draw`, `handle`, `update`; a `Page` routes events and focus, a
  `ScrollPage` (in `scroll`) lets a part of it scroll.
- `button`, `choice`, `slider`, `field`, `listing`, `label`, `modal`, `toast`, `tooltip`: the widgets.
- `gallery`: all of them in every state, as a picture.

All sprites are premultiplied. A widget that cannot be used has a `reason`, which is shown when it is pointed at.
"""
