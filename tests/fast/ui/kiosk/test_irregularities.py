"""Every irregularity is reported, answered in every way and left behind, by what is on the screen."""

import pytest

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.choices import Choice, Who
from dealer_terminal.procedure.ending_words import ENDINGS
from dealer_terminal.procedure.irregularities import endings
from dealer_terminal.procedure.irregularity_paths import PATHS
from dealer_terminal.procedure.state import Phase
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.ui.kiosk.sheet import NOT_REFUSED, Reaction
from tests.fast.ui.kiosk.irregularities import at, possible, report
from tests.fast.ui.kiosk.reported import REPORTED
from tests.fast.ui.kiosk.table import HAND, SUPERVISOR, Table

OF_3_CARD = {"chips-differ", "jackpot-unsupported", "jackpot-disputed", "dealer-card-mismatch"}


CASES = [
    (phase, irregularity, choice)
    for phase, reported in REPORTED.items()
    for irregularity, answers in reported.items()
    for choice in answers.split()
]


@pytest.mark.parametrize("phase", REPORTED)
def test_what_can_be_reported_and_answered_is_what_the_table_says(phase: Phase) -> None:
    found = {}
    for each in possible(at(phase)):
        table = at(phase)
        report(table, each.id)
        found[each.id] = " ".join(ending.choice.value for ending in endings(table.state))
    assert found == REPORTED[phase]


@pytest.mark.parametrize(("phase", "irregularity", "choice"), CASES)
def test_a_report_is_answered_and_the_table_goes_on(phase: Phase, irregularity: str, choice: str) -> None:
    table = at(phase)
    report(table, irregularity)
    assert table.props.over.citation
    who = next(ending.who for ending in endings(table.state) if ending.choice.value == choice)
    table.press(str(ENDINGS[Choice(choice)]))
    if who is Who.SUPERVISOR:
        table.who(SUPERVISOR)
    assert (table.state.issue, str(table.controller.desk.refusal.why)) == (None, "")


def test_a_player_who_leaves_before_the_first_packet_has_the_wagers_back_by_the_dealer() -> None:
    table = Table(cards_from=HAND).open()
    for seat in (1, 3):
        table.wager(seat, "ante", "25")
    table.press("No more bets", "Irregularity", "A player leaves during the round", "Position 3")
    assert "The hand is folded" not in str(table.props)
    table.press(str(ENDINGS[Choice.RETURN_WAGERS]))
    assert table.props.table.primary.text == "Position 1 dealt"
    table.press("Position 1 dealt", "Rest in the rack", "Lock decisions", "Open position 1")
    assert table.state.playing() == (1,)


def test_behind_a_question_that_one_command_opens_the_others_are_not_asked_for() -> None:
    table = at(Phase.DECISIONS)
    report = commands.ReportIrregularity(IrregularityId.DRAW_CARD_HANDLED, seats=(1,))
    table.controller._carry_out(Reaction(table.controller.desk, (report, commands.LockDecisions())))
    assert table.state.issue is not None
    assert (table.state.phase, table.controller.desk.refusal) == (Phase.DECISIONS, NOT_REFUSED)


def test_every_irregularity_of_this_game_can_be_reported_somewhere() -> None:
    assert {path.id for path in PATHS} - {irregularity for _, irregularity, _ in CASES} == OF_3_CARD


def test_every_ending_has_words() -> None:
    assert set(Choice) == set(ENDINGS)


def test_a_reader_that_is_lost_while_dealing_stops_the_round_at_a_question() -> None:
    table = at(Phase.DEAL).unplug()
    assert table.props.over.title.startswith("The reader is lost")
    assert table.props.table.status.reader_text == "Reader lost"
    table.press(str(ENDINGS[Choice.BY_HAND])).who(SUPERVISOR)
    table.press("Position 1 dealt", "Position 3 dealt", "Rest in the rack", "Lock decisions", "Open position 3")
    table.cards("As 10s 8s 5h")
    assert table.props.table.primary.text == "Paid · open position 1"


def test_a_reader_that_is_back_goes_on_where_it_stopped() -> None:
    table = at(Phase.DEAL).unplug().plug()
    table.press(str(ENDINGS[Choice.READER_BACK])).sensed()
    assert table.state.phase is Phase.DECISIONS


def test_the_dealer_s_cards_are_entered_as_they_lie() -> None:
    table = Table("3-card-ags", HAND).open().wager(1, "ante", "5")
    table.press("No more bets", "Position 1 dealt", "Dealer's hand dealt", "Rest in the rack", "Lock decisions")
    table.press("Open the dealer's hand").cards("Qh 8c 3d").press("Open position 1").cards("Kh Jh 9h").press("Paid")
    table.press("Irregularity", "A card does not match what was recorded", "Dealer's hand").cards("Jd 8c 3d")
    table.press(str(ENDINGS[Choice.TABLE_STANDS])).who(SUPERVISOR)
    assert [str(card) for card in table.state.dealer_cards] == ["Jd", "8c", "3d"]
    assert table.state.phase is Phase.SETTLE
