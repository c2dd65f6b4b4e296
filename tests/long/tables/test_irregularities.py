"""Each irregularity once, reported and answered by what stands on the screen, and the table goes on."""

from pathlib import Path

from tests.helpers.irregularities import OF_EVERY_GAME
from tests.journeys.conftest import Opens, Plugs
from tests.journeys.device import place_for
from tests.journeys.player import AtTheShuffler, Player
from tests.journeys.program import as_lines
from tests.journeys.table import SUITS, Seen, Table, journal_is_whole

MILD = (
    "It did not happen",
    "The reader is back",
    "Go on",
    "Shift",
    "The hand",
    "The first wager",
    "The reader's cards",
)


class Reporter(Player):
    """At each step one irregularity that was not reported yet; what it ends with is what disturbs least."""

    def __init__(self, table: Table, machine: AtTheShuffler) -> None:
        super().__init__(table, machine, seats=(1, 3, 4), folds=(3,))
        self.machine = machine
        self.reported: list[str] = []
        self._looked: set[tuple[int, str]] = set()

    def step(self, seen: Seen) -> bool:
        here = (seen.round, seen.step.removesuffix(" current"))
        if seen.asks_who():
            self.table.approved()
        elif "At which position?" in seen.text:
            self.table.press(_possible(seen)[0])
        elif "Spades" in seen.text:
            self._enter_another(seen)
        elif seen.key("Deck is out") or seen.does("New deck in play"):
            self.table.primary()
        elif seen.primary is not None and seen.primary.name == "Choose above":
            self.table.press(self._mildest(seen.options))
        elif here not in self._looked and seen.key("Irregularity") and not self._wagers_are_due(seen):
            self._looked.add(here)
            self._report()
        else:
            return super().step(seen)
        return True

    def _wagers_are_due(self, seen: Seen) -> bool:
        return seen.primary is None or seen.primary.name in ("Place wagers", "Same again")

    def _report(self) -> None:
        seen = self.table.press("Irregularity").until(lambda now: "What happened?" in now.text, "the list")
        new = [title for title in _possible(seen) if title not in self.reported and title != "Note"]
        if new:
            self.reported.append(new[0])
        self.table.press(new[0] if new else "Back")

    def _mildest(self, options: list[str]) -> str:
        mild = [option for words in MILD for option in options if option.startswith(words)]
        return (mild or options)[0]

    def _enter_another(self, seen: Seen) -> None:
        """Cards that lie nowhere on this table: the last of the deck."""
        if seen.primary is not None and seen.primary.enabled:
            self.table.primary()
            return
        card = self.machine.deck[-1 - self._entered]
        self._entered = (self._entered + 1) % 8
        self.table.press(card[:-1], SUITS[card[-1]])

    _entered = 0


def _possible(seen: Seen) -> list[str]:
    """A dim key is called by what it is and why it is not possible now."""
    return [title for title in seen.options if " · " not in title]


def test_each_is_reported_and_answered(opens: Opens, plugs: Plugs, tmp_path: Path) -> None:
    machine = plugs("packet-shuffler", *place_for(tmp_path))
    table = opens("--device", machine.where, "--protocol", "packet-shuffler").staffed().start().opened()
    reporter = Reporter(table, AtTheShuffler(machine))
    reporter.until(lambda seen: len(reporter.reported) == len(OF_EVERY_GAME), "every irregularity", 300)
    reporter.until_round(table.seen.round + 1)
    table.close()
    told = as_lines("export", "--db", str(table.journal), "--what", "irregularities")
    assert {line["irregularity"] for line in told} == OF_EVERY_GAME
    assert all(line["choice"] for line in told)
    journal_is_whole(table)
