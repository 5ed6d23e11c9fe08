"""A game in the terminal: the position in words, the choices as a list, typed answers.

Nothing needs sight or colour: headings and lines, numbers and words. Every action is saved before the next one.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

import click

from sunstone.bots import Bot
from sunstone.cli.commands import COMMANDS, Answer, is_plain, read_answer
from sunstone.cli.line import ask_line
from sunstone.cli.saves import refuse_existing, write_record
from sunstone.core.catalogue import fold
from sunstone.core.errors import SunstoneError
from sunstone.core.events import Event
from sunstone.core.record import Recorder, seed_digest
from sunstone.i18n import Translator
from sunstone.text import Section, TableText


class Leave(Exception):
    """The person at the keyboard wants to stop."""


class TerminalTable:
    """One game with people at one keyboard, and bots."""

    def __init__(
        self, tr: Translator, recorder: Recorder, bots: list[Bot | None], words: TableText, save: Path
    ) -> None:
        self.tr = tr
        self.recorder = recorder
        self.bots = bots
        self.words = words
        self.save = save
        self._log: list[tuple[int, list[Event]]] = []
        self._read_upto = [0] * len(bots)
        self._movers: list[int] = []
        self._last_reader = -1
        self._greeted: set[int] = set()
        self._view: Mapping[str, object] = {}
        """What the one who decides sees."""
        self._retrace()

    @property
    def _people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def _retrace(self) -> None:
        """Rebuild who moved and what happened from the record (after a resume or an undo)."""
        self._log = []
        self._movers = []
        events: list[Event] = []
        mover = -1
        for state in self.recorder.record.states(self.recorder.components):
            if state.ply:
                self._movers.append(mover)
                self._log.append((state.ply, events))
            events = []
            state.events = events
            mover = state.seat
        self._read_upto = [min(upto, len(self._log)) for upto in self._read_upto]

    def run(self) -> None:
        """Play until the game is over or the people leave."""
        record = self.recorder.record
        self._read_upto = [len(self._log)] * len(self.bots)
        click.echo(self.tr("play-welcome", file=str(self.save)))
        click.echo(self.tr("play-seed", digest=seed_digest(record.seed)))
        try:
            while not self.recorder.state.over:
                bot = self.bots[self.recorder.state.seat]
                if bot is None:
                    self._ask()
                else:
                    self._play(bot.choose(self.recorder.state))
                    if not self._people:
                        self._tell(None)
        except (Leave, EOFError):
            click.echo()
            click.echo(self.tr("play-left", file=str(self.save)))
            return
        self._finish()

    def _finish(self) -> None:
        readers: list[int | None] = list(self._people[:1]) or [None]
        for reader in readers:
            self._tell(reader)
        self._heading(self.tr("play-over"))
        state = self.recorder.state
        for line in self.words.result(state.score_sheet(), state.ranking()):
            click.echo(line)
        click.echo(self.tr("play-seed-revealed", seed=str(self.recorder.record.seed)))

    def _play(self, action: int) -> None:
        state = self.recorder.state
        events: list[Event] = []
        mover = state.seat
        state.events = events
        self.recorder.play(action)
        state.events = None
        self._movers.append(mover)
        self._log.append((state.ply, events))
        write_record(self.recorder.record, self.save)

    # Talking

    def _heading(self, text: str) -> None:
        click.echo()
        click.echo(click.style(text, bold=True))

    def _section(self, section: Section) -> None:
        self._heading(section.heading)
        for line in section.lines:
            click.echo("  " + line)

    def _tell(self, reader: int | None) -> None:
        """What happened since this reader last looked."""
        upto = self._read_upto[reader if reader is not None else 0]
        news = [self.words.event(event.seen_by(reader)) for _, events in self._log[upto:] for event in events]
        if news:
            self._heading(self.tr("play-news"))
            for line in news:
                click.echo("  " + line)
        self._read_upto[reader if reader is not None else 0] = len(self._log)

    def _hand_over(self, seat: int) -> None:
        """At a shared keyboard nobody sees the next player's cards by accident."""
        if len(self._people) > 1 and seat != self._last_reader:
            if self._last_reader >= 0:
                click.clear()
                if not sys.stdout.isatty():
                    click.echo("\n" * 3)
            input(self.tr("play-hand-over", name=self.words.name(seat)) + " ")
        self._last_reader = seat

    def _turn_began(self) -> bool:
        state = self.recorder.state
        return state.ply == 0 or self._movers[-1] != state.seat

    def _ask(self) -> None:
        """Let the person whose decision it is decide once."""
        state = self.recorder.state
        seat = state.seat
        new_turn = self._turn_began() or seat != self._last_reader
        self._hand_over(seat)
        self._tell(seat)
        view = self._view = state.view(seat)
        sections = self.words.position(view)
        if not new_turn:
            sections = sections[-1:]
        elif seat in self._greeted:
            sections = [section for section in sections if not section.reference]
        self._greeted.add(seat)
        for section in sections:
            self._section(section)
        choices = state.legal()
        self._heading(f"{self.words.name(seat)}: {self.words.ask(view)}")
        numbered = self._choices(choices)
        while True:
            answer = read_answer(ask_line("> ", state), state, numbered, self._label)
            if self._answered(answer, numbered):
                return

    def _choices(self, choices: list[int], *, everything: bool = False) -> list[int]:
        """List the choices; verbs that take many combinations are explained in one line. Returns the numbered ones."""
        state = self.recorder.state
        explained: list[str] = []
        numbered: list[int] = []
        # In the order of the catalogue, so that what belongs together stands together.
        for action in sorted(choices):
            structure = state.structure(action)
            verb = str(structure["verb"])
            short = None if everything else self.words.shorthand(verb)
            if short is None:
                numbered.append(action)
                click.echo(f"{len(numbered):3}. {self._label(action)}")
            elif verb not in explained:
                explained.append(verb)
                click.echo("     " + short)
        click.echo(self.tr("play-help-hint"))
        return numbered

    def _label(self, action: int) -> str:
        return self.words.choice(self.recorder.state.structure(action), self._view)

    # Answers

    def _answered(self, answer: Answer, numbered: list[int]) -> bool:
        """Do what was typed; whether the decision is made (or has changed) by it."""
        if answer.kind == "action":
            self._play(answer.action)
            return True
        if answer.kind == "undo":
            return self._undo()
        if answer.kind == "quit":
            raise Leave
        self._inform(answer, numbered)
        return False

    def _inform(self, answer: Answer, numbered: list[int]) -> None:
        state = self.recorder.state
        if answer.error is not None:
            click.echo(self.tr.error(answer.error))
        elif answer.kind == "several":
            click.echo(self.tr("play-several"))
            for action in answer.several[:8]:
                click.echo("  " + self._label(action))
        elif answer.kind == "why":
            self._why(answer)
        elif answer.kind == "choices":
            numbered[:] = self._choices(state.legal(), everything=True)
        elif answer.kind == "board":
            self._board(answer.word)
        elif answer.kind == "log":
            for _, events in self._log:
                for event in events:
                    click.echo("  " + self.words.event(event.seen_by(state.seat)))
        elif answer.kind == "save":
            self._save_as(answer.word)
        else:
            self._help()

    def _help(self) -> None:
        """What can be typed, with examples from the game at hand."""
        state = self.recorder.state
        # Where every choice names a card, a number is the way to choose.
        example = next(filter(is_plain, map(state.say, sorted(state.legal()))), "1")
        sections = self.words.position(state.view(state.seat))
        parts = [section.spoken for section in sorted(sections, key=lambda section: section.reference)]
        short = " ".join(word[0].lower() for word in example.split())
        click.echo(self.tr("play-help", example=example, short=short))
        for command in COMMANDS:
            # Not every message has use for both; Fluent takes what it needs.
            help_line = self.tr(f"play-help-{command}", example=example, part=parts[0])
            click.echo(f"  {command}: {help_line}")
        click.echo(self.tr("play-help-parts", parts=self.tr.listing(parts)))

    def _why(self, answer: Answer) -> None:
        state = self.recorder.state
        reason = state.explain(answer.action)
        if reason is None:
            click.echo(self.tr("play-why-legal", action=self._label(answer.action)))
        else:
            click.echo(self.tr.reason(state.game.id, reason.code))

    def _board(self, word: str) -> None:
        state = self.recorder.state
        sections = self.words.position(state.view(state.seat))
        wanted = fold(word)
        chosen = [
            section
            for section in sections
            if fold(section.name).startswith(wanted) or fold(section.heading).startswith(wanted)
        ]
        for section in chosen or sections:
            self._section(section)

    def _save_as(self, word: str) -> None:
        if not word:
            click.echo(self.tr("play-saved", file=str(self.save)))
            return
        path = Path(word)
        try:
            refuse_existing(path)
            write_record(self.recorder.record, path)
        except SunstoneError as error:
            click.echo(self.tr.error(error))
        except OSError as error:
            click.echo(self.tr("cli-error-system", problem=error.strerror or str(error), file=str(path)))
        else:
            click.echo(self.tr("play-saved", file=str(path)))

    def _undo(self) -> bool:
        """Take back the last action, inside one's own turn and not past what was revealed."""
        state = self.recorder.state
        if state.ply == 0 or self._movers[-1] != state.seat:
            click.echo(self.tr("play-undo-turn"))
            return False
        if state.ply - 1 < state.barrier:
            click.echo(self.tr("play-undo-barrier"))
            return False
        self.recorder.back_to(state.ply - 1)
        write_record(self.recorder.record, self.save)
        self._retrace()
        click.echo(self.tr("play-undone"))
        return True
