"""3 Card: a card of the dealer's hand is not the one on record; every hand that is paid rests on it."""

from collections.abc import Iterator

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.irregularities import endings
from dealer_terminal.procedure.terms import CardsFrom, Terms
from dealer_terminal.rules.cards import parse_cards
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.playthroughs.stax_story import StaxStory
from tests.fast.procedure.walk import approval, book, usual_terms

RULEBOOK = "3-card-ags"
HANDS = {6: "Kh Jh 9h", 3: "7c 5s 2h", 1: "Qd 6s 4s", 0: "Qh 8c 3d"}
WAGERS = {6: {"ante": 2_500, "player-bonus": 500}, 3: {"ante": 2_500}, 1: {"ante": 2_500, "six-card-bounty": 500}}
REPORT = commands.ReportIrregularity(
    IrregularityId.DEALER_CARD_MISMATCH, note="the queen is a jack", cards=parse_cards(["Jd", "8c", "3d"])
)
SOURCES = {"with a reader": CardsFrom.SIMULATED, "dealt by hand": CardsFrom.DEALER}
PAID = {"after two hands are paid": 2, "when the deck goes back": 3}


def stories() -> Iterator[tuple[str, StaxStory]]:
    whole = StaxStory("3 Card: dealer-card-mismatch", RULEBOOK, _terms(CardsFrom.SIMULATED), HANDS)
    for where, source in SOURCES.items():
        for when, paid in PAID.items():
            for choice in _choices(source, paid):
                heading = f"{where}, {when}: {choice}"
                story = _one(source, paid, choice)
                story.lines[:] = ["", "", heading, "-" * len(heading), *story.lines[4:]]
                whole.goes_on_with(story)
    yield "irregularities/dealer-card-mismatch", whole


def _choices(source: CardsFrom, paid: int) -> list[str]:
    story = _before(source, paid)
    story.do(REPORT)
    return [ending.choice.value for ending in endings(story.state)]


def _terms(source: CardsFrom) -> Terms:
    return usual_terms(book(RULEBOOK), cards_from=source)


def _before(source: CardsFrom, paid: int) -> StaxStory:
    story = StaxStory("", RULEBOOK, _terms(source), HANDS)
    story.quietly().wagers(WAGERS)
    story.deal()
    story.lock()
    story.dealer()
    for _ in range(paid):
        story.settle_one()
    return story


def _one(source: CardsFrom, paid: int, choice: str) -> StaxStory:
    story = _before(source, paid)
    story.aloud()
    story.do(REPORT)
    ending = next(each for each in endings(story.state) if each.choice.value == choice)
    by_supervisor = ending.who.value == "supervisor"
    story.do(commands.ResolveIrregularity(choice, (approval("seen at the table"),) if by_supervisor else ()))
    story.settle()
    story.deck_back()
    return story
