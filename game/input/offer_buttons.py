"""What the person asked may choose: buttons and a field in the prompt bar, and boxes for the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec.structs import replace

from engine.flow import LONGEST_TEXT, Contest, Danger, Lead, Option, Prospect, Risk
from engine.said import NOTHING, Said, joined, said
from game.input.risks import in_lowest_terms
from game.panels.table_panels import TablePanels
from game.pieces import cards
from game.play.choices import Choices, Refused
from game.play.live_table import LiveTable
from game.ui import theme
from game.ui.button import Button
from game.ui.field import TextField
from game.ui.label import Label
from game.ui.modal import Line, Modal

MOST_BUTTONS = 5
EMPTY = said("Type your answer first.")


class OfferButtons:
    """The prompt bar's words, buttons and field. `act` does an option that may still need a number, `submit`
    one that needs nothing more. `refuse` says why a text cannot be chosen, `open_box` puts a box over the
    table. `prospect` gives what an option would bring, if that can be told, `rolled` the number of a die
    that can be taken, `contest` the one that waits for a choice."""

    def __init__(
        self,
        play: LiveTable,
        panels: TablePanels,
        choices: Callable[[], Choices | None],
        act: Callable[[Option], object],
        submit: Callable[[Option], object],
        refuse: Callable[[Refused], object],
        open_box: Callable[[Modal], object],
        prospect: Callable[[Option], Prospect | None],
        rolled: Callable[[], Lead | None],
        contest: Callable[[], Contest | None],
    ) -> None:
        self.play = play
        self.panels = panels
        self._choices = choices
        self.act = act
        self.submit = submit
        self.refuse = refuse
        self.open_box = open_box
        self._prospect = prospect
        self._rolled = rolled
        self._contest = contest
        self._typing: tuple[int, Option, TextField] | None = None  # after which record, for what, and the field

    @property
    def choices(self) -> Choices | None:
        """What may be done now."""
        return self._choices()

    def show(self, finish: Callable[[], object] | None) -> None:
        """Bring the prompt bar up to the stage and the session; `finish` shows the scores of a finished game."""
        prompt, page = self.panels.prompt, self.panels.page
        offered, before = prompt.buttons, prompt.field
        prompt.field, prompt.buttons = None, []
        self._fill(finish)
        page.remove(*[each for each in offered if each in page.widgets and each not in prompt.buttons])
        if before is not None and before is not prompt.field:
            page.remove(before)
        if prompt.field is not None and prompt.field is not before:
            page.set_focus(page.add(prompt.field))
        for button in prompt.buttons:
            if button not in page.widgets:
                page.add(button)
        prompt.place_buttons()

    def _fill(self, finish: Callable[[], object] | None) -> None:
        """What the bar says and offers now."""
        prompt, play = self.panels.prompt, self.play
        told = prompt.instead
        if told is not None:
            prompt.seat = play.layout.colour(told.seat) if told.seat else ""
            prompt.title, prompt.how, prompt.buttons = told.title, told.how, [*told.buttons]
            return
        if self.play.stage.busy:  # what comes next would give away what is still being shown
            self._show_player(play.shown_turn or play.last_mover)
            return
        turn = play.seat or play.turn
        prompt.seat = self.play.layout.colour(turn) if turn else ""
        asked = play.sentences.prompt(self.play.session.position, turn)
        prompt.title, prompt.how = asked.title, asked.how
        if self.panels.question.shown is not None:
            prompt.how = Said("")  # the card says it
        if self.play.session.over:
            if finish is not None:
                prompt.buttons = [Button(said("See the scores"), finish, "primary", name="finish")]
        elif turn in play.bots:
            name = play.session.header.names[turn]
            prompt.title, prompt.how = said("{name} is thinking", name=name), Said("")
            if play.lingers:
                tip = said("Play the best choice found so far (space bar)")
                prompt.buttons = [Button(said("Hurry"), play.hurry, icon="hourglass", tip=tip, name="hurry")]
        elif self.choices is not None:
            typed = self.choices.typed()
            if typed is not None:
                self._offer_field(typed)
            rolled = self._offer_rolled()
            offered = self._offer_additions(self._button_options(self.choices))
            self._offer([option for option in offered if option not in (typed, rolled)])

    def _offer_additions(self, options: Sequence[Option]) -> Sequence[Option]:
        """Where a number may be added in a contest, offer nothing, what makes both level, and what leads or wins,
        each with its own button, instead of the number. Returns the other options."""
        contest, choices = self._contest(), self.choices
        if contest is None or choices is None or not contest.adds:
            return options
        added = {option.amount: option for option in choices.options if option.verb == contest.adds}
        own = next((n for n, side in enumerate(contest.sides) if side.seat == choices.seat), None)
        if own is None or not added:
            return options
        behind = contest.sides[1 - own].number.total - contest.sides[own].number.total
        told = {0: said("Add none"), behind: said("Add {number}: level", number=behind)}
        if contest.adds_last:
            told[behind + 1] = said("Add {number} and win", number=behind + 1)
        else:
            told[behind + 1] = said("Add {number}: ahead for now", number=behind + 1)
        if behind < 0:
            told = {0: said("Add none and win") if contest.adds_last else said("Add none: ahead for now")}
        for number, words in told.items():
            if number in added:
                kind = "primary" if number == (behind + 1 if behind >= 0 else 0) else "quiet"
                act = partial(self.submit, added[number])
                button = Button(words, act, kind, name=f"add-{number}")
                button.tip = said("Key {number}", number=len(self.panels.prompt.buttons) + 1)
                self.panels.prompt.buttons.append(button)
        if len(added) > len(told) and (behind >= 0 or not contest.adds_last):
            every = partial(self.ask_amount, tuple(added.values()))
            other = Button(said("Another number"), every, name="add-other")
            self.panels.prompt.buttons.append(other)
        return [option for option in options if option.verb != contest.adds]

    def _offer_rolled(self) -> Option | None:
        """Add the button that takes a die as it lies, and return its choice; None if no die can be taken."""
        lead = self._rolled()
        if lead is None or lead.option is None:
            return None
        free = lead.danger is not Danger.TAKEN
        taken = said("Take the {number}", number=lead.number)
        words = taken if free else self.play.sentences.option(lead.option)
        act = partial(self.submit, lead.option)
        tip = said("Key {number}", number=lead.number)
        kind = "primary" if free else "quiet"
        self.panels.prompt.buttons.append(Button(words, act, kind, tip=tip, name="take-rolled"))
        return lead.option

    def _show_player(self, turn: str) -> None:
        """While something is being shown, name in the bar who did it."""
        prompt, dueling = self.panels.prompt, self.panels.dueling
        if turn and (dueling or prompt.seat != self.play.layout.colour(turn)):
            prompt.seat = self.play.layout.colour(turn)
            prompt.title = said("{name} plays", name=self.play.session.header.names[turn])
            prompt.how = Said("") if dueling else said("A click or the space bar shows it at once.")

    def _button_options(self, choices: Choices) -> Sequence[Option]:
        """Options without a piece, up to two clicks on pieces of the board if words tell them apart, and those on
        pieces that nobody sees; none that is offered beside a figure or gives the game up."""
        on_cards = self.panels.on_cards
        pieces = sorted(piece for piece in choices.pieces - on_cards if not self.panels.hand.holds(piece))
        aside = self.play.layout.layout.aside
        clicks = [option for piece in pieces for option in choices.clicks(piece) if option.verb not in aside]
        words = {self.play.on_button(option) for option in clicks}
        last = self.play.session.game.concessions
        buttons = [option for option in choices.buttons if option.verb not in last]
        away = [option for option in choices.options if option.to and self._off_board(option)]
        if len(words) == len(clicks) <= 2:
            options = [*clicks, *away, *buttons]
        else:
            unseen = [option for option in clicks if self._out_of_sight(choices, option.piece)]
            options = [*away, *buttons, *unseen]
        if not options and not any(choices.drags(piece) for piece in choices.pieces):
            laid = self.panels.contest.choosing  # those are picked in the hand
            rest = [each for each in choices.options if not (each.verb in last or laid or each.piece in on_cards)]
            return list({self.play.sentences.option(option): option for option in reversed(rest)}.values())[::-1]
        return options

    def _off_board(self, option: Option) -> bool:
        """Whether a piece would go to a seat, which has no place on the board where it could be dropped."""
        return self.play.layout.beside(option.to)[0] == "seat"

    def _out_of_sight(self, choices: Choices, piece: str) -> bool:
        """Whether a piece lies where the table shows nothing, so that nobody can click it."""
        pieces = choices.view.pieces
        return piece in pieces and self.panels.view.ground.spot(pieces[piece].place) is None

    def _offer(self, options: Sequence[Option]) -> None:
        """Add buttons for options. If there is no room for all, one more button opens the rest."""
        if not options:
            return
        prompt, choices = self.panels.prompt, self.choices
        drags = choices is not None and any(choices.drags(piece) for piece in choices.pieces)
        golden = self._golden(options, drags or prompt.field is not None)
        first = len(prompt.buttons)
        for number, option in enumerate(options, first + 1):
            prompt.buttons.append(self._button(option, number, option is golden))
        if prompt.fits(MOST_BUTTONS) or self._gather(options, golden, prompt.buttons[:first]):
            return
        more = Button(said("More"), partial(self.list, options), name="more")
        fewest = 1 if prompt.field is None else 2
        while len(prompt.buttons) > fewest and not prompt.fits(MOST_BUTTONS):
            if prompt.buttons[-1] is more:
                prompt.buttons.pop()
            prompt.buttons[-1] = more
        if prompt.scale.text > 1.0 and not first and len(prompt.buttons) <= 2 and more in prompt.buttons:
            self._fold(options, golden, more)

    def _gather(self, options: Sequence[Option], golden: Option | None, before: Sequence[Button]) -> bool:
        """Let the choices of the commonest kind stand behind one button after those `before`, if then each of the
        others has room for its own; True if so. In large text a choosing that goes on until it is ended folds."""
        prompt, verbs = self.panels.prompt, [option.verb for option in options]
        commonest = max(dict.fromkeys(verbs), key=verbs.count)
        alike = [option for option in options if option.verb == commonest]
        others = [option for option in options if option.verb != commonest]
        ends = any(option.verb in self.play.session.game.passing for option in others)
        if len(alike) < 2 or not others or golden in alike or (ends and prompt.scale.text > 1.0):
            return False
        offered, first = prompt.buttons, len(before) + 1
        own = [self._button(option, number, option is golden) for number, option in enumerate(others, first)]
        words = self.play.sentences.left_open(alike[0])
        ask = partial(self.list, alike, title=words)
        gathered = Button(words, ask, tip=self._key(first + len(own)), name="more")
        prompt.buttons = [*before, *own, gathered]
        if prompt.fits(MOST_BUTTONS):
            return True
        prompt.buttons = offered
        return False

    def _key(self, number: int) -> Said:
        """The key of a button, if it has one; while a die leads, the number keys mean its numbers."""
        return NOTHING if self.panels.column.ways.chooses else said("Key {number}", number=number)

    def _card_words(self, option: Option) -> Said:
        """What the card says that a choice is about, if it lies where nobody can read it."""
        piece = self.play.stage.table.pieces.get(option.piece)
        if piece is None or self.panels.hand.holds(piece.id) or self.panels.view.ground.spot(piece.place):
            return NOTHING
        return cards.face(self.panels.layout, piece).text

    def _fold(self, options: Sequence[Option], golden: Option | None, more: Button) -> None:
        """Where in large text `more` would hide all choices but one, stand the words of the buttons on two lines.
        If there is still no room for all, the choice that ends the choosing stays beside as many others as
        possible."""
        prompt, before = self.panels.prompt, self.panels.prompt.buttons
        last = next((option for option in options if option.verb in self.play.session.game.passing), None)
        others = [option for option in options if option is not last]
        for number in range(len(others), -1, -1):
            shown = [*others[:number], *([last] if last is not None else [])]
            buttons = [self._button(option, n, option is golden) for n, option in enumerate(shown, 1)]
            prompt.buttons = [*buttons, *([more] if number < len(others) else [])]
            for button in prompt.buttons:
                button.folded = True
            if len(prompt.buttons) >= 2 and prompt.fits(MOST_BUTTONS):
                return
        more.folded, prompt.buttons = False, before

    def _golden(self, options: Sequence[Option], drags: bool) -> Option | None:
        """The option that is plainly good, if one is: a sure one, else the first whose risk is not known."""
        known = [(option, self._prospect(option)) for option in options]
        sure = next((option for option, found in known if found is not None and found.risk is Risk.SURE), None)
        if sure is not None or drags:
            return sure
        risky = [option for option, found in known if found is not None and found.risk is not None]
        first = next((option for option in options if option not in risky), None)
        if first is not None and sum(option.verb == first.verb for option in options) > MOST_BUTTONS:
            return None  # many of one kind: none is plainly better
        passes = first is not None and first.verb in self.play.session.game.passing
        waits = self.panels.dueling  # a contest that can still be won: to let it go is not plainly good
        return None if (risky or waits) and passes else first

    def _button(self, option: Option, number: int, golden: bool) -> Button:
        """The button of an option: golden if it is plainly good, faint if it is known to fail."""
        words, act, found = self.play.on_button(option), partial(self.act, option), self._prospect(option)
        kind, icon = "primary" if golden else "quiet", ""
        told = [words for words in (self._card_words(option), self._key(number)) if words]
        tip = joined(told, "\n") if told else NOTHING
        if found is not None and found.risk is Risk.LOST:
            kind, icon, words = "faint", found.risk.value, said("{choice} and lose", choice=words)
        elif found is not None and found.risk is Risk.MAYBE:
            icon = found.risk.value
            if found.share is not None:
                part, whole = in_lowest_terms(*found.share)
                words = said("{choice} ({part} in {whole})", choice=words, part=part, whole=whole)
        return Button(words, act, kind, icon, tip=tip, name=f"option-{option.verb}")

    def _offer_field(self, option: Option) -> None:
        """Add a field for a typed option, and its button. The text stays in the field until something is
        chosen."""
        prompt, asked = self.panels.prompt, len(self.play.session.entries)
        words = self.play.sentences.option(option)
        if self._typing is None or self._typing[:2] != (asked, option):
            self._typing = (asked, option, self._field(option, words))
        field = prompt.field = self._typing[2]
        send = partial(self._send, option, field)
        prompt.buttons.append(Button(words, send, "primary", name=f"option-{option.verb}"))
        self._typed(field.words)

    def _field(self, option: Option, words: str) -> TextField:
        """A field for an option that is typed; Enter in it sends the text."""
        field: TextField = TextField(
            "", self._typed, lambda typed: self._send(option, field), words, LONGEST_TEXT,
            name=f"type-{option.verb}",
        )  # fmt: skip
        return field

    def _typed(self, words: str) -> None:
        """Let the button wait until there is something in the field."""
        self.panels.prompt.buttons[0].reason = Said("") if words.strip() else EMPTY

    def _send(self, option: Option, field: TextField) -> None:
        """Choose what was typed, or say why it cannot be chosen."""
        typed = replace(option, text=field.words.strip())
        refused = self.choices.mistyped(typed) if self.choices is not None else None
        if not typed.text:
            return
        if refused is not None:
            self.refuse(refused)
        else:
            self.submit(typed)

    def list(
        self, options: Sequence[Option], act: Callable[[Option], object] | None = None, title: str = ""
    ) -> None:
        """A plain list of choices in a box, for options without a better form. `title`: what they are, if they are
        only a part of what is asked."""
        chosen = act or self.act
        lines = [self._line(option) for option in options if self._card_words(option)]
        prompt = self.panels.prompt
        modal = Modal(title or prompt.title, "" if title else prompt.how, lines)

        def choose(option: Option) -> None:
            modal.close()
            chosen(option)

        for number, option in enumerate(options, 1):
            button = Button(self.play.offered(option), partial(choose, option), name=f"list-{number}")
            modal.buttons.append(modal.add(button))
        self.open_box(modal)

    def _line(self, option: Option) -> Line:
        """What the card says that a choice is about, below its name."""
        name, words = self.panels.words.name_of(option.piece), self._card_words(option)
        return Line(Label(said("**{name}**\n{tip}", name=name, tip=words), theme.BODY), section=True)

    def ask_amount(self, options: tuple[Option, ...]) -> None:
        """One button for each number, or for each name if the numbers have names."""
        sentences = self.play.sentences
        view = self.choices.view if self.choices is not None else None
        if all(sentences.names_number(option, view) for option in options):
            self.list(options, self.submit)
            return
        modal = Modal(sentences.uncounted(options[0]), said("How many?"))

        def choose(option: Option) -> None:
            modal.close()
            self.submit(option)

        signed = any(option.amount < 0 for option in options)
        for option in sorted(options, key=lambda option: option.amount):
            words = f"{option.amount:+d}" if signed else str(option.amount)
            modal.buttons.append(modal.add(Button(words, partial(choose, option), name=f"amount-{option.amount}")))
        modal.buttons[-1].kind = "primary"
        modal.set_focus(modal.buttons[-1])
        self.open_box(modal)
