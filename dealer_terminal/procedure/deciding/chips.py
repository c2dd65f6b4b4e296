"""Progressive chips, counted after no more bets against the wagers accepted; then the meters grow (House Procedure 21,
after 58 Pa. Code 670a.10)."""

from collections.abc import Iterator

from dealer_terminal.procedure import facts, meter_commands, meter_facts, notes
from dealer_terminal.procedure.deciding.outcome import Outcome, by_house, refuse
from dealer_terminal.procedure.facts import Fact, RaisedBy
from dealer_terminal.procedure.irregularities import procedure
from dealer_terminal.procedure.progressive import progressive_of, wagered
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.meter_money import increments


def count_chips(state: State, command: meter_commands.CountChips) -> Outcome:
    if state.phase is not Phase.CHIPS:
        return refuse(state, words("Progressive chips are not counted now"), "wagers-closed")
    if command.chips < 0:
        return by_house(
            state,
            IrregularityId.CHIPS_DIFFER,
            words("A count is not below nothing"),
            words("Enter how many chips there are."),
        )
    wagers = wagered(state)
    counted = meter_facts.ChipsCounted(command.chips, wagers)
    if command.chips != len(wagers):
        note = str(notes.counted_note(command.chips, len(wagers)))
        rule = procedure(state, IrregularityId.CHIPS_DIFFER).citation
        return counted, facts.IrregularityReported(IrregularityId.CHIPS_DIFFER, rule, RaisedBy.TERMINAL, note=note)
    return counted, *growth(state)


def growth(state: State) -> Iterator[Fact]:
    """The wagers are locked: nothing that a dealer can take back, so no meter grows twice by one wager."""
    progressive, wagers = progressive_of(state), wagered(state)
    rule = progressive.meters[0].citation
    yield meter_facts.MetersGrew(wagers, increments(progressive, wagers), rule)
