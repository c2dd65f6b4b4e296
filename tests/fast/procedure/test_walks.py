"""Tables that play on by chance, but the same every time. `tests/long/rounds` walks more tables for longer."""

from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.meter_changes import meter_changes, meters_after
from dealer_terminal.procedure.state import State
from tests.fast.procedure import jackpot_walk
from tests.fast.procedure.long_walk import CASES, walked
from tests.helpers.cases import every
from tests.helpers.decided_again import decided_again


@every(("rulebook", "table"), CASES[::5])
def test_whatever_is_asked_of_a_table_it_stays_sound_and_is_decided_so_again(rulebook: str, table: str) -> None:
    happened = walked(rulebook, table, 100, unlikely=0.3)
    assert len(happened) > 50
    assert not table.startswith("by hand") or decided_again(happened) == []


def test_a_walk_with_jackpots_is_settled_by_its_cards_and_its_meters_are_the_sum_of_their_changes() -> None:
    happened = jackpot_walk.walked(1, steps=60)
    assert decided_again(happened) == []
    state, meters = State(), {}
    for fact in happened:
        meters = meters_after(meters, meter_changes(state, fact))
        state = evolve(state, fact)
        assert meters == state.meters
