"""The command line under the distribution's own Python, which another machine's user has: not built as this one is."""

import json
import os
import pickle
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

from tests.fast.cli.rounds import WA, round_of, seat
from tests.helpers.repository import PACKAGES, ROOT, files

PYTHON = Path("/usr/bin/python3")
ASKS = "import sys; print(*sys.version_info[:2], sys.implementation.cache_tag)"


def _version() -> tuple[int, int]:
    if not PYTHON.exists():
        return (0, 0)
    major, minor, _ = subprocess.check_output([PYTHON, "-c", ASKS], text=True).split()
    return int(major), int(minor)


VERSION, OURS = _version(), tuple(sys.version_info[:2])
IS_THERE = pytest.mark.skipif(VERSION < (3, 11), reason=f"no {PYTHON} of 3.11 or newer here")


TAKES_THE_PACKAGES = pytest.mark.skipif(
    VERSION != OURS, reason=f"{PYTHON} is of {VERSION}, and the packages here are compiled for {OURS}"
)


def run(*arguments: str, **how: Any) -> subprocess.CompletedProcess[str]:
    packages = os.pathsep.join((sysconfig.get_path("purelib"), str(ROOT)))
    environment = {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/"), "PYTHONPATH": packages}
    return subprocess.run(
        [PYTHON, *arguments], **{"stdout": subprocess.PIPE, **how}, stderr=subprocess.PIPE, text=True, env=environment
    )


def terminal(*arguments: str, **how: Any) -> subprocess.CompletedProcess[str]:
    return run("-m", "dealer_terminal", *arguments, **how)


def good(*arguments: str, **how: Any) -> str:
    ended = terminal(*arguments, **how)
    assert (ended.returncode, ended.stderr) == (0, "")
    return str(ended.stdout)


@IS_THERE
def test_every_source_is_of_its_language() -> None:
    sources = [*files(*PACKAGES, "migrations", suffixes=(".py",)), ROOT / ".ci" / "setup"]
    reads = "import sys\nfor name in sys.stdin.read().split('\\n'): compile(open(name).read(), name, 'exec')"
    ended = run("-c", reads, input="\n".join(map(str, sources)))
    assert (ended.returncode, ended.stderr) == (0, "")


@TAKES_THE_PACKAGES
def test_commands_answer_and_refuse_as_here(tmp_path: Path) -> None:
    told = json.loads(good("evaluate", "--rulebook", WA, "As", "10s", "8s", "5h"))
    assert told["natural"]["total"] == 29
    assert json.loads(good("settle", "-", input=json.dumps(round_of(seat()))))["lines"]
    ended = terminal("verify", "--db", "nowhere.db", cwd=tmp_path)
    assert (ended.returncode, ended.stdout, ended.stderr.count("\n")) == (2, "", 1)
    with Path("/dev/full").open("w") as full:
        assert terminal("rulebooks", stdout=full).stderr.startswith("standard output: No space left on device")


@TAKES_THE_PACKAGES
def test_a_journal_is_written_and_verified(tmp_path: Path) -> None:
    place = ("--db", str(tmp_path / "journal.db"), "--keys", str(tmp_path / "keys"))
    assert "3 simulated rounds" in good("simulate", "--rounds", "3", "--seed", "4", *place)
    good("verify", *place)
    assert len(json.loads(good("hands", "--json", *place[:2]))["hands"]) > 3


@TAKES_THE_PACKAGES
def test_the_calls_of_its_sqlite_and_its_own_syncs_are_seen(tmp_path: Path) -> None:
    """A non-PIE interpreter has a way of its own to each of them; the story of power cuts must not go round it."""
    (tmp_path / "played").mkdir()
    story = (
        f"from tests.long.crashes.power_story import played; played(Path({str(tmp_path / 'played')!r}), Path('log'), 0)"
    )
    ended = run("-c", f"from pathlib import Path; {story}", cwd=tmp_path)
    assert (ended.returncode, ended.stderr) == (0, "")
    kinds = [each.what for each in pickle.loads((tmp_path / "log").read_bytes()).log]
    assert set(kinds) >= {"create", "mkdir", "rename", "write", "sync"}
    assert kinds.count("sync") > kinds.count("kept")
