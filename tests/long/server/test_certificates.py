"""A terminal over TLS: certified by its floor, renewed in time, and let in by nothing else from then on."""

import shutil
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, load_pem_private_key

from dealer_terminal.app.alarm_catalogue import alarm_catalogue
from dealer_terminal.app.authority import authority_in, certificate_in
from dealer_terminal.floor.address import arguments, floor_url
from dealer_terminal.floor.authority import sign
from dealer_terminal.floor.certificate import (
    KEY,
    named,
    new_request,
    part,
    requested,
    with_certificate,
)
from dealer_terminal.floor.faults import FloorUnreachableError, NotLetInError
from dealer_terminal.floor.floor_admin import open_office
from dealer_terminal.floor.floor_connection import open_line
from dealer_terminal.floor.ports import FloorCredential
from dealer_terminal.review.alarms.catalogue import AlarmId
from dealer_terminal.storage.review.watched_journal import WatchedTable
from tests.fast.floor.house import KEEPER, Floor, Terminal, at_floor, made
from tests.helpers.tls_postgres import TlsServer, self_signed
from tests.long.server.tls_house import DAY, WEEK, House, OverTls, now


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("authority")
    with TlsServer.started() as server:
        house = House(server, folder)
        server.believe(house.root)
        yield house


@pytest.fixture
def floor(house: House) -> Iterator[Floor]:
    with house.server.server.database(KEEPER) as url:
        yield made(house.server.server, url)


@pytest.fixture
def terminal(house: House, floor: Floor, tmp_path: Path) -> OverTls:
    terminal = OverTls(tmp_path, house, floor)
    terminal.play(1)
    terminal.forward(floor.enrol("7"))
    return terminal


def test_it_is_certified_and_no_password_lets_it_in_any_more(terminal: OverTls) -> None:
    assert terminal.files() == ["floor", "floor.next.pem"]
    asked = (terminal.keys / terminal.files_named("floor.next.pem")).read_bytes()
    before = terminal.forward()
    assert terminal.let_in_by_password(), "until the floor has seen its certificate"
    terminal.through_all()
    assert (terminal.files(), terminal.is_certified()) == (["floor", "floor.pem"], True)
    kept = terminal.keys / terminal.files_named("floor.pem")
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert part(kept.read_bytes(), KEY) == part(asked, KEY)
    assert not any(part(asked, KEY) in each.read_bytes() for each in terminal.keys.iterdir() if each != kept)
    assert not terminal.let_in_by_password()
    with terminal.pocket_open() as wallet:
        wallet.write(FloorCredential(wallet.read().role, ("not its password",)))
    assert (terminal.forward(), terminal.around.told) == (before, [])


def test_it_asks_for_the_next_one_at_half_of_its_life_and_has_it_before_two_thirds(terminal: OverTls) -> None:
    terminal.through_all()
    first = terminal.certified
    terminal.ahead = WEEK // 2 - DAY
    terminal.forward()
    assert terminal.files() == ["floor", "floor.pem"]
    terminal.ahead = WEEK // 2 + DAY
    terminal.forward()
    assert (terminal.files(), terminal.certified) == (["floor", "floor.next.pem", "floor.pem"], first)
    terminal.through_all()
    assert terminal.files() == ["floor", "floor.pem"]
    assert terminal.certified.key != first.key and terminal.is_certified()
    assert not [each for each in terminal.around.told if "clock" not in each]


def test_one_that_ran_out_is_told_in_one_line_and_nothing_is_lost(terminal: OverTls) -> None:
    terminal.through_all()
    before = terminal.standing().size
    terminal.play(1, seed=4)
    terminal.ahead = WEEK + DAY
    with pytest.raises(
        NotLetInError, match=r"certificate ran out on 20.*: dealer-terminal floor enrol 7, then forward"
    ):
        terminal.forward()
    assert terminal.forward(terminal.floor.enrol("7")).signed > before
    assert (terminal.files(), terminal.is_certified()) == (["floor", "floor.next.pem"], False)


def test_the_floor_tells_of_one_that_runs_out_and_of_one_that_ran_out(terminal: OverTls) -> None:
    terminal.through_all()
    assert terminal.standing().alarms() == ()
    for made_days, ends_days, why in ((-5, 2, "runs out on"), (-8, -1, "ran out on")):
        times = now() + made_days * DAY, now() + ends_days * DAY
        terminal.floor.rows("UPDATE floor.certificates SET made = %s, ends = %s", *times)
        (alarm,) = terminal.standing().alarms()
        assert alarm.startswith(f"its terminal's certificate {why} 20")
        with closing(WatchedTable(at_floor(terminal), alarm_catalogue())) as watched:
            (cause,) = (each for each in watched.look(now()) if each.alarm is AlarmId.CERTIFICATE_ENDS)
            assert why.removesuffix(" on") in str(cause.what)


def test_enrolled_anew_its_old_certificate_lets_nobody_in(terminal: OverTls, tmp_path: Path) -> None:
    """Not even once the new terminal has one: until the old one has run out, the password counts."""
    terminal.through_all()
    stolen = tmp_path / "stolen"
    shutil.copytree(terminal.keys, stolen)
    terminal.forward(terminal.floor.enrol("7"))
    thief = OverTls(tmp_path, terminal.house, terminal.floor)
    thief.pocket = stolen
    for _ in range(2):
        with pytest.raises(NotLetInError, match="this terminal's password counts no more there"):
            thief.forward()
        terminal.through_all()
        assert (terminal.files(), terminal.is_certified()) == (["floor", "floor.pem"], False)
        terminal.ahead += WEEK // 2 + DAY
        terminal.forward()
    terminal.floor.rows("UPDATE floor.certificates SET ends = 1 WHERE void")
    terminal.forward()
    assert terminal.is_certified()


def test_enrolled_anew_what_is_open_is_ended_and_nothing_comes_of_what_was_under_way(terminal: OverTls) -> None:
    """Here it asks and shows in a transaction that is not over when the table is enrolled."""
    terminal.house.certify(terminal.floor)
    with terminal.pocket_open() as wallet, terminal.line() as line:
        pem, role = wallet.next_certificate().pem, line.role
        wallet.write_next(with_certificate(pem, line.ask_certificate(requested(pem, role)).made))
        told = arguments(floor_url(terminal.address), role, line.password, wallet.next_certificate().file)
        with closing(psycopg.connect(**told)) as under_way:
            assert under_way.execute("SELECT floor.took_certificate()").fetchall() == [("taken",)]
            token = terminal.floor.enrol("7")
            with pytest.raises(psycopg.OperationalError, match="terminat"):
                under_way.execute("COMMIT")
        with pytest.raises(FloorUnreachableError, match="the server was stopped"):
            line.ask_certificate("")
    assert not terminal.is_certified()
    terminal.forward(token)


def test_what_the_server_does_not_believe_hinders_nothing_and_is_told(terminal: OverTls, tmp_path: Path) -> None:
    other, _ = authority_in(tmp_path / "other", now())
    assert [each.why for each in terminal.house.certify(terminal.floor, authority=other)] == [""]
    before = terminal.forward()
    (told,) = terminal.around.told
    assert "its keeper names authority.crt as ssl_ca_file there" in told and told.count("\n") == 0
    assert (terminal.forward(), terminal.is_certified()) == (before, False)
    assert [each for each in terminal.standing().alarms() if told in each]
    terminal.house.server.believe(terminal.house.root, certificate_in(tmp_path / "other"))
    terminal.forward()
    assert terminal.is_certified()
    terminal.house.server.believe(terminal.house.root)


def test_what_its_floor_refuses_is_told_once_and_another_key_is_asked_for(terminal: OverTls) -> None:
    role = f"{floor_url(terminal.floor.url).database}_table_8"
    with terminal.line() as line:
        line.ask_certificate(requested(new_request(role), role))
    (judged,) = terminal.house.certify(terminal.floor)
    assert judged.why.startswith("it is in another name than test_") and judged.why.endswith("_table_7")
    terminal.forward()
    assert terminal.around.told.pop().endswith("another one was asked for since; it asks again with another one")
    terminal.forward()
    first = (terminal.keys / terminal.files_named("floor.next.pem")).read_bytes()
    terminal.floor.rows("UPDATE floor.certificates SET refused = 'it was not asked for by phone'")
    terminal.forward()
    (told,) = terminal.around.told
    why = "certifies no key of this terminal: it was not asked for by phone; it asks again with another one"
    assert told.endswith(why)
    terminal.forward()
    assert (terminal.keys / terminal.files_named("floor.next.pem")).read_bytes() != first
    terminal.through_all()
    assert terminal.is_certified()


@pytest.mark.parametrize("of", ["another key", "another role"])
def test_a_certificate_that_is_not_what_was_asked_for_is_refused_in_one_line(terminal: OverTls, of: str) -> None:
    role = f"{floor_url(terminal.floor.url).database}_table_{8 if of == 'another role' else 7}"
    asked = (terminal.keys / terminal.files_named("floor.next.pem")).read_bytes()
    if of == "another role":
        key = load_pem_private_key(part(asked, KEY), None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        request = x509.CertificateSigningRequestBuilder().subject_name(named(role)).sign(key, SHA256())
        other = request.public_bytes(Encoding.PEM).decode()
    else:
        other = requested(new_request(role), role)
    signed = sign(terminal.house.authority, other, role, now(), WEEK)
    terminal.floor.rows("UPDATE floor.certificates SET certificate = %s, ends = %s", signed.certificate, signed.ends)
    terminal.forward()
    (told,) = terminal.around.told
    assert f"gave a certificate {'for ' + role if of == 'another role' else 'that is of another key'}; it asks" in told
    assert terminal.files() == ["floor"]


@pytest.mark.parametrize("until", ["it was given", "it stood on the disk", "the floor had seen it"])
def test_stopped_anywhere_one_of_both_lets_it_in(terminal: OverTls, until: str) -> None:
    before = terminal.standing().size
    terminal.house.certify(terminal.floor)
    with terminal.pocket_open() as wallet, terminal.line() as line:
        pem = wallet.next_certificate().pem
        answer = line.ask_certificate(requested(pem, line.role))
        if until != "it was given":
            wallet.write_next(with_certificate(pem, answer.made))
        if until == "the floor had seen it":
            shown = open_line(floor_url(terminal.address), line.role, line.password, wallet.next_certificate().file)
            with shown as other:
                assert other.took_certificate() == "taken"
            assert not terminal.let_in_by_password()
    assert terminal.forward().signed == before
    assert (terminal.files(), terminal.is_certified()) == (["floor", "floor.pem"], True)


def test_with_the_houses_own_certificate_in_the_environment_nothing_is_asked(
    house: House, floor: Floor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, own = self_signed(tmp_path / "house", f"{floor_url(floor.url).database}_table_7")
    house.server.believe(house.root, own)
    monkeypatch.setenv("PGSSLCERT", str(own))
    monkeypatch.setenv("PGSSLKEY", str(key))
    terminal = OverTls(tmp_path, house, floor)
    terminal.play(1)
    terminal.forward(floor.enrol("7"))
    terminal.forward()
    assert (terminal.files(), terminal.around.told) == (["floor"], [])
    assert floor.rows("SELECT FROM floor.certificates") == []
    house.server.believe(house.root)


def test_on_a_socket_nothing_is_asked_and_a_terminal_sees_its_own_certificates_alone(
    terminal: OverTls, floor: Floor, tmp_path: Path
) -> None:
    other = Terminal(tmp_path / "8", floor, "8")
    other.folder.mkdir()
    other.play(1)
    other.forward(floor.enrol("8"))
    assert [each.name for each in other.keys.glob("*.floor.*")] == []
    with other.line() as line:
        assert (line.ask_certificate("").answer, line.took_certificate()) == ("unneeded", "unseen")
        assert line.rows("SELECT table_id FROM floor.certificates", ()) == []
    with terminal.line() as line:
        assert line.rows("SELECT table_id FROM floor.certificates", ()) == [("7",)]


def test_a_request_is_answered_once_and_none_that_waits_no_more(terminal: OverTls) -> None:
    with open_office(terminal.floor.url) as office:
        ask = office.connection.execute
        assert ask("SELECT floor.certify('7', 1, 'one', 1, 9)").fetchall() == [(True,)]
        assert ask("SELECT floor.certify('7', 1, 'two', 2, 9)").fetchall() == [(False,)]
        assert ask("SELECT floor.refuse_certificate('7', 1, 'no')").fetchall() == [(False,)]
        assert ask("SELECT floor.certify('9', 1, 'two', 2, 9)").fetchall() == [(False,)]
        assert ask("SELECT certificate, refused FROM floor.certificates").fetchall() == [("one", "")]


def test_one_terminal_cannot_have_certificates_without_end(terminal: OverTls) -> None:
    with terminal.line() as line:
        for _ in range(20):
            line.ask_certificate(requested(new_request(line.role), line.role))
            terminal.house.certify(terminal.floor)
        more = line.ask_certificate(requested(new_request(line.role), line.role))
        assert (more.answer, more.why) == ("refused", "it has too many that have not run out yet")
        terminal.floor.rows("UPDATE floor.certificates SET ends = 1")
        assert line.ask_certificate(requested(new_request(line.role), line.role)).answer == "waiting"
    assert len(terminal.floor.rows("SELECT FROM floor.certificates")) == 20
