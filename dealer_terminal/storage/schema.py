"""Tables of the database. `records`, `frames` and `checkpoints` are append-only, except that archived frames may be
deleted; everything else can be rebuilt from them."""

from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
    literal_column,
)

from dealer_terminal.journal.house import OF_THE_HOUSE

HEAD = "schema_1"
"""Newest revision in `migrations/`."""

METADATA = MetaData()

Number = BigInteger().with_variant(Integer, "sqlite")
TextColumn = Text().with_variant(Text(collation="C"), "postgresql")
"""Text column sorted by code point on every database."""


def _number(name: str, *, key: bool = False) -> Column[int]:
    return Column(name, Number, primary_key=key, nullable=False, autoincrement=False)


def _small(name: str, *, key: bool = False) -> Column[int]:
    return Column(name, SmallInteger, primary_key=key, nullable=False, autoincrement=False)


def _text(name: str, *, key: bool = False) -> Column[str]:
    return Column(name, TextColumn, primary_key=key, nullable=False)


def _bytes(name: str) -> Column[bytes]:
    return Column(name, LargeBinary, nullable=False)


def _later(name: str) -> Column[int]:
    """Return a column that is empty until the event happens."""
    return Column(name, Number, nullable=True)


def _table(name: str, *columns: Column[int] | Column[str] | Column[bytes], packed: bool = False) -> Table:
    return Table(name, METADATA, *columns, sqlite_with_rowid=not packed)


journal = _table("journal", _small("one", key=True), _text("id"), _text("vkey"))

records = _table(
    "records",
    _number("position", key=True),
    _number("round"),
    _text("kind"),
    _small("schema"),
    _bytes("body"),
    _text("operator"),
    _number("utc"),
    _number("monotonic"),
    _bytes("leaf"),
)

frames = _table(
    "frames",
    _number("number", key=True),
    _number("round"),
    _text("device"),
    _number("count"),
    _bytes("sealed"),
    _number("utc"),
    _number("monotonic"),
)

checkpoints = _table("checkpoints", _number("size", key=True), _bytes("note"), _number("utc"))

nodes = _table("nodes", _small("level", key=True), _number("index", key=True), _bytes("hash"), packed=True)
"""Nodes of the Merkle tree, from `audit.nodes.STORED_LEVEL` upward: a proof reads few leaves however long the log
is."""
NODE = ("level", "index", "hash")

frontier = _table(
    "frontier",
    _small("one", key=True),
    _number("size"),
    _bytes("edge"),
    _number("frames"),
    _bytes("tag"),
)
"""Frontier of the tree. `tag` is the terminal's tag over the rest of the row."""

resume = _table("resume", _small("one", key=True), _number("position"), _bytes("rest"), _bytes("tag"))

rounds = _table(
    "rounds",
    _number("round", key=True),
    _number("first"),
    _number("last"),
    _number("opening"),
    _text("table"),
    _text("rulebook"),
    _text("pay_tables"),
    _text("cards_from"),
    _text("dealer"),
    _number("opened"),
    _number("closed"),
    _small("seats"),
    _text("outcome"),
    _number("staked"),
    _number("paid"),
    _number("taken"),
)

hands = _table(
    "hands",
    _number("round", key=True),
    _small("seat", key=True),
    _text("decision"),
    _text("forfeit"),
    _text("claims"),
    _text("cards"),
    packed=True,
)

wager_results = _table(
    "wager_results",
    _number("round", key=True),
    _small("seat", key=True),
    _text("spot", key=True),
    _text("event"),
    _text("result"),
    _text("odds"),
    _number("stake"),
    _number("pays"),
    packed=True,
)

irregularities = _table(
    "irregularities",
    _number("position", key=True),
    _number("round"),
    _text("irregularity"),
    _text("raised_by"),
    _text("seats"),
    _text("note"),
    _number("utc"),
    _later("ended"),
    _text("choice"),
)

overrides = _table(
    "overrides",
    _number("position", key=True),
    _small("number", key=True),
    _number("round"),
    _text("kind"),
    _text("operator"),
    _text("reason"),
    _number("utc"),
)

operators = _table("operators", _text("id", key=True), _text("name"), _text("role"), _number("position"))

shifts = _table("shifts", _number("position", key=True), _text("dealer"), _number("began"), _later("ended"))

device_faults = _table(
    "device_faults",
    _number("position", key=True),
    _number("round"),
    _text("fault"),
    _text("detail"),
    _number("raised"),
    _later("cleared"),
)

BY_EVENT = Index(
    "wager_results_by_event",
    wager_results.c.event,
    wager_results.c.round,
    wager_results.c.seat,
    sqlite_where=wager_results.c.event != "",
)
"""Partial index. The migration defines it for PostgreSQL, because the keyword here would load its dialect at each
start."""

BY_PAYMENT = Index("wager_results_by_payment", wager_results.c.pays, wager_results.c.round)
BY_STAKE = Index("wager_results_by_stake", wager_results.c.stake, wager_results.c.round)
BY_SEAT = Index("hands_by_seat", hands.c.seat, hands.c.round)
BY_DEALER = Index("rounds_by_dealer", rounds.c.dealer, rounds.c.round)
BY_IRREGULARITY = Index("irregularities_by_name", irregularities.c.irregularity, irregularities.c.round)

HOUSE_RECORDS = literal_column("kind").in_([literal_column(f"'{kind}'") for kind in OF_THE_HOUSE])
BY_KIND = Index("records_of_the_house", records.c.kind, sqlite_where=HOUSE_RECORDS)

OF_ONE = ("journal", "frontier", "resume")
"""Tables with a single row."""

KEPT = (records, frames, checkpoints)
MODELS = (rounds, hands, wager_results, irregularities, overrides, operators, shifts, device_faults)
