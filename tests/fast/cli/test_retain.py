import re
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from dealer_terminal.audit.errors import AuditError
from dealer_terminal.audit.frame import Frame
from dealer_terminal.audit.record import Times
from dealer_terminal.storage import reading
from dealer_terminal.storage.house_records import house_records
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.retention.archive import archives, check_archive
from tests.fast.cli.conftest import Run, Terminal
from tests.fast.storage.stores import Store, made, outsider
from tests.helpers.consoles import PIN, furnished_console
from tests.helpers.months import play_months
from tests.helpers.repository import ROOT


@pytest.fixture(params=["sqlite", "postgresql"])
def months(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    """Three months long ago, two rounds each, with a device frame in each round."""
    store = made(request.param, request, tmp_path)
    store.play(1)
    play_months(store.journal, store.keys)
    store.journal.append_frame(Frame("shuffler", 9, b"x" * 40, Times(2**50, 1)))
    store.journal.close()
    (tmp_path / "archive").mkdir()
    return store


@pytest.fixture
def retain(terminal: Terminal, months: Store, tmp_path: Path) -> Callable[[], Run]:
    arguments = ("--to", str(tmp_path / "archive"), "--keys", str(months.folder), "--zone", "UTC")
    return lambda: terminal("retain", "--db", months.db, *arguments)


def files(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "archive").iterdir())


def test_each_closed_month_becomes_a_file_that_goes_on_where_the_last_ended(
    retain: Callable[[], Run], months: Store, tmp_path: Path
) -> None:
    run = retain()
    assert (run.code, run.err) == (0, "")
    assert run.out.endswith("3 months are archived, all checked.\n")
    with open_to_read(months.db) as journal:
        done = archives(house_records(journal.connection))
        key = journal.own_key()
    assert [each.month for each in done] == ["2026-01", "2026-02", "2026-03"]
    assert done[0].first == 0
    assert all((one.end, one.end_frame) == (two.first, two.first_frame) for one, two in pairwise(done))
    assert [check_archive(file, key)[0] for file in files(tmp_path)] == [each.end - each.first for each in done]
    assert sum(check_archive(file, key)[1] for file in files(tmp_path)) == done[-1].end_frame > 0


def test_a_second_time_nothing_is_left_to_do(retain: Callable[[], Run], tmp_path: Path) -> None:
    retain()
    before = [(file, file.read_bytes()) for file in files(tmp_path)]
    assert retain().out == "3 months are archived, all checked.\n"
    assert [(file, file.read_bytes()) for file in files(tmp_path)] == before


def test_the_journal_still_holds_and_proves_everything(
    retain: Callable[[], Run], months: Store, terminal: Terminal
) -> None:
    with open_to_read(months.db) as journal:
        before = journal.connection.execute(text("SELECT count(*) FROM records")).scalar_one()
    retain()
    with open_to_read(months.db) as journal:
        assert journal.connection.execute(text("SELECT count(*) FROM records")).scalar_one() == before + 3
    assert terminal("prove", "--db", months.db, "--round", "1").code == 0
    assert terminal("verify", "--db", months.db, "--keys", str(months.folder)).out.startswith("All good")


HARM = {
    "a record was changed": "UPDATE records SET body = 'x' WHERE position = (SELECT min(position) + 1 FROM records)",
    "a record is another's": "UPDATE records SET operator = '6' WHERE position = (SELECT max(position) FROM records)",
    "a record was taken out": "DELETE FROM records WHERE position = (SELECT min(position) + 1 FROM records)",
    "the tail was cut": "DELETE FROM records WHERE position = (SELECT max(position) FROM records)",
    "a frame was taken out": "DELETE FROM frames WHERE number = (SELECT max(number) FROM frames)",
    "the checkpoint is missing": "DELETE FROM checkpoints",
    "a frame is of words": "UPDATE frames SET sealed = 'x'",
    "nothing says where it begins": "DELETE FROM archive",
    "it begins twice": "INSERT INTO archive SELECT * FROM archive",
    "the edge is of words": "UPDATE archive SET edge = 'x'",
    "the edge was changed": "UPDATE archive SET edge = zeroblob(length(edge))",
}


@pytest.mark.parametrize("months", ["sqlite"], indirect=True)
@pytest.mark.parametrize("harm", HARM.values(), ids=HARM.keys())
def test_an_archive_that_was_changed_is_found_wrong(
    retain: Callable[[], Run], months: Store, tmp_path: Path, harm: str
) -> None:
    retain()
    second = files(tmp_path)[1]
    with outsider(str(second)) as connection:
        connection.execute(text(harm))
    with open_to_read(months.db) as journal, pytest.raises(AuditError):
        check_archive(second, journal.own_key())
    assert retain().code == 1


def test_an_archive_that_no_record_names_yet_is_taken_if_it_is_good(
    retain: Callable[[], Run], months: Store, tmp_path: Path
) -> None:
    """As after a power cut between the two."""
    home = Path(months.db)
    before = home.read_bytes() if home.is_file() else b""
    (mark,) = months.folder.glob("*.mark")
    known = mark.read_bytes()
    retain()
    first = [file.read_bytes() for file in files(tmp_path)]
    if before:
        home.write_bytes(before)
        mark.write_bytes(known)
        assert retain().out.endswith("3 months are archived, all checked.\n")
        assert [file.read_bytes() for file in files(tmp_path)] == first


@pytest.mark.parametrize("months", ["sqlite"], indirect=True)
def test_an_older_copy_is_refused_and_leaves_no_archive(
    retain: Callable[[], Run], months: Store, tmp_path: Path
) -> None:
    home = Path(months.db)
    before = home.read_bytes()
    retain()
    home.write_bytes(before)
    for file in files(tmp_path):
        file.unlink()
    assert "it is an older copy" in retain().refusal()
    assert files(tmp_path) == []


def test_frames_of_archived_months_leave_the_journal_and_are_checked_where_they_are(
    terminal: Terminal, months: Store, tmp_path: Path
) -> None:
    archive, keys = str(tmp_path / "archive"), ("--keys", str(months.folder))
    place = ("--db", months.db, "--to", archive, "--zone", "UTC", *keys)
    before = frames(months)
    run = terminal("retain", *place, "--remove-frames", "--no-console")
    assert (run.code, run.err) == (0, "")
    assert run.out.count(" alone.\n") == 3
    assert 0 < len(frames(months)) < len(before)
    assert frames(months) == before[-len(frames(months)) :]
    good = terminal("verify", "--db", months.db, *keys)
    assert good.out.startswith("All good") and good.out.count("Not checked: frames ") == 3
    assert f"{len(before)} device frames" in good.out
    checked = terminal("verify", "--db", months.db, *keys, "--archives", archive)
    assert (checked.code, checked.out.count("\n")) == (0, 1)
    assert terminal("prove", "--db", months.db, "--round", "1").code == 0
    assert terminal("backup", "--db", months.db, "--to", str(tmp_path / "copy.db"), *keys).code == 0
    assert " alone" not in terminal("retain", *place, "--remove-frames", "--no-console").out
    months.open_again().close()


def test_a_file_without_its_old_frames_can_be_made_smaller(terminal: Terminal, months: Store, tmp_path: Path) -> None:
    place = ("--db", months.db, "--to", str(tmp_path / "archive"), "--keys", str(months.folder), "--zone", "UTC")
    if months.db.startswith("postgresql"):
        assert terminal("retain", *place, "--shrink").refusal().startswith("--shrink is for a SQLite file: ")
        return
    with outsider(months.db) as connection:
        connection.execute(text("CREATE TABLE filler AS SELECT zeroblob(500000)"))
        connection.execute(text("DROP TABLE filler"))
    size = Path(months.db).stat().st_size
    run = terminal("retain", *place, "--remove-frames", "--no-console", "--shrink")
    assert (run.code, run.err) == (0, "")
    assert Path(months.db).stat().st_size < size - 400_000
    assert terminal("verify", *place[:2], "--keys", str(months.folder), "--archives", place[3]).code == 0
    open_journal(months.db, keys=months.folder).close()


@pytest.mark.parametrize("name", ["a-file", "nowhere"])
def test_what_is_no_folder_takes_no_archives(terminal: Terminal, months: Store, tmp_path: Path, name: str) -> None:
    (tmp_path / "a-file").touch()
    refused = terminal("retain", "--db", months.db, "--to", str(tmp_path / name)).refusal()
    assert f"{name} is no folder: make it, or mount its disk" in refused


def test_frames_whose_archive_is_wrong_stay_and_so_do_those_after_them(
    terminal: Terminal, retain: Callable[[], Run], months: Store, tmp_path: Path
) -> None:
    retain()
    files(tmp_path)[1].unlink()
    before = frames(months)
    place = ("--db", months.db, "--to", str(tmp_path / "archive"), "--zone", "UTC", "--keys", str(months.folder))
    run = terminal("retain", *place, "--remove-frames", "--no-console")
    assert run.code == 1 and "is missing" in run.err
    assert run.out.count(" alone.\n") == 1
    with open_to_read(months.db) as journal:
        assert frames(months)[0] == archives(house_records(journal.connection))[0].end_frame
    assert len(frames(months)) < len(before)


def test_frames_of_a_month_on_hold_stay_until_the_hold_is_released(
    terminal: Terminal, retain: Callable[[], Run], months: Store, tmp_path: Path
) -> None:
    retain()
    with open_to_read(months.db) as journal:
        second = archives(house_records(journal.connection))[1]
    console, keys = (
        furnished_console(str(tmp_path / "console.db"), tmp_path / "console-keys"),
        tmp_path / "console-keys",
    )
    (tmp_path / "pin").write_text(f"{PIN}\n")
    here = ("--db", console, "--pin-file", str(tmp_path / "pin"), "--keys", str(keys))
    stretch = ("--table", months.db, "--fact", str(second.first), "--to", str(second.end - 1))
    assert terminal("console", "hold", "claim 118", *stretch, "--as", "4001", *here).code == 0
    place = ("--db", months.db, "--to", str(tmp_path / "archive"), "--zone", "UTC", "--keys", str(months.folder))
    run = terminal("retain", *place, "--remove-frames", "--months", "1", "--console", console)
    assert run.out.count(" alone.\n") == 1
    assert "2026-02: on hold; 4001 said: claim 118." in run.out
    assert "2026-02: kept for" not in run.out and "2026-01: kept for" in run.out
    assert frames(months)[0] == second.first_frame
    (hold,) = terminal("console", "holds", "--db", console, "--json").json
    released = ("console", "release", str(hold["hold"]), "settled", "--as", "9001", *here)
    assert terminal(*released).code == 0
    assert terminal("retain", *place, "--remove-frames", "--console", console).out.count(" alone.\n") == 2


CONSOLES: dict[str, tuple[tuple[str, ...], str]] = {
    "none is named": (
        (),
        "--remove-frames may take what is on hold: name each console with --console, or say --no-con",
    ),
    "both are said": (("--console", "console.db", "--no-console"), "leave one of them out"),
}


@pytest.mark.parametrize(("said", "told"), CONSOLES.values(), ids=CONSOLES)
def test_no_frame_leaves_before_somebody_says_which_consoles_there_are(
    terminal: Terminal, retain: Callable[[], Run], months: Store, tmp_path: Path, said: tuple[str, ...], told: str
) -> None:
    retain()
    before, archive = frames(months), ("--to", str(tmp_path / "archive"), "--zone", "UTC")
    place = ("--db", months.db, *archive, "--keys", str(months.folder))
    called = terminal("retain", *place, "--months", "1").out
    assert called.count("its archive stands; no console was named, so nobody looked whether it is on hold.") > 0
    assert "on hold" not in terminal("retain", *place, "--months", "1", "--no-console").out
    assert told in terminal("retain", *place, "--remove-frames", *said).refusal()
    assert frames(months) == before


def test_an_archive_that_was_changed_after_its_frames_left_is_found(
    terminal: Terminal, months: Store, tmp_path: Path
) -> None:
    place = ("--to", str(tmp_path / "archive"), "--zone", "UTC", "--keys", str(months.folder))
    terminal("retain", "--db", months.db, *place, "--remove-frames", "--no-console")
    with outsider(str(files(tmp_path)[0])) as connection:
        connection.execute(text("UPDATE frames SET sealed = zeroblob(40)"))
    keys = ("--keys", str(months.folder), "--archives", str(tmp_path / "archive"))
    run = terminal("verify", "--db", months.db, *keys)
    assert run.code == 1
    assert "frames 0 to 0 are not those that a record counts" in run.err


GONE_WITHOUT_A_RECORD = "DELETE FROM frames WHERE number < 1"


def test_frames_that_no_archive_holds_are_never_removed(months: Store) -> None:
    with outsider(months.db) as connection, pytest.raises(DBAPIError, match="frames are never changed"):
        connection.execute(text(GONE_WITHOUT_A_RECORD))


def test_archived_frames_that_went_without_a_record_are_missed(
    terminal: Terminal, retain: Callable[[], Run], months: Store
) -> None:
    retain()
    with outsider(months.db) as connection:
        connection.execute(text(GONE_WITHOUT_A_RECORD))
    run = terminal("verify", "--db", months.db, "--keys", str(months.folder))
    assert run.code == 1
    assert "device frame 0, which record " in run.err


def frames(store: Store) -> list[int]:
    with open_to_read(store.db) as journal:
        return [frame.number for frame in reading.frames(journal.connection)]


def test_a_missing_archive_is_told(retain: Callable[[], Run], tmp_path: Path) -> None:
    retain()
    files(tmp_path)[0].unlink()
    run = retain()
    assert run.code == 1
    assert "is missing" in run.err


def test_no_folder_is_told(terminal: Terminal, months: Store) -> None:
    assert terminal("retain", "--db", months.db, "--to", "/nowhere/at/all", "--keys", str(months.folder)).refusal()


@pytest.mark.parametrize("months", ["sqlite"], indirect=True)
def test_the_verifier_of_the_page_misses_an_archive_and_names_one_that_is_another_months(
    months: Store, terminal: Terminal, tmp_path: Path
) -> None:
    arguments = (
        "--to",
        str(tmp_path / "archive"),
        "--keys",
        str(months.folder),
        "--zone",
        "UTC",
        "--remove-frames",
        "--no-console",
    )
    assert terminal("retain", "--db", months.db, *arguments).code == 0
    first, second, third = files(tmp_path)
    (key,) = months.folder.glob("*.vkey")

    def said(*given: Path) -> tuple[int, str]:
        verifier = ROOT / "docs" / "verifier" / "verify.py"
        done = subprocess.run([sys.executable, verifier, months.db, key, *given], capture_output=True, text=True)
        return done.returncode, done.stdout.partition("Not checked, without rules")[0] + done.stderr

    assert said(first, second, third) == (0, "Good: 244 records.\n")
    code, left = said(first, third)
    assert code == 0
    assert re.search(f"Not checked: frames 1 to 2, in '{second.name}'", left)
    second.write_bytes(first.read_bytes())
    assert said(first, second, third) == (1, f"Wrong: {second.name} is not what the journal recorded.\n")


def test_what_any_of_several_consoles_holds_stays(
    terminal: Terminal, retain: Callable[[], Run], months: Store, tmp_path: Path
) -> None:
    retain()
    keys, before = tmp_path / "console-keys", frames(months)
    calm, holding = (furnished_console(str(tmp_path / name), keys) for name in ("calm.db", "holding.db"))
    (tmp_path / "pin").write_text(f"{PIN}\n")
    here = ("--db", holding, "--pin-file", str(tmp_path / "pin"), "--keys", str(keys))
    assert terminal("console", "hold", "claim 7", "--table", months.db, "--fact", "1", "--as", "4001", *here).code == 0
    place = ("--db", months.db, "--to", str(tmp_path / "archive"), "--zone", "UTC", "--keys", str(months.folder))
    run = terminal("retain", *place, "--remove-frames", "--console", calm, "--console", holding)
    assert "2026-01: on hold; 4001 said: claim 7." in run.out
    assert frames(months) == before
