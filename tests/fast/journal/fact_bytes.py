"""The stored bytes of one sample of every fact. `python -m tests.fast.journal.fact_shapes` writes the file."""

from base64 import b64encode
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import Struct, inspect

from dealer_terminal.journal.codec import CODEC, Encoded
from dealer_terminal.journal.kinds import KINDS
from dealer_terminal.procedure.terms import Terms

TABLE = Path(__file__).with_name("fact_bytes.txt")


def written() -> list[Encoded]:
    return [CODEC.encode(sample(fact)) for fact, _ in sorted(KINDS.items(), key=lambda item: item[1])]


def recorded() -> list[Encoded]:
    lines = (line.split(" ", 2) for line in TABLE.read_text().splitlines())
    return [Encoded(kind, int(schema), body.encode()) for kind, schema, body in lines]


def refresh() -> None:
    TABLE.write_text("".join(f"{each.kind} {each.schema} {each.body.decode()}\n" for each in written()))


def facts_of(fact: type[Struct]) -> st.SearchStrategy[Any]:
    """Return a strategy that draws any values of a fact."""
    st.register_type_strategy(Terms, st.builds(Terms, maxima=st.dictionaries(st.text(), st.integers())))
    return st.builds(fact)


def sample(fact: type[Struct]) -> Any:
    fields = _value(inspect.type_info(fact), "")
    return msgspec.convert(fields, fact, str_keys=True, builtin_types=())


def _value(info: inspect.Type, name: str, within: tuple[type, ...] = ()) -> Any:
    """A text is its field's name, a number is how long that is; of several values the last; none lies in itself."""
    match info:
        case inspect.StructType(cls=cls, fields=fields):
            inner = (*within, cls)
            return {field.encode_name: _value(field.type, field.encode_name, inner) for field in fields}
        case inspect.EnumType(cls=cls):
            return list(cls)[-1].value
        case inspect.DictType(key_type=key, value_type=value):
            return {_value(key, name, within): _value(value, name, within)}
        case inspect.VarTupleType(item_type=item):
            return [_value(item, name, within)]
        case inspect.TupleType(item_types=items):
            return [_value(item, name, within) for item in items]
        case inspect.UnionType(types=types):
            return next(_value(each, name, within) for each in types if _may_be(each, within))
        case inspect.BytesType():
            return b64encode(name.encode()).decode()
        case inspect.IntType():
            return len(name)
        case inspect.BoolType():
            return True
        case inspect.StrType():
            return name
    raise TypeError(f"no sample of {info}")


def _may_be(info: inspect.Type, within: tuple[type, ...]) -> bool:
    match info:
        case inspect.NoneType():
            return False
        case inspect.StructType(cls=cls):
            return cls not in within
    return True
