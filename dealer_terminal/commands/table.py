"""`table`: the kiosk."""

import os
from pathlib import Path
from typing import Annotated

import typer

from dealer_terminal.bootstrap.kiosk import Simulation, Wanted, open_kiosk
from dealer_terminal.commands import new_app
from dealer_terminal.commands.first_person import first_person
from dealer_terminal.errors import KnownError
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.table.device_reader import Device, cards_from
from dealer_terminal.ui.kiosk.app import Kiosk, run
from dealer_terminal.ui.kiosk.headless import play
from dealer_terminal.ui.kiosk.room import Settings
from dealer_terminal.ui.shared.panel import Panel, parse_panel

app = new_app()

_HANDS_TAKE = 0.4


@app.command()
def table(
    *,
    db: Annotated[str, typer.Option(help="The journal: a file, or postgresql://user@host/name.")],
    simulate: Annotated[
        bool, typer.Option("--simulate", help="A simulated reader, and people with open PINs.")
    ] = False,
    device: Annotated[
        str, typer.Option(metavar="URL", help="The reader's line: /dev/ttyUSB0, socket://host:port.")
    ] = "",
    protocol: Annotated[str, typer.Option(help="packet-shuffler, angel-eye or card-line.")] = "",
    rulebook: Annotated[str, typer.Option(help="What is offered when the table opens.")] = "31-classic-wa-2019",
    name: Annotated[str, typer.Option("--table", help="The table's name.")] = "1",
    keys: Annotated[Path | None, typer.Option(help="The folder of the terminal's keys.")] = None,
    size: Annotated[str, typer.Option(help="The panel in pixels.")] = "1280x800",
    theme: Annotated[str, typer.Option(help="felt or contrast.")] = "felt",
    fullscreen: Annotated[bool, typer.Option("--fullscreen", help="The whole panel.")] = False,
    headless: Annotated[bool, typer.Option("--headless", help="Plays by itself through the real screens.")] = False,
    rounds: Annotated[int, typer.Option(min=1, help="With --headless: rounds to play.")] = 3,
    seed: Annotated[int, typer.Option(help="Of simulated cards and players.")] = 1,
    screenshots: Annotated[Path | None, typer.Option(help="With --headless: where its pictures go.")] = None,
) -> None:
    """The kiosk beside the dealer.

    With --headless it needs no display: it presses its own keys, plays whole rounds with slips and irregularities, and
    saves a picture of every distinct state.

    \b
    Example:
      dealer-terminal table --simulate --db var/journal.db
      dealer-terminal table --device /dev/ttyUSB0 --protocol packet-shuffler --db journal.db --fullscreen
      dealer-terminal table --simulate --headless --rounds 3 --seed 1 --screenshots pictures --db var/journal.db
    """
    if headless and not simulate:
        raise KnownError("--headless plays with simulated cards only: add --simulate")
    panel = _panel(size)
    cards = Simulation(seed, 0.0 if headless else _HANDS_TAKE) if simulate else _device(device, protocol)
    source = cards_from(cards) if isinstance(cards, Device) else CardsFrom.SIMULATED
    settings = Settings(name, rulebook, (source, CardsFrom.DEALER), theme=theme)
    if not simulate:
        first_person(db, keys)
    with open_kiosk(Wanted(db, keys, settings, cards)) as kiosk:
        if headless:
            os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
            _by_itself(kiosk, screenshots or Path("screenshots"), rounds, seed, panel)
        else:
            raise typer.Exit(run(kiosk, fullscreen=fullscreen, panel=panel))


def _device(url: str, protocol: str) -> Device:
    if not url or not protocol:
        raise KnownError("name the reader with --device and --protocol, or take --simulate")
    return Device(url, protocol)


def _by_itself(kiosk: Kiosk, folder: Path, rounds: int, seed: int, panel: Panel) -> None:
    for _ in play(kiosk, folder, rounds=rounds, seed=seed, panel=panel):
        pass
    typer.echo(f"{rounds} rounds played; {len(list(folder.glob('*.png')))} pictures in {folder}")


def _panel(size: str) -> Panel:
    try:
        return parse_panel(size)
    except ValueError as error:
        raise KnownError(f"--size {size}: {error}") from None
