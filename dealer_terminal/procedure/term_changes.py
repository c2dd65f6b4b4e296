"""A table's terms, old beside new, as a sheet shows them: amounts and names, no words."""

from collections.abc import Iterator, Mapping

from msgspec.structs import asdict

from dealer_terminal.procedure.evidence_card import Change
from dealer_terminal.procedure.terms import Limit, Terms, Thresholds
from dealer_terminal.rules.money import dollars


def terms_beside(old: Terms | None, new: Terms) -> Iterator[Change]:
    """Every term; with no old ones each is new."""
    before, after = (_written(old) if old else {}), _written(new)
    for what, of in {**after, **before}:
        yield Change(what, of, before.get((what, of), ""), after.get((what, of), ""))


def _written(terms: Terms) -> dict[tuple[str, str], str]:
    return {(name, of): text for name in Terms.__struct_fields__ for of, text in _parts(getattr(terms, name)).items()}


def _parts(value: object) -> Mapping[str, str]:
    match value:
        case Thresholds():
            return {name: dollars(cents) for name, cents in asdict(value).items()}
        case dict():
            return {str(of): _text(each) for of, each in value.items()}
        case _:
            return {"": _text(value)}


def _text(value: object) -> str:
    match value:
        case Limit(least=least, most=most, step=step) if least == most == step:
            return dollars(least)
        case Limit(least=least, most=most, step=step):
            return f"{dollars(least)}–{dollars(most)} / {dollars(step)}"
        case _:
            return str(getattr(value, "value", value))
