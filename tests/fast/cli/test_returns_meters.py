"""`returns --meter` and `--plot`, as the help says."""

import sys
from pathlib import Path
from subprocess import run
from xml.etree import ElementTree

from dealer_terminal.cli.edge_plot import edge_plot
from tests.fast.cli.conftest import Terminal, not_refused
from tests.fast.cli.rounds import THREE_CARD, WA

SVG = "{http://www.w3.org/2000/svg}"


def test_a_meter_that_is_told_counts(terminal: Terminal) -> None:
    found = terminal("returns", "--rulebook", THREE_CARD, "--meter", "star=250000").json
    stax = next(each for each in found if each["spot"] == "stax")
    assert stax["house_edge_pct"] == 40.6244
    assert [meter["amount"] for meter in stax["meters"]] == [250_000, 50_000, 40_000, 25_000]
    assert stax["meters"][1]["break_even"] == "4789000/3"
    assert stax["meters"][1]["break_even_cents"] == 1_596_334


REFUSED = (
    (("--meter", "moon=5"), "write star or spade or heart or diamond"),
    (("--meter", "star"), "write whole cents"),
    (("--meter", "star=1.5"), "write whole cents"),
    (("--meter", "star=0"), "more than 0"),
    (("--meter", "star=99999"), "star: 99999 is below its reset level of 100000"),
    (("--meter", "star=\u0662\u0665\u0660\u0660\u0660\u0660"), "in the digits 0 to 9"),
    (("--meter", "=250000"), "meter: the name is empty; write star or"),
    (("--rulebook", ""), "rulebook: the name is empty; write one of"),
    (("--meter", "star=" + "9" * 5_000), "write whole cents"),
    (("--meter", "star=1", "--meter", "star=2"), "name each meter once"),
    (("--plot", "edge.gif"), "a plot is SVG or PNG"),
    (("--plot", ""), "name a file, such as stax.svg"),
    (("--plot", ".svg"), "name a file, such as stax.svg"),
    (("--plot", "/no/such/folder/edge.svg"), "can be written"),
)


def test_wrong_arguments_are_refused(terminal: Terminal, tmp_path: Path) -> None:
    assert not_refused(terminal, REFUSED, "returns", "--rulebook", THREE_CARD) == []
    assert "no meters to plot" in terminal("returns", "--rulebook", WA, "--plot", str(tmp_path / "a.svg")).refusal()


def test_the_plot_has_a_labelled_panel_for_each_meter(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "stax.svg"
    terminal("returns", "--rulebook", THREE_CARD, "--meter", "star=250000", "--plot", str(file))
    words = [each.text for each in ElementTree.fromstring(file.read_text()).iter(f"{SVG}text")]
    for name in ("Star", "Spade", "Heart", "Diamond"):
        assert f"{name} meter" in words
        assert f"{name} meter, $" in words
    assert "reset $1,000: 41.98%" in words
    assert "now $2,500: 40.62%" in words
    assert "breaks even at $47,390" in words


def test_a_plot_that_finds_no_room_leaves_what_was_there(tmp_path: Path) -> None:
    (tmp_path / "stax.svg").write_text("the plot of last week")
    plot = ("returns", "--rulebook", THREE_CARD, "--plot", str(tmp_path / "stax.svg"))
    room = ("prlimit", "--fsize=1000", sys.executable, "-B", "-m", "dealer_terminal", *plot)
    done = run(room, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "stax.svg: File too large" in done.stderr
    left = [(each.name, each.read_text()) for each in tmp_path.iterdir()]
    assert left == [("stax.svg", "the plot of last week")]


def test_a_plot_of_nothing_is_still_a_picture() -> None:
    assert ElementTree.fromstring(edge_plot("no meters", (), {})).tag == f"{SVG}svg"
