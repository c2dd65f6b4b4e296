"""What each round took, and what was put right of it: every record once, in the round that it belongs to."""

from itertools import pairwise

from msgspec.structs import replace

from dealer_terminal.journal.record import Times
from dealer_terminal.journal.replay import steps
from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.facts import LimitChoice
from dealer_terminal.procedure.people import Operator, Role
from dealer_terminal.procedure.state import Phase, next_stage, to_settle
from dealer_terminal.procedure.terms import CardsFrom, Thresholds
from dealer_terminal.review.statistics.dealer_rounds import LONGEST, SECOND, DealtRound, dealt_rounds
from tests.fast.playthroughs.story import Story
from tests.fast.procedure.walk import DEALER, EDITIONS, approval, book, usual_terms
from tests.fast.review.tables import table
from tests.helpers.memory import MemoryJournal
from tests.helpers.playing import CLASSIC, KEYS, THREE_CARD

HANDS = {1: "9d | 4c 4h 4s", 3: "5c | 2s 3h 4d", 5: "5h | As Ks 10s"}
RELIEF = Operator("d2", "Lee", Role.DEALER)
RIGHTED = facts.StepUndone | facts.PaymentCorrected | facts.CardsCorrected


class Told:
    """What happens at a table, record by record; every command takes ten seconds."""

    def __init__(self, **terms: object) -> None:
        usual = replace(usual_terms(book(EDITIONS[0])), cards_from=CardsFrom.SIMULATED, **terms)
        self.story = Story("", EDITIONS[0], usual, *(HANDS,) * 4)

    def round(self) -> None:
        self.begins()
        self.story.lock()
        self.ends()

    def begins(self) -> None:
        self.story.wagers({5: {"ante": 2_500}, 3: {"ante": 2_500}, 1: {"ante": 2_500}})
        self.story.deal()

    def ends(self) -> None:
        self.story.settle()
        self.story.deck_back()

    def turn(self) -> None:
        """What goes over the limit is paid up to it, each time that it does."""
        if self.story.state.over_limit:
            self.story.do(commands.DecideDealLimit(LimitChoice.PAY_TO_LIMIT, approval("posted limit")))
        elif next_stage(self.story.state, to_settle(self.story.state)[0]) is not None:
            self.story.expose()
        else:
            self.story.rack()

    def corrects(self, seat: int, pays: int) -> None:
        self.story.do(commands.CorrectPayment(seat, "play", pays, approval("a stack was short")))

    def rounds(self) -> list[DealtRound]:
        journal = MemoryJournal(KEYS)
        for at, (_, outcome) in enumerate(self.story.answers, 1):
            journal.append(outcome, operator="", at=Times(10 * at * SECOND, 10 * at * SECOND))
        self.steps = [*steps(journal.records())]
        return [*dealt_rounds("a1", self.steps)]

    def righted(self, found: DealtRound) -> list[str]:
        """The kinds of the records behind it."""
        return [self.steps[position].record.kind for position in found.righted]


def test_bets_that_were_opened_again_are_put_right_each_time() -> None:
    """“No more bets” and back three times: three steps undone, and no time but that of dealing."""
    told, plain = Told(), Told()
    told.story.wagers({5: {"ante": 2_500}, 3: {"ante": 2_500}, 1: {"ante": 2_500}})
    for _ in range(3):
        told.story.do(commands.CloseWagers())
        told.story.do(commands.Undo())
    told.story.deal()
    for each in (told, plain):
        if each is plain:
            each.begins()
        each.story.lock()
        each.ends()
    ((found,), (usual,)) = told.rounds(), plain.rounds()
    assert told.righted(found) == ["step_undone"] * 3
    assert found.seconds == usual.seconds + 30


def test_a_correction_is_of_its_round_and_of_whoever_dealt_it() -> None:
    """After the round was closed, and before the next one ends; and one more, after the last. The relief deals that."""
    told = Told()
    told.round()
    told.story.do(commands.SignOn(RELIEF))
    told.corrects(5, 22_500)
    told.begins()
    told.story.lock()
    told.corrects(3, 2_500)
    told.ends()
    told.corrects(1, 2_500)
    one, other = told.rounds()
    assert (one.dealer, other.dealer) == (DEALER, RELIEF)
    assert [told.righted(one), told.righted(other)] == [["payment_corrected"] * 2, ["payment_corrected"]]


def test_what_a_deals_limit_cuts_is_no_slip_and_a_correction_after_it_is() -> None:
    told = Told(thresholds=Thresholds(deal=20_000))
    told.story.wagers({5: {"ante": 2_500, "natural-31": 500}, 1: {"ante": 2_500, "natural-31": 500}})
    told.story.deal()
    told.story.lock()
    while told.story.state.phase is Phase.SETTLE:
        told.turn()
    told.story.deck_back()
    told.corrects(5, 2_500)
    (found,) = told.rounds()
    corrected = [step.record.position for step in told.steps if isinstance(step.entry, facts.PaymentCorrected)]
    assert len(corrected) > 1
    assert found.righted == (*corrected[-1:],)


def test_every_closed_round_is_somebodys_with_its_hands_and_its_time() -> None:
    every = table(120, CLASSIC, 5)
    found = [*dealt_rounds("a1", every)]
    closed = [step.record for step in every if isinstance(step.entry, facts.RoundClosed)]
    assert [each.position for each in found] == [each.position for each in closed]
    assert all(each.simulated and each.hands >= 1 and each.wagers >= each.hands for each in found)
    asked = {step.record.round for step in every if step.after.state.issue is not None}
    for each in found:
        within = [step for step in every if step.record.round == each.number]
        assert 0 < each.seconds <= (within[-1].record.utc - within[0].record.utc) / SECOND
        begun = next(at for at, step in enumerate(within) if isinstance(step.entry, facts.WagersClosed))
        whole = sum(
            min(later.record.utc - step.record.utc, LONGEST) / SECOND for step, later in pairwise(within[begun:])
        )
        assert (each.seconds < whole) if each.number in asked else (each.seconds <= whole + 1e-6)


def test_all_that_was_put_right_is_somebodys_in_its_round() -> None:
    for edition, kinds in ((CLASSIC, {facts.StepUndone}), (THREE_CARD, {facts.StepUndone, facts.CardsCorrected})):
        every = table(120, edition, 5)
        number = {step.record.position: step.before.state.round for step in every if isinstance(step.entry, RIGHTED)}
        found = {at: each.number for each in dealt_rounds("a1", every) for at in each.righted}
        assert found == number
        assert {type(every[at].entry) for at in found} == kinds
