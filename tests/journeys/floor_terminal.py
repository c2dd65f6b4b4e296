"""A terminal that plays by itself and forwards its journal to a floor."""

import json
from pathlib import Path

from tests.journeys.program import as_json, told, well


class Terminal:
    def __init__(self, folder: Path, floor: str, table: str) -> None:
        self.folder, self.floor, self.table = folder, floor, table
        folder.mkdir()
        self.journal = ("--db", str(folder / "journal.db"), "--keys", str(folder / "keys"))
        self.to = ("forward", *self.journal, "--floor", floor.replace("keeper@", "@"))

    def play(self, rounds: int, seed: int) -> None:
        well("simulate", "--rounds", str(rounds), "--seed", str(seed), *self.journal)

    def enrol(self) -> None:
        token = as_json("floor", "enrol", self.table, "--floor", self.floor)["token"]
        well(*self.to, "--token", token, "--once")

    def records(self) -> int:
        return int(as_json("verify", *self.journal)["records"])

    def standing(self) -> dict[str, object]:
        said = told("floor", "status", "--floor", self.floor, "--json").stdout
        (found,) = (each for each in json.loads(said) if each["table"] == self.table)
        return dict(found)
