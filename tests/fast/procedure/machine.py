"""A table that checks itself at every step: what must hold of any state and of any command."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.approvals import approvals_of
from dealer_terminal.procedure.checklist import ItemCondition
from dealer_terminal.procedure.commands import Command, SignForm, VoidForm
from dealer_terminal.procedure.decide import decide
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.meter_commands import CompareMeters, LoseLink, MoveMeters
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.signing_preview import asked_about, with_evidence
from dealer_terminal.procedure.state import Phase, State, lines_of, next_to_settle, open_cards, to_settle
from dealer_terminal.procedure.steps import leaves_steps_alone, step_name
from dealer_terminal.procedure.terms import Terms
from dealer_terminal.rules.hand import Line, Result
from tests.fast.procedure.decks import Deck
from tests.fast.procedure.finish import way_on
from tests.fast.procedure.secrets import check_evidence, check_nothing_early
from tests.fast.procedure.walk import DEALER, HOUSE, approval, book_text
from tests.helpers.legal import legal
from tests.helpers.view import View, published

OF_THE_LINK = (LoseLink, CompareMeters, MoveMeters)
OF_THE_TRAY = (SignForm, VoidForm)
PAPERS = (commands.OpenTable, commands.ChangeTerms)
FROM_OUTSIDE = (commands.SignOn, commands.RaiseFault, *PAPERS, *OF_THE_LINK, *OF_THE_TRAY)
"""Commands that carry what the state does not know: a person, a paper, a fault, a count, a message of the floor."""

MOST_STEPS = 150
KEPT = (Result.LOSE, Result.FORFEIT)
BACK = (Result.WIN, Result.PUSH, Result.RETURNED)


class Machine:
    def __init__(self, rulebook: str, terms: Terms, deck: Deck, house: str = HOUSE) -> None:
        self.state = State()
        self.facts: list[Fact] = []
        self.deck = deck
        self._back: list[State] = []
        self.do(commands.SignOn(DEALER))
        self.do(commands.OpenTable("7", book_text(rulebook), house, terms, approval("start of shift")))

    def do(self, command: Command) -> tuple[Fact, ...]:
        outcome = self.ask(command)
        assert not isinstance(outcome, Refusal), f"{command}: {outcome}"
        return outcome

    def ask(self, command: Command) -> tuple[Fact, ...] | Refusal:
        """Decided; applied where it is possible, and nothing at all where it is refused."""
        signed = with_evidence(self.state, command)
        for given in approvals_of(signed):
            said = command.cards if isinstance(command, commands.CorrectEvent) else ()
            check_evidence(self.state, given.shown, self.facts, said)
        outcome = decide(self.state, self.deck.complete(self.state, signed))
        if isinstance(outcome, Refusal):
            _says_everything(outcome)
            return outcome
        self._apply(outcome)
        return outcome

    def could(self) -> set[type[Command]]:
        return {type(command) for command in legal(self.state, approval())}

    def finish(self) -> None:
        """No dead ends: the round ends from here."""
        number = self.state.round
        for _ in range(MOST_STEPS):
            if self.state.round > number:
                return
            self.do(way_on(self.state))
        raise AssertionError(f"round {number} does not end")

    def go_on(self) -> None:
        self.do(way_on(self.state))

    def finish_until(self, phase: Phase) -> None:
        while self.state.phase is not phase:
            self.go_on()

    def check(self) -> None:
        view = published(self.state)
        assert self.state.phase is not Phase.SETTLE or (next_to_settle(self.state),) == to_settle(self.state)[:1]
        _one_thing_to_do(self.state, view)
        check_nothing_early(self.state, view, self.facts, self.deck)
        check_evidence(self.state, asked_about(self.state), self.facts)

    def check_fold(self) -> None:
        folded = State()
        for fact in self.facts:
            folded = evolve(folded, fact)
        assert folded == self.state

    def _apply(self, outcome: Sequence[Fact]) -> None:
        for fact in outcome:
            before = self.state
            self.state = evolve(before, fact)
            self.facts.append(fact)
            self._check_undo(before, fact)
            check_accounts(before, fact)

    def _check_undo(self, before: State, fact: Fact) -> None:
        if isinstance(fact, facts.StepUndone):
            back = self._back.pop()
            reopened = before.reopened or before.phase is not Phase.WAGERS is back.phase
            beside = replace(back, faults=before.faults, dealer=before.dealer, meters=before.meters, link=before.link)
            expected = replace(beside, reopened=reopened)
            assert self.state == expected
            assert open_cards(self.state) == open_cards(before)
        elif step_name(before, fact):
            self._back.append(before)
        elif not leaves_steps_alone(fact):
            self._back.clear()
        assert (self.state.prior is not None) == bool(self._back)


def _says_everything(refusal: Refusal) -> None:
    assert refusal.why and refusal.rule and refusal.instead
    assert str(refusal.instead).endswith((".", "…")), refusal


def _one_thing_to_do(state: State, view: View) -> None:
    assert view.instruction.prompt and view.instruction.citation
    if state.phase is Phase.CLOSED:
        assert view.checklist == ()
        return
    current = [item for item in view.checklist if item.condition is ItemCondition.CURRENT]
    assert sum(item.level == 0 for item in current) == 1
    assert sum(item.level == 1 for item in current) <= 1
    assert all(item.title and item.prompt and item.citation for item in view.checklist)


def check_accounts(before: State, fact: Fact) -> None:
    """Check that every wager of a round comes to exactly one line, and that the totals are those of the lines."""
    if not isinstance(fact, facts.RoundClosed):
        return
    lines = lines_of(before)
    wagers = {(n, spot): cents for n, seat in before.seats.items() for spot, cents in seat.wagers.items() if cents}
    own = {(line.seat, line.spot): line.stake for line in lines if line.stake}
    assert own == wagers
    assert not [place for place, count in Counter((line.seat, line.spot) for line in lines).items() if count > 1]
    returned, taken = _stakes(lines, BACK), _stakes(lines, KEPT)
    assert fact.staked == returned + taken == sum(wagers.values())
    assert fact.taken == taken
    assert fact.paid == sum(line.pays for line in lines)
    assert fact.taken - fact.paid == sum(_net(line) for line in lines)
    assert not before.misdealt or (fact.paid, fact.taken) == (0, 0)


def _stakes(lines: tuple[Line, ...], results: tuple[Result, ...]) -> int:
    return sum(line.stake for line in lines if line.result in results)


def _net(line: Line) -> int:
    return line.stake if line.result in KEPT else -line.pays
