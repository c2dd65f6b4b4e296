"""`device`: the readers and shufflers on this machine's lines, for whoever installs or repairs them."""

from dealer_terminal.cli import new_app
from dealer_terminal.cli.device_accept import accept
from dealer_terminal.cli.device_conform import conform
from dealer_terminal.cli.device_decode import decode
from dealer_terminal.cli.device_list import list_ports
from dealer_terminal.cli.device_probe import probe
from dealer_terminal.cli.device_record import record
from dealer_terminal.cli.device_replay import replay
from dealer_terminal.cli.device_send import send
from dealer_terminal.cli.device_watch import watch

app = new_app()


@app.callback()
def device() -> None:
    """Card readers and shufflers on their lines: what is there, what it says, and a command to it where allowed.

    A device is named by its path or URL: /dev/ttyUSB0, socket://host:port, rfc2217://host:port or hwgrep://pattern.
    The terminal must not be using it meanwhile.

    \b
    Example:
      dealer-terminal device list
      dealer-terminal device probe /dev/ttyUSB0
      dealer-terminal device watch socket://shoe-7:4001 --protocol angel-eye
    """


app.command("list")(list_ports)
app.command()(probe)
app.command()(watch)
app.command()(record)
app.command()(decode)
app.command()(replay)
app.command()(accept)
app.command()(conform)
app.command()(send)
