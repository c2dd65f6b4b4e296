"""What reports tell of meters and jackpots is what a fold of every fact comes to."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from dealer_terminal.journal.record import Record, Times
from dealer_terminal.journal.replay import ReplayStep, entry_of, steps
from dealer_terminal.procedure import meter_facts
from dealer_terminal.procedure.facts import CardsCorrected, PaymentCorrected, RoundMisdealt
from dealer_terminal.review.shift_reader import ShiftReader, TableShift
from dealer_terminal.rules.hand import Result
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.reports.meter_log import MeterLog, PrizeStatus, meter_log
from dealer_terminal.storage.reports.windows import END, Window
from tests.fast.procedure.jackpot_walk import JackpotWalk, walked

SECOND = 1_000_000


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, list[ReplayStep]]:
    """A fact a second, of a table where STAX hands come often and much goes wrong."""
    folder: Path = tmp_path_factory.mktemp("walked")
    journal = open_journal(str(folder / "journal.db"), keys=folder / "keys")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(JackpotWalk, "_check", lambda walk: None)
        facts = walked(33)
    for at, fact in enumerate(facts):
        journal.append([fact], operator="d1", at=Times(at * SECOND, at * SECOND))
    folded = list(steps(journal.records()))
    journal.close()
    return str(folder / "journal.db"), folded


def read(journal: tuple[str, list[ReplayStep]], window: Window = Window()) -> MeterLog:  # noqa: B008
    with open_to_read(journal[0]) as opened:
        return meter_log(opened.connection, window)


def test_each_movement_leaves_the_meter_where_the_fold_has_it(journal: tuple[str, list[ReplayStep]]) -> None:
    stands = {each.record.position: each.after.state.meters for each in journal[1]}
    last = {(each.place.record, each.meter): each.stands for each in read(journal).movements}
    assert last
    assert all(stands[record][meter] == value for (record, meter), value in last.items())


def shift(folded: Sequence[ReplayStep], since: int = 0, until: int = END) -> TableShift:
    reader = ShiftReader("journal", since, until)
    for step in folded:
        reader.see(step)
    (part,) = reader.parts()
    return part


def test_a_shift_ends_where_the_next_begins(journal: tuple[str, list[ReplayStep]]) -> None:
    middle = len(journal[1]) // 2 * SECOND
    before, after = (
        {each.meter: each for each in shift(journal[1], *times).meters} for times in ((0, middle), (middle,))
    )
    assert before and before.keys() == after.keys()
    assert {meter: each.end for meter, each in before.items()} == {meter: each.start for meter, each in after.items()}
    for each in (*before.values(), *after.values()):
        assert each.unexplained == 0
        assert each.start + sum(moves.by for moves in each.by_why) == each.end


def of(folded: Sequence[ReplayStep], kind: type) -> list[Record]:
    return [each.record for each in folded if isinstance(each.entry, kind)]


def test_every_jackpot_is_told_as_it_stands_at_the_end(journal: tuple[str, list[ReplayStep]]) -> None:
    found, folded = Counter(each.standing for each in read(journal).prizes), journal[1]
    assert found[PrizeStatus.CANCELLED] == len(of(folded, meter_facts.JackpotCancelled)) > 0
    changed = [each.entry.line.result for each in folded if isinstance(each.entry, meter_facts.JackpotChanged)]
    locked = len(of(folded, meter_facts.JackpotLocked)) + changed.count(Result.WIN)
    assert sum(found.values()) - found[PrizeStatus.CANCELLED] == locked
    assert found[PrizeStatus.REFUSED] == changed.count(Result.RETURNED) > 0
    back = len(of(folded, meter_facts.JackpotReversed)) + changed.count(Result.WIN)
    assert found[PrizeStatus.REVERSED] >= back > changed.count(Result.WIN) > 0
    assert found[PrizeStatus.VERIFIED] > 0
    refused = [each for each in read(journal).prizes if each.standing is PrizeStatus.REFUSED]
    assert all(each.verified_by and each.reason for each in refused)
    assert all(
        each.verified_by and each.camera for each in read(journal).prizes if each.standing is PrizeStatus.VERIFIED
    )


def test_a_jackpot_is_pending_until_somebody_has_verified_it(journal: tuple[str, list[ReplayStep]]) -> None:
    verified = of(journal[1], meter_facts.JackpotVerified)[0]
    prizes = read(journal, Window(until=verified.utc)).prizes
    before = [each for each in prizes if each.place.round == verified.round][-1]
    assert before.standing is PrizeStatus.PENDING


def test_chips_drift_by_what_the_last_count_of_a_round_was_off(journal: tuple[str, list[ReplayStep]]) -> None:
    counted = {record.round: entry_of(record) for record in of(journal[1], meter_facts.ChipsCounted)}
    off = sum(each.chips - len(each.wagers) for each in counted.values() if isinstance(each, meter_facts.ChipsCounted))
    chips = shift(journal[1]).chips
    assert (chips.rounds, chips.drift) == (len(counted), off)
    assert chips.differed


def test_every_correction_of_a_shift_has_who_and_why(journal: tuple[str, list[ReplayStep]]) -> None:
    kinds = (RoundMisdealt, CardsCorrected, PaymentCorrected, meter_facts.EventCorrected, meter_facts.JackpotChanged)
    found = shift(journal[1]).corrections
    assert [each.at.record for each in found] == [
        each.record.position for each in journal[1] if isinstance(each.entry, kinds)
    ]
    assert all(each.by for each in found)
    assert all(each.reason for each in found if each.what in ("void", "payment corrected", "event corrected"))
