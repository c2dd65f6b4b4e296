"""STAX Jackpot Approval Process, screen by screen, as the paper describes it."""

from dealer_terminal.procedure import commands, meter_commands, meter_facts
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.meter_facts import JackpotVerification
from dealer_terminal.procedure.progressive_view import JackpotView
from dealer_terminal.rules.hand import Result
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.procedure.prizes import PAYS
from tests.fast.procedure.stax import HANDS, METERS, StaxWalk, screens, terms
from tests.fast.procedure.walk import approval
from tests.helpers.cases import every
from tests.helpers.view import published

PRIZES = [event for event in HANDS if event]


def jackpot(walk: StaxWalk) -> JackpotView:
    return published(walk.state).progressive.jackpots[0]


@every("event", PRIZES)
def test_every_prize_takes_the_paper_s_road_to_its_amount(event: str) -> None:
    walk = StaxWalk().dealt()
    seat = walk.turned_over(event)
    written = [fact for command in screens(seat, event) for fact in walk.do(command)]
    assert [type(fact).__name__ for fact in written] == [
        "JackpotOpened",
        "JackpotChosen",
        "JackpotProceeded",
        "JackpotLocked",
        "JackpotVerified",
    ]
    line = walk.state.seat(seat).lines[-1]
    assert (line.event, line.result, line.pays, line.meter) == (event, Result.WIN, PAYS[event], METERS.get(event))
    walk.rest_of_round()


def test_the_hand_shows_under_the_seat_with_no_amount_before_it_is_paid() -> None:
    walk = StaxWalk().dealt()
    seat = walk.chosen("Royal Flush in Diamonds")
    assert jackpot(walk) == JackpotView(seat, JackpotStage.CHOSEN, "Royal Flush in Diamonds")
    walk.do(meter_commands.ProceedJackpot(seat))
    assert jackpot(walk) == JackpotView(seat, JackpotStage.CONFIRMING, "Royal Flush in Diamonds")
    assert not any(line.pays for line in walk.state.seat(seat).lines)
    walk.do(meter_commands.PayJackpot(seat))
    assert (jackpot(walk).stage, jackpot(walk).pays, jackpot(walk).meter) == (JackpotStage.PENDING, 100_025, "Star")


def test_pay_locks_the_amount_and_the_meter_starts_again() -> None:
    walk = StaxWalk().dealt()
    locked = walk.pay("Royal Flush in Diamonds")
    assert (locked.line.pays, locked.reseeded, locked.order) == (100_025, 100_000, 1)
    assert walk.shows("star") == 100_000
    assert (walk.shows("spade"), walk.shows("heart")) == (50_025, 40_035)


@every("held", ["", "Flush"])
def test_none_undoes_the_process_and_leaves_its_trace(held: str) -> None:
    walk = StaxWalk().dealt()
    seat = walk.turned_over(held)
    before = walk.state
    walk.do(meter_commands.OpenJackpot(seat))
    assert jackpot(walk).offered == held
    assert walk.do(meter_commands.DismissJackpot(seat)) == (meter_facts.JackpotDismissed(seat, held=held),)
    assert walk.state == before


def test_cancel_undoes_the_process_and_leaves_its_trace_and_the_prize_is_still_due() -> None:
    walk = StaxWalk().dealt()
    seat = walk.confirming("Flush")
    cancelled = walk.do(meter_commands.CancelJackpot(seat))
    assert cancelled == (meter_facts.JackpotCancelled(seat, "Flush", held="Flush"),)
    assert (walk.state.jackpots, walk.shows("star")) == ({}, 100_025)
    assert "not resolved" in str(walk.refusal(commands.RackHand(seat)).why)
    assert published(walk.state).progressive.due == (seat,)
    for command in screens(seat, "Flush"):
        walk.do(command)
    walk.rest_of_round()


def test_a_hand_that_hits_nothing_loses_with_its_cards() -> None:
    walk = StaxWalk().dealt()
    seat = walk.turned_over("")
    assert [(line.spot, line.result) for line in walk.state.seat(seat).lines] == [("stax", Result.LOSE)]
    assert published(walk.state).progressive.due == ()
    walk.rack()


# -- a choice that the cards do not support ----------------------------------------------------------------------------


@every(("held", "chosen"), [("Flush", "Straight"), ("Straight", "Flush"), ("", "Straight")])
def test_a_choice_that_the_cards_do_not_show_stops_for_a_supervisor(held: str, chosen: str) -> None:
    walk = StaxWalk().dealt()
    seat = walk.turned_over(held)
    walk.do(meter_commands.OpenJackpot(seat))
    walk.do(meter_commands.ChooseJackpot(seat, chosen))
    assert walk.state.issue is not None
    assert (walk.state.issue.id, walk.state.issue.seats) == (IrregularityId.JACKPOT_UNSUPPORTED, (seat,))
    assert f"{chosen} was chosen" in walk.state.issue.note
    assert "supervisor" in str(walk.refusal(commands.ResolveIrregularity(Choice.CARDS_STAND)).instead)
    walk.refusal(meter_commands.ProceedJackpot(seat))


def test_the_cards_stand_and_the_choice_is_undone() -> None:
    walk = StaxWalk().dealt()
    seat = walk.turned_over("Flush")
    walk.do(meter_commands.OpenJackpot(seat))
    walk.do(meter_commands.ChooseJackpot(seat, "Three of a Kind"))
    walk.do(commands.ResolveIrregularity(Choice.CARDS_STAND, (approval(),)))
    assert walk.state.jackpots == {}
    assert published(walk.state).progressive.due == (seat,)


def test_what_an_older_journal_left_to_be_paid_against_the_cards_is_cancelled() -> None:
    """Its supervisor's word is on record; the prize is not paid by it."""
    walk = StaxWalk().dealt()
    seat = walk.turned_over("Flush")
    for fact in (meter_facts.JackpotOpened(seat), meter_facts.JackpotChosen(seat, "Straight", "Flush")):
        walk.state = evolve(walk.state, fact)
    walk.do(meter_commands.ProceedJackpot(seat))
    assert "on record do not make Straight" in str(walk.refusal(meter_commands.PayJackpot(seat)).why)
    walk.do(meter_commands.CancelJackpot(seat))
    assert published(walk.state).progressive.due == (seat,)


@every("event", PRIZES)
def test_cards_that_the_terminal_has_not_seen_are_offered_as_they_were_declared(event: str) -> None:
    walk = StaxWalk().dealt()
    walk.do(commands.DeclareEvent(1, "hand", {"stax": event}))
    assert walk.state.seat(1).lines == ()
    for command in screens(1, event):
        walk.do(command)
    assert walk.state.seat(1).lines[-1].pays == PAYS[event]


# -- what a locked jackpot waits for -----------------------------------------------------------------------------------

WAITS = {
    "above the camera threshold": ("Royal Flush in Diamonds", {"camera": 100_024}, JackpotVerification.CAMERA),
    "at the camera threshold": ("Royal Flush in Diamonds", {"camera": 100_025}, JackpotVerification.SUPERVISOR),
    "a fixed prize": ("Flush", {}, JackpotVerification.SUPERVISOR),
    "at the house's own threshold": ("Flush", {"jackpot": 1_500}, JackpotVerification.NONE),
    "above the house's own threshold": ("Straight", {"jackpot": 1_500}, JackpotVerification.SUPERVISOR),
}


@every(("event", "thresholds", "expected"), WAITS.values())
def test_a_prize_is_pending_as_long_as_its_size_asks(
    event: str, thresholds: dict[str, int], expected: JackpotVerification
) -> None:
    walk = StaxWalk(terms(**thresholds)).dealt()
    locked = walk.pay(event)
    assert locked.waits_for is expected
    pending = expected is not JackpotVerification.NONE
    assert (jackpot(walk).stage is JackpotStage.PENDING) == pending
    if pending:
        assert "pending" in str(walk.refusal(commands.RackHand(locked.seat)).why)
        walk.verify(locked.seat)
    walk.rest_of_round()


def test_above_the_camera_threshold_the_camera_s_reference_is_needed() -> None:
    walk = StaxWalk(terms(camera=1_000)).dealt()
    seat = walk.pay("Flush").seat
    missing = walk.refusal(meter_commands.VerifyJackpot(seat, " ", approval()))
    assert missing.rule == "WAC 230-15-320(4)"
    walk.verify(seat)
    assert jackpot(walk).stage is JackpotStage.PAID


# -- several seats -----------------------------------------------------------------------------------------------------


def test_a_hand_that_is_begun_is_brought_to_its_end_first() -> None:
    walk = StaxWalk().dealt((1, 6))
    walk.pay("Flush")
    seat = walk.chosen("Straight")
    walk.verify(6)
    walk.refusal(commands.RackHand(6))
    walk.do(meter_commands.ProceedJackpot(seat))
    walk.do(meter_commands.PayJackpot(seat))
    walk.do(commands.RackHand(6))
    walk.verify(seat)
    walk.rest_of_round()


def test_a_round_does_not_end_before_its_last_jackpot_is_verified() -> None:
    walk = StaxWalk().dealt((1, 6))
    walk.pay("Flush")
    walk.turned_over("")
    walk.rack()
    assert "pending" in str(walk.refusal(commands.RackHand(6)).why)
    walk.refusal(commands.ReturnDeck())
    assert published(walk.state).instruction.citation == "House Procedure 22"
    walk.verify(6)
    walk.rest_of_round()


def test_jackpot_sheet_offers_the_event_of_the_hand() -> None:
    walk = StaxWalk().dealt()
    seat = walk.turned_over("Straight")
    assert published(walk.state).progressive.due == (seat,)
    walk.do(meter_commands.OpenJackpot(seat))
    view = jackpot(walk)
    assert (view.stage, view.offered, view.choices) == (JackpotStage.TOUCHED, "Straight", tuple(PRIZES))


def test_other_seats_settle_while_a_jackpot_is_pending() -> None:
    walk = StaxWalk().dealt((1, 4, 6))
    locked = walk.pay("Flush")
    assert locked.seat == 6
    assert walk.turned_over("") == 4
    walk.rack()
    walk.verify(6)
    walk.rack()
    assert walk.state.seat(6).racked
    assert walk.turned_over("", cards="Jh 4s 2d") == 1
    walk.rest_of_round()
