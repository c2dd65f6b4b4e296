"""A player handles the Draw card: what is forfeited, what goes back, what stays in action."""

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.checklist import ItemCondition, checklist, instruction
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.sentences import consequences
from dealer_terminal.procedure.state import Phase, to_collect, to_settle
from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.hand import TOLD_16, Decision, Hand
from dealer_terminal.rules.rulebook_file import read_rulebook
from dealer_terminal.rules.settlement import live_spots
from tests.fast.procedure.mishaps import BOTH, HANDS, dealt, happens, settling, to_the_end
from tests.fast.procedure.walk import EDITIONS, book, book_text, came_to
from tests.helpers.cases import every
from tests.helpers.view import published

WA, ORIGINAL, RULES_OF_PLAY, DEALER_PROCEDURES = EDITIONS
every_edition = every("rulebook", EDITIONS)


@every_edition
def test_a_handled_draw_card_forfeits_the_wagers_and_returns_play(rulebook: str) -> None:
    walk = settling(rulebook)
    happens(walk, "draw-card-handled", "forfeit", 3)
    walk.collect()
    lines = came_to(walk, 3)
    assert lines.pop("play") == "returned" and set(lines.values()) == {"forfeit"}
    assert walk.state.phase is Phase.SETTLE


def test_a_play_wager_that_lay_there_before_the_lock_goes_back_too() -> None:
    walk = dealt()
    walk.do(commands.Decide(3, Decision.PLAY))
    happens(walk, "draw-card-handled", "forfeit", 3)
    walk.lock()
    walk.collect()
    assert came_to(walk, 3)["play"] == "returned"


def test_an_undecided_hand_that_is_forfeited_has_no_play_wager_to_return() -> None:
    walk = dealt()
    happens(walk, "draw-card-handled", "forfeit", 3)
    assert walk.refusal(commands.Decide(3, Decision.PLAY)).rule == "Irregularities B1"
    walk.lock()
    walk.collect()
    assert "play" not in came_to(walk, 3)


def test_a_draw_card_handled_after_its_hand_was_tucked_forfeits_what_is_left() -> None:
    walk = dealt()
    walk.fold(3, TOLD_16)
    walk.lock()
    walk.collect()
    assert came_to(walk, 3) == {"ante": "forfeit"}
    happens(walk, "draw-card-handled", "forfeit", 3)
    assert to_collect(walk.state) == (3,)
    walk.collect()
    assert came_to(walk, 3) == {"ante": "forfeit", "natural-31": "forfeit", "royal-family": "forfeit"}
    assert published(walk.state).seats[2].face_down == ()
    to_the_end(walk)


@every_edition
@every(("natural", "came"), [("As 10s 8s", "win"), ("2c 3d 6h", "lose")])
def test_a_draw_card_handled_between_natural_and_draw_leaves_what_is_resolved(
    rulebook: str, natural: str, came: str
) -> None:
    walk = settling(rulebook)
    assert "draw-card-handled-after-the-natural" in {reading.id for reading in walk.book.readings}
    walk.expose(natural)
    before = walk.state.seat(5).lines
    happens(walk, "draw-card-handled", "forfeit", 5)
    walk.collect()
    with_royal = {"royal-family": "forfeit"} if rulebook == WA else {}  # the rules of play leave it in action
    assert came_to(walk, 5) == {"natural-31": came, "ante": "forfeit", "play": "returned", **with_royal}
    assert walk.state.seat(5).lines[: len(before)] == before
    if rulebook != RULES_OF_PLAY:
        to_the_end(walk)


@every("fold", [True, False])
def test_by_the_rules_of_play_the_royal_family_bonus_outlives_a_handled_draw_card(fold: bool) -> None:
    walk = dealt(RULES_OF_PLAY)
    if fold:
        walk.fold(3)
    walk.lock()
    happens(walk, "draw-card-handled", "forfeit", 3)
    assert "remains active" in instruction(walk.state).prompt.template
    (collected,) = walk.do(commands.CollectHand(3))
    assert isinstance(collected, facts.HandCollected) and collected.tucked == ("royal-family",)
    assert to_settle(walk.state) == (5, 3, 1)
    walk.settle(HANDS)
    assert came_to(walk, 3)["royal-family"] == "win"
    assert came_to(walk, 3)["natural-31"] == "forfeit"
    walk.deck_back()


def test_a_tucked_forfeited_hand_waits_on_the_checklist_for_its_turn() -> None:
    walk = dealt(RULES_OF_PLAY)
    walk.fold(1)
    walk.lock()
    happens(walk, "draw-card-handled", "forfeit", 3)
    walk.do(commands.CollectHand(3))
    conditions = {item.seat: item.condition for item in checklist(walk.state) if item.level == 1}
    assert conditions == {3: ItemCondition.DEFERRED, 1: ItemCondition.CURRENT}


def test_by_the_rules_of_play_the_royal_family_bonus_outlives_it_after_the_natural_too() -> None:
    walk = settling(RULES_OF_PLAY)
    walk.expose(HANDS[5][0])
    happens(walk, "draw-card-handled", "forfeit", 5)
    walk.collect()
    walk.expose(HANDS[5][1])
    came = {"natural-31": "win", "ante": "forfeit", "play": "returned", "royal-family": "lose"}
    assert came_to(walk, 5) == came
    walk.rack()
    to_the_end(walk)


def test_a_journal_of_an_earlier_edition_forfeits_the_royal_family_bonus_as_it_did() -> None:
    text = book_text(RULES_OF_PLAY).replace('on_forfeit = "stays"\n', "")
    earlier = read_rulebook(text, "earlier.toml", GAMES)
    hand = Hand(3, BOTH, forfeit="draw-card-handled")
    assert live_spots(earlier, hand) == ()
    assert live_spots(book(RULES_OF_PLAY), hand) == ("royal-family",)


@every_edition
def test_its_answer_says_which_wager_stays_in_action(rulebook: str) -> None:
    walk = settling(rulebook)
    wager = "4 Card Royal Family Bonus"
    walk.do(commands.ReportIrregularity("draw-card-handled", seats=(3,)))
    told = [str(each) for each in consequences(walk.state, Choice.FORFEIT)]
    assert told == ([f"{wager} stays in action"] if rulebook == RULES_OF_PLAY else [])


def test_round_with_only_forfeited_hands_skips_settlement() -> None:
    walk = dealt()
    for seat in HANDS:
        happens(walk, "draw-card-handled", "forfeit", seat)
    walk.lock()
    walk.collect()
    assert walk.state.phase is Phase.DECK_BACK
