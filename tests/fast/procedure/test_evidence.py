"""What a second person is shown before they sign, against what was written down by hand."""

from collections.abc import Callable
from typing import get_args

from msgspec.structs import replace

from dealer_terminal.journal.codec import CODEC
from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.approvals import Approved, approvals_of
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.decide import NOT_SHOWN, decide
from dealer_terminal.procedure.preview_card import NO_EVIDENCE
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.signing_preview import asked_about, evidence, with_evidence
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.procedure.evidence_cases import (
    APPROVED,
    BY,
    CASES,
    Case,
    dealt,
    mismatch,
    opened,
    out_of_use,
    over_the_camera,
    reported,
    shown,
    written,
)
from tests.fast.procedure.walk import SUPERVISOR, approval
from tests.helpers.cases import every


def void() -> Case:
    return reported(dealt(), IrregularityId.VOID_ROUND, Choice.VOID)


@every(("case", "expected"), CASES.values())
def test_a_second_person_sees_what_they_sign(case: Callable[[], Case], expected: tuple[str, ...]) -> None:
    walk, command = case()
    assert tuple(written(evidence(walk.state, command))) == expected


def test_a_table_opens_on_terms_that_are_all_shown() -> None:
    walk, command = opened()
    told = tuple(written(evidence(walk.state, command)))
    assert {"Table: closed → open", "Limits of ante: $5–$400 / $5 → $10–$500 / $5", "Positions: 6 → 6"} <= set(told)


@every("case", [void, lambda: out_of_use(dealt()), lambda: out_of_use(shown())])
def test_a_question_about_no_hand_shows_what_its_one_answer_would_change(case: Callable[[], Case]) -> None:
    walk, command = case()
    asked, answered = asked_about(walk.state), evidence(walk.state, command)
    assert (asked.hands, asked.changes) == (answered.hands, answered.changes)
    assert asked.shows_something() and not asked.choice


@every("case", APPROVED)
def test_nobody_signs_with_nothing_shown_and_the_log_holds_what_was(case: Callable[[], Case]) -> None:
    walk, command = case()
    assert decide(walk.state, command) == NOT_SHOWN
    card = evidence(walk.state, command)
    first = walk.do(command)[0]
    encoded = CODEC.encode(first)
    assert card and CODEC.decode(encoded.kind, encoded.schema, encoded.body) == first
    (given,) = (first.approval,) if hasattr(first, "approval") else first.approvals
    assert given.shown == card


def test_nobody_signs_for_what_has_moved_since_it_was_shown() -> None:
    walk, command = over_the_camera()
    seen = with_evidence(walk.state, command)
    walk.do(commands.CorrectPayment(2, "natural-31", 300_000, BY))
    assert decide(walk.state, seen) == NOT_SHOWN
    assert not isinstance(decide(walk.state, with_evidence(walk.state, command)), Refusal)


def test_what_was_shown_of_one_thing_does_not_sign_another() -> None:
    walk, command = mismatch(Choice.TABLE_STANDS)()
    stands = with_evidence(walk.state, command)
    other = commands.ResolveIrregularity(Choice.RECORD_STANDS, approvals_of(stands))
    assert decide(walk.state, other) == NOT_SHOWN


def test_an_approval_without_evidence_is_written_without_the_field() -> None:
    body = b'{"approval":{"by":{"id":"s1","name":"Rosa","role":"supervisor"},"reason":"end of shift"}}'
    closed = CODEC.decode("table_closed", 1, body)
    assert closed == facts.TableClosed(replace(approval("end of shift"), by=SUPERVISOR, shown=NO_EVIDENCE))
    assert CODEC.encode(closed).body == body


def test_every_command_with_a_second_persons_word_has_evidence() -> None:
    every = [each for union in get_args(Command) for each in (get_args(union) or (union,))]
    signed = {each for each in every if {"approval", "approvals"} & {*each.__struct_fields__}}
    assert signed == {*get_args(Approved)}


def test_what_is_not_possible_has_no_evidence() -> None:
    assert evidence(State(), commands.CloseTable(BY)) == NO_EVIDENCE


def test_open_question_shows_both_hands() -> None:
    walk, _ = mismatch(Choice.TABLE_STANDS)()
    told = tuple(written(asked_about(walk.state)))
    assert ("2 dealer As 10s 8s +" in told, "2 table As 10s 2d +" in told) == (True, True)
