"""A witness of ours on a free port of this machine, in this process: the real server, on a real state."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Thread

from dealer_terminal.floor.witness.logs_file import LogsFile
from dealer_terminal.floor.witness.server import USUAL, ClientPatience, WitnessServer
from dealer_terminal.floor.witness.service import Store, TwoStories, WitnessService
from dealer_terminal.floor.witness.start import WitnessPlace, begin_or_open, usual_key
from dealer_terminal.floor.witness.state import WitnessState
from dealer_terminal.journal.vkey import SignatureType, SigningKey

NOW = 1_800_000_000
ED25519, ML_DSA = (SignatureType.COSIGNATURE,), (SignatureType.SUBTREE,)


@dataclass
class Running:
    url: str
    vkeys: tuple[str, ...]
    told: list[str]
    place: WitnessPlace
    logs: Path
    server: WitnessServer


def place_in(folder: Path) -> WitnessPlace:
    return WitnessPlace(folder / "state.db", usual_key(folder / "state.db"))


def opened(folder: Path, kinds: Sequence[SignatureType] = ED25519) -> tuple[WitnessState, tuple[SigningKey, ...]]:
    place = place_in(folder)
    return begin_or_open(place, "" if place.key.exists() else "ours.example/w", kinds)


@contextmanager
def witness_in(
    folder: Path,
    vkeys: Sequence[str],
    kinds: Sequence[SignatureType] = ED25519,
    clock: Callable[[], int] = lambda: NOW,
    patience: ClientPatience = USUAL,
    around: Callable[[WitnessState], Store] = lambda state: state,
) -> Iterator[Running]:
    """`around` may stand between the service and its state, and only watch."""
    told: list[str] = []
    logs = folder / "logs.txt"
    logs.write_text("".join(f"log {each}\n" for each in vkeys))
    state, keys = opened(folder, kinds)
    kept = TwoStories(folder / "refused", told.append)
    service = WitnessService(keys, LogsFile(logs, told.append), around(state), clock, kept.keep)
    server = WitnessServer(("127.0.0.1", 0), service, told.append, patience)
    serving = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    serving.start()
    try:
        url = f"http://127.0.0.1:{server.server_port}"
        yield Running(url, tuple(str(key.verifier) for key in keys), told, place_in(folder), logs, server)
    finally:
        server.shutdown()
        serving.join()
        server.server_close()
        state.close()
