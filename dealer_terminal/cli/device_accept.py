"""`device accept`: a guided run at the table, and a signed page of what passed."""

import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from queue import Empty, SimpleQueue
from signal import SIGINT
from threading import Thread
from typing import Annotated

import typer

from dealer_terminal.app.files import write_bytes
from dealer_terminal.app.trusted_keys import key_folder
from dealer_terminal.cli.device_options import (
    DeviceListener,
    LineText,
    OptionWords,
    PacketSize,
    ProtocolName,
    Spoken,
    Url,
    linked,
    must_fit,
    options_of,
    told_plainly,
)
from dealer_terminal.cli.device_watch import time_of
from dealer_terminal.cli.options import KeyFolder
from dealer_terminal.cli.output import write_output
from dealer_terminal.errors import KnownError
from dealer_terminal.interrupts import BY_A_SIGNAL
from dealer_terminal.journal.note import sign_note
from dealer_terminal.storage.keys import made_keys
from drivers.events import Event
from drivers.kit.acceptance import BY_HAND, Check, Failed, Passed, Since, Told, Until, Verdict, Waiting, checks
from drivers.pipe import Nature, nature_of, port_at
from drivers.protocol import Sense
from drivers.registry import named
from drivers.status import Listening, Lost, Status

_END = "\0"


class Answers:
    """What a person types while a command waits for something else: a line at a time, never waited for in vain."""

    def __init__(self) -> None:
        self._typed: SimpleQueue[str] = SimpleQueue()
        Thread(target=self._read, daemon=True).start()

    def at_hand(self) -> str:
        """What was typed, or nothing."""
        try:
            return self._kept(self._typed.get_nowait())
        except Empty:
            return ""

    def asked(self, *allowed: str) -> str:
        """One of these; another word is passed over."""
        while (answer := self._kept(self._typed.get())) not in allowed:
            if answer == _END:
                raise KnownError("nobody is there to answer: type the answers, or leave the step out with s")
        return answer

    def _kept(self, typed: str) -> str:
        """The end stays: whoever asks next must hear of it too."""
        if typed == _END:
            self._typed.put(_END)
        return typed

    def _read(self) -> None:
        for line in sys.stdin:
            self._typed.put(line.strip().lower())
        self._typed.put(_END)


TITLE = "Acceptance of a reader"
SIGNER = "acceptance"
"""In whose name the terminal's key signs it: never a journal's."""
SIMULATED = "SIMULATED: this is no real device"


@dataclass(frozen=True, slots=True)
class CheckOutcome:
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
    outcomes: list[CheckOutcome] = field(default_factory=list)

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


_WRONG = 1
_STEP, _OPENS_WITHIN, _ON_ITS_WAY, _SETTLED = 0.1, 10.0, 1.0, 0.5
LEFT_OUT, DONE = "s", "y"


def accept(
    url: Url,
    *,
    protocol: ProtocolName,
    out: Annotated[Path, typer.Option(metavar="FILE", help="The page, a file that is not there yet.")],
    name: Annotated[str, typer.Option(help="Who accepts it, for the page.")],
    packet_size: PacketSize = 4,
    line: LineText = "",
    option: OptionWords = None,
    seconds: Annotated[float, typer.Option(min=1, max=3600, help="How long each step is waited for.")] = BY_HAND,
    keys: KeyFolder = None,
) -> None:
    """Says what to do at the table, one step after the other, and looks whether the terminal hears it.

    Where it names cards, answer y if they lie so and n if not; where it asks for a y, type it when all is done; s
    leaves a step out. The page holds every step, and is signed by this terminal's key: verify-proof checks it. It ends
    with 1 where a step failed or was left out.

    \b
    Example:
      dealer-terminal device accept /dev/serial/by-id/usb-FTDI_A10K-if00 --protocol packet-shuffler \\
        --name "A. Ames" --out table-7.page
      dealer-terminal verify-proof table-7.page --vkey keys/acceptance.vkey
    """
    _look_at_the_place(out)
    spoken = Spoken(protocol, packet_size, line, options_of(option))
    with told_plainly():
        steps = checks(named(protocol), packet_size)
        port_at(url, spoken.on_line())
        run = Run(url, spoken, nature_of(url), name, datetime.now(UTC))
    signer = made_keys(key_folder(keys), SIGNER).signing
    ended = _ended_early(run, steps, seconds)
    write_bytes(out, bytes(sign_note(page_of(run), signer)))
    _say(f"{run.verdict} The page is in {out}, signed by {signer.name}.")
    if ended:
        raise typer.Exit(BY_A_SIGNAL + SIGINT)
    if not run.passed:
        raise typer.Exit(_WRONG)


def _ended_early(run: Run, steps: tuple[Check, ...], seconds: float) -> bool:
    """By Ctrl-C: what was accepted stands on the page, and so does what was not tried."""
    try:
        for outcome in _run(run.url, run.spoken, steps, seconds):
            run.outcomes.append(outcome)
    except KeyboardInterrupt:
        left = steps[len(run.outcomes) :]
        run.outcomes.extend(CheckOutcome("left out", each.name, "the run was ended before it") for each in left)
        return True
    return False


def _look_at_the_place(out: Path) -> None:
    """Before anybody does anything at the table."""
    if out.exists():
        raise KnownError(f"{out}: it is there already; name a new file with --out")
    if not os.access(out.parent, os.W_OK):
        raise KnownError(f"{out}: name a file in a folder that is there and that this user may write")


@dataclass
class Minutes(DeviceListener):
    """All that was told, in order; `used` of it was needed for the steps before."""

    all: list[Told] = field(default_factory=list)
    used: int = 0

    def event(self, event: Event) -> None:
        self.all.append(event)
        super().event(event)

    def status(self, status: Status) -> None:
        self.all.append(status)
        super().status(status)

    def wait_for_more(self, seconds: float) -> bool:
        known = len(self.all)
        return self.wait(lambda: len(self.all) > known, seconds)

    def begin(self, check: Check) -> None:
        """What came before it was asked is no card of this step."""
        if check.since is Since.IT_WAS_ASKED:
            while self.wait_for_more(_SETTLED):
                pass
            self.used = len(self.all)

    def verdict(self, check: Check) -> tuple[Verdict, int]:
        """With how much of it was needed."""
        told = tuple(self.all[self.used :])
        if check.until is Until.DONE:
            return check.judge(told), len(told)
        for count in range(len(told) + 1):
            verdict = check.judge(told[:count])
            if not isinstance(verdict, Waiting):
                return verdict, count
        return Waiting(), 0


def _run(url: str, spoken: Spoken, steps: tuple[Check, ...], seconds: float) -> Iterator[CheckOutcome]:
    answers, minutes = Answers(), Minutes()
    with linked(url, spoken, minutes):
        _listens(minutes, url)
        for number, check in enumerate(steps, 1):
            minutes.begin(check)
            must_fit(url, minutes)
            _say(f"{number} of {len(steps)}: {check.ask}")
            outcome = _outcome(check, minutes, answers, seconds)
            _say(f"  {outcome}")
            yield outcome


def _listens(minutes: Minutes, url: str) -> None:
    """A card that moves before the line is open is heard by nobody."""
    minutes.wait(lambda: isinstance(minutes.last(), Listening | Lost), _OPENS_WITHIN)
    if not any(isinstance(each, Listening) for each in minutes.statuses):
        raise KnownError(str(getattr(minutes.last(), "error", f"{url}: the line does not open; check the cable")))


def _outcome(check: Check, minutes: Minutes, answers: Answers, seconds: float) -> CheckOutcome:
    end = time.monotonic() + seconds
    verdict, used, typed = *minutes.verdict(check), ""
    while _goes_on(check, verdict, typed) and time.monotonic() < end:
        typed = answers.at_hand()
        if typed == LEFT_OUT:
            return CheckOutcome("left out", check.name, "the person left it out")
        minutes.wait_for_more(_ON_ITS_WAY if typed == DONE else _STEP)
        verdict, used = minutes.verdict(check)
    minutes.used += used
    if _goes_on(check, verdict, typed) and not isinstance(verdict, Waiting):
        verdict = Waiting("nobody said that it was done")
    return _told(check, verdict, answers, seconds)


def _goes_on(check: Check, verdict: Verdict, typed: str) -> bool:
    match check.until:
        case Until.HEARD:
            return isinstance(verdict, Waiting)
        case Until.DONE:
            return typed != DONE and not isinstance(verdict, Failed)


def _told(check: Check, verdict: Verdict, answers: Answers, seconds: float) -> CheckOutcome:
    match verdict:
        case Waiting(said):
            return CheckOutcome("failed", check.name, f"{said} for {seconds:g} s")
        case Failed(said):
            return CheckOutcome("failed", check.name, said)
        case Passed(said, ()):
            return CheckOutcome("passed", check.name, said)
        case Passed(said, cards):
            return _confirmed(check, said, " ".join(cards), answers)


def _confirmed(check: Check, said: str, cards: str, answers: Answers) -> CheckOutcome:
    _say(f"  The terminal heard {cards}. Do they lie so? y or n")
    agreed = answers.asked("y", "n") == "y"
    told = f"{said}, as they lie" if agreed else f"{said}, and they lie otherwise"
    return CheckOutcome("passed" if agreed else "failed", check.name, told)


def _say(text: str) -> None:
    write_output(text)
    sys.stdout.flush()
