"""`forward`: a table's journal, brought to the floor."""

import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Annotated

import typer

from dealer_terminal.app.forwarding import JournalToForward, KeptPass, paths_of
from dealer_terminal.app.trusted_keys import key_folder
from dealer_terminal.cli import new_app
from dealer_terminal.cli.floor import Floor
from dealer_terminal.cli.options import Db, KeyFolder
from dealer_terminal.cli.program_fault import program_version
from dealer_terminal.cli.pty_or_tcp import until_stopped
from dealer_terminal.cli.rights import may_read
from dealer_terminal.errors import KnownError
from dealer_terminal.floor.address import floor_url
from dealer_terminal.floor.admission import NO_TOKEN
from dealer_terminal.floor.continuous_forwarder import RunningForwarder
from dealer_terminal.floor.cosigned import beside
from dealer_terminal.floor.forwarder import Forwarder
from dealer_terminal.floor.ports import Cosigners, Nobody
from dealer_terminal.floor.witnesses import AtWitness, at_witness
from dealer_terminal.floor.witnessing import Witnesses
from dealer_terminal.storage.address import SQLITE, address, file_of

app = new_app()

_WRONG = 1


class ForwardProcess:
    """The world of a forwarder: this process."""

    def tell(self, line: str) -> None:
        typer.echo(line, err=True)

    def wait(self, seconds: float) -> None:
        time.sleep(seconds)

    def steady(self) -> float:
        return time.monotonic()


@app.command()
def forward(
    *,
    db: Db,
    floor: Floor,
    token: Annotated[
        str, typer.Option(metavar="TABLE:SECRET", help="At the first run: what floor enrol printed.")
    ] = NO_TOKEN,
    once: Annotated[bool, typer.Option("--once", help="Ends when the floor has all that is there.")] = False,
    witness: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="A witness that shall cosign, or VKEY URL in one argument; any number."),
    ] = None,
    keys: KeyFolder = None,
) -> None:
    """Brings the journal to the floor as it grows, behind the table's back: it only reads, and the table never waits.

    The floor says how far it is, and gets what it lacks. It may be cut off anywhere, run twice, or come back after a
    week: nothing is lost, and nothing is there twice. The first run takes the token; from then on a password of its own
    lies beside the keys, for this user alone. Over TLS it asks for a certificate, which floor certify signs, and for
    the next one in time: once the server has taken it, no password lets anybody in as this table.

    With --witness each checkpoint that the floor has taken is shown to others (C2SP tlog-witness), beside the shipping
    and never before it. What they cosign is kept in FILE.cosigned beside the journal, and on the floor; a witness that
    lies is an alarm there.

    With --once it ends with 1 where what stands here is not what the floor has: an older copy, or another history, and
    where a witness found something wrong.

    \b
    Example:
      dealer-terminal forward --db journal.db --floor postgresql://server/floor --token 7:… --once
      dealer-terminal forward --db journal.db --floor postgresql://server/floor
      dealer-terminal forward --db journal.db --floor postgresql://server/floor --witness https://witness.example/w1
    """
    url = floor_url(floor)
    may_read(db)
    asked = [at_witness(each) for each in witness or ()]
    with closing(JournalToForward(db)) as source, _cosigners(db, asked) as cosigners:
        cosigners.took(source.newest_checkpoint())
        wallet = KeptPass(key_folder(keys), source.journal.id)
        forwarder = Forwarder(source, cosigners, lambda: time.time_ns() // 1000, program_version())
        running = RunningForwarder(url, source, wallet, forwarder, ForwardProcess())
        if once:
            done = running.once(token)
            unsigned = f", and {done.ahead - done.signed} that are not signed yet" if done.ahead > done.signed else ""
            typer.echo(f"The floor has all {done.signed} signed records{unsigned}.")
            if done.alarms:
                raise typer.Exit(_WRONG)
            return
        with until_stopped():
            running.for_ever(token)


@contextmanager
def _cosigners(db: str, witnesses: Sequence[AtWitness]) -> Iterator[Cosigners]:
    if not witnesses:
        yield Nobody()
        return
    url = address(db)
    if url.drivername != SQLITE:
        raise KnownError("--witness: cosignatures are kept beside a journal's file: name the file, not a server")
    with closing(Witnesses(witnesses, beside(file_of(url)), paths_of(db))) as asked:
        yield asked
