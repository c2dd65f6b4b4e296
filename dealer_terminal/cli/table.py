"""`table`: the kiosk."""

import os
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from dealer_terminal import interrupts
from dealer_terminal import settings as terminal
from dealer_terminal.app.kiosk import ByHand, KioskOptions, Simulation, open_kiosk
from dealer_terminal.app.lazy_import import imported
from dealer_terminal.app.settings import device as device_of
from dealer_terminal.app.settings import for_the_room, overridden, settings_key_folder
from dealer_terminal.cli import new_app
from dealer_terminal.cli.device_options import LineText, OptionWords, options_of
from dealer_terminal.cli.first_admin import first_person
from dealer_terminal.cli.rights import may_write
from dealer_terminal.cli.window_options import panel_of, picture_folder
from dealer_terminal.errors import KnownError
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.table.device_reader import Device, cards_from
from dealer_terminal.table.simulated_reader import USUAL
from dealer_terminal.ui.kiosk.kiosk import Kiosk
from dealer_terminal.ui.kit.panel import Panel
from drivers.registry import KINDS

app = new_app()

_HANDS_TAKE = 0.4

SettingsFile = Annotated[
    Path | None, typer.Option(metavar="FILE", help="How the terminal is set up; /etc/dealer-terminal.toml if there.")
]
Simulated = Annotated[bool, typer.Option("--simulate", help="A simulated reader, and people with open PINs.")]
Meters = Annotated[bool, typer.Option("--meters", help="The players' meters: on a second screen, else beside.")]
Linked = Annotated[str, typer.Option(metavar="URL", help="The floor whose meters this table plays for.")]
DeviceUrl = Annotated[str, typer.Option(metavar="URL", help="The reader's line: /dev/ttyUSB0, socket://host:port.")]


@app.command()
def table(
    *,
    settings: SettingsFile = None,
    db: Annotated[str, typer.Option(help="The journal: a file, or postgresql://user@host/name.")] = "",
    simulate: Simulated = False,
    device: DeviceUrl = "",
    protocol: Annotated[str, typer.Option(help=f"{', '.join(KINDS)}.")] = "",
    line: LineText = "",
    option: OptionWords = None,
    rulebook: Annotated[str, typer.Option(help="What is offered when the table opens.")] = "",
    name: Annotated[str, typer.Option("--table", help="The table's name.")] = "",
    keys: Annotated[Path | None, typer.Option(readable=False, help="The folder of the terminal's keys.")] = None,
    size: Annotated[str, typer.Option(help="The panel in pixels.")] = "1280x800",
    theme: Annotated[str, typer.Option(help="felt or contrast.")] = "",
    fullscreen: Annotated[bool, typer.Option("--fullscreen", help="The whole panel.")] = False,
    meters: Meters = False,
    linked: Linked = "",
    headless: Annotated[bool, typer.Option("--headless", help="Plays by itself through the real screens.")] = False,
    rounds: Annotated[int, typer.Option(min=1, help="With --headless: rounds to play.")] = 3,
    seed: Annotated[int, typer.Option(help="Of simulated cards and players.")] = 1,
    screenshots: Annotated[Path | None, typer.Option(help="With --headless: a new folder for its pictures.")] = None,
) -> None:
    """The kiosk beside the dealer. With no reader the dealer enters the cards.

    With --headless it needs no display: it presses its own keys, plays whole rounds with slips and irregularities, and
    saves a picture of every distinct state. Its people are invented, so its cards are too: --simulate, or the --device
    that emulate made. What is named here stands before what the settings file says.

    \b
    Example:
      dealer-terminal table --simulate --db var/journal.db
      dealer-terminal table --simulate --rulebook 3-card-ags --meters --db var/journal.db
      dealer-terminal table --device /dev/ttyUSB0 --protocol packet-shuffler --db journal.db --fullscreen
      dealer-terminal table --rulebook 3-card-ags --db journal.db --linked postgresql://server/floor
      dealer-terminal table --simulate --headless --rounds 3 --seed 1 --screenshots pictures --db var/journal.db
    """
    if simulate and (device or line or option):
        raise KnownError("--simulate brings a reader of its own: leave it out, or --device, --line and --option")
    named = {"db": db, "rulebook": rulebook, "table": name, "keys": str(keys or ""), "linked": linked}
    read = options_of(option)
    found = terminal.found(settings)
    told = overridden(found, device=device, protocol=protocol, line=line, options=read, theme=theme, **named)
    panel = replace(panel_of(size), inches=told.screen.inches)
    hands_take = 0.0 if headless else _HANDS_TAKE
    cards = Simulation(seed, hands_take, protocol or USUAL) if simulate else _reader(told.reader)
    wanted = _kiosk_wanted(told, cards, unattended=headless)
    may_write(wanted.db, wanted.keys)
    pictures = picture_folder(screenshots or Path("screenshots")) if headless else Path()
    if not (simulate or headless):
        first_person(wanted.db, wanted.keys)
    with interrupts.in_order(), open_kiosk(wanted) as kiosk:
        if headless:
            os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
            _by_itself(kiosk, pictures, rounds, seed, panel)
        else:
            raise typer.Exit(_on_a_panel(kiosk, panel, fullscreen=fullscreen or told.screen.fullscreen, meters=meters))


def _reader(told: terminal.ReaderSetting) -> Device | ByHand:
    if not (told.device or told.protocol):
        return ByHand()
    _says_if_simulated(device := device_of(told))
    return device


def _says_if_simulated(device: Device) -> None:
    """Whoever tries a machine of their own at a desk reads it here, before it is refused for its name."""
    if cards_from(device) is CardsFrom.SIMULATED:
        told = "is no line that a real device is on, so its cards are SIMULATED; what is there calls itself so too"
        typer.echo(f"{device.url} {told}", err=True)


def _kiosk_wanted(told: terminal.Settings, cards: Device | Simulation | ByHand, *, unattended: bool) -> KioskOptions:
    if not told.db:
        raise KnownError("name the journal with --db, or as db in the settings file")
    source = _source(cards)
    if unattended and source is not CardsFrom.SIMULATED:
        raise KnownError("--headless plays with simulated cards only: add --simulate, or name an emulated --device")
    return KioskOptions(
        told.db, settings_key_folder(told), for_the_room(told, source), cards, told.rulebooks, unattended, told.linked
    )


def _source(cards: Device | Simulation | ByHand) -> CardsFrom:
    match cards:
        case ByHand():
            return CardsFrom.DEALER
        case Simulation():
            return CardsFrom.SIMULATED
        case device:
            return cards_from(device)


def _on_a_panel(kiosk: Kiosk, panel: Panel, *, fullscreen: bool, meters: bool) -> int:
    """Qt is loaded last: it reads the source of whatever is imported after it."""
    app = imported("dealer_terminal.ui.kiosk.app")
    code: int = app.run(kiosk, fullscreen=fullscreen, panel=panel, meters=meters)
    return code


def _by_itself(kiosk: Kiosk, folder: Path, rounds: int, seed: int, panel: Panel) -> None:
    """What presses by itself is loaded where nobody is there to press."""
    headless = imported("dealer_terminal.ui.kiosk.headless")
    for _ in headless.play(kiosk, folder, rounds=rounds, seed=seed, panel=panel):
        pass
    typer.echo(f"{rounds} rounds played; {len(list(folder.glob('*.png')))} pictures in {folder}")
