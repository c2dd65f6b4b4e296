"""Each irregularity with each of its endings: at a table with a reader, and dealt by hand where it can happen there."""

from collections.abc import Callable, Iterator

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.irregularities import endings, possible
from dealer_terminal.procedure.irregularity_paths import path
from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.cards import Card, parse_cards
from tests.fast.playthroughs.stax_story import StaxStory
from tests.fast.playthroughs.story import Story
from tests.fast.procedure.walk import EDITIONS, approval, book, usual_terms

HANDS = {1: "9d | 4c 4h 4s", 3: "5c | 2s 3h 4d", 5: "5h | As 10s 8s"}
WAGERS = {
    1: {"ante": 2_500, "natural-31": 500},
    3: {"ante": 2_500, "royal-family": 1_000},
    5: {"ante": 2_500, "natural-31": 500},
}
AT_HAND, WITH_READER = "dealt by hand", "with a reader"
SOURCES = {WITH_READER: CardsFrom.SIMULATED, AT_HAND: CardsFrom.DEALER}

THREE_CARD = "3-card-ags"
THREE_CARD_HANDS = {6: "Kh Jh 9h", 3: "7c 5s 2h", 1: "Qd 6s 4s", 0: "Qh 8c 3d"}
THREE_CARD_WAGERS = {
    6: {"ante": 2_500, "player-bonus": 500},
    3: {"ante": 2_500},
    1: {"ante": 2_500, "six-card-bounty": 500},
}

At = Callable[[Story], None]


def at_wagers(story: Story) -> None:
    story.wagers(WAGERS)


def in_mid_deal(story: Story) -> None:
    at_wagers(story)
    story.do(commands.CloseWagers())
    story.packets(2)


def at_decisions(story: Story) -> None:
    at_wagers(story)
    story.deal()


def one_decided(story: Story) -> None:
    at_decisions(story)
    story.decide(seat_5="play")


def all_locked(story: Story) -> None:
    at_decisions(story)
    story.decide(seat_3="fold")
    story.lock()


def first_hand_open(story: Story) -> None:
    all_locked(story)
    story.expose()


def first_hand_paid(story: Story) -> None:
    all_locked(story)
    story.settle_one()


def deck_to_go_back(story: Story) -> None:
    all_locked(story)
    story.settle()


def two_hands_paid(story: Story) -> None:
    assert isinstance(story, StaxStory)
    story.wagers(THREE_CARD_WAGERS)
    story.deal()
    story.lock()
    story.dealer()
    story.settle_one()
    story.settle_one()


def three_hands_paid(story: Story) -> None:
    two_hands_paid(story)
    story.settle_one()


class Happens:
    """When it is noticed, and where; the cards that lie there where they are not those of the reader."""

    def __init__(self, when: At, seat: int = 0, cards: str = "", note: str = "", rulebook: str = EDITIONS[0]) -> None:
        self.when = when
        self.rulebook = rulebook
        self.seats = (seat,) if seat else ()
        self.cards: tuple[Card, ...] = parse_cards(cards.split())
        self.note = note


HAPPENS: dict[str, tuple[Happens, ...]] = {
    "skipped-player": (Happens(in_mid_deal, 3, note="noticed after position 3's packet lay at position 5"),),
    "vacant-position": (
        Happens(at_decisions, 2, note="the second packet lies at position 2"),
        Happens(in_mid_deal, 2, note="the second packet lies at position 2"),
    ),
    "card-exposed": (Happens(in_mid_deal, 1, note="the draw card turned over"),),
    "draw-card-handled": (
        Happens(one_decided, 5, note="after its Play wager was placed"),
        Happens(all_locked, 3, note="after the folded hand was tucked"),
        Happens(first_hand_open, 5, note="between the natural and the draw"),
    ),
    "wrong-count": (Happens(in_mid_deal, 1, note="five cards"),),
    "duplicate-card": (Happens(first_hand_paid, 1, note="the ten of spades lies at position 1 as well"),),
    "card-mismatch": (
        Happens(first_hand_open, 5, "As 10s 9s", note="the eight is a nine"),
        Happens(deck_to_go_back, 1, "4c 4h 5s 9d", note="one of the fours is a five"),
    ),
    "reader-lost": (Happens(in_mid_deal), Happens(at_wagers)),
    "alignment": (Happens(in_mid_deal, note="two packets at position 3"),),
    "exposed-out-of-turn": (Happens(at_decisions, 5), Happens(first_hand_paid, 1)),
    "player-leaves": (Happens(at_wagers, 3), Happens(one_decided, 3), Happens(one_decided, 5)),
    "late-wager": (Happens(at_decisions, 3, note="$10 more on the Royal Family Bonus"),),
    "deck-out-of-use": (Happens(at_wagers), Happens(at_decisions), Happens(first_hand_paid)),
    "void-round": (Happens(first_hand_paid, note="ordered by the shift manager"),),
    "dealer-card-mismatch": (
        Happens(two_hands_paid, cards="Jd 8c 3d", note="the queen is a jack", rulebook=THREE_CARD),
        Happens(three_hands_paid, cards="Jd 8c 3d", note="the queen is a jack", rulebook=THREE_CARD),
    ),
}


def stories() -> Iterator[tuple[str, Story]]:
    for name in HAPPENS:
        yield f"irregularities/{name}", _told(name)


def _told(name: str) -> Story:
    """One text: every time at which it can be noticed, every ending, each on its own table."""
    whole: Story | None = None
    for happens in HAPPENS[name]:
        for where, source in SOURCES.items():
            for choice in _choices(name, happens, source):
                story = _one(name, happens, source, choice)
                heading = f"{where}, {happens.when.__name__.replace('_', ' ')}: {choice}"
                story.lines[:] = ["", "", heading, "-" * len(heading), *story.lines[4:]]
                whole = _joined(whole, story, name)
    assert whole is not None, f"{name} never happens"
    return whole


def _joined(whole: Story | None, story: Story, name: str) -> Story:
    if whole is None:
        story.lines.insert(0, f"{story.state.rulebook().title}: {name}")
        return story
    whole.goes_on_with(story)
    return whole


def _choices(name: str, happens: Happens, source: CardsFrom) -> list[str]:
    story = _before(happens, source)
    if path(name) not in [each for each, _ in possible(story.state)]:
        return []
    story.do(_report(name, happens))
    return [ending.choice.value for ending in endings(story.state)]


def _before(happens: Happens, source: CardsFrom) -> Story:
    terms = usual_terms(book(happens.rulebook), cards_from=source)
    three_card = happens.rulebook == THREE_CARD
    story = StaxStory("", THREE_CARD, terms, THREE_CARD_HANDS) if three_card else Story("", EDITIONS[0], terms, HANDS)
    happens.when(story.quietly())
    return story.aloud()


def _report(name: str, happens: Happens) -> commands.ReportIrregularity:
    return commands.ReportIrregularity(name, seats=happens.seats, note=happens.note, cards=happens.cards)


def _one(name: str, happens: Happens, source: CardsFrom, choice: str) -> Story:
    story = _before(happens, source)
    story.do(_report(name, happens))
    story.refused(commands.Undo())
    ending = next(each for each in endings(story.state) if each.choice.value == choice)
    by_supervisor = ending.who.value == "supervisor"
    if by_supervisor:
        story.refused(commands.ResolveIrregularity(choice))
        story.refused(commands.ResolveIrregularity(choice, (approval(" "),)))
    approvals = (approval("seen at the table"),) if by_supervisor else ()
    story.do(commands.ResolveIrregularity(choice, approvals))
    _to_the_end(story, choice)
    return story


def _to_the_end(story: Story, choice: str) -> None:
    """The round ends, and the next one can begin; a report that was withdrawn changed nothing."""
    if story.state.issue is not None:
        story.do(commands.ResolveIrregularity(Choice.SHIFT))
    if choice == Choice.WITHDRAWN.value:
        story.quietly()
    if story.state.deck_out and story.state.phase is Phase.WAGERS:
        _new_deck(story)
    if story.state.phase is Phase.WAGERS:
        story.do(commands.CloseWagers())
    story.packets()
    if story.state.phase is Phase.REST:
        story.rest()
    if story.state.phase is Phase.DECISIONS:
        story.do(commands.LockDecisions())
    while story.state.phase is not Phase.DECK_BACK:
        story.collect()
        story.settle()
    story.aloud().deck_back()
    if story.state.deck_out:
        _new_deck(story)


def _new_deck(story: Story) -> None:
    story.refused(commands.CloseWagers())
    story.do(commands.ReplaceDeck(approval("new deck, counted and checked")))
