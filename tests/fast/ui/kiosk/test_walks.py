"""Money over whole rounds as they come: rows add up to the key, and what the keys ask for is what the round pays."""

import re
from collections import Counter
from collections.abc import Iterator

from dealer_terminal.procedure.balance import is_owed, round_totals
from dealer_terminal.procedure.positions import turn_of
from dealer_terminal.procedure.progressive import collected_spot
from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk.props import KioskProps
from dealer_terminal.ui.kiosk.sheets.bare_table import BareTable
from tests.fast.ui.kiosk.walks import EDITIONS, walk

MOVES = re.compile(r"(Pay|Take back|Take|Return) \$([\d,]+(?:\.\d\d)?)")
SEEDS = (1, 2, 3)


def cents(amount: str) -> int:
    whole, _, rest = amount.replace(",", "").partition(".")
    return int(whole) * 100 + int(rest or 0)


def in_the_key(shown: KioskProps) -> Counter[str]:
    return Counter({done: cents(amount) for done, amount in MOVES.findall(shown.primary.note)})


def in_the_rows(shown: KioskProps) -> Counter[str]:
    found: Counter[str] = Counter()
    for row in shown.settlement.lines:
        told = f"{row.done} {row.amount} {row.odds}"
        found.update({done: cents(amount) for done, amount in MOVES.findall(told)})
    return found


def test_rows_add_up_to_the_key_and_what_the_keys_ask_for_to_the_round() -> None:
    found = [(edition, seed, *each) for edition in EDITIONS for seed in SEEDS for each in differences(edition, seed)]
    assert found == []


def differences(edition: str, seed: int) -> Iterator[tuple[object, ...]]:
    """A wager of the player's own that goes back is no payment; one that was collected before is, and so is the
    progressive one, which was collected before the deal."""
    moved = 0
    for table in walk(edition, seed):
        shown, state = table.props.table, table.state
        key = in_the_key(shown)
        if key and isinstance(table.controller.desk.sheet, BareTable):
            if in_the_rows(shown) != key:
                yield shown.primary, shown.settlement.lines
            moved += key["Pay"] - key["Take"] - key["Take back"]
            settled = state.phase is Phase.SETTLE and bool(collected_spot(state))
            moved += key["Return"] if settled or is_owed(state.seat(turn_of(state) or 0)) else 0
    spot = collected_spot(table.state)
    moved -= sum(line.stake for line in table.state.last_lines if line.spot == spot)
    _, paid, taken = round_totals(table.state.last_lines)
    if moved != paid - taken:
        yield moved, paid, taken
