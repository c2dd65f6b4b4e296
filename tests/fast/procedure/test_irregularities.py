"""What goes wrong at a table, where it is hardest to get right."""

from msgspec.structs import replace

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.checklist import ItemCondition
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.facts import RaisedBy
from dealer_terminal.procedure.irregularities import endings, possible
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, lines_of
from dealer_terminal.procedure.terms import CardsFrom, Thresholds
from dealer_terminal.rules.cards import Card, parse_cards
from dealer_terminal.rules.hand import Decision, Result
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.procedure.decks import Deck
from tests.fast.procedure.machine import Machine
from tests.fast.procedure.mishaps import HANDS, dealt, happens, settling, to_the_end
from tests.fast.procedure.walk import EDITIONS, Walk, approval, book, came_to, usual_terms
from tests.helpers.cases import every
from tests.helpers.view import published

WA, ORIGINAL, RULES_OF_PLAY, DEALER_PROCEDURES = EDITIONS
every_edition = every("rulebook", EDITIONS)


@every_edition
@every("name", ["skipped-player", "card-exposed"])
def test_a_misdeal_returns_every_wager(rulebook: str, name: str) -> None:
    walk = Walk(rulebook)
    walk.wagers({1: {"ante": 500, "natural-31": 500}, 3: {"ante": 500}})
    walk.do(commands.CloseWagers())
    walk.packet()
    walk.packet()
    happens(walk, name, "misdeal", 1)
    assert {line.result for line in lines_of(walk.state)} == {Result.RETURNED}
    walk.deck_back()
    closed = walk.facts[-2]
    assert isinstance(closed, facts.RoundClosed) and (closed.staked, closed.paid, closed.taken) == (1_500, 0, 0)


@every_edition
def test_hands_are_never_backed_up_only_shifted_forward(rulebook: str) -> None:
    walk = dealt(rulebook)
    walk.do(commands.ReportIrregularity(IrregularityId.VACANT_POSITION, seats=(2,)))
    question = published(walk.state).question
    assert question is not None and question.moves == ((3, 5), (2, 3))
    assert all(to > at for at, to in question.moves)
    (_, shifted) = walk.do(commands.ResolveIrregularity(Choice.SHIFT))
    assert isinstance(shifted, facts.HandsShifted) and shifted.moves == question.moves
    skipped = next(path for path, _ in possible(walk.state) if path.id == "skipped-player")
    assert [ending.choice.value for ending in skipped.endings] == ["misdeal"]


def test_a_misdeal_after_a_hand_was_paid_takes_the_payment_back() -> None:
    walk = settling()
    walk.expose(HANDS[5][0])
    walk.expose(HANDS[5][1])
    walk.rack()
    happens(walk, "exposed-out-of-turn", "misdeal", 1)
    view = published(walk.state)
    assert [(line.seat, line.pays) for line in view.take_back] == [(5, 7_500), (5, 500), (5, 2_000)]
    assert str(view.instruction.prompt).startswith("Return all wagers; take back $100 from position 5. ")
    walk.deck_back()


def test_undo_after_a_withdrawn_report_goes_back_to_the_step_before_it() -> None:
    walk = dealt()
    before = walk.state
    walk.fold(3)
    happens(walk, "late-wager", "withdrawn", 3)
    walk.do(commands.Undo())
    assert walk.state == before
    walk.fold(3)
    happens(walk, "late-wager", "original-stands", 3)
    walk.refusal(commands.Undo())


def test_a_player_who_leaves_undecided_is_folded_and_decides_no_more() -> None:
    walk = dealt()
    walk.do(commands.ReportIrregularity(IrregularityId.PLAYER_LEAVES, seats=(3,)))
    assert [ending.choice.value for ending in endings(walk.state)] == ["fold", "withdrawn"]
    walk.do(commands.ResolveIrregularity(Choice.FOLD, (approval(),)))
    assert walk.refusal(commands.Decide(3, Decision.PLAY)).rule == "House Procedure 15"
    walk.refusal(commands.Undo())


def test_a_player_who_leaves_decided_is_settled_and_not_repeated() -> None:
    walk = settling()
    happens(walk, "player-leaves", "hand-stands", 3)
    to_the_end(walk)
    assert set(walk.state.last_wagers) == {1, 5}


def with_reader() -> Machine:
    return Machine(WA, usual_terms(book(WA), cards_from=CardsFrom.SIMULATED), Deck(4))


def test_only_the_dealers_own_report_can_be_withdrawn() -> None:
    walk = dealt()
    walk.do(commands.ReportIrregularity("card-exposed", seats=(3,)))
    assert Choice.WITHDRAWN in {each.choice for each in endings(walk.state)}
    assert walk.state.issue is not None
    raised = replace(walk.state, issue=replace(walk.state.issue, raised_by=RaisedBy.TERMINAL))
    assert Choice.WITHDRAWN not in {each.choice for each in endings(raised)}


def test_the_dealer_alone_does_not_let_the_round_go_on_without_the_reader() -> None:
    table = with_reader()
    table.do(commands.PlaceWager(1, "ante", 500))
    table.do(commands.ReportIrregularity(IrregularityId.READER_LOST))
    refused = table.ask(commands.ResolveIrregularity(Choice.BY_HAND))
    assert isinstance(refused, Refusal) and str(refused.why) == "The dealer may not decide this"


def test_a_corrected_card_is_held_like_any_other_payment_and_frees_one_that_is_none() -> None:
    usual = usual_terms(book(WA), thresholds=Thresholds(camera=5_000))
    walk = settling(WA, usual)
    walk.expose(HANDS[5][0])
    assert [hold.pays for hold in walk.state.holds] == [7_500]
    happens(walk, "card-mismatch", "table-stands", 5, "As 10h 8c")
    assert walk.state.holds == () and came_to(walk, 5) == {"natural-31": "lose"}
    happens(walk, "card-mismatch", "table-stands", 5, "As Ks Qs")
    assert [hold.pays for hold in walk.state.holds] == [50_000]


def test_a_corrected_card_settles_anew_and_frees_a_deal_that_is_within_its_limit_again() -> None:
    walk = settling(WA, usual_terms(book(WA), thresholds=Thresholds(deal=5_000)))
    walk.expose(HANDS[5][0])
    assert walk.state.over_limit
    happens(walk, "card-mismatch", "table-stands", 5, "As 10h 8c")
    assert not walk.state.over_limit


def test_a_wrong_entry_in_a_hand_that_is_racked_already_is_put_right_and_the_hand_is_paid_anew() -> None:
    walk = settling()
    walk.expose(HANDS[5][0])
    walk.expose(HANDS[5][1])
    walk.rack()
    walk.expose("2s 3h 4d")
    again = commands.Expose(3, "draw", {"draw": parse_cards(["8s"])}, CardsFrom.DEALER)
    assert str(walk.refusal(again).why) == "8s lies on the table already"
    happens(walk, "card-mismatch", "table-stands", 5, "As 10s 8c 5h")
    assert str(published(walk.state).instruction.prompt).startswith("Position 5: take back $")
    assert came_to(walk, 5)["natural-31"] == "win" and walk.state.seat(5).lines[0].event == "21 - 25"
    walk.rack()
    walk.do(again)
    walk.rack()
    to_the_end(walk)


def test_cards_that_a_reader_sealed_are_not_entered_by_the_dealer_while_the_reader_is_in_use() -> None:
    machine = Machine(WA, usual_terms(book(WA), cards_from=CardsFrom.SIMULATED), Deck(1))
    machine.finish_until(Phase.SETTLE)
    by_hand = commands.Expose(1, "natural", {"natural": parse_cards(["As", "Ks", "Qs"])}, CardsFrom.DEALER)
    refusal = machine.ask(by_hand)
    assert isinstance(refusal, Refusal) and str(refusal.instead) == "Expose them."


def test_a_reader_lost_before_the_deal_does_not_stop_a_table() -> None:
    table = with_reader()
    table.do(commands.PlaceWager(1, "ante", 500))
    table.do(commands.RaiseFault(FaultId.OTHER, "lane 2"))
    assert "Lane 2" in str(table.ask(commands.CloseWagers()))
    table.do(commands.ReportIrregularity(IrregularityId.READER_LOST))
    table.do(commands.ResolveIrregularity(Choice.BY_HAND, (approval(),)))
    table.finish()


def test_a_duplicate_from_a_reader_stops_the_round_at_a_question() -> None:
    table = with_reader()
    for seat in (1, 3):
        table.do(commands.PlaceWager(seat, "ante", 500))
    table.finish_until(Phase.SETTLE)
    first = table.deck.lying(table.state, 3, "natural")
    table.do(commands.Expose(3, "natural", {"natural": first}, CardsFrom.SIMULATED))
    table.do(commands.Expose(3, "draw", {"draw": first[:1]}, CardsFrom.SIMULATED))
    assert table.state.issue is not None and table.state.issue.id == "duplicate-card"
    table.do(commands.ResolveIrregularity(Choice.MISDEAL, (approval(),)))
    assert table.state.deck_out
    table.finish()


def test_a_card_is_not_entered_twice_in_one_hand() -> None:
    twice = commands.Expose(5, "natural", {"natural": (Card.SA, Card.SK, Card.SA)}, CardsFrom.DEALER)
    assert str(settling().refusal(twice).why) == "As lies on the table already"


def test_only_a_report_about_open_cards_names_cards() -> None:
    walk = dealt()
    report = commands.ReportIrregularity(IrregularityId.LATE_WAGER, seats=(3,), cards=parse_cards(["As"]))
    assert str(walk.refusal(report).why) == "This report names no cards"


def test_what_a_supervisor_lets_go_on_or_a_misdeal_skips_shows_as_overridden() -> None:
    walk = dealt()
    happens(walk, "exposed-out-of-turn", "continue", 3)
    walk.lock()
    found = {item.step: item.condition for item in published(walk.state).checklist}
    assert (found["decisions"], found["deal"]) == (ItemCondition.OVERRIDDEN, ItemCondition.DONE)
    walk = dealt()
    happens(walk, "wrong-count", "misdeal", 3)
    found = {item.step: item.condition for item in published(walk.state).checklist}
    assert {found[step] for step in ("decisions", "folds", "settle")} == {ItemCondition.OVERRIDDEN}
    walk = dealt()
    happens(walk, "draw-card-handled", "forfeit", 3)
    assert walk.state.overridden == (), "a forfeit by the book is no override"


def test_round_without_its_reader_is_finished_by_hand() -> None:
    table = with_reader()
    for seat in HANDS:
        table.do(commands.PlaceWager(seat, "ante", 500))
    table.finish_until(Phase.DEAL)
    table.go_on()
    table.do(commands.RaiseFault(FaultId.READER_LOST, "lane 2"))
    table.do(commands.ReportIrregularity(IrregularityId.READER_LOST))
    table.do(commands.ResolveIrregularity(Choice.BY_HAND, (approval(),)))
    table.finish()
    sources = [fact.cards_from for fact in table.facts if isinstance(fact, facts.CardsExposed)]
    assert set(sources) == {CardsFrom.DEALER, CardsFrom.SIMULATED}
    assert table.state.cards_from is CardsFrom.SIMULATED
