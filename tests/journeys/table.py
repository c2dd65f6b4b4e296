"""A table seen from outside: a window on a display, the person before it, and the device beside it."""

import re
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from tests.journeys.display import Display
from tests.journeys.eyes import Eyes, Thing, glance
from tests.journeys.hand import AssistiveHand, Hand
from tests.journeys.people import INVENTED, REAL, Hires, Person, hire
from tests.journeys.program import COMMAND, Program, as_lines, told

TITLE = "Dealer Terminal"
SOON = 60.0
TRIES, ANSWERS = 3, 2.0
BAR = ("Back", "Undo", "Irregularity", "Supervisor", "Pay tables", "More")
DIGITS = frozenset("0123456789")
CLOCK = re.compile(r" · \d\d:\d\d$", re.MULTILINE)
Key = tuple[str, str]
SUITS = {"s": "Spades", "h": "Hearts", "d": "Diamonds", "c": "Clubs"}


class Seen:
    """One look at the screen."""

    def __init__(self, things: tuple[Thing, ...]) -> None:
        self.things = things

    @property
    def primary(self) -> Thing | None:
        return next((thing for thing in self.things if thing.primary), None)

    @property
    def text(self) -> str:
        return "\n".join(thing.name for thing in self.things)

    @property
    def round(self) -> int:
        found = re.search(r"Round ([\d\u2009]+)", self.text)
        return int(found[1].replace("\u2009", "")) if found else 0

    @property
    def shows(self) -> tuple[str, str]:
        """But for the clock, which goes on by itself."""
        return re.sub(CLOCK, "", self.text), self.primary.says if self.primary else ""

    @property
    def step(self) -> str:
        """What the checklist marks as the present one."""
        return next((thing.name for thing in self.things if thing.name.endswith(" current")), "")

    def does(self, words: str) -> bool:
        """Whether the primary action is this one, and can be pressed."""
        return bool(self.primary and self.primary.enabled and self.primary.name.startswith(words))

    def key(self, words: str) -> Thing | None:
        """By its whole name, else by how it begins."""
        keys = [thing for thing in self.things if thing.is_key and thing.enabled]
        exact = [thing for thing in keys if thing.name == words]
        return next(iter(exact or [thing for thing in keys if thing.name.startswith(words)]), None)

    def keys(self) -> list[str]:
        return [thing.name for thing in self.things if thing.is_key and thing.enabled]

    @property
    def options(self) -> list[str]:
        """The answers that a question offers, as they are read."""
        return [name for name in self.keys() if name not in (*BAR, "page on") and not self._is_primary(name)]

    def asks_who(self) -> bool:
        return any(thing.name.startswith("PIN") and not thing.is_key for thing in self.things)

    def reasons(self) -> list[str]:
        """Where an approval asks for one: the keys before `Other reason`, as they are read."""
        names = self.keys()
        if "Other reason" not in names:
            return []
        return [
            name
            for name in self.options
            if name not in ("Other reason", "Clear", "Erase", *DIGITS) and " / " not in name
        ]

    def page(self) -> tuple[int, ...]:
        """Of what is signed: which, and how many; nothing where it is one."""
        found = (re.fullmatch(r"(\d+) / (\d+)", name) for name in self.keys())
        return next((tuple(map(int, each.groups())) for each in found if each), ())

    def _is_primary(self, name: str) -> bool:
        return self.primary is not None and self.primary.name == name


class Table:
    """Starts the program, again where it was killed, and plays at it."""

    def __init__(
        self, display: Display, eyes: Eyes, folder: Path, *arguments: str, rulebook: str = "", hire: Hires = hire
    ) -> None:
        self.display, self.eyes, self.folder, self.rulebook = display, eyes, folder, rulebook
        self.hand = Hand(display.environment, eyes) if display.pointed else AssistiveHand(eyes)
        self.journal, self.log = folder / "journal.db", folder / "log.txt"
        self.keys = folder / "keys"
        self._arguments, self._hire = arguments, hire
        self.within: tuple[str, ...] = ()
        self._environment: Mapping[str, str] = display.environment
        self.crew = INVENTED
        self.program: Program | None = None
        self.seen = Seen(())
        self.pressed: list[Key] = []

    def start(self, *more: str) -> "Table":
        where = ("--db", str(self.journal), "--keys", str(self.keys))
        started = (*self.within, str(COMMAND), "table", *self._arguments, *more, *where)
        self.program = Program(started, self._environment, self.log)
        self.until(lambda seen: seen.primary is not None, "a window with a primary action")
        self.hand.focus(TITLE)
        return self

    def heard_in(self, folder: Path) -> Path:
        """ALSA's own device that writes what is played into a file, in place of a sound card."""
        heard, card = folder / "heard.raw", folder / "asound.conf"
        card.write_text(
            f'pcm.!default {{ type file file "{heard}" format "raw" slave.pcm "null" }}\npcm.null {{ type null }}\n'
        )
        self._environment = {**self._environment, "ALSA_CONFIG_PATH": str(card)}
        return heard

    def staffed(self) -> "Table":
        """With real people, each with a PIN and a badge."""
        self.crew = REAL
        self._hire(self.journal, self.keys)
        return self

    @property
    def running(self) -> Program:
        assert self.program is not None, "nobody has started it"
        return self.program

    def close(self) -> None:
        if self.program is not None:
            self.program.close()

    def again(self) -> "Table":
        """Killed as by a power cut, and started on the same journal."""
        self.running.kill()
        self.running.close()
        return self.start()

    def look(self) -> Seen:
        assert self.running.lives, (
            f"the program ended with {self.running.process.poll()}: {self.log.read_text()[-2000:]}"
        )
        self.seen = Seen(self.eyes.look())
        return self.seen

    def until(self, reached: Callable[[Seen], object], what: str, seconds: float = SOON) -> Seen:
        began = time.monotonic()
        while not reached(self.look()):
            assert time.monotonic() < began + seconds, f"{what} did not come in {seconds:g} s; {self._there()}"
            glance(began)
        return self.seen

    def says(self, *told: str) -> "Table":
        """Once all of it is on the screen, or in the primary action's words."""
        self.until(
            lambda seen: all(each in seen.text or (seen.primary and each in seen.primary.says) for each in told),
            str(told),
        )
        return self

    def picture(self, name: str) -> Path:
        file = self.folder / f"{name}.png"
        self.display.shot(file)
        return file

    def press(self, *names: str) -> "Table":
        """What is written on them; each is waited for, and pressed in its middle."""
        for name in names:
            thing = self.until(lambda seen, name=name: seen.key(name), f"a key {name!r}").key(name)
            assert thing is not None
            self._pressed(thing)
        return self

    def press_unless(self, reached: Callable[[Seen], object], name: str) -> "Table":
        """What may come by itself meanwhile needs no press."""
        seen = self.until(lambda seen: reached(seen) or seen.key(name), f"what {name!r} is for, or the key")
        if not reached(seen) and (thing := seen.key(name)):
            self._pressed(thing)
        self.until(reached, f"what {name!r} is for")
        return self

    def taps(self, *names: str) -> "Table":
        """One after the other, as quick as a finger can; nothing is waited for between them."""
        seen = self.until(lambda seen: all(seen.key(name) for name in names), f"keys {names}")
        self.hand.taps(*(thing for name in names if (thing := seen.key(name))))
        return self

    def primary(self) -> "Table":
        thing = self.until(lambda seen: seen.primary and seen.primary.enabled, "a primary action").primary
        assert thing is not None
        self._pressed(thing)
        return self

    def _pressed(self, thing: Thing) -> None:
        """Until the screen has answered; a key that rested is pressed again, as a person would."""
        before = self.seen.shows
        self.pressed.append((thing.name, thing.says))
        for _ in range(TRIES):
            self.hand.press(thing)
            began = time.monotonic()
            while time.monotonic() < began + ANSWERS:
                if self.look().shows != before:
                    self._settled()
                    return
                glance(began)
        raise AssertionError(f"{thing.name!r} does nothing; {self._there()}")

    def _there(self) -> str:
        return f"there is:\n{self.seen.text}"

    def _settled(self) -> None:
        """Assistive tools are told of a new screen piece by piece: what comes late is no answer to the next press."""
        end = time.monotonic() + ANSWERS
        while time.monotonic() < end:
            before = self.seen.shows
            if self.look().shows == before:
                return

    def types_who(self, person: Person) -> "Table":
        """On a keyboard: number, Tab, PIN, Enter."""
        self.until(Seen.asks_who, "a form for a number and a PIN")
        self.hand.type(person.number)
        self.hand.key("Tab")
        self.hand.type(person.pin)
        self.hand.key("Return")
        return self

    def presses_who(self, person: Person) -> "Table":
        """On the screen, digit by digit."""
        self.until(Seen.asks_who, "a form for a number and a PIN")
        return self.press(*person.number, *person.pin).primary()

    def approved(self) -> "Table":
        """Every page of what is signed, the first reason, then the supervisor."""
        seen = self.until(lambda seen: seen.asks_who() and seen.reasons(), "an approval")
        while (page := seen.page()) and page[0] < page[1]:
            seen = self.press(f"{page[0]} / {page[1]}").look()
        self.press(seen.reasons()[0])
        self.types_who(self.crew.supervisor)
        self.until(lambda seen: not seen.asks_who(), "the end of the approval")
        return self

    def opened(self) -> "Table":
        """Signed on, and the table open on the terms that the screen offers."""
        self.types_who(self.crew.dealer)
        self.until(lambda seen: seen.does("Open the table"), "the terms of the table")
        self.primary().approved()
        self.until(lambda seen: seen.round == 1, "the first round")
        return self

    def wagers(self, seats: tuple[int, ...] = (1, 3, 4), amount: str = "chip 25") -> "Table":
        """An ante at each, and at the first one every other circle that is there too."""
        for seat in seats:
            self.wager(f"{seat} ANTE", amount)
        return self

    def cards(self, cards: str) -> "Table":
        """On the pad that asks for them."""
        for card in cards.split():
            self.press(card[:-1], SUITS[card[-1]])
        return self.primary()

    def wager(self, circle: str, *chips: str) -> "Table":
        self.press(circle, *chips, "Place wager")
        self.until(lambda seen: not seen.does("Place wager"), "the table again")
        return self


def closed_rounds(table: Table) -> list[int]:
    return [line["round"] for line in as_lines("export", "--db", str(table.journal), "--what", "rounds")]


def journal_is_whole(table: Table) -> None:
    checked = told("verify", "--db", str(table.journal), "--keys", str(table.keys))
    assert checked.returncode == 0, checked.stdout + checked.stderr
