"""Facts as bytes and back: compact JSON under a stable kind and schema number, so that a person can read it."""

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from dealer_terminal.audit.errors import FormatError
from dealer_terminal.audit.journal_facts import JournalFact
from dealer_terminal.audit.kinds import KINDS, UPGRADES, Upgrade
from dealer_terminal.procedure.facts import Fact

Known = TypeVar("Known", bound=Struct)


class UnknownFact(Struct, frozen=True):
    """Written by a newer version: kept to the byte, and reported."""

    kind: str
    schema: int
    body: bytes


class Encoded(Struct, frozen=True):
    kind: str
    schema: int
    body: bytes


class Codec(Generic[Known]):
    """Encodes by the class of a fact, decodes by its kind; older schema numbers are upgraded one by one."""

    def __init__(
        self, kinds: Mapping[type[Known], tuple[str, int]], upgrades: Mapping[tuple[str, int], Upgrade]
    ) -> None:
        self._names = dict(kinds)
        self._upgrades = dict(upgrades)
        self._types = {name: (number, known) for known, (name, number) in kinds.items()}
        self._decoders = {names: msgspec.json.Decoder(known) for known, names in kinds.items()}
        self._encode = msgspec.json.Encoder().encode

    def encode(self, fact: Known | UnknownFact) -> Encoded:
        if isinstance(fact, UnknownFact):
            return Encoded(fact.kind, fact.schema, fact.body)
        kind, schema = self._names[type(fact)]
        return Encoded(kind, schema, self._encode(fact))

    def decode(self, kind: str, schema: int, body: bytes) -> Known | UnknownFact:
        decoder = self._decoders.get((kind, schema))
        try:
            if decoder is not None:
                return decoder.decode(body)
            return self._older(kind, schema, body)
        except msgspec.MsgspecError as error:
            raise FormatError(f"its {kind} (schema {schema}) cannot be read: {error}") from None
        except UnicodeDecodeError:
            raise FormatError(f"its {kind} (schema {schema}) is not UTF-8 text") from None
        except RecursionError:
            raise FormatError(f"its {kind} (schema {schema}) is nested deeper than any fact") from None

    def _older(self, kind: str, schema: int, body: bytes) -> Known | UnknownFact:
        current, known = self._types.get(kind, (0, None))
        if known is None or schema > current:
            return UnknownFact(kind, schema, body)
        fields = msgspec.json.decode(body, type=dict[str, Any])
        for number in range(schema, current):
            fields = self._upgrade(kind, number)(fields)
        return msgspec.convert(fields, known, str_keys=True, builtin_types=())

    def _upgrade(self, kind: str, schema: int) -> Upgrade:
        try:
            return self._upgrades[kind, schema]
        except KeyError:
            raise FormatError(f"{kind} never had schema {schema}") from None


CODEC: Codec[Fact | JournalFact] = Codec(KINDS, UPGRADES)
