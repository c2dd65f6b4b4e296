"""`forward`: a table's journal, brought to the floor."""

import time
from contextlib import closing
from typing import Annotated

import typer

from dealer_terminal.bootstrap.forwarding import JournalToForward, KeptPass
from dealer_terminal.commands import new_app
from dealer_terminal.commands.floor import Floor
from dealer_terminal.commands.journal_options import Db, KeyFolder, key_folder
from dealer_terminal.commands.program_fault import program_version
from dealer_terminal.commands.rights import may_read
from dealer_terminal.commands.stands import until_stopped
from dealer_terminal.floor.address import floor_url
from dealer_terminal.floor.admission import NO_TOKEN
from dealer_terminal.floor.forwarder import Forwarder
from dealer_terminal.floor.ports import Nobody
from dealer_terminal.floor.running import Running

app = new_app()


class Outside:
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
    keys: KeyFolder = None,
) -> None:
    """Brings the journal to the floor as it grows, behind the table's back: it only reads, and the table never waits.

    The floor says how far it is, and gets what it lacks. It may be cut off anywhere, run twice, or come back after a
    week: nothing is lost, and nothing is there twice. The first run takes the token; from then on a password of its own
    lies beside the keys, for this user alone.

    With --once it ends with 1 where what stands here is not what the floor has: an older copy, or another history.

    \b
    Example:
      dealer-terminal forward --db journal.db --floor postgresql://server/floor --token 7:… --once
      dealer-terminal forward --db journal.db --floor postgresql://server/floor
    """
    url = floor_url(floor)
    may_read(db)
    with closing(JournalToForward(db)) as source:
        wallet = KeptPass(key_folder(keys), source.journal.id)
        forwarder = Forwarder(source, Nobody(), lambda: time.time_ns() // 1000, program_version())
        running = Running(url, source, wallet, forwarder, Outside())
        if once:
            done = running.once(token)
            unsigned = f", and {done.ahead - done.signed} that are not signed yet" if done.ahead > done.signed else ""
            typer.echo(f"The floor has all {done.signed} signed records{unsigned}.")
            return
        with until_stopped():
            running.for_ever(token)
