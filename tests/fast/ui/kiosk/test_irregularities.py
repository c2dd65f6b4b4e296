"""Every irregularity is reported, answered in every way and left behind, by what is on the screen."""

import pytest

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.choices import Choice, Who
from dealer_terminal.procedure.irregularities import endings
from dealer_terminal.procedure.irregularity_paths import PATHS
from dealer_terminal.procedure.sentences import ENDINGS
from dealer_terminal.procedure.state import Phase
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.ui.kiosk.sheet import NOT_REFUSED, Reaction
from tests.fast.ui.kiosk.irregularities import at, possible, report
from tests.fast.ui.kiosk.table import HAND, SUPERVISOR, Table

OF_3_CARD = {"chips-differ", "jackpot-unsupported", "jackpot-disputed", "dealer-card-mismatch"}


REPORTED: dict[Phase, dict[str, str]] = {
    Phase.WAGERS: {
        "reader-lost": "reader-back by-hand withdrawn",
        "player-leaves": "return-wagers withdrawn",
        "deck-out-of-use": "retire-deck withdrawn",
    },
    Phase.DEAL: {
        "card-exposed": "misdeal withdrawn",
        "wrong-count": "misdeal continue withdrawn",
        "duplicate-card": "misdeal continue withdrawn",
        "reader-lost": "reader-back by-hand misdeal withdrawn",
        "alignment": "continue by-hand misdeal withdrawn",
        "exposed-out-of-turn": "continue misdeal withdrawn",
        "player-leaves": "return-wagers withdrawn",
        "late-wager": "original-stands withdrawn",
        "deck-out-of-use": "retire-deck withdrawn",
        "void-round": "void withdrawn",
    },
    Phase.DECISIONS: {
        "skipped-player": "misdeal withdrawn",
        "vacant-position": "shift misdeal withdrawn",
        "card-exposed": "misdeal withdrawn",
        "draw-card-handled": "forfeit withdrawn",
        "wrong-count": "misdeal continue withdrawn",
        "duplicate-card": "misdeal continue withdrawn",
        "reader-lost": "reader-back by-hand misdeal withdrawn",
        "alignment": "continue by-hand misdeal withdrawn",
        "exposed-out-of-turn": "continue misdeal withdrawn",
        "player-leaves": "fold withdrawn",
        "late-wager": "original-stands withdrawn",
        "deck-out-of-use": "retire-deck withdrawn",
        "void-round": "void withdrawn",
    },
    Phase.FOLDS: {
        "draw-card-handled": "forfeit withdrawn",
        "duplicate-card": "misdeal continue withdrawn",
        "reader-lost": "reader-back by-hand misdeal withdrawn",
        "alignment": "continue by-hand misdeal withdrawn",
        "exposed-out-of-turn": "continue misdeal withdrawn",
        "player-leaves": "hand-stands withdrawn",
        "late-wager": "original-stands withdrawn",
        "deck-out-of-use": "retire-deck withdrawn",
        "void-round": "void withdrawn",
    },
    Phase.SETTLE: {
        "draw-card-handled": "forfeit withdrawn",
        "duplicate-card": "misdeal continue withdrawn",
        "card-mismatch": "reader-stands table-stands misdeal withdrawn",
        "reader-lost": "reader-back by-hand misdeal withdrawn",
        "alignment": "continue by-hand misdeal withdrawn",
        "exposed-out-of-turn": "continue misdeal withdrawn",
        "player-leaves": "hand-stands withdrawn",
        "late-wager": "original-stands withdrawn",
        "deck-out-of-use": "retire-deck withdrawn",
        "void-round": "void withdrawn",
    },
}


@pytest.mark.parametrize("phase", REPORTED)
def test_every_report_has_its_answers_and_each_lets_the_table_go_on(phase: Phase) -> None:
    """A report that is withdrawn ends alike whatever was reported: the first one shows it."""
    first, *_ = REPORTED[phase]
    assert [each.id for each in possible(at(phase))] == list(REPORTED[phase])
    for irregularity, answers in REPORTED[phase].items():
        for choice in map(Choice, answers.split()):
            if choice is Choice.WITHDRAWN and irregularity != first:
                continue
            table = at(phase)
            report(table, irregularity)
            ends = {ending.choice: ending.who for ending in endings(table.state)}
            assert list(ends) == [Choice(each) for each in answers.split()], irregularity
            assert table.props.over.citation
            table.press(str(ENDINGS[choice]))
            if ends[choice] is Who.SUPERVISOR:
                table.who(SUPERVISOR)
            assert (table.state.issue, str(table.controller.desk.refusal.why)) == (None, ""), (irregularity, choice)
            table.close()


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
    assert {path.id for path in PATHS} - {each for reported in REPORTED.values() for each in reported} == OF_3_CARD
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
