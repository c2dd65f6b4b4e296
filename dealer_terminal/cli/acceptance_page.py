"""The page of an acceptance run: what was tried on which device, when, by whom, and what came of it."""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib.metadata import version

from dealer_terminal.cli.device_options import Spoken
from dealer_terminal.cli.device_words import time_of
from drivers.pipe import Nature
from drivers.protocol import Sense
from drivers.registry import named

TITLE = "Acceptance of a reader"
SIGNER = "acceptance"
"""In whose name the terminal's key signs it: never a journal's."""
SIMULATED = "SIMULATED: this is no real device"


@dataclass(frozen=True, slots=True)
class Outcome:
    """`result` is passed, failed or left out."""

    result: str
    check: str
    said: str
    when: datetime = field(default_factory=lambda: datetime.now(UTC))

    def __str__(self) -> str:
        return f"{self.result}: {self.check}: {self.said}"


@dataclass(frozen=True, slots=True)
class Run:
    url: str
    spoken: Spoken
    nature: Nature
    name: str
    began: datetime
    outcomes: list[Outcome] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return all(each.result == "passed" for each in self.outcomes)

    @property
    def verdict(self) -> str:
        good = sum(each.result == "passed" for each in self.outcomes)
        return f"{'Accepted' if self.passed else 'Not accepted'}: {good} of {len(self.outcomes)} steps passed."


def page_of(run: Run) -> str:
    """One line each; whatever somebody typed stays on its own."""
    options = " ".join(f"{name}={value}" for name, value in run.spoken.setup().options.items() if value)
    simulated = (SIMULATED,) if run.nature is Nature.SIMULATED else ()
    head = (
        TITLE,
        *simulated,
        f"device {run.url}",
        f"protocol {run.spoken.protocol} {options}".strip(),
        f"line {run.spoken.on_line()}",
        *_packets(run.spoken),
        f"accepted by {run.name}",
        f"program {version('dealer-terminal')}",
        f"began {time_of(run.began)}",
    )
    steps = (f"{number} {time_of(each.when)} {each}" for number, each in enumerate(run.outcomes, 1))
    return "".join(f"{_one_line(line)}\n" for line in (*head, *steps, run.verdict))


def _packets(spoken: Spoken) -> tuple[str, ...]:
    return (f"packets of {spoken.packet_size}",) if Sense.PACKETS in named(spoken.protocol).senses else ()


def simulated_too(page: str) -> str:
    """What must never be missed, beside whatever is said of the page."""
    return f" {SIMULATED}." if SIMULATED in page.splitlines()[1:2] else ""


def _one_line(text: str) -> str:
    return "".join(each if each.isprintable() else "?" for each in text)
