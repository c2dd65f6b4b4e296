"""A table that tells what happens at it, line by line."""

from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.decide import decide
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Fact, Packet
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.signing_preview import with_evidence
from dealer_terminal.procedure.state import Phase, State, next_stage, to_settle
from dealer_terminal.procedure.terms import CardsFrom, Terms
from dealer_terminal.rules.cards import Card, parse_cards
from dealer_terminal.rules.hand import Decision
from tests.fast.playthroughs import words
from tests.fast.procedure.decks import Deck
from tests.fast.procedure.walk import DEALER, HOUSE, approval, book_text
from tests.helpers.touches import Touches
from tests.helpers.view import SeatView, View, published


class Story(Touches):
    """`asked` is what was commanded, whole, and `answers` what came of it, after the state before; `tables` are all
    that its text tells of."""

    def __init__(self, title: str, rulebook: str, terms: Terms, *rounds: dict[int, str]) -> None:
        self.lines: list[str] = [title, "=" * len(title), ""]
        self.state = State()
        self.answers: list[tuple[State, tuple[Fact, ...]]] = []
        self.asked: list[Command] = []
        self.tables: list[Story] = [self]
        self._deck = _Hands(rounds)
        self._shown: dict[int, SeatView] = {}
        self._said = ""
        self._ticked = ""
        self._quiet = True
        self.do(commands.SignOn(DEALER))
        self.do(commands.OpenTable("7", book_text(rulebook), HOUSE, terms, approval("start of shift")))
        self._quiet = False
        view = published(self.state)
        self.lines += [
            f"{view.rulebook} · {terms.positions} positions · cards from {words.source_name(terms.cards_from)}"
        ]

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

    def do(self, command: Command) -> None:
        self._say_what_to_do(published(self.state))
        whole = self._deck.complete(self.state, with_evidence(self.state, command))
        outcome = decide(self.state, whole)
        assert not isinstance(outcome, Refusal), f"{command}: {outcome}"
        self.asked.append(whole)
        self.answers.append((self.state, outcome))
        self._write(f"> {words.told(command)}")
        for fact in outcome:
            self.state = evolve(self.state, fact)
            for line in words.happened(fact):
                self._write(f"  {line}")
        self._show(published(self.state))

    def refused(self, command: Command) -> None:
        self._say_what_to_do(published(self.state))
        outcome = decide(self.state, self._deck.complete(self.state, with_evidence(self.state, command)))
        assert isinstance(outcome, Refusal), outcome
        self._write(f"> {words.told(command)}")
        self._write(f"  refused: {outcome}")

    def goes_on_with(self, other: "Story") -> None:
        """Another table, told in the same text."""
        self.lines += other.lines
        self.tables.append(other)

    def quietly(self) -> "Story":
        """What comes now was told elsewhere."""
        self._quiet = True
        return self

    def aloud(self) -> "Story":
        if self._quiet:
            self._quiet = False
            self.lines += ["", "   …"]
            self._show(published(self.state))
        return self

    # -- a round in a few words ---------------------------------------------------------------------------------------

    def deal(self) -> None:
        self.do(commands.CloseWagers())
        self.packets()
        self.rest()

    def packets(self, count: int = 9) -> None:
        while self.state.phase is Phase.DEAL and count:
            self.do(commands.DealPacket(Packet(len(self.state.dealt) + 1, self.state.cards_from)))
            count -= 1

    def rest(self) -> None:
        self.do(commands.RackRest(self.state.cards_from))

    def decide(self, **decisions: str) -> None:
        """`seat_4="fold natural-16"`."""
        for name, words_ in decisions.items():
            decision, *claims = words_.split()
            self.do(commands.Decide(int(name.removeprefix("seat_")), Decision(decision), tuple(claims)))

    def lock(self) -> None:
        self.do(commands.LockDecisions())
        self.collect()

    def expose(self) -> None:
        """The next turn of the hand in turn."""
        seat = to_settle(self.state)[0]
        stage = next_stage(self.state, seat)
        assert stage is not None, f"position {seat} is resolved"
        packet = self.state.seat(seat).packet
        source = packet.cards_from if packet is not None else CardsFrom.DEALER
        self.do(commands.Expose(seat, stage.id, {}, source))

    def settle_one(self) -> None:
        seat = to_settle(self.state)[0]
        while next_stage(self.state, seat) is not None:
            self.expose()
        self.rack()

    def settle(self) -> None:
        while self.state.phase is Phase.SETTLE:
            self.settle_one()

    # -- what is written ----------------------------------------------------------------------------------------------

    def _say_what_to_do(self, view: View) -> None:
        ticks, said = words.ticks(view), f"“{view.instruction.prompt}”  [{view.instruction.citation}]"
        if ticks != self._ticked and view.checklist and not self._quiet:
            self.lines += ["", f"── {ticks}"]
            self._ticked = ticks
        if said != self._said:
            self._write(f"   {said}")
            self._said = said if not self._quiet else ""

    def _show(self, view: View) -> None:
        if view.question is not None and not self._quiet:
            choices = ", ".join(f"{each.choice.value} ({each.who.value})" for each in view.question.endings)
            moves = "".join(f"; the hand at {at} goes to {to}" for at, to in view.question.moves)
            self._write(f"   question: {view.question.title}{moves}. Choices: {choices}")
        for seat in view.seats:
            if self._is_news(seat):
                self._write(f"   | {words.shown(view, seat)}")
                self._shown[seat.number] = seat if not self._quiet else _NOTHING

    def _is_news(self, seat: SeatView) -> bool:
        before = self._shown.get(seat.number)
        if before is None:
            return bool(seat.wagers)
        return replace(seat, in_turn=False, lines=()) != replace(before, in_turn=False, lines=())

    def _write(self, line: str) -> None:
        if not self._quiet:
            self.lines.append(line)


_NOTHING = SeatView(0, {}, (), {}, "", None, (), (), "", (), in_turn=False, racked=False, late=False)


class _Hands(Deck):
    """What each position is dealt, round by round: `draw | natural`."""

    def __init__(self, rounds: tuple[dict[int, str], ...]) -> None:
        super().__init__()
        self._rounds = rounds

    def packet(self, state: State, seat: int) -> tuple[Card, ...]:
        return parse_cards(self._rounds[state.round - 1][seat].replace("|", " ").split())

    def complete(self, state: State, command: Command) -> Command:
        """A report names the cards that the story says."""
        told = isinstance(command, commands.ReportIrregularity)
        return command if told else super().complete(state, command)
