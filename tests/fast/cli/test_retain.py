import re
import shutil
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.frame import DeviceFrame
from dealer_terminal.journal.record import Times
from dealer_terminal.review.console_commands import PlaceHold, ReleaseHold
from dealer_terminal.storage import reading
from dealer_terminal.storage.house_records import house_records
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.retention.archive import archives, check_archive
from tests.fast.cli.conftest import Terminal, not_refused
from tests.fast.pages.verifiers import run as small_verifier
from tests.fast.storage.stores import in_database, outsider
from tests.helpers.consoles import act, furnished_console, records
from tests.helpers.months import play_months


class Months(NamedTuple):
    db: str
    folder: Path


def made_in(db: str, folder: Path) -> Months:
    """Make a journal of three months long ago, two rounds each, with a device frame in each round."""
    store = in_database(db, folder / "keys")
    store.play(1)
    play_months(store.journal, store.keys)
    store.journal.append_frame(DeviceFrame("shuffler", 9, b"x" * 40, Times(2**50, 1)))
    store.journal.close()
    return Months(db, folder / "keys")


@pytest.fixture(scope="module")
def made_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("months")
    made_in(str(folder / "journal.db"), folder)
    return folder


@pytest.fixture
def months(request: pytest.FixtureRequest, made_once: Path, tmp_path: Path) -> Months:
    """Copy the journal of a file, or make one on PostgreSQL where a test asks for it."""
    (tmp_path / "archive").mkdir()
    if getattr(request, "param", "sqlite") == "postgresql":
        return made_in(request.getfixturevalue("postgres_url"), tmp_path)
    shutil.copytree(made_once, tmp_path, dirs_exist_ok=True)
    return Months(str(tmp_path / "journal.db"), tmp_path / "keys")


IN_BOTH = pytest.mark.parametrize("months", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture
def place(months: Months, tmp_path: Path) -> tuple[str, ...]:
    return ("--db", months.db, "--to", str(tmp_path / "archive"), "--keys", str(months.folder), "--zone", "UTC")


@pytest.fixture
def retain(terminal: Terminal, place: tuple[str, ...]) -> Terminal:
    return lambda *more: terminal("retain", *place, *more)


def files(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "archive").iterdir())


@IN_BOTH
def test_each_closed_month_becomes_a_file_and_the_journal_still_proves_everything(
    terminal: Terminal, retain: Terminal, months: Months, tmp_path: Path
) -> None:
    before = count_of_records(months)
    run = retain()
    assert (run.code, run.err, run.out.endswith("3 months are archived, all checked.\n")) == (0, "", True)
    with open_to_read(months.db) as journal:
        done = archives(house_records(journal.connection))
        key = journal.own_key()
    assert [each.month for each in done] == ["2026-01", "2026-02", "2026-03"]
    assert done[0].first == 0
    assert all((one.end, one.end_frame) == (two.first, two.first_frame) for one, two in pairwise(done))
    assert [check_archive(file, key)[0] for file in files(tmp_path)] == [each.end - each.first for each in done]
    assert sum(check_archive(file, key)[1] for file in files(tmp_path)) == done[-1].end_frame > 0
    assert count_of_records(months) == before + 3
    assert terminal("prove", "--db", months.db, "--round", "1").code == 0
    assert terminal("verify", "--db", months.db, "--keys", str(months.folder)).out.startswith("All good")
    left = [(file, file.read_bytes()) for file in files(tmp_path)]
    assert retain().out == "3 months are archived, all checked.\n"
    assert [(file, file.read_bytes()) for file in files(tmp_path)] == left
    files(tmp_path)[0].unlink()
    assert "is missing" in retain().finding()


def count_of_records(months: Months) -> int:
    with open_to_read(months.db) as journal:
        return int(journal.connection.execute(text("SELECT count(*) FROM records")).scalar_one())


HARM = (
    "UPDATE records SET body = 'x' WHERE position = (SELECT min(position) + 1 FROM records)",
    "UPDATE records SET operator = '6' WHERE position = (SELECT max(position) FROM records)",
    "DELETE FROM records WHERE position = (SELECT min(position) + 1 FROM records)",
    "DELETE FROM records WHERE position = (SELECT max(position) FROM records)",
    "DELETE FROM frames WHERE number = (SELECT max(number) FROM frames)",
    "DELETE FROM checkpoints",
    "UPDATE frames SET sealed = 'x'",
    "DELETE FROM archive",
    "INSERT INTO archive SELECT * FROM archive",
    "UPDATE archive SET edge = 'x'",
    "UPDATE archive SET edge = zeroblob(length(edge))",
)


def test_an_archive_that_was_changed_is_found_wrong(retain: Terminal, months: Months, tmp_path: Path) -> None:
    retain()
    second = files(tmp_path)[1]
    whole = second.read_bytes()
    for harm in HARM:
        second.write_bytes(whole)
        with outsider(str(second)) as connection:
            connection.execute(text(harm))
        with open_to_read(months.db) as journal, pytest.raises(AuditError):
            check_archive(second, journal.own_key())
        assert retain().code == 1, harm


def test_an_archive_that_no_record_names_yet_is_taken_if_it_is_good(
    retain: Terminal, months: Months, tmp_path: Path
) -> None:
    """Act as after a power cut between the two; without the mark of before it is an older copy, and refused."""
    home, (mark,) = Path(months.db), months.folder.glob("*.mark")
    before, known = home.read_bytes(), mark.read_bytes()
    retain()
    first = [file.read_bytes() for file in files(tmp_path)]
    home.write_bytes(before)
    mark.write_bytes(known)
    assert retain().out.endswith("3 months are archived, all checked.\n")
    assert [file.read_bytes() for file in files(tmp_path)] == first
    home.write_bytes(before)
    for file in files(tmp_path):
        file.unlink()
    assert "it is an older copy" in retain().refusal()
    assert files(tmp_path) == []


@IN_BOTH
def test_frames_of_archived_months_leave_the_journal_and_are_checked_where_they_are(
    terminal: Terminal, retain: Terminal, months: Months, tmp_path: Path
) -> None:
    archive, keys, before = str(tmp_path / "archive"), ("--keys", str(months.folder)), frames(months)
    run = retain("--remove-frames", "--no-console")
    assert (run.code, run.err, run.out.count(" alone.\n")) == (0, "", 3)
    assert 0 < len(frames(months)) < len(before)
    assert frames(months) == before[-len(frames(months)) :]
    good = terminal("verify", "--db", months.db, *keys)
    assert good.out.startswith("All good") and good.out.count("Not checked: frames ") == 3
    assert f"{len(before)} device frames" in good.out
    checked = terminal("verify", "--db", months.db, *keys, "--archives", archive)
    assert (checked.code, checked.out.count("\n")) == (0, 1)
    assert terminal("prove", "--db", months.db, "--round", "1").code == 0
    assert terminal("backup", "--db", months.db, "--to", str(tmp_path / "copy.db"), *keys).code == 0
    assert " alone" not in retain("--remove-frames", "--no-console").out
    open_journal(months.db, keys=months.folder).close()
    with outsider(str(files(tmp_path)[0])) as connection:
        connection.execute(text("UPDATE frames SET sealed = zeroblob(40)"))
    run = terminal("verify", "--db", months.db, *keys, "--archives", archive)
    assert (run.code, "frames 0 to 0 are not those that a record counts" in run.err) == (1, True)


@IN_BOTH
def test_a_file_without_its_old_frames_can_be_made_smaller(
    terminal: Terminal, retain: Terminal, months: Months, tmp_path: Path
) -> None:
    if months.db.startswith("postgresql"):
        assert retain("--shrink").refusal().startswith("--shrink is for a SQLite file: ")
        return
    with outsider(months.db) as connection:
        connection.execute(text("CREATE TABLE filler AS SELECT zeroblob(500000)"))
        connection.execute(text("DROP TABLE filler"))
    size = Path(months.db).stat().st_size
    run = retain("--remove-frames", "--no-console", "--shrink")
    assert (run.code, run.err) == (0, "")
    assert Path(months.db).stat().st_size < size - 400_000
    keys = ("--keys", str(months.folder), "--archives", str(tmp_path / "archive"))
    assert terminal("verify", "--db", months.db, *keys).code == 0
    open_journal(months.db, keys=months.folder).close()


def test_what_is_no_folder_takes_no_archives(terminal: Terminal, months: Months, tmp_path: Path) -> None:
    (tmp_path / "a-file").touch()
    wrong = [
        (("--to", str(tmp_path / name)), f"{name} is no folder: make it, or mount") for name in ("a-file", "nowhere")
    ]
    assert not_refused(terminal, wrong, "retain", "--db", months.db) == []


def test_frames_whose_archive_is_wrong_stay_and_so_do_those_after_them(
    retain: Terminal, months: Months, tmp_path: Path
) -> None:
    retain()
    files(tmp_path)[1].unlink()
    before = frames(months)
    run = retain("--remove-frames", "--no-console")
    assert (run.code, "is missing" in run.err, run.out.count(" alone.\n")) == (1, True, 1)
    with open_to_read(months.db) as journal:
        assert frames(months)[0] == archives(house_records(journal.connection))[0].end_frame
    assert len(frames(months)) < len(before)


def test_frames_of_a_month_on_hold_stay_until_the_hold_is_released(
    terminal: Terminal, retain: Terminal, months: Months, tmp_path: Path
) -> None:
    retain()
    with open_to_read(months.db) as journal:
        second = archives(house_records(journal.connection))[1]
    keys = tmp_path / "console-keys"
    console = furnished_console(str(tmp_path / "console.db"), keys)
    held = PlaceHold(records(months.db, second.first, second.end - 1), "claim 118")
    assert act(console, keys, "4001", held) == ""
    run = retain("--remove-frames", "--months", "1", "--console", console)
    assert run.out.count(" alone.\n") == 1
    assert "2026-02: on hold; 4001 said: claim 118." in run.out
    assert "2026-02: kept for" not in run.out and "2026-01: kept for" in run.out
    assert frames(months)[0] == second.first_frame
    (hold,) = terminal("console", "log", "--what", "holds", "--db", console, "--json").json
    assert act(console, keys, "9001", ReleaseHold(hold["hold"], "settled")) == ""
    assert retain("--remove-frames", "--console", console).out.count(" alone.\n") == 2


def test_no_frame_leaves_before_somebody_says_which_consoles_there_are(
    terminal: Terminal, retain: Terminal, place: tuple[str, ...], months: Months
) -> None:
    retain()
    before = frames(months)
    called = retain("--months", "1").out
    assert called.count("its archive stands; no console was named, so nobody looked whether it is on hold.") > 0
    assert "on hold" not in retain("--months", "1", "--no-console").out
    may_take = "--remove-frames may take what is on hold: name each console with --console, or say --no-con"
    wrong = (((), may_take), (("--console", "console.db", "--no-console"), "leave one of them out"))
    assert not_refused(terminal, wrong, "retain", *place, "--remove-frames") == []
    assert frames(months) == before


def test_frames_that_go_without_a_record_are_missed(terminal: Terminal, retain: Terminal, months: Months) -> None:
    taken = text("DELETE FROM frames WHERE number < 1")
    with outsider(months.db) as connection, pytest.raises(DBAPIError, match="frames are never changed"):
        connection.execute(taken)
    retain()
    with outsider(months.db) as connection:
        connection.execute(taken)
    run = terminal("verify", "--db", months.db, "--keys", str(months.folder))
    assert (run.code, "device frame 0, which record " in run.err) == (1, True)


def frames(months: Months) -> list[int]:
    with open_to_read(months.db) as journal:
        return [frame.number for frame in reading.frames(journal.connection)]


def test_the_verifier_of_the_page_misses_an_archive_and_names_one_that_is_another_months(
    retain: Terminal, months: Months, tmp_path: Path
) -> None:
    assert retain("--remove-frames", "--no-console").code == 0
    first, second, third = files(tmp_path)
    own = (Path(months.db), next(months.folder.glob("*.vkey")))
    assert small_verifier(*own, first, second, third)[1].startswith("Good: 244 records.\nNot checked, without rules")
    wrong, left = small_verifier(*own, first, third)
    assert wrong == "" and re.search(f"Not checked: frames 1 to 2, in '{second.name}'", left)
    second.write_bytes(first.read_bytes())
    assert small_verifier(*own, first, second, third)[0] == f"Wrong: {second.name} is not what the journal recorded."


def test_what_any_of_several_consoles_holds_stays(
    terminal: Terminal, retain: Terminal, months: Months, tmp_path: Path
) -> None:
    retain()
    keys, before = tmp_path / "console-keys", frames(months)
    calm, holding = (furnished_console(str(tmp_path / name), keys) for name in ("calm.db", "holding.db"))
    assert act(holding, keys, "4001", PlaceHold(records(months.db, 1, 1), "claim 7")) == ""
    held = retain("--remove-frames", "--console", calm, "--console", holding).out
    assert "2026-01: on hold; 4001 said: claim 7." in held
    assert frames(months) == before
