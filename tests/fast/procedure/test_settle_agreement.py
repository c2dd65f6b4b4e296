"""What is played is what `settle` says, line for line; 10,000 rounds of it are in the benchmarks."""

from pathlib import Path

from dealer_terminal.procedure import facts, meter_facts
from tests.fast.procedure.stax import HANDS, METERS, StaxWalk
from tests.helpers.agreement import Played, as_json, as_written, played, settled
from tests.helpers.every import every


@every("wager", [500, 100, 1_000])
def test_simulated_rounds_agree_with_settle(wager: int, tmp_path: Path) -> None:
    checked = [each for each in played(60, seed=wager, wager=wager) if not each.corrected]
    assert len(checked) > 50
    for each in checked:
        assert as_written(each.lines) == settled(as_json(each), tmp_path / "round.json")


@every("event", METERS)
def test_every_meter_agrees_with_settle(event: str, tmp_path: Path) -> None:
    _agrees({6: HANDS[event], 2: HANDS["Flush"]}, (event, "Flush"), tmp_path / "round.json")


def test_two_on_one_meter_agree_with_settle(tmp_path: Path) -> None:
    event = "Straight Flush, Other Suit"
    _agrees({6: "5s 4s 3s", 2: "Qh Jh 10h"}, (event, event), tmp_path / "round.json")


def _agrees(hands: dict[int, str], events: tuple[str, ...], file: Path) -> None:
    """The highest position first, as they are dealt here."""
    walk = StaxWalk().dealt(tuple(hands))
    each = Played(meters={meter: walk.shows(meter) for meter in METERS.values()})
    begun = len(walk.facts)
    for cards, event in zip(hands.values(), events, strict=True):
        seat = walk.approved(event, cards)
        walk.verify(seat)
        walk.rack()
    each.state = walk.state
    for fact in walk.facts[begun:]:
        match fact:
            case facts.CardsExposed(lines=lines):
                each.lines += lines
            case meter_facts.JackpotLocked(line=line):
                each.lines.append(line)
    assert as_written(each.lines) == settled(as_json(each), file)
    assert len(each.lines) == len(hands)
