"""`device conform`: somebody else's machine or host, tried rule by rule of the protocol's page."""

import sys
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from dealer_terminal.cli.device_options import (
    LineText,
    OptionWords,
    PacketSize,
    ProtocolName,
    Spoken,
    options_of,
    told_plainly,
)
from dealer_terminal.cli.output import write_json, write_output
from dealer_terminal.cli.pty_or_tcp import NO_FILE, PtyPath, TcpPort, runner_at, started, until_stopped, where_of
from dealer_terminal.errors import KnownError
from drivers.errors import LineGone, SilentDevice
from drivers.kit.conformance.hands import ASKS
from drivers.kit.conformance.line import BACK_WITHIN, EmulatedLine, Mouth, RealLine
from drivers.kit.conformance.rules import NotTried, Result, Tried, declared
from drivers.kit.suite import no_host_rules, no_machine_rules
from drivers.kit.suites import suite_of
from drivers.pipe import port_at
from drivers.registry import named

WRONG, NOT_ALL = 1, 3
_UNHEARD = 2
_NOBODY = ""
TheirMachine = Annotated[str, typer.Option("--device", metavar="URL", help="Their machine.", show_default=False)]
APerson = Annotated[bool, typer.Option("--hands/--no-hands", help="Whether a person can move cards when asked.")]
Without = Annotated[
    list[str] | None,
    typer.Option("--without", metavar="WHAT", help="What they need not have, and have not; once for each."),
]
Waits = Annotated[
    float, typer.Option(min=1, max=3600, help="How long a person, a lost line or an order is waited for.")
]
_SIGNS = {
    Result.RIGHT: "right    ",
    Result.WRONG: "WRONG    ",
    Result.NOT_TRIED: "not tried",
    Result.LEFT_OUT: "left out ",
    Result.NOT_HAD: "not had  ",
}


def conform(
    *,
    protocol: ProtocolName,
    device: TheirMachine = _NOBODY,
    host: Annotated[bool, typer.Option("--host", help="Their host: it connects to a machine that is played.")] = False,
    port: TcpPort = None,
    path: PtyPath = NO_FILE,
    packet_size: PacketSize = 4,
    line: LineText = "",
    option: OptionWords = None,
    hands: APerson = True,
    without: Without = None,
    seconds: Waits = 120.0,
    json: Annotated[bool, typer.Option("--json", help="As a JSON list, at the end.")] = False,
) -> None:
    """Tries each rule of a protocol's page, and says which were kept: a numbered list, with what was seen instead.

    With --device it plays host to a machine, sends orders and takes its reports: never at a table in play. It says on
    standard error what a person must do there. With --host it plays a machine, says where it is, and a host must
    connect to it.

    Each rule is tried in a state of its own. Where that can't be had because another rule failed, it is not tried, and
    the number of that rule is told, so that one defect is one WRONG. A rule that fails after it was right is told once
    more; what was told last counts. What no trial of a few minutes can come to is left out. It ends with 0 only where
    all others were tried and right, with 1 where one was wrong, else with 3, as where it was stopped or the line lost.

    What a page leaves to a maker is not tried at a machine that has none of it, and the line says so: --without R. With
    that option it is "not had", as declared, and does not keep the end from 0.

    \b
    Example:
      dealer-terminal device conform --device /dev/ttyUSB0 --protocol packet-shuffler
      dealer-terminal device conform --device /dev/ttyUSB0 --protocol angel-eye --without R --without burnt-cards
      dealer-terminal device conform --host --port 4001 --protocol packet-shuffler
    """
    if host == bool(device):
        raise KnownError("name a machine with --device URL, or try a host with --host: one of them")
    spoken = Spoken(protocol, packet_size, line, options_of(option))
    _must_have_rules(protocol, host=host)
    lacking = _lacking(protocol, without or (), host=host)
    told = dict[int, Tried]()
    through = False
    with told_plainly(), until_stopped(), _until_gone():
        side = (
            _their_host(spoken, port, path, seconds)
            if host
            else _their_machine(device, spoken, seconds if hands else 0)
        )
        for tried in side:
            each = declared(tried, lacking)
            told[each.number] = each
            if not json:
                _say(_line(each))
        through = True
    _end(told, json=json, through=through)
    if code := exit_code(told.values(), through=through):
        raise typer.Exit(code)


@dataclass(frozen=True, slots=True)
class PersonAtDevice:
    """Asked on standard error, so that what is told on the other can be kept. No patience: nobody is there."""

    patience: float

    def do(self, gesture: str) -> None:
        if not self.patience:
            raise NotTried("it needs a person's hands")
        typer.echo(f"  > {ASKS[gesture]}", err=True)


@contextmanager
def _until_gone() -> Iterator[None]:
    """What was tried before stands, whatever became of the line."""
    try:
        yield
    except LineGone as gone:
        typer.echo(str(gone), err=True)


def _must_have_rules(protocol: str, *, host: bool) -> None:
    with told_plainly():
        suite = suite_of(named(protocol).name)
    if (suite.try_host is no_host_rules) if host else (suite.try_machine is no_machine_rules):
        side = "hosts" if host else "machines"
        raise KnownError(f"{protocol}: its page has no rules for {side}; try the other side, or another protocol")


def _lacking(protocol: str, without: Collection[str], *, host: bool) -> Collection[str]:
    suite = suite_of(protocol)
    names = suite.host_may_lack if host else suite.machine_may_lack
    for each in without:
        if each not in names:
            there_are = f"there are {', '.join(names)}" if names else "its page leaves nothing to a maker"
            raise KnownError(f"--without {each}: {protocol} knows no such thing to do without; {there_are}")
    return without


def _their_machine(url: str, spoken: Spoken, patience: float) -> Iterator[Tried]:
    suite, setup = suite_of(spoken.protocol), spoken.setup()
    with closing(RealLine(port_at(url, spoken.on_line()), patience or BACK_WITHIN)) as line:
        yield from _while_heard(url, line, suite.try_machine(line, PersonAtDevice(patience), setup))


def _while_heard(url: str, line: RealLine, told: Iterator[Tried]) -> Iterator[Tried]:
    """A machine that is not there breaks no rule: two that failed, and not a byte, are enough to say so."""
    held = list[Tried]()
    for each in told:
        held.append(each)
        if line.heard or not each.failed:
            yield from held
            held.clear()
        elif len(held) == _UNHEARD:
            raise SilentDevice(url)
    yield from held


def _their_host(spoken: Spoken, port: int | None, path: Path, patience: float) -> Iterator[Tried]:
    suite, setup, mouth = suite_of(spoken.protocol), spoken.setup(), Mouth(spoken.protocol)
    runner = runner_at(mouth, port, path)
    with started(runner, str(path if port is None else port)):
        typer.echo(where_of(runner), err=True)
        line = EmulatedLine(runner, mouth, patience)
        if not line.wait_for_host(patience):
            raise KnownError(f"{where_of(runner)}: no host came for {patience:g} s; let it connect there")
        yield from suite.try_host(line, setup)


def _end(told: Mapping[int, Tried], *, json: bool, through: bool) -> None:
    if json:
        write_json([_row(each) for _, each in sorted(told.items())])
    else:
        _say(_sum(told.values(), through=through))


def _line(each: Tried) -> str:
    seen = f": {each.seen}" if each.seen else ""
    if each.result is Result.NOT_TRIED and each.lacks:
        seen += f" (--without {each.lacks} declares it)"
    return f"{each.number:3} {_SIGNS[each.result]} {each.paragraph}: {each.says}{seen}"


def _row(each: Tried) -> dict[str, Any]:
    return {**asdict(each), "result": each.result.value}


def _sum(told: Collection[Tried], *, through: bool) -> str:
    counts = Counter(each.result for each in told)
    stopped = "" if through else "; it was stopped, and the rules after them were not tried"
    results = [result for result in Result if counts[result] or result is not Result.NOT_HAD]
    return ", ".join(f"{counts[result]} {result.value}" for result in results) + stopped


def exit_code(told: Collection[Tried], *, through: bool) -> int:
    results = {each.result for each in told}
    if Result.WRONG in results:
        return WRONG
    return 0 if through and Result.RIGHT in results and Result.NOT_TRIED not in results else NOT_ALL


def _say(text: str) -> None:
    write_output(text)
    sys.stdout.flush()
