"""`table`: the kiosk, and what keeps it from opening."""

from pathlib import Path

from tests.fast.cli.conftest import Terminal, not_refused

REFUSED = (
    (),
    ("--device", "/dev/ttyUSB9"),
    ("--protocol", "packet-shuffler"),
    ("--device", "/dev/nothing-here", "--protocol", "abacus"),
    ("--device", "gopher://shoe", "--protocol", "packet-shuffler"),
    ("--simulate", "--device", "/dev/ttyUSB9", "--protocol", "packet-shuffler"),
    ("--simulate", "--protocol", "angel-eye", "--option", "first-index=1"),
    ("--simulate", "--line", "19200 7E1"),
    ("--simulate", "--size", "wide"),
    ("--simulate", "--size", "1280"),
    ("--simulate", "--size", "10x10"),
    ("--simulate", "--size", "99999x99999"),
    ("--simulate", "--headless", "--screenshots", f"{__file__}/pictures"),
    ("--simulate", "--rulebook", "poker"),
    ("--headless",),
)


def test_what_cannot_open_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    where = ("--db", str(tmp_path / "journal.db"), "--keys", str(tmp_path / "keys"))
    assert not_refused(terminal, [(each, "") for each in REFUSED], "table", *where) == []


LINE = '[reader]\ndevice = "/dev/nothing-here"\nprotocol = "abacus"\nline = "19200 7E1"\n'


def test_an_unknown_protocol_is_refused_in_options_and_settings(terminal: Terminal, tmp_path: Path) -> None:
    settings = tmp_path / "settings.toml"
    where = ("--db", str(tmp_path / "journal.db"), "--keys", str(tmp_path / "keys"), "--settings", str(settings))
    options = ("--device", "/dev/nothing-here", "--protocol", "abacus", "--line", "19200 7E1")
    for text, more in ((LINE, ()), ("", options)):
        settings.write_text(text)
        assert "abacus: no such device protocol" in terminal("table", *where, *more).refusal()
