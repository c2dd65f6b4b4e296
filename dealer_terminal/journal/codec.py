"""Encoding of facts: compact, readable JSON under a stable kind and schema number."""

from collections.abc import Mapping
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct

from dealer_terminal.journal.errors import FormatError
from dealer_terminal.journal.journal_facts import JournalFact
from dealer_terminal.journal.kinds import KINDS
from dealer_terminal.procedure.facts import Fact

Known = TypeVar("Known", bound=Struct)


class UnknownFact(Struct, frozen=True):
    """Fact written by a newer version. Its bytes are preserved, and it is reported."""

    kind: str
    schema: int
    body: bytes


class Encoded(Struct, frozen=True):
    kind: str
    schema: int
    body: bytes


class Codec(Generic[Known]):
    """Encoder and decoder of facts. Encoding selects by class, decoding by kind and schema number."""

    def __init__(self, kinds: Mapping[type[Known], tuple[str, int]]) -> None:
        self._names = dict(kinds)
        self._numbers = dict(kinds.values())
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
        except msgspec.MsgspecError as error:
            raise FormatError(f"its {kind} (schema {schema}) cannot be read: {error}") from None
        except UnicodeDecodeError:
            raise FormatError(f"its {kind} (schema {schema}) is not UTF-8 text") from None
        except RecursionError:
            raise FormatError(f"its {kind} (schema {schema}) is nested deeper than any fact") from None
        if schema <= self._numbers.get(kind, 0):
            raise FormatError(f"{kind} never had schema {schema}")
        return UnknownFact(kind, schema, body)


CODEC: Codec[Fact | JournalFact] = Codec(KINDS)
