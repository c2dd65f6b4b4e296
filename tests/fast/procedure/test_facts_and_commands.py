"""Each fact has its fold, each command its decision, and a fact that does not fit is refused."""

from dataclasses import dataclass
from functools import cache
from inspect import signature
from typing import get_args, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.journal.replay import entry_of, replay
from dealer_terminal.procedure import commands, facts, meter_facts
from dealer_terminal.procedure.approvals import Approved, is_approved
from dealer_terminal.procedure.commands import Command, Undo
from dealer_terminal.procedure.decide import decide
from dealer_terminal.procedure.deciding.every import DECIDES
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.fact_preconditions import FITS, misfit
from dealer_terminal.procedure.facts import DEALER_SEAT, Fact, RaisedBy
from dealer_terminal.procedure.folding.folds import FOLDS
from dealer_terminal.procedure.people import Approval, Operator, Role
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.signing_preview import with_evidence
from dealer_terminal.procedure.state import Issue, Phase, Seat, State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.procedure.tray_facts import Form, FormSigned, FormVoided
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.rules.irregularity import IrregularityId
from tests.helpers.cases import every
from tests.helpers.memory import MemoryJournal
from tests.helpers.playing import CLASSIC, KEYS, THREE_CARD, played


def test_every_fact_of_the_table_has_a_fold_and_nothing_else_has() -> None:
    assert set(FOLDS) == set(get_args(Fact))


@every("fact", FOLDS)
def test_a_fold_takes_the_fact_that_it_is_found_by(fact: type[Struct]) -> None:
    fold = FOLDS[fact]
    hints = get_type_hints(fold)
    assert [*signature(fold).parameters] == ["state", "fact"]
    assert fact in (hints["fact"], *get_args(hints["fact"]))
    assert (hints["state"], hints["return"]) == (State, State)


def test_each_command_has_a_decision() -> None:
    assert set(DECIDES) == set(get_args(Command))


def test_what_a_second_person_approves_is_part_of_them() -> None:
    assert set(get_args(Approved)) < set(get_args(Command))
    assert not is_approved(Undo())


# -- a fact that no fold can follow is said in words before it is folded -----------------------------------------------


APPROVED = Approval(Operator("1", "S", Role.SUPERVISOR), "seen")


@cache
def opened(rulebook: str) -> tuple[State, facts.TableOpened]:
    """A table between rounds, and how it was opened."""
    journal = MemoryJournal(KEYS)
    played(journal, 1, rulebook=rulebook)
    records = list(journal.records())
    paper = next(entry for record in records if isinstance(entry := entry_of(record), facts.TableOpened))
    return replay(records).state, paper


LINE = Line(1, "ante", None, Result.LOSE, None, 500, 0, "rule")
OPENER = FormSigned(Form.OPENER, 1, 1, {100: 5}, "", "rule", Operator("2", "D", Role.DEALER), APPROVED)
LEFT = facts.IrregularityResolved(IrregularityId.PLAYER_LEAVES.value, "continue")


@dataclass(frozen=True)
class Case:
    fact: Fact
    why: str
    state: State | None = None

    def told(self) -> str:
        return misfit(opened(CLASSIC)[0] if self.state is None else self.state, self.fact)


def misfits() -> dict[str, Case]:
    (classic, paper), (stax, _) = opened(CLASSIC), opened(THREE_CARD)
    closing = facts.RoundClosed(classic.round, bytes(32), 0, 0, 0)
    return {
        "before any table": Case(facts.WagerPlaced(1, "ante", 500), "no table was opened", State()),
        "paper that is none": Case(replace(paper, rulebook_text="x"), "TOML"),
        "house procedures that are none": Case(replace(paper, house_text=""), "house procedures"),
        "a round before the last": Case(facts.RoundOpened(classic.round), "after round"),
        "the end of another round": Case(replace(closing, round=77), "round 77 is not open"),
        "the end of a round twice": Case(closing, "is not open", replace(classic, phase=Phase.CLOSED)),
        "two results of one wager":
            Case(closing, "a wager has two results", replace(classic, seats={1: Seat(lines=(LINE, LINE))})),
        "a wager of the dealer's":
            Case(closing, "where the dealer's own hand",
                replace(classic, seats={DEALER_SEAT: Seat(wagers={"ante": 500})})),
        "hands that were never dealt": Case(facts.HandsShifted(((2, 1),)), "no hand is dealt"),
        "another game's stage": Case(facts.CardsExposed(1, "x", {}, CardsFrom.DEALER), "the game has no stage 'x'"),
        "an event at no stage": Case(facts.EventDeclared(1, "x", {}), "the game has no stage 'x'"),
        "nobody who left":
            Case(LEFT, "nobody is said to have left",
                replace(classic, issue=Issue(IrregularityId.PLAYER_LEAVES, (), "", (), RaisedBy.DEALER))),
        "an irregularity that nobody knows":
            Case(facts.IrregularityReported("x", "rule", RaisedBy.DEALER), "there is no irregularity 'x'"),
        "a hand that is forfeited for nothing": Case(facts.SeatForfeited(1, "x"), "there is no irregularity 'x'"),
        "an end that nobody knows": Case(facts.IrregularityResolved("late-wager", "x"), "nothing ends by 'x'"),
        "a jackpot without meters":
            Case(meter_facts.JackpotLocked(1, LINE, 1, 0, meter_facts.JackpotVerification.NONE,
                "rule"), "this table has no meters"),
        "a jackpot that nobody won":
            Case(meter_facts.JackpotVerified(4, "x", 1, "", APPROVED), "no jackpot is due at position 4", stax),
        "a form out of its series": Case(replace(OPENER, number=3), "the next opener is number 1, not 3"),
        "a fill of a tray that was not counted in": Case(replace(OPENER, form=Form.FILL), "no opener 1 is remembered"),
        "a form that was never signed": Case(FormVoided(Form.DROP, 2, "rule", APPROVED), "drop 2 does not count"),
        "a step that was not made": Case(facts.StepUndone("x"), "nothing is there to undo"),
    }  # fmt: skip


def test_a_fact_that_does_not_fit_is_refused_in_words() -> None:
    assert {name: case.told() for name, case in misfits().items() if case.why not in case.told()} == {}


def test_a_fact_that_can_be_followed_fits() -> None:
    (classic, paper), (stax, _) = opened(CLASSIC), opened(THREE_CARD)
    cases = {
        "a dealer at no table": Case(facts.DealerSignedOn(Operator("2", "D", Role.DEALER)), FITS, State()),
        "a fault at no table": Case(facts.DeviceFaultRaised("jam", ""), FITS, State()),
        "the table anew": Case(paper, FITS),
        "the round's end": Case(facts.RoundClosed(classic.round, bytes(32), 0, 0, 0), FITS),
        "a round after one that was skipped": Case(facts.RoundOpened(classic.round + 2), FITS),
        "the dealer's cards": Case(facts.CardsExposed(DEALER_SEAT, "dealer", {}, CardsFrom.DEALER), FITS, stax),
    }
    assert {name: case.told() for name, case in cases.items()} == dict.fromkeys(cases, FITS)


# -- a fault of a device stands until the device takes it back, or a supervisor has put it right -----------------------


DEALER = Operator("1", "Dealer", Role.DEALER)
SUPERVISOR = Operator("2", "Supervisor", Role.SUPERVISOR)
FAULTY = State(dealer=DEALER, faults={"jam": "stuck"})


@every("approvals", [(), (Approval(SUPERVISOR, "Seen at the table"),)])
def test_a_fault_is_cleared_with_whoever_approved_it(approvals: tuple[Approval, ...]) -> None:
    asked = with_evidence(FAULTY, commands.ClearFault(FaultId.JAM, approvals))
    (cleared,) = decide(FAULTY, asked)
    assert [(each.by, each.reason) for each in cleared.approvals] == [(each.by, each.reason) for each in approvals]


@every("approval", [Approval(DEALER, "mine"), Approval(SUPERVISOR, " ")])
def test_an_approval_that_does_not_count_clears_nothing(approval: Approval) -> None:
    assert isinstance(decide(FAULTY, commands.ClearFault(FaultId.JAM, (approval,))), Refusal)


def test_a_fault_that_does_not_stand_is_not_cleared() -> None:
    assert isinstance(decide(State(), commands.ClearFault(FaultId.JAM)), Refusal)
