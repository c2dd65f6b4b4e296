"""A rulebook that is wrong is refused with file, key and reason: each case breaks the real TOML in one place."""

import pytest

from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.rulebook_file import RulebookError, read_rulebook
from tests.fast.rules.rounds import AGS, BOOKS, DEALER_PROCEDURES, ORIGINAL, WA, rulebook_text
from tests.helpers.every import every

BAND = 'event = "22 - 26", points = [22, 26], pays = ["2-1"'
ROW = '    { event = "Trips", hand = "trips", pays = ["5-1", "5-1", "5-1", "5-1", "5-1"] },\n'
FORTY_ONE = '    { event = "41", points = [41, 41], pays = ["500-1", "500-1", "500-1"] },\n'
SPOT = '[[spots]]\nid = "natural-31"'
ONE_MORE = SPOT.replace("natural-31", "royal-family")
ONE_MORE += '\nname = "R"\nneed = "optional"\non_fold = "stays"\ncitation = "6"\nfold_citation = "5"\n\n'

ASKED = 'reading = "stax-for-and-to"'
STRAIGHT = '"Straight" = ["6 to 1"]'

WRONG = {
    "a question about nothing": (AGS, ASKED, ASKED.replace("for", "far"), "stax-far-and-to: there is no such reading"),
    "a question without words": (
        AGS,
        'asks = "How many positions may a table have?"',
        'asks = " "',
        "questions.positions.asks: is empty",
    ),
    "a question twice": (AGS, ASKED, 'reading = "ranking"', "questions.ranking: is there twice"),
    "an answer about no table": (AGS, 'pays.stax = { "Three', 'pays.star = { "Three', "there is no such pay table"),
    "an answer about no line": (AGS, STRAIGHT, STRAIGHT.replace("Straight", "Pair"), "Pair: the pay table has no such"),
    "an answer of too many odds": (AGS, STRAIGHT, '"Straight" = ["6", "6"]', "has 2 odds for 1 options"),
    "an answer of no odds": (AGS, STRAIGHT, '"Straight" = ["six"]', "Straight: 'six' is no odds"),
    "an answer about no fold": (
        DEALER_PROCEDURES,
        "on_fold = { natural-31",
        "on_fold = { stax",
        "questions.told-16-stays.on_fold.stax: there is no such spot",
    ),
    "an answer about meters where there are none": (
        DEALER_PROCEDURES,
        'on_fold = { natural-31 = "forfeits" }',
        "meters_hold_the_wager = true",
        "there are no meters",
    ),
    "a band is missing": (WA, 'event = "40", points = [40, 40]', 'event = "40", points = [41, 41]', "royal-family"),
    "a hand has no event": (WA, ROW, "", "tables.play.rows: no event for the hand 'trips'"),
    "bands overlap": (WA, BAND, BAND.replace("[22", "[21"), "tables.play.rows.'22 - 26': the band 21 to 26 overlaps"),
    "bands leave a gap": (
        WA,
        BAND,
        BAND.replace("[22", "[23"),
        "tables.play.rows.'22 - 26': no event for a total of 22",
    ),
    "a band runs backwards": (WA, BAND, BAND.replace("[22, 26]", "[26, 22]"), "runs backwards"),
    "the last total is missing": (WA, FORTY_ONE, "", "tables.royal-family.rows: no event for a total of 41"),
    "a total can't be": (
        WA,
        'event = "41", points = [41, 41]',
        'event = "41", points = [41, 44]',
        "a total of 44 can't be",
    ),
    "a table stands at no spot": (
        WA,
        '[[tables]]\nspot = "natural-31"',
        '[[tables]]\nspot = "natural"',
        "'natural' is not a spot",
    ),
    "a spot is unknown to the game": (
        WA,
        'id = "natural-31"\nname',
        'id = "super-31"\nname',
        "spots.super-31: the game 31-classic has no such spot",
    ),
    "a spot of every round is missing": (
        ORIGINAL,
        'id = "play"\nname',
        'id = "royal-family"\nname',
        "spots.play: is missing",
    ),
    "a wager has no address": (
        WA,
        'citation = "Dealer Protocol 6A"\n',
        'citation = " "\n',
        "spots.natural-31.citation: is empty",
    ),
    "a fold has no address": (
        AGS,
        'fold_citation = "Rules of Play, paragraph 9"',
        'fold_citation = ""',
        "spots.player-bonus.fold_citation: is empty",
    ),
    "a pay table has no title": (WA, 'title = "Ante wager"', 'title = ""', "tables.ante.title: is empty"),
    "an event has no name": (WA, 'event = "Rainbow"', 'event = ""', "tables.royal-family.rows: is empty"),
    "a meter has no name": (AGS, 'name = "Heart"', 'name = ""', "progressive.meters.heart.name: is empty"),
    "a source has no date": (WA, 'dated = "2019-03-07"', 'dated = ""', "source.dated: is empty"),
    "a spot has no pay table": (ORIGINAL, SPOT, ONE_MORE + SPOT, "tables.royal-family: the spot has no pay table"),
    "a table is there twice": (
        AGS,
        '[[tables]]\nspot = "stax"',
        '[[tables]]\nspot = "player-bonus"',
        "tables.player-bonus: is there twice",
    ),
    "two options are suggested": (
        WA,
        '{ id = "2" }, { id = "3" }]',
        '{ id = "2", suggested = true }, { id = "3" }]',
        "two options are marked suggested",
    ),
    "an option is there twice": (
        WA,
        '{ id = "2" }, { id = "3" }]',
        '{ id = "2" }, { id = "2" }]',
        "options.2: is there twice",
    ),
    "odds are no odds": (WA, '"20-1", "25-1"', '"20-0", "25-1"', "tables.play.rows.'Mini-Royal': '20-0' is no odds"),
    "odds are words": (AGS, '"5 to 1"', '"five to one"', "'five to one' is no odds"),
    "odds are missing for an option": (
        WA,
        '["20-1", "25-1", "25-1", "20-1", "15-1"]',
        '["20-1"]',
        "1 odds for 5 options",
    ),
    "an event is met by points and by a hand": (
        WA,
        'hand = "rainbow"',
        'hand = "rainbow", points = [1, 2]',
        "name one of the two",
    ),
    "a hand is unknown": (WA, 'hand = "rainbow"', 'hand = "colours"', "no event for the hand 'rainbow'"),
    "a meter is unknown": (AGS, 'meter = "heart"', 'meter = "club"', "'club' is no meter of this rulebook"),
    "a meter is there twice": (AGS, 'id = "heart"', 'id = "spade"', "progressive.meters.spade: is there twice"),
    "a progressive stands at no spot": (
        AGS,
        '[progressive]\nspot = "stax"',
        '[progressive]\nspot = "stacks"',
        "progressive.spot: 'stacks' is not a spot",
    ),
    "a progressive has no wager": (AGS, "wager = 500", "wager = 0", "progressive.wager"),
    "a meter has no reset level": (AGS, "reset = 40000", "reset = 0", "progressive.meters.heart"),
    "a key is unknown": (WA, "positions = [6]", "positions = [6]\ncolour = 3", "colour"),
    "a key is missing": (WA, 'title = "31 Classic WA 2019"\n', "", "title"),
    "a type is wrong": (WA, "positions = [6]", 'positions = "six"', "positions: Expected `array`, got `str`"),
    "a play wager of any size": (
        WA,
        'need = "equals-ante"',
        'need = "optional"',
        "spots.play.need: is 'optional'; in the game 31-classic it is 'equals-ante'",
    ),
    "an award with a stake": (AGS, 'need = "award"', 'need = "optional"', "spots.ante-bonus.need: is 'optional'"),
    "a need is unknown": (WA, 'need = "required"', 'need = "perhaps"', "spots[0].need: Invalid enum value 'perhaps'"),
    "positions are too many": (WA, "positions = [6]", "positions = [8]", "positions: a table has one to seven"),
    "a step is there twice": (WA, 'id = "rest"', 'id = "deal"', "steps.deal: is there twice"),
    "a step is missing": (WA, 'id = "rest"', 'id = "remainder"', "steps.rest: is missing"),
    "a stage has no step": (WA, 'id = "draw"\nwithin', 'id = "drawn"\nwithin', "steps.draw: is missing"),
    "a tuck has no step": (
        WA,
        'id = "tuck-natural-31-royal-family"',
        'id = "tuck-both"',
        "steps.tuck-natural-31-royal-family: is missing",
    ),
    "3 card: the dealer's hand has no step": (AGS, 'id = "dealer"', 'id = "banker"', "steps.dealer: is missing"),
    "a step stands within no step": (
        WA,
        'within = "settle"',
        'within = "payment"',
        "steps.natural.within: is 'payment'; this step is part of 'settle'",
    ),
    "a turn stands by itself": (
        WA,
        'id = "draw"\nwithin = "settle"\n',
        'id = "draw"\n',
        "steps.draw.within: is ''; this step is part of 'settle'",
    ),
    "a tuck stands in another step": (
        WA,
        'id = "tuck-royal-family"\nwithin = "folds"',
        'id = "tuck-royal-family"\nwithin = "settle"',
        "steps.tuck-royal-family.within: is 'settle'; this step is part of 'folds'",
    ),
    "a step of the round is made a part": (
        WA,
        'id = "rest"\n',
        'id = "rest"\nwithin = "deal"\n',
        "steps.rest.within: is 'deal'; this step is a step of its own",
    ),
    "3 card: a screen stands outside the progressive": (
        AGS,
        'id = "jackpot-pay"\nwithin = "stax"',
        'id = "jackpot-pay"\nwithin = "settle"',
        "steps.jackpot-pay.within: is 'settle'; this step is part of 'stax'",
    ),
    "a sensed step waits for the dealer": (
        WA,
        'citation = "Dealer Protocol 4"\nkind = "sensed"',
        'citation = "Dealer Protocol 4"',
        "steps.rest.kind: is 'confirmed'; this step is 'sensed'",
    ),
    "a decision ticks itself": (
        WA,
        'id = "decisions"',
        'id = "decisions"\nkind = "sensed"',
        "steps.decisions.kind: is 'sensed'; this step is 'confirmed'",
    ),
    "a prompt is empty": (WA, 'title = "Deck back"', 'title = " "', "steps.deck-back.title: is empty"),
    "a prompt fills in what nobody knows": (
        WA,
        "Position {seat}: tuck under 31",
        "Position {chair}: tuck",
        "only {seat} and {first}",
    ),
    "a prompt has an open brace": (WA, "Position {seat}: tuck under 31", "Position {seat", "only {seat} and {first}"),
    "a citation is missing": (WA, 'told-16 = "Betting Protocol 4 (a)"\n', "", "citations.told-16: is missing"),
    "a citation of the game is missing": (AGS, 'tie = "Rules of Play, paragraph 5"\n', "", "citations.tie: is missing"),
    "an irregularity is there twice": (
        ORIGINAL,
        'id = "vacant-position"',
        'id = "skipped-player"',
        "irregularities.skipped-player",
    ),
    "a reading is there twice": (
        ORIGINAL,
        'id = "mini-royal"',
        'id = "seventeen"',
        "readings.seventeen: is there twice",
    ),
    "a game is not installed": (WA, 'game = "31-classic"', 'game = "baccarat"', "game: 'baccarat' is not installed"),
    "the TOML is broken": (WA, "positions = [6]", "positions = [6", "TOML"),
}


@every(("name", "right", "wrong", "said"), WRONG.values())
def test_a_wrong_rulebook_is_refused_with_file_key_and_reason(name, right, wrong, said):
    text = rulebook_text(name)
    assert right in text, "the case no longer fits the rulebook"
    with pytest.raises(RulebookError) as refused:
        read_rulebook(text.replace(right, wrong, 1), "house.toml", GAMES)
    message = str(refused.value)
    assert message.startswith("house.toml: ")
    assert said in message
    assert "\n" not in message


@every("name", BOOKS)
def test_the_content_hash_changes_with_a_byte(name):
    text = rulebook_text(name)
    changed = text.replace('title = "', 'title = " ', 1)
    assert read_rulebook(text, name, GAMES).hash == BOOKS[name].hash
    assert read_rulebook(changed, name, GAMES).hash != BOOKS[name].hash
    assert read_rulebook(text + "\n", name, GAMES).hash != BOOKS[name].hash
