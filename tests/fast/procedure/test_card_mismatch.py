"""A card that lies on the table is not the one on record: a supervisor decides which stands."""

from msgspec.structs import replace

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.balance import is_owed
from dealer_terminal.procedure.checklist import instruction
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.irregularities import endings, possible
from dealer_terminal.procedure.state import Phase, lines_of
from dealer_terminal.procedure.terms import CardsFrom, Thresholds
from dealer_terminal.rules.cards import parse_cards
from dealer_terminal.rules.hand import Result
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.money import dollars
from tests.fast.procedure.decks import Deck
from tests.fast.procedure.machine import Machine
from tests.fast.procedure.walk import EDITIONS, HOUSE, Walk, approval, book, came_to, usual_terms
from tests.helpers.cases import every

WA, AGS = EDITIONS[0], "3-card-ags"
HANDS = {6: "Kh Jh 9h", 3: "7c 5s 2h", 1: "Qd 6s 4s"}
WAGERS = {6: {"ante": 500, "player-bonus": 500}, 3: {"ante": 500}, 1: {"ante": 500, "six-card-bounty": 500}}
DEALERS = "dealer-card-mismatch"


def three_card(paid: int = 3, **thresholds: int) -> Walk:
    """The dealer's queen qualifies."""
    walk = Walk(AGS, usual_terms(book(AGS), thresholds=replace(Thresholds(), **thresholds)))
    walk.wagers(WAGERS)
    walk.deal()
    walk.lock()
    walk.do(commands.Expose(0, "dealer", {"dealer": parse_cards(["Qh", "8c", "3d"])}, CardsFrom.DEALER))
    for seat in list(HANDS)[:paid]:
        walk.expose(HANDS[seat])
        walk.rack()
    return walk


def put_right(walk: Walk, cards: str, name: str = DEALERS, seat: int = 0) -> None:
    walk.do(commands.ReportIrregularity(name, seats=(seat,) if seat else (), cards=parse_cards(cards.split())))
    walk.do(commands.ResolveIrregularity(Choice.TABLE_STANDS, (approval(),)))


CASES = {
    "no longer qualifies": ("Jd 8c 3d", {6: ("win", "push"), 3: ("win", "push"), 1: ("win", "push")}),
    "a pair beats everyone without a flush": (
        "Qh 8c 8d",
        {6: ("win", "win"), 3: ("lose", "lose"), 1: ("lose", "lose")},
    ),
    "the same hand in other suits": ("Qs 8h 3d", {6: ("win", "win"), 3: ("lose", "lose"), 1: ("lose", "lose")}),
    "ties with position 1": ("Qh 6c 4d", {6: ("win", "win"), 3: ("lose", "lose"), 1: ("push", "push")}),
}


@every("paid", [3, 1])
@every(("cards", "due"), CASES.values())
def test_the_dealer_s_card_settles_every_paid_hand_anew(cards: str, due: dict[int, tuple[str, str]], paid: int) -> None:
    walk = three_card(paid)
    before = {seat: came_to(walk, seat) for seat in HANDS}
    put_right(walk, cards)
    for seat in list(HANDS)[:paid]:
        found = came_to(walk, seat)
        assert (found["ante"], found["play"]) == due[seat]
        assert walk.state.seat(seat).racked == (found == before[seat])
    for seat in list(HANDS):
        if not walk.state.seat(seat).stages:
            walk.expose(HANDS[seat])
        if not walk.state.seat(seat).racked:
            walk.rack()
    assert {(came_to(walk, seat)["ante"], came_to(walk, seat)["play"]) for seat in HANDS} == set(due.values())
    walk.deck_back()
    assert walk.state.phase is Phase.WAGERS


def test_the_bounty_counts_the_dealer_s_card_and_its_payment_waits_like_any_other() -> None:
    walk = three_card(camera=10_000)
    put_right(walk, "Qh Qc Qs")
    assert [(hold.seat, hold.spot, hold.pays) for hold in walk.state.holds] == [(1, "six-card-bounty", 25_000)]
    walk.do(commands.VerifyPayout(1, "six-card-bounty", "camera 4", approval()))
    walk.rack()
    walk.rack()
    walk.deck_back()


def test_what_a_supervisor_put_right_before_stays_where_the_card_makes_no_difference() -> None:
    walk = three_card()
    walk.do(commands.CorrectPayment(6, "player-bonus", 700, approval("a stack was short"), Result.WIN))
    put_right(walk, "Jd 8c 3d")
    assert next(line.pays for line in walk.state.seat(6).lines if line.spot == "player-bonus") == 700


WRONG = {
    "as recorded": ("Qh 8c 3d", "The cards are as recorded"),
    "too few": ("Qh 8c", "3 cards lie there"),
    "one twice": ("Qh Qh 3d", "3 cards lie there"),
    "one of a player's": ("Qh 8c 7c", "7c is recorded elsewhere"),
}


@every(("cards", "why"), WRONG.values())
def test_the_dealer_s_cards_are_reported_as_they_lie(cards: str, why: str) -> None:
    shown = tuple(card for text in cards.split() for card in parse_cards([text]))
    assert str(three_card().refusal(commands.ReportIrregularity(DEALERS, cards=shown)).why) == why


def test_a_table_that_opened_under_an_earlier_revision_of_the_house_procedures_is_read_and_offers_nothing_new() -> None:
    walk = three_card()
    start = HOUSE.index('[[irregularities]]\nid = "dealer-card-mismatch"')
    older = HOUSE[:start] + HOUSE[HOUSE.index("[[irregularities]]", start + 1) :]
    opened = next(fact for fact in walk.facts if isinstance(fact, facts.TableOpened))
    state = evolve(walk.state, replace(opened, house_text=older))
    for fact in walk.facts[walk.facts.index(opened) + 1 :]:
        state = evolve(state, fact)
    assert DEALERS not in {path.id for path, _ in possible(state)}


def settled_31(cards_from: CardsFrom) -> Machine:
    table = Machine(WA, usual_terms(book(WA), cards_from=cards_from), Deck(1))
    table.finish_until(Phase.DECK_BACK)
    return table


@every("cards_from", [CardsFrom.DEALER, CardsFrom.SIMULATED])
def test_until_the_deck_is_back_a_card_of_a_settled_hand_is_put_right(cards_from: CardsFrom) -> None:
    table = settled_31(cards_from)
    before = lines_of(table.state)
    shown = [card for held in table.state.seat(1).cards.values() for card in held]
    other = next(card for card in reversed(table.deck.order(1)) if card not in shown)
    table.do(commands.ReportIrregularity(IrregularityId.CARD_MISMATCH, seats=(1,), cards=(*shown[:-1], other)))
    table.do(commands.ResolveIrregularity(Choice.TABLE_STANDS, (approval(),)))
    assert table.state.phase is Phase.SETTLE and {line.spot for line in lines_of(table.state)} == {
        line.spot for line in before
    }
    table.finish()


@every(("cards_from", "stands"), [(CardsFrom.DEALER, "record-stands"), (CardsFrom.SIMULATED, "reader-stands")])
def test_where_there_is_no_reader_what_stands_is_the_record(cards_from: CardsFrom, stands: str) -> None:
    table = settled_31(cards_from)
    shown = [card for held in table.state.seat(1).cards.values() for card in held]
    other = table.deck.order(1)[-1]
    table.do(commands.ReportIrregularity(IrregularityId.CARD_MISMATCH, seats=(1,), cards=(*shown[:-1], other)))
    assert [each.choice.value for each in endings(table.state)] == [stands, "table-stands", "misdeal", "withdrawn"]
    table.do(commands.ResolveIrregularity(stands, (approval(),)))
    assert table.state.phase is Phase.DECK_BACK


def test_after_a_misdeal_there_is_nothing_to_settle_anew() -> None:
    walk = three_card()
    walk.do(commands.ReportIrregularity(IrregularityId.VOID_ROUND))
    walk.do(commands.ResolveIrregularity(Choice.VOID, (approval(),)))
    assert not {DEALERS, "card-mismatch"} & {path.id for path, _ in possible(walk.state)}


def test_a_hand_that_was_paid_before_is_owed_the_difference_and_no_more() -> None:
    walk = three_card()
    put_right(walk, "Jd 8c 3d")
    said = []
    while walk.state.phase is Phase.SETTLE:
        said.append(instruction(walk.state))
        walk.rack()
    to_rack = "then place the hand in the discard rack."
    assert [str(each.prompt) for each in said] == [
        f"Position 6: take back $5, {to_rack}",
        f"Position 3: pay $5 more, return $10, {to_rack}",
        f"Position 1: pay $5 more, return $10, {to_rack}",
    ]
    assert {each.citation for each in said} == {"House Procedure 17"}
    assert not any(is_owed(seat) for seat in walk.state.seats.values())


def test_a_void_takes_back_what_was_paid_and_not_what_would_be_due() -> None:
    walk = three_card()
    paid = [line for line in lines_of(walk.state) if line.pays]
    put_right(walk, "Jd 8c 3d")
    walk.do(commands.ReportIrregularity(IrregularityId.VOID_ROUND))
    walk.do(commands.ResolveIrregularity(Choice.VOID, (approval(),)))
    assert list(walk.state.take_back) == paid


def test_put_right_twice_the_difference_is_still_to_what_was_paid() -> None:
    walk = three_card()
    put_right(walk, "Jd 8c 3d")
    put_right(walk, "Qh 8c 3d")
    assert str(instruction(walk.state).prompt).startswith("Position 6: nothing more is due.")


def test_corrected_payment_counts_in_the_difference() -> None:
    walk = three_card()
    put_right(walk, "Jd 8c 3d")
    walk.do(commands.CorrectPayment(6, "player-bonus", 10_000, approval(), Result.WIN))
    paid = next(line.pays for line in walk.state.seat(6).paid_before if line.spot == "player-bonus")
    assert str(instruction(walk.state).prompt).startswith(
        f"Position 6: take back $5, pay {dollars(10_000 - paid)} more"
    )
