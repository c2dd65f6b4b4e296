"""A round, paragraph by paragraph: what each edition asks of the dealer, and what it refuses."""

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.checklist import ItemCondition
from dealer_terminal.procedure.facts import Packet
from dealer_terminal.procedure.state import Phase, State, to_settle
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.hand import TOLD_16, Decision
from tests.fast.procedure.walk import EDITIONS, Walk, book
from tests.helpers.cases import every
from tests.helpers.legal import legal
from tests.helpers.view import published

WA, ORIGINAL, RULES_OF_PLAY, DEALER_PROCEDURES = EDITIONS
KNOW_A_TOLD_16 = (WA, ORIGINAL, DEALER_PROCEDURES)
WITH_ROYAL_FAMILY = (WA, RULES_OF_PLAY)
CARDS = {1: ("As 10s 8s", "5h"), 3: ("2s 3h 4d", "5c"), 5: ("8d 5d 3d", "Kc")}
every_edition = every("rulebook", EDITIONS)


def staked(rulebook: str, **bonuses: int) -> Walk:
    walk = Walk(rulebook)
    walk.wagers(
        {seat: {"ante": 2_500, **{name.replace("_", "-"): at for name, at in bonuses.items()}} for seat in CARDS}
    )
    return walk


def dealt(rulebook: str, **bonuses: int) -> Walk:
    walk = staked(rulebook, **bonuses)
    walk.deal()
    return walk


@every_edition
def test_each_hand_needs_an_ante_before_it_is_dealt(rulebook: str) -> None:
    walk = Walk(rulebook)
    walk.wagers({2: {"natural-31": 500}})
    refusal = walk.refusal(commands.CloseWagers())
    assert "no Ante" in str(refusal.why) and refusal.rule == walk.book.citations["ante-required"]


@every_edition
def test_bonus_wagers_are_optional_and_only_those_that_the_edition_knows(rulebook: str) -> None:
    walk = Walk(rulebook)
    for spot in ("natural-31", "royal-family"):
        wager = commands.PlaceWager(1, spot, 500)
        assert (spot in walk.book.spot_ids()) == isinstance(walk.ask(wager), tuple)
    walk.wagers({1: {"ante": 500}})
    walk.do(commands.CloseWagers())


@every_edition
@every("cents", [499, 600, 40_500, -500])
def test_a_wager_keeps_to_the_limits_of_the_table(rulebook: str, cents: int) -> None:
    walk = Walk(rulebook)
    refusal = walk.refusal(commands.PlaceWager(1, "ante", cents))
    assert "WAC 230-15-140" in refusal.rule and "$5 to $400" in str(refusal.instead)


@every_edition
def test_after_no_more_bets_no_wager_is_placed_changed_or_cleared(rulebook: str) -> None:
    walk = staked(rulebook)
    walk.do(commands.CloseWagers())
    for command in (commands.PlaceWager(1, "ante", 0), commands.PlaceWager(2, "ante", 500), commands.RepeatWagers()):
        assert walk.refusal(command).rule == walk.book.citations["wagers-closed"]


@every_edition
def test_a_table_has_no_more_positions_than_its_edition(rulebook: str) -> None:
    walk = Walk(rulebook)
    most = max(walk.book.positions)
    walk.do(commands.PlaceWager(most, "ante", 500))
    assert f"no position {most + 1}" in str(walk.refusal(commands.PlaceWager(most + 1, "ante", 500)).why)


@every_edition
def test_packets_go_from_position_one_upward_and_vacant_positions_are_skipped(rulebook: str) -> None:
    walk = staked(rulebook)
    walk.do(commands.CloseWagers())
    while walk.state.phase is Phase.DEAL:
        walk.packet()
    assert walk.state.dealt == (1, 3, 5)


@every_edition
def test_a_packet_lies_as_three_cards_and_a_draw_card_all_face_down(rulebook: str) -> None:
    seat = published(dealt(rulebook).state).seats[0]
    assert (seat.face_down, seat.cards) == (("natural", "draw"), {})


@every_edition
def test_the_rest_goes_to_the_rack_after_the_last_packet_and_before_any_decision(rulebook: str) -> None:
    walk = staked(rulebook)
    walk.do(commands.CloseWagers())
    walk.packet()
    rule = walk.book.citations["rest-first"]
    assert walk.refusal(commands.RackRest(CardsFrom.DEALER)).rule == rule
    walk.packet()
    walk.packet()
    assert isinstance(walk.ask(commands.Decide(1, Decision.FOLD)), type(walk.refusal(commands.LockDecisions())))
    walk.do(commands.RackRest(CardsFrom.DEALER))
    walk.fold(1)


@every_edition
def test_who_has_not_folded_plays_with_a_play_wager_equal_to_the_ante(rulebook: str) -> None:
    walk = dealt(rulebook)
    walk.fold(3)
    walk.lock()
    assert [walk.state.seat(seat).wagers.get("play", 0) for seat in CARDS] == [2_500, 0, 2_500]
    refused = Walk(rulebook).refusal(commands.PlaceWager(1, "play", 500))
    assert refused.rule == walk.book.citations["play-equals-ante"]


@every_edition
def test_a_decision_may_change_until_decisions_are_locked_and_not_after(rulebook: str) -> None:
    walk = dealt(rulebook)
    walk.fold(1)
    walk.do(commands.Decide(1, Decision.PLAY))
    walk.lock()
    assert walk.refusal(commands.Decide(1, Decision.FOLD)).rule == walk.book.citations["decide"]


@every_edition
def test_nothing_is_exposed_before_folds_are_collected(rulebook: str) -> None:
    walk = dealt(rulebook)
    walk.fold(3)
    walk.lock()
    shown = commands.Expose(5, "natural", {}, CardsFrom.DEALER)
    assert walk.refusal(shown).rule == walk.book.citations["decisions-first"]
    assert str(walk.refusal(commands.CollectHand(5)).instead) == "Collect position 3."
    walk.collect()
    assert walk.state.phase is Phase.SETTLE


TUCKS = {
    "a plain fold": ({}, (), dict.fromkeys(EDITIONS, ())),
    "a told 16": ({"natural_31": 500}, (TOLD_16,), dict.fromkeys(KNOW_A_TOLD_16, ("natural-31",))),
    "an untold 16": ({"natural_31": 500}, (), dict.fromkeys(EDITIONS, ())),
    "a Royal Family Bonus": ({"royal_family": 500}, (), dict.fromkeys(WITH_ROYAL_FAMILY, ("royal-family",))),
    "both": ({"natural_31": 500, "royal_family": 500}, (TOLD_16,), {WA: ("natural-31", "royal-family")}),
}


@every(("bonuses", "claims", "editions"), TUCKS.values())
def test_a_folded_hand_is_collected_or_tucked(
    bonuses: dict[str, int], claims: tuple[str, ...], editions: dict[str, tuple[str, ...]]
) -> None:
    for rulebook, tucked in editions.items():
        walk = dealt(rulebook, **bonuses)
        walk.fold(5, *claims)
        walk.lock()
        (collected,) = walk.do(commands.CollectHand(5))
        assert isinstance(collected, facts.HandCollected) and collected.tucked == tucked, rulebook
        assert next(line.spot for line in collected.lines) == "ante"


def test_an_edition_without_the_exception_refuses_a_told_16() -> None:
    walk = dealt(RULES_OF_PLAY, natural_31=500)
    refusal = walk.refusal(commands.Decide(5, Decision.FOLD, (TOLD_16,)))
    assert refusal.rule == walk.book.citations["told-16"]


@every_edition
def test_a_told_16_needs_a_fold_and_its_bonus_wager(rulebook: str) -> None:
    walk = dealt(rulebook)
    for command in (commands.Decide(5, Decision.FOLD, (TOLD_16,)), commands.Decide(5, Decision.PLAY, (TOLD_16,))):
        assert walk.refusal(command).rule == walk.book.citations["told-16"]


@every_edition
def test_hands_are_settled_from_the_highest_position_to_one_each_to_the_rack_before_the_next(rulebook: str) -> None:
    walk = dealt(rulebook)
    walk.lock()
    order = []
    while walk.state.phase is Phase.SETTLE:
        seat = to_settle(walk.state)[0]
        order.append(seat)
        early = commands.Expose(1 if seat > 1 else 5, "natural", {}, CardsFrom.DEALER)
        assert walk.refusal(early).rule == walk.book.citations["settle-order"]
        walk.expose(CARDS[seat][0])
        assert walk.refusal(commands.RackHand(seat)).rule == walk.book.citations["settle-order"]
        walk.expose(CARDS[seat][1])
        walk.rack()
    assert order == [5, 3, 1]


@every_edition
def test_the_natural_is_exposed_and_its_bonus_resolved_before_the_draw(rulebook: str) -> None:
    walk = dealt(rulebook, natural_31=500)
    walk.lock()
    early = commands.Expose(5, "draw", {"draw": ()}, CardsFrom.DEALER)
    assert walk.refusal(early).rule == walk.book.citations["natural-first"]
    walk.expose(CARDS[5][0])
    assert [line.spot for line in walk.state.seat(5).lines] == ["natural-31"]


@every_edition
def test_the_natural_step_names_the_bonus_only_if_it_was_wagered(rulebook: str) -> None:
    for bonus in ({}, {"natural_31": 500}):
        walk = dealt(rulebook, **bonus)
        walk.lock()
        assert ("Natural 31 Bonus" in str(published(walk.state).instruction.prompt)) == bool(bonus)


@every_edition
def test_the_draw_card_stays_in_its_space_beside_the_natural_until_the_hand_goes_to_the_rack(rulebook: str) -> None:
    walk = dealt(rulebook)
    walk.lock()
    walk.expose(CARDS[5][0])
    walk.expose(CARDS[5][1])
    seat = published(walk.state).seats[4]
    assert (list(seat.cards), seat.racked) == (["natural", "draw"], False)
    assert [line.spot for line in seat.lines] == ["ante", "play"]


@every("rulebook", WITH_ROYAL_FAMILY)
def test_the_royal_family_bonus_is_resolved_last_on_all_four_cards(rulebook: str) -> None:
    walk = dealt(rulebook, natural_31=500, royal_family=500)
    walk.lock()
    walk.expose(CARDS[5][0])
    walk.expose(CARDS[5][1])
    assert [line.spot for line in walk.state.seat(5).lines] == ["natural-31", "ante", "play", "royal-family"]


@every("rulebook", KNOW_A_TOLD_16)
def test_a_tucked_16_is_settled_at_its_turn_and_its_draw_card_is_never_exposed(rulebook: str) -> None:
    walk = dealt(rulebook, natural_31=500)
    walk.fold(3, TOLD_16)
    walk.lock()
    walk.collect()
    assert to_settle(walk.state) == (5, 3, 1)
    walk.settle({**CARDS, 3: ("8d 5d 3d", "never"), 5: ("2s 3h 4d", "5c")})
    assert list(walk.state.seat(3).cards) == ["natural"]


@every_edition
def test_the_deck_goes_back_last_and_the_next_round_begins(rulebook: str) -> None:
    walk = dealt(rulebook)
    walk.lock()
    assert walk.refusal(commands.ReturnDeck()).rule == walk.book.citations["deck-back"]
    walk.settle(CARDS)
    walk.deck_back()
    assert (walk.state.phase, walk.state.round) == (Phase.WAGERS, 2)


def test_a_step_that_has_nothing_to_do_is_not_applicable() -> None:
    for folds in ((), (1, 3, 5)):
        walk = dealt(WA)
        for seat in folds:
            walk.fold(seat)
        walk.lock()
        walk.collect()
        walk.settle(CARDS)
        found = {item.step: item.condition for item in published(walk.state).checklist}
        assert found["folds" if not folds else "settle"] is ItemCondition.NOT_APPLICABLE
        assert found["settle" if not folds else "folds"] is ItemCondition.DONE


@every_edition
def test_the_checklist_is_the_edition_s_own_words_with_the_positions_filled_in(rulebook: str) -> None:
    walk = staked(rulebook)
    walk.do(commands.CloseWagers())
    view = published(walk.state)
    step = book(rulebook).step("deal")
    assert str(view.instruction.prompt) == step.prompt.format(seat=1)
    assert view.instruction.citation == step.citation
    settle = next(item for item in view.checklist if item.step == "settle")
    assert str(settle.title) == f"Settle {max(walk.book.positions)} → 1"


def test_repeating_wagers_fills_the_empty_seats_and_sets_a_named_one_back() -> None:
    walk = dealt(WA)
    walk.lock()
    walk.settle(CARDS)
    walk.deck_back()
    walk.wagers({1: {"ante": 1_000}})
    walk.do(commands.RepeatWagers())
    assert _antes(walk.state) == {1: 1_000, 3: 2_500, 5: 2_500}
    walk.do(commands.RepeatWagers((1,)))
    assert _antes(walk.state) == {1: 2_500, 3: 2_500, 5: 2_500}
    assert "nothing to repeat" in str(walk.refusal(commands.RepeatWagers()).why)
    assert "Position 2" in str(walk.refusal(commands.RepeatWagers((2,))).why)


def test_a_packet_that_is_reported_twice_is_refused() -> None:
    walk = staked(WA)
    walk.do(commands.CloseWagers())
    walk.packet()
    again = commands.DealPacket(Packet(1, CardsFrom.DEALER))
    assert str(walk.refusal(again).why) == "Packet 1 was dealt already"


def test_a_packet_out_of_its_order_is_refused_for_no_other_then_takes_its_number() -> None:
    walk = staked(WA)
    walk.do(commands.CloseWagers())
    refusal = walk.refusal(commands.DealPacket(Packet(2, CardsFrom.DEALER)))
    assert (str(refusal.why), refusal.rule) == ("Packet 2 is not next: packet 1 is", "House Procedure 20")
    walk.packet()
    assert {type(command) for command in legal(walk.state)} >= {commands.DealPacket}


def _antes(state: State) -> dict[int, int]:
    return {seat: state.seat(seat).wagers["ante"] for seat in state.playing()}
