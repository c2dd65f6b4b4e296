"""The house's own procedures, for what the papers leave to it. The paper's word always goes before the house's."""

from hashlib import sha256

import msgspec
from msgspec import Struct

from dealer_terminal.rules.rulebook import Irregularity, Rulebook
from dealer_terminal.rules.rulebook_file import RulebookError


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    title: str
    revision: str
    dated: str
    irregularities: tuple[Irregularity, ...]


class House(Struct, frozen=True):
    id: str
    title: str
    revision: str
    dated: str
    irregularities: tuple[Irregularity, ...]
    hash: str = ""

    def procedure(self, book: Rulebook, wanted: str) -> Irregularity:
        """What to do about an irregularity: by the paper where it says, by the house where it is silent."""
        known = (*book.irregularities, *self.irregularities)
        return next(each for each in known if each.id == wanted)


def read_house(text: str, file: str) -> House:
    try:
        raw = msgspec.toml.decode(text, type=_File)
    except msgspec.ValidationError as error:
        reason, _, key = str(error).partition(" - at ")
        raise RulebookError(file, key.strip("`").removeprefix("$.") or "top level", reason) from None
    except (msgspec.DecodeError, ValueError) as error:
        raise RulebookError(file, "TOML", str(error)) from None
    ids = [each.id for each in raw.irregularities]
    for each in ids:
        if ids.count(each) > 1:
            raise RulebookError(file, f"irregularities.{each}", "is there twice")
    return House(**msgspec.structs.asdict(raw), hash=sha256(text.encode()).hexdigest())
