from pathlib import Path

import pytest
from serial.tools.list_ports_common import ListPortInfo

from drivers.ports import FoundPort, described, found, stable_names


@pytest.fixture
def by(tmp_path: Path) -> tuple[Path, Path]:
    """Two adapters: one says its number; two more are alike, and the last one plugged in has their common name."""
    by_id, by_path = tmp_path / "by-id", tmp_path / "by-path"
    for folder in (by_id, by_path):
        folder.mkdir()
    for link, device in {
        by_id / "usb-FTDI_A10K-if00": "ttyUSB0",
        by_id / "usb-1a86_Serial-if00": "ttyUSB2",
        by_path / "pci-usb-1": "ttyUSB0",
        by_path / "pci-usb-2": "ttyUSB1",
        by_path / "pci-usb-3": "ttyUSB2",
    }.items():
        (tmp_path / device).touch()
        link.symlink_to(f"../{device}")
    return by_id, by_path


def test_a_port_is_named_by_its_adapter_or_else_by_its_socket(by: tuple[Path, Path], tmp_path: Path) -> None:
    names = {Path(device).name: Path(link).name for device, link in stable_names(by).items()}
    assert names == {"ttyUSB0": "usb-FTDI_A10K-if00", "ttyUSB1": "pci-usb-2", "ttyUSB2": "usb-1a86_Serial-if00"}


def test_an_adapter_says_who_made_it_and_which_one_it_is(by: tuple[Path, Path], tmp_path: Path) -> None:
    port = ListPortInfo(str(tmp_path / "ttyUSB0"), skip_link_detection=True)
    port.vid, port.pid, port.serial_number = 0x0403, 0x6001, "A10K"
    port.manufacturer, port.product = "FTDI", "FT232R USB UART"
    assert described(port, stable_names(by)) == FoundPort(
        path=str(tmp_path / "ttyUSB0"),
        description="n/a",
        hardware="n/a",
        stable=str(tmp_path / "by-id" / "usb-FTDI_A10K-if00"),
        vendor="FTDI",
        product="FT232R USB UART",
        serial_number="A10K",
        usb="0403:6001",
    )


def test_a_port_that_says_nothing_of_itself_is_listed(tmp_path: Path) -> None:
    told = described(ListPortInfo("/dev/ttyS9", skip_link_detection=True), {})
    assert (told.path, told.stable, told.usb, told.open_by) == ("/dev/ttyS9", "", "", ())


def test_the_ports_of_this_machine_are_in_order() -> None:
    paths = [port.path for port in found()]
    assert paths == sorted(paths)
