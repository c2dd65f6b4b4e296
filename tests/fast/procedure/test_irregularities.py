"""What goes wrong at a table, where it is hardest to get right."""

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.checklist import ItemCondition
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.facts import LimitChoice
from dealer_terminal.procedure.irregularities import endings, possible
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, lines_of
from dealer_terminal.procedure.terms import CardsFrom, Limit, Terms, Thresholds
from dealer_terminal.rules.cards import Card, parse_cards
from dealer_terminal.rules.hand import Decision, Result
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.procedure.decks import Deck
from tests.fast.procedure.machine import Machine
from tests.fast.procedure.mishaps import HANDS, dealt, happens, settling, to_the_end
from tests.fast.procedure.walk import EDITIONS, Walk, approval, book, came_to, usual_terms
from tests.helpers.every import every
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


def test_a_void_round_is_not_voided_again() -> None:
    walk = settling()
    happens(walk, "void-round", "void")
    assert "void-round" not in [path.id for path, _ in possible(walk.state)]


def test_undo_after_a_withdrawn_report_goes_back_to_the_step_before_it() -> None:
    walk = dealt()
    before = walk.state
    walk.fold(3)
    happens(walk, "late-wager", "withdrawn", 3)
    walk.do(commands.Undo())
    assert walk.state == before


def test_nothing_is_undone_across_a_supervisor_s_decision() -> None:
    walk = dealt()
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


def test_a_player_who_leaves_before_the_deal_takes_the_wagers_along() -> None:
    walk = settling()
    to_the_end(walk)
    walk.do(commands.RepeatWagers())
    happens(walk, "player-leaves", "return-wagers", 3)
    assert walk.state.playing() == (1, 5)
    assert "Position 3" in str(walk.refusal(commands.RepeatWagers((3,))).why)


def with_reader() -> Machine:
    return Machine(WA, usual_terms(book(WA), cards_from=CardsFrom.SIMULATED), Deck(4))


def test_a_reader_lost_in_mid_deal_is_followed_by_hand_to_the_end_and_is_back_in_the_next_round() -> None:
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


def test_the_dealer_alone_does_not_let_the_round_go_on_without_the_reader() -> None:
    table = with_reader()
    table.do(commands.PlaceWager(1, "ante", 500))
    table.do(commands.ReportIrregularity(IrregularityId.READER_LOST))
    refused = table.ask(commands.ResolveIrregularity(Choice.BY_HAND))
    assert isinstance(refused, Refusal) and str(refused.why) == "The dealer may not decide this"


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


def test_a_deck_out_of_use_is_replaced_before_the_next_deal() -> None:
    walk = settling()
    happens(walk, "deck-out-of-use", "retire-deck")
    to_the_end(walk)
    walk.wagers({1: {"ante": 500}})
    assert walk.refusal(commands.CloseWagers()).rule == "House Procedure 18"
    walk.do(commands.ReplaceDeck(approval("counted and checked")))
    walk.do(commands.CloseWagers())


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
    walk.refusal(commands.DecideDealLimit(LimitChoice.PAY_IN_FULL, approval()))


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


@every("phase", [Phase.WAGERS, Phase.DECK_BACK])
def test_a_new_deck_is_put_in_play_where_the_screen_asks_for_it(phase: Phase) -> None:
    walk = dealt()
    happens(walk, "deck-out-of-use", "retire-deck")
    if phase is Phase.WAGERS:
        walk.deck_back()
    assert "A supervisor puts a new deck in play." in str(published(walk.state).instruction.prompt)
    walk.do(commands.ReplaceDeck(approval("counted and checked")))
    assert walk.state.phase is phase and not walk.state.deck_out


def test_cards_that_a_reader_sealed_are_not_entered_by_the_dealer_while_the_reader_is_in_use() -> None:
    machine = Machine(WA, usual_terms(book(WA), cards_from=CardsFrom.SIMULATED), Deck(1))
    machine.finish_until(Phase.SETTLE)
    by_hand = commands.Expose(1, "natural", {"natural": parse_cards(["As", "Ks", "Qs"])}, CardsFrom.DEALER)
    refusal = machine.ask(by_hand)
    assert isinstance(refusal, Refusal) and str(refusal.instead) == "Expose them."


def test_a_card_is_not_entered_twice_in_one_hand() -> None:
    twice = commands.Expose(5, "natural", {"natural": (Card.SA, Card.SK, Card.SA)}, CardsFrom.DEALER)
    assert str(settling().refusal(twice).why) == "As lies on the table already"


WRONG_CARDS = {"too few": "As 10s", "one twice over": "As 10s 10s", "one that lies elsewhere": "As 10s 2s"}


@every("cards", WRONG_CARDS.values())
def test_a_mismatch_is_reported_with_every_card_that_lies_there(cards: str) -> None:
    walk = settling()
    walk.expose(HANDS[5][0])
    walk.expose(HANDS[5][1])
    walk.rack()
    walk.expose("4d 6d 7d")
    shown = tuple(card for text in cards.split() for card in parse_cards([text]))
    walk.refusal(commands.ReportIrregularity(IrregularityId.CARD_MISMATCH, seats=(3,), cards=shown))


def test_only_a_report_about_open_cards_names_cards() -> None:
    walk = dealt()
    report = commands.ReportIrregularity(IrregularityId.LATE_WAGER, seats=(3,), cards=parse_cards(["As"]))
    assert str(walk.refusal(report).why) == "This report names no cards"


def test_a_step_that_a_supervisor_let_go_on_shows_as_overridden() -> None:
    walk = dealt()
    happens(walk, "exposed-out-of-turn", "continue", 3)
    walk.lock()
    found = {item.step: item.condition for item in published(walk.state).checklist}
    assert (found["decisions"], found["deal"]) == (ItemCondition.OVERRIDDEN, ItemCondition.DONE)


def test_what_a_misdeal_skips_shows_as_overridden() -> None:
    walk = dealt()
    happens(walk, "wrong-count", "misdeal", 3)
    found = {item.step: item.condition for item in published(walk.state).checklist}
    assert {found[step] for step in ("decisions", "folds", "settle")} == {ItemCondition.OVERRIDDEN}


def test_a_forfeit_by_the_book_is_no_override() -> None:
    walk = dealt()
    happens(walk, "draw-card-handled", "forfeit", 3)
    assert walk.state.overridden == ()


def test_a_skipped_player_whose_wager_nobody_entered_can_be_reported() -> None:
    walk = dealt()
    skipped = {path.id: seats for path, seats in possible(walk.state)}["skipped-player"]
    assert skipped == (1, 2, 3, 4, 5)


def test_limits_of_one_cent_do_not_change_any_of_this() -> None:
    usual = usual_terms(book(WA))
    odd = Terms(
        6, usual.pay_tables, {spot: Limit(1, 999, 1) for spot in usual.limits}, usual.thresholds, usual.cards_from
    )
    walk = Walk(WA, odd)
    walk.wagers({3: {"ante": 333, "royal-family": 77}})
    walk.deal()
    walk.lock()
    to_the_end(walk)
