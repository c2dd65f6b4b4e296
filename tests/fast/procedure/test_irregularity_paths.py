"""Each irregularity is one row of one table, and its name is written once."""

from pathlib import Path

from dealer_terminal.procedure.device_faults import FAULTS, FaultId, can_be_put_right, known_fault
from dealer_terminal.procedure.irregularity_paths import PATHS, path
from dealer_terminal.rules.irregularity import IrregularityId
from drivers.events import Fault
from tests.helpers.every import every

PRODUCT = Path(__file__).parents[3] / "dealer_terminal"
SOURCES = {
    source: source.read_text(encoding="utf-8") for source in PRODUCT.rglob("*.py") if "gallery" not in source.parts
}


def test_each_irregularity_has_one_path_and_a_correction_is_a_supervisors_alone() -> None:
    assert len({each.id for each in PATHS}) == len(PATHS)
    assert set(IrregularityId) - {each.id for each in PATHS} == {IrregularityId.PAYMENT_CORRECTION}


def test_a_name_from_outside_that_nobody_knows_has_no_path() -> None:
    assert path("moon") is None


@every("wanted", sorted({*IrregularityId, *FaultId} - {FaultId.OTHER}))
def test_its_name_is_written_once(wanted: str) -> None:
    written = [source for source, text in SOURCES.items() for _ in range(text.count(f'"{wanted}"'))]
    assert len(written) == 1, written


def test_every_fault_of_a_device_has_words_of_its_own() -> None:
    assert set(FAULTS) == set(FaultId) - {FaultId.OTHER}
    told = {Fault.REFUSED, Fault.OTHER}
    assert {known_fault(fault.value) for fault in Fault} - {FaultId.OTHER} == {
        FaultId(fault.value) for fault in Fault if fault not in told
    }


def test_a_fault_that_goes_by_itself_is_put_right_by_nobody() -> None:
    by_itself = {fault for fault in FaultId if not can_be_put_right(fault)}
    assert by_itself == {FaultId.READER_LOST, FaultId.SIMULATED_AND_REAL, FaultId.NOT_UNDERSTOOD, FaultId.MISFIT}
