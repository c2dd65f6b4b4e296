"""`device accept`: a guided run at the table, and a signed page of what passed."""

import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from signal import SIGINT
from typing import Annotated

import typer

from dealer_terminal.app.files import write_bytes
from dealer_terminal.app.trusted_keys import key_folder
from dealer_terminal.cli.acceptance_page import SIGNER, Outcome, Run, page_of
from dealer_terminal.cli.answers import Answers
from dealer_terminal.cli.device_options import (
    Heard,
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
from dealer_terminal.cli.options import KeyFolder
from dealer_terminal.cli.output import write_output
from dealer_terminal.errors import KnownError
from dealer_terminal.interrupts import BY_A_SIGNAL
from dealer_terminal.journal.note import sign_note
from dealer_terminal.storage.keys import made_keys
from drivers.acceptance import BY_HAND, Check, Failed, Passed, Since, Told, Until, Verdict, Waiting, checks
from drivers.events import Event
from drivers.pipe import nature_of, port_at
from drivers.registry import named
from drivers.status import Listening, Lost, Status

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
        run.outcomes.extend(Outcome("left out", each.name, "the run was ended before it") for each in left)
        return True
    return False


def _look_at_the_place(out: Path) -> None:
    """Before anybody does anything at the table."""
    if out.exists():
        raise KnownError(f"{out}: it is there already; name a new file with --out")
    if not os.access(out.parent, os.W_OK):
        raise KnownError(f"{out}: name a file in a folder that is there and that this user may write")


@dataclass
class Minutes(Heard):
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


def _run(url: str, spoken: Spoken, steps: tuple[Check, ...], seconds: float) -> Iterator[Outcome]:
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


def _outcome(check: Check, minutes: Minutes, answers: Answers, seconds: float) -> Outcome:
    end = time.monotonic() + seconds
    verdict, used, typed = *minutes.verdict(check), ""
    while _goes_on(check, verdict, typed) and time.monotonic() < end:
        typed = answers.at_hand()
        if typed == LEFT_OUT:
            return Outcome("left out", check.name, "the person left it out")
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


def _told(check: Check, verdict: Verdict, answers: Answers, seconds: float) -> Outcome:
    match verdict:
        case Waiting(said):
            return Outcome("failed", check.name, f"{said} for {seconds:g} s")
        case Failed(said):
            return Outcome("failed", check.name, said)
        case Passed(said, ()):
            return Outcome("passed", check.name, said)
        case Passed(said, cards):
            return _confirmed(check, said, " ".join(cards), answers)


def _confirmed(check: Check, said: str, cards: str, answers: Answers) -> Outcome:
    _say(f"  The terminal heard {cards}. Do they lie so? y or n")
    agreed = answers.asked("y", "n") == "y"
    told = f"{said}, as they lie" if agreed else f"{said}, and they lie otherwise"
    return Outcome("passed" if agreed else "failed", check.name, told)


def _say(text: str) -> None:
    write_output(text)
    sys.stdout.flush()
