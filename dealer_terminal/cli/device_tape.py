"""What `decode` and `replay` share: a wire log, and how the device in it was spoken to."""

from pathlib import Path
from typing import Annotated

import typer

from dealer_terminal.cli.device_options import FEWEST_CARDS, MOST_CARDS, Spoken, options_of, told_plainly
from dealer_terminal.errors import KnownError
from drivers.registry import KINDS
from drivers.tape import LINE, PACKET_SIZE, PROTOCOL, Tape, read_tape

AS_RECORDED = ""
LogArgument = Annotated[Path, typer.Argument(metavar="FILE", help="What device record or --log has written.")]
TapeProtocol = Annotated[
    str, typer.Option("--protocol", help=f"{', '.join(KINDS)}; else as the file says.", show_default=False)
]


def tape_of(file: Path) -> Tape:
    try:
        with told_plainly():
            tape = read_tape(file)
    except OSError as error:
        raise KnownError(f"{file}: {error.strerror}; name what device record or --log has written") from None
    for number in tape.cut:
        typer.echo(f"{file}: line {number} is cut short, as by a power cut; it is left out", err=True)
    return tape


def said_if_simulated(tape: Tape) -> None:
    """Beside what is told of it, so that a list stays one."""
    if tape.simulated:
        typer.echo("SIMULATED: no card of this recording was dealt", err=True)


def spoken_in(tape: Tape, file: Path, protocol: str, options: list[str] | None) -> Spoken:
    """As the log says, where nothing else is told."""
    name = protocol or tape.about.get(PROTOCOL, "")
    if not name:
        raise KnownError(f"{file}: it does not say which protocol it is; name it with --protocol")
    as_recorded = tape.options if name == tape.about.get(PROTOCOL) else {}
    size = tape.about.get(PACKET_SIZE, "4")
    if size not in map(str, range(FEWEST_CARDS, MOST_CARDS + 1)):
        raise KnownError(f"{file}: packets of {size!r} cards; correct its line packet-size")
    return Spoken(name, int(size), tape.about.get(LINE, ""), {**as_recorded, **options_of(options)})
