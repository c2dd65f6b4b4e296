"""Start of a witness. Its key and state are created together, once; later it refuses to run with only one of them."""

import secrets
from collections.abc import Iterable, Sequence
from pathlib import Path

from msgspec import Struct

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.disk import sync, take_name, written_beside
from dealer_terminal.floor.witness.state import WitnessState
from dealer_terminal.journal.cosignature import require_cosigner, verify_cosignatures
from dealer_terminal.journal.errors import AuditError, FormatError, MismatchError
from dealer_terminal.journal.vkey import SEED_SIZE, SignatureType, SigningKey, check_name, parse_private, private_text

_SEE = "see docs/floor-server.md"


class WitnessPlace(Struct, frozen=True):
    state: Path
    key: Path


def usual_key(state: Path) -> Path:
    return state.with_name(f"{state.name}.key")


def vkey_file(place: WitnessPlace) -> Path:
    """Return the path of the public verifier keys, for authors of policies."""
    return place.key.with_name(f"{place.key.name.removesuffix('.key')}.vkey")


def begin_or_open(
    place: WitnessPlace, name: str, kinds: Sequence[SignatureType]
) -> tuple[WitnessState, tuple[SigningKey, ...]]:
    """Open the witness, or create it with `name` and `kinds`."""
    try:
        if not place.key.exists():
            _begin(place, name, kinds)
        return _opened(place, name)
    except OSError as error:
        where = error.filename or place.state
        raise KnownError(f"{where}: {error.strerror}: name a folder that this user may write") from None


def _begin(place: WitnessPlace, name: str, kinds: Sequence[SignatureType]) -> None:
    """Create key and state. The key is renamed last, so an existing key proves that there was a state. An empty state
    is left over from an interrupted first start."""
    if place.state.exists() and not _is_empty(place.state):
        lost = f"{place.key}: the key of the witness whose state is {place.state} is not there"
        raise KnownError(f"{lost}: put it back, or name it with --key; {_SEE}")
    try:
        check_name(name)
    except AuditError as error:
        raise KnownError(f"--name: {error}: write a name like example.com/witness") from None
    keys = new_keys(name, kinds)
    vkeys = [str(key.verifier) for key in keys]
    beside = written_beside(place.key, key_text(keys))
    WitnessState.make(place.state, vkeys, name)
    public = vkey_file(place)
    public.write_text("".join(f"{each}\n" for each in vkeys))
    sync(public)
    take_name(beside, place.key)


def _is_empty(file: Path) -> bool:
    state = WitnessState.open(file)
    try:
        return not tuple(state.notes())
    finally:
        state.close()


def _opened(place: WitnessPlace, name: str) -> tuple[WitnessState, tuple[SigningKey, ...]]:
    keys = read_key_file(place.key)
    if name and keys[0].name != name:
        raise KnownError(f"--name {name:.80}: this witness is {keys[0].name}, for ever: leave --name out")
    if not place.state.exists():
        what = f"{place.state}: this witness ({keys[0].name}) had a state, and it is gone"
        why = "one that does not know what it cosigned could cosign another story"
        raise KnownError(f"{what}: {why}: put it back, or begin a new witness with another --state and key; {_SEE}")
    state = WitnessState.open(place.state)
    try:
        _require_own(place, state, keys)
    except KnownError:
        state.close()
        raise
    return state, keys


def _require_own(place: WitnessPlace, state: WitnessState, keys: tuple[SigningKey, ...]) -> None:
    """Check the state against the key. A row that was changed without the key is detected."""
    known = {str(key.verifier) for key in keys}
    if known != set(state.vkeys()):
        raise KnownError(
            f"{place.state}: it is the state of another key than {place.key}: name the two that belong together"
        )
    for note in state.notes():
        try:
            made = verify_cosignatures(note, [key.verifier for key in keys])
            if not made:
                raise MismatchError("it is not cosigned by this witness")
        except AuditError as error:
            raise KnownError(f"{place.state}: what it holds is damaged: {error}; {_SEE}") from None


def new_keys(name: str, kinds: Iterable[SignatureType]) -> tuple[SigningKey, ...]:
    return tuple(SigningKey(name, kind, secrets.token_bytes(SEED_SIZE)) for kind in dict.fromkeys(kinds))


def key_text(keys: Iterable[SigningKey]) -> bytes:
    return "".join(f"{private_text(key)}\n" for key in keys).encode()


def read_key_file(file: Path) -> tuple[SigningKey, ...]:
    try:
        text = file.read_text(encoding="utf-8")
        _require_private(file)
        return _parsed(text)
    except OSError as error:
        raise KnownError(f"{file}: {error.strerror}: give this user the right to read it") from None
    except (AuditError, UnicodeDecodeError) as error:
        raise KnownError(f"{file}: {error}: restore the witness's key from its copy") from None


def _parsed(text: str) -> tuple[SigningKey, ...]:
    keys = tuple(parse_private(line.strip()) for line in text.splitlines() if line.strip())
    if not keys:
        raise FormatError("it holds no key")
    for key in keys:
        require_cosigner(key.verifier)
    if len({key.name for key in keys}) > 1:
        raise FormatError("its keys have several names, and a witness has one")
    return keys


def _require_private(file: Path) -> None:
    if file.stat().st_mode & 0o077:
        raise KnownError(f"{file}: others may read this key: chmod 600 it, or make a new witness if they did")
