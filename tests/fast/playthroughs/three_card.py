"""3 Card with each letter of its pay tables: seats with bonuses alone, tucked folds, all ways to win, push and lose."""

from collections.abc import Iterator

from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.terms import CardsFrom
from tests.fast.playthroughs.stax_story import StaxStory
from tests.fast.procedure.walk import book, usual_terms

RULEBOOK = "3-card-ags"
SOURCES = {"A": CardsFrom.SIMULATED, "B": CardsFrom.DEALER, "C": CardsFrom.SIMULATED}
BONUSES = {"player-bonus": 500, "six-card-bounty": 500, "stax": 500}

WAGERS = {
    7: {"ante": 2_500, **BONUSES},
    6: {"ante": 2_500, "stax": 500},
    5: {"ante": 2_500, **BONUSES},
    4: {"six-card-bounty": 500, "stax": 500},
    3: {"ante": 2_500},
    2: {"ante": 2_500, "player-bonus": 500, "six-card-bounty": 500},
    1: {"ante": 2_500},
}
QUALIFIES = {
    7: "As Ks Qs",
    6: "5d 4d 3d",
    5: "Kh Jh 9h",
    4: "8d 8h 8s",
    3: "7c 5s 2h",
    2: "Jc 10h 9c",
    1: "Qd 6s 4s",
    0: "Qh 8c 4h",
}
DOES_NOT = {2: "2s 3h 5c", 1: "Kc 9d 4h", 0: "Jh 8c 4d"}
TIES = {2: "Ah 7c 2h", 1: "Ks 9h 5d", 0: "Kd 9s 5c"}


def stories() -> Iterator[tuple[str, StaxStory]]:
    for letter, source in SOURCES.items():
        yield f"{RULEBOOK}.{letter}", rounds(letter, source)


def rounds(letter: str, source: CardsFrom) -> StaxStory:
    paper = book(RULEBOOK)
    terms = usual_terms(paper, cards_from=source)
    letters = {table.spot: letter if len(table.options) > 1 else "1" for table in paper.tables}
    title = f"3 Card, Player Bonus {letter} and 6 Card Bounty {letter}: three rounds"
    story = StaxStory(title, RULEBOOK, replace(terms, pay_tables=letters), QUALIFIES, DOES_NOT, TIES)
    story.refused(commands.PlaceWager(6, "stax", 1_000))
    story.wagers(WAGERS)
    _first(story)
    for _ in range(2):
        story.do(commands.RepeatWagers((1, 2)))
        _round(story)
    return story


def _first(story: StaxStory) -> None:
    story.deal()
    story.refused(commands.Expose(0, "dealer", {}, story.state.cards_from))
    story.refused(commands.Decide(4, commands.Decision.PLAY))
    story.decide(seat_5="fold", seat_3="fold")
    story.lock()
    story.refused(commands.Expose(7, "hand", {}, story.state.cards_from))
    story.dealer()
    story.settle()
    story.deck_back()


def _round(story: StaxStory) -> None:
    story.deal()
    story.lock()
    story.dealer()
    story.settle()
    story.deck_back()
