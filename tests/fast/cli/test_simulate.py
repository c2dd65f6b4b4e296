"""`simulate`: real sessions on a real journal, from a seed."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from dealer_terminal.storage.opening import open_journal
from tests.fast.cli.conftest import Terminal, not_refused

_SEALS = {"sealed", "commitment", "key"}


def played(terminal: Any, folder: Path, name: str, *options: str) -> list[tuple[str, Any]]:
    """What is in the journal, apart from its own seals."""
    db, keys = folder / f"{name}.db", folder / "keys"
    terminal("simulate", "--db", str(db), "--keys", str(keys), *options)
    journal = open_journal(str(db), keys=keys)
    records = [(record.kind, unsealed(json.loads(record.body))) for record in journal.records()]
    journal.close()
    return records


def unsealed(body: Any) -> Any:
    if isinstance(body, dict):
        return {key: unsealed(value) for key, value in body.items() if key not in _SEALS}
    return [unsealed(each) for each in body] if isinstance(body, list) else body


def test_the_same_seed_tells_the_same_story(terminal: Any, tmp_path: Path) -> None:
    for rulebook in ("31-classic-wa-2019", "31-classic-dealer-procedures", "3-card-ags"):
        options = ("--rounds", "4", "--seed", "9", "--rulebook", rulebook)
        first = played(terminal, tmp_path, f"{rulebook}-first", *options)
        assert first == played(terminal, tmp_path, f"{rulebook}-second", *options)
        assert sum(kind == "round_closed" for kind, _ in first) == 4
        exposed = [body["cards_from"] for kind, body in first if kind == "cards_exposed"]
        assert exposed and set(exposed) == {"simulated"}


def test_another_seed_deals_other_cards(terminal: Any, tmp_path: Path) -> None:
    dealt = [cards(terminal, tmp_path, "31-classic-wa-2019", seed) for seed in ("1", "2", "3")]
    assert all(len(round_) > 5 for each in dealt for round_ in each)
    assert len({each for table in dealt for each in table}) == 6


def cards(terminal: Any, folder: Path, rulebook: str, seed: str) -> list[tuple[str, ...]]:
    """What lay open in each of two rounds."""
    options = ("--rounds", "2", "--seed", seed, "--rulebook", rulebook)
    rounds: list[tuple[str, ...]] = [()]
    for kind, body in played(terminal, folder, f"seed {seed}", *options):
        if kind == "cards_exposed":
            rounds[-1] += tuple(card for held in body["cards"].values() for card in held)
        rounds += [()] if kind == "round_closed" else []
    return rounds[:-1]


def test_the_same_seed_tells_the_same_story_in_another_process(tmp_path: Path) -> None:
    """Processes keep their sets in different orders."""
    first, second = (in_a_process(tmp_path, "3-card-ags", hash_seed) for hash_seed in ("1", "2"))
    assert first == second


def in_a_process(folder: Path, rulebook: str, hash_seed: str) -> list[tuple[str, Any]]:
    db, keys = folder / f"process-{hash_seed}.db", folder / "keys"
    options = ("--rounds", "6", "--seed", "5", "--rulebook", rulebook, "--db", str(db), "--keys", str(keys))
    command = [sys.executable, "-m", "dealer_terminal", "simulate", *options]
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, "PYTHONHASHSEED": hash_seed})
    journal = open_journal(str(db), keys=keys)
    records = [(record.kind, unsealed(json.loads(record.body))) for record in journal.records()]
    journal.close()
    return records


def test_a_second_run_plays_on_where_the_first_stopped(terminal: Any, tmp_path: Path) -> None:
    options = ("--rounds", "2", "--seed", "3")
    played(terminal, tmp_path, "one", *options)
    records = played(terminal, tmp_path, "one", *options)
    assert [body["round"] for kind, body in records if kind == "round_closed"] == [1, 2, 3, 4]


def test_each_of_several_tables_keeps_a_journal(terminal: Any, tmp_path: Path) -> None:
    options = ("--rounds", "1", "--tables", "2", "--db", str(tmp_path / "floor.db"), "--keys", str(tmp_path / "keys"))
    terminal("simulate", *options)
    assert sorted(file.name for file in tmp_path.glob("*.db")) == ["floor-1.db", "floor-2.db"]


def test_wrong_arguments_are_refused(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    wrong = (
        ("--rounds", "0", "--db", "a.db"),
        ("--rounds", "-3", "--db", "a.db"),
        ("--rounds", "many", "--db", "a.db"),
        ("--rounds", "1"),
        ("--rounds", "1", "--db", "a.db", "--rulebook", "poker"),
        ("--rounds", "1", "--db", "mysql://host/name"),
        ("--rounds", "1", "--db", "/nowhere/at/all/a.db"),
        ("--rounds", "1", "--tables", "2", "--db", "postgresql://host/name"),
    )
    keys = ("--keys", str(tmp_path / "keys"))
    assert not_refused(terminal, [(each, "") for each in wrong], "simulate", *keys) == []
    assert not list(tmp_path.iterdir())
