"""What the house decides: payments over a threshold, payments put right, events without cards, people and terms."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.facts import LimitChoice
from dealer_terminal.procedure.people import Operator, Role
from dealer_terminal.procedure.state import Phase, next_stage, to_settle
from dealer_terminal.procedure.terms import CardsFrom, Thresholds
from dealer_terminal.rules.hand import Result
from tests.fast.playthroughs.story import Story
from tests.fast.procedure.walk import EDITIONS, approval, book, usual_terms

RELIEF = Operator("d2", "Lee", Role.DEALER)
EYE = Operator("v1", "Ira", Role.SURVEILLANCE)
HANDS = {1: "9d | 4c 4h 4s", 3: "5c | 2s 3h 4d", 5: "5h | As Ks 10s"}
NEXT = {1: "9d | 4c 4h 4s", 3: "5c | 2s 3h 4d"}


def stories() -> Iterator[tuple[str, Story]]:
    for tell in TOLD:
        yield f"house/{tell.__name__.replace('_', '-')}", tell()


def _table(title: str, **terms: object) -> Story:
    usual = replace(usual_terms(book(EDITIONS[0]), cards_from=CardsFrom.SIMULATED), **terms)
    return Story(title, EDITIONS[0], usual, HANDS, NEXT)


def _until_settling(story: Story, wagers: dict[int, dict[str, int]]) -> None:
    story.quietly().wagers(wagers)
    story.deal()
    story.lock()
    story.aloud()


def deal_limit_paid_to() -> Story:
    story = _over_the_limit("A deal over its limit, paid to the limit")
    to_limit = commands.DecideDealLimit(LimitChoice.PAY_TO_LIMIT, approval("posted limit"))
    story.do(to_limit)
    _settled_by(story, to_limit)
    story.refused(to_limit)
    story.deck_back()
    return story


def _settled_by(story: Story, decided: commands.DecideDealLimit) -> None:
    """Each turn that meets the limit is asked about by itself."""
    while story.state.phase is Phase.SETTLE:
        if story.state.over_limit:
            story.do(decided)
        elif next_stage(story.state, to_settle(story.state)[0]) is not None:
            story.expose()
        else:
            story.rack()


def _over_the_limit(title: str) -> Story:
    story = _table(title, thresholds=Thresholds(deal=20_000))
    _until_settling(story, {5: {"ante": 2_500, "natural-31": 500}, 1: {"ante": 2_500, "natural-31": 500}})
    story.expose()
    story.refused(commands.DecideDealLimit(LimitChoice.PAY_TO_LIMIT, approval(" ")))
    return story


def payment_corrected() -> Story:
    story = _table("Payments put right: in the round, after the deck is back, and once the next round is settled")
    _until_settling(story, {5: {"ante": 2_500}, 3: {"ante": 2_500}, 1: {"ante": 2_500}})
    story.settle_one()
    story.refused(commands.CorrectPayment(5, "play", 25_000, approval("as recorded")))
    story.refused(commands.CorrectPayment(5, "natural-31", 500, approval("no such wager")))
    story.do(commands.CorrectPayment(5, "play", 22_500, approval("a stack was short")))
    story.rack()
    story.quietly().settle()
    story.aloud().deck_back()
    story.do(commands.CorrectPayment(3, "play", 2_500, approval("the dealer had called it a winner: the house pays")))
    story.do(commands.SettleDifference(1, 3, "play"))
    story.do(commands.RepeatWagers((1, 3)))
    story.quietly().deal()
    story.lock()
    story.settle_one()
    story.aloud()
    story.do(commands.CorrectPayment(5, "ante", 0, approval("paid twice, seen on camera"), Result.PUSH))
    story.do(commands.SettleDifference(1, 5, "ante"))
    story.do(commands.CorrectPayment(3, "ante", 2_500, approval("called a winner again: the house pays")))
    story.settle()
    story.deck_back()
    return story


TOLD: tuple[Callable[[], Story], ...] = (
    deal_limit_paid_to,
    payment_corrected,
)
