"""A rulebook that is wrong is refused with file, key and reason: each case breaks the real TOML in one place."""

import pytest

from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.rulebook_file import RulebookError, read_rulebook
from tests.fast.rules.rounds import AGS, BOOKS, DEALER_PROCEDURES, ORIGINAL, WA, rulebook_text
from tests.helpers.cases import every

BAND = 'event = "22 - 26", points = [22, 26], pays = ["2-1"'
ROW = '    { event = "Trips", hand = "trips", pays = ["5-1", "5-1", "5-1", "5-1", "5-1"] },\n'
FORTY_ONE = '    { event = "41", points = [41, 41], pays = ["500-1", "500-1", "500-1"] },\n'
SPOT = '[[spots]]\nid = "natural-31"'
ONE_MORE = SPOT.replace("natural-31", "royal-family")
ONE_MORE += '\nname = "R"\nneed = "optional"\non_fold = "stays"\ncitation = "6"\nfold_citation = "5"\n\n'

ASKED = 'reading = "stax-for-and-to"'
STRAIGHT = '"Straight" = ["6 to 1"]'

WRONG = [
    (AGS, ASKED, 'reading = "stax-far-and-to"', "stax-far-and-to: there is no such reading"),
    (AGS, 'asks = "How many positions may a table have?"', 'asks = " "', "questions.positions.asks: is empty"),
    (AGS, ASKED, 'reading = "ranking"', "questions.ranking: is there twice"),
    (AGS, 'pays.stax = { "Three', 'pays.star = { "Three', "there is no such pay table"),
    (AGS, STRAIGHT, '"Pair" = ["6 to 1"]', "Pair: the pay table has no such"),
    (AGS, STRAIGHT, '"Straight" = ["6", "6"]', "has 2 odds for 1 options"),
    (AGS, STRAIGHT, '"Straight" = ["six"]', "Straight: 'six' is no odds"),
    (DEALER_PROCEDURES, "on_fold = { natural-31",
     "on_fold = { stax", "questions.told-16-stays.on_fold.stax: there is no such spot"),
    (DEALER_PROCEDURES, 'on_fold = { natural-31 = "forfeits" }', "meters_hold_the_wager = true", "there are no meters"),
    (WA, 'event = "40", points = [40, 40]', 'event = "40", points = [41, 41]', "royal-family"),
    (WA, ROW, "", "tables.play.rows: no event for the hand 'trips'"),
    (WA, BAND,
     'event = "22 - 26", points = [21, 26], pays = ["2-1"', "tables.play.rows.'22 - 26': the band 21 to 26 overlaps"),
    (WA, BAND,
     'event = "22 - 26", points = [23, 26], pays = ["2-1"', "tables.play.rows.'22 - 26': no event for a total of 22"),
    (WA, BAND, 'event = "22 - 26", points = [26, 22], pays = ["2-1"', "runs backwards"),
    (WA, FORTY_ONE, "", "tables.royal-family.rows: no event for a total of 41"),
    (WA, 'event = "41", points = [41, 41]', 'event = "41", points = [41, 44]', "a total of 44 can't be"),
    (WA, '[[tables]]\nspot = "natural-31"', '[[tables]]\nspot = "natural"', "'natural' is not a spot"),
    (WA, 'id = "natural-31"\nname', 'id = "super-31"\nname', "spots.super-31: the game 31-classic has no such spot"),
    (ORIGINAL, 'id = "play"\nname', 'id = "royal-family"\nname', "spots.play: is missing"),
    (WA, 'citation = "Dealer Protocol 6A"\n', 'citation = " "\n', "spots.natural-31.citation: is empty"),
    (AGS, 'fold_citation = "Rules of Play, paragraph 9"',
     'fold_citation = ""', "spots.player-bonus.fold_citation: is empty"),
    (WA, 'title = "Ante wager"', 'title = ""', "tables.ante.title: is empty"),
    (WA, 'event = "Rainbow"', 'event = ""', "tables.royal-family.rows: is empty"),
    (AGS, 'name = "Heart"', 'name = ""', "progressive.meters.heart.name: is empty"),
    (WA, 'dated = "2019-03-07"', 'dated = ""', "source.dated: is empty"),
    (ORIGINAL, SPOT, ONE_MORE + SPOT, "tables.royal-family: the spot has no pay table"),
    (AGS, '[[tables]]\nspot = "stax"', '[[tables]]\nspot = "player-bonus"', "tables.player-bonus: is there twice"),
    (WA, '{ id = "2" }, { id = "3" }]',
     '{ id = "2", suggested = true }, { id = "3" }]', "two options are marked suggested"),
    (WA, '{ id = "2" }, { id = "3" }]', '{ id = "2" }, { id = "2" }]', "options.2: is there twice"),
    (WA, '"20-1", "25-1"', '"20-0", "25-1"', "tables.play.rows.'Mini-Royal': '20-0' is no odds"),
    (AGS, '"5 to 1"', '"five to one"', "'five to one' is no odds"),
    (WA, '["20-1", "25-1", "25-1", "20-1", "15-1"]', '["20-1"]', "1 odds for 5 options"),
    (WA, 'hand = "rainbow"', 'hand = "rainbow", points = [1, 2]', "name one of the two"),
    (WA, 'hand = "rainbow"', 'hand = "colours"', "no event for the hand 'rainbow'"),
    (AGS, 'meter = "heart"', 'meter = "club"', "'club' is no meter of this rulebook"),
    (AGS, 'id = "heart"', 'id = "spade"', "progressive.meters.spade: is there twice"),
    (AGS, '[progressive]\nspot = "stax"', '[progressive]\nspot = "stacks"', "progressive.spot: 'stacks' is not a spot"),
    (AGS, "wager = 500", "wager = 0", "progressive.wager"),
    (AGS, "reset = 40000", "reset = 0", "progressive.meters.heart"),
    (WA, "positions = [6]", "positions = [6]\ncolour = 3", "colour"),
    (WA, 'title = "31 Classic WA 2019"\n', "", "title"),
    (WA, "positions = [6]", 'positions = "six"', "positions: Expected `array`, got `str`"),
    (WA, 'need = "equals-ante"',
     'need = "optional"', "spots.play.need: is 'optional'; in the game 31-classic it is 'equals-ante'"),
    (AGS, 'need = "award"', 'need = "optional"', "spots.ante-bonus.need: is 'optional'"),
    (WA, 'need = "required"', 'need = "perhaps"', "spots[0].need: Invalid enum value 'perhaps'"),
    (WA, "positions = [6]", "positions = [8]", "positions: a table has one to seven"),
    (WA, 'id = "rest"', 'id = "deal"', "steps.deal: is there twice"),
    (WA, 'id = "rest"', 'id = "remainder"', "steps.rest: is missing"),
    (WA, 'id = "draw"\nwithin', 'id = "drawn"\nwithin', "steps.draw: is missing"),
    (WA, 'id = "tuck-natural-31-royal-family"', 'id = "tuck-both"', "steps.tuck-natural-31-royal-family: is missing"),
    (AGS, 'id = "dealer"', 'id = "banker"', "steps.dealer: is missing"),
    (WA, 'within = "settle"',
     'within = "payment"', "steps.natural.within: is 'payment'; this step is part of 'settle'"),
    (WA, 'id = "draw"\nwithin = "settle"\n',
     'id = "draw"\n', "steps.draw.within: is ''; this step is part of 'settle'"),
    (WA, 'id = "tuck-royal-family"\nwithin = "folds"',
     'id = "tuck-royal-family"\nwithin = "settle"',
     "steps.tuck-royal-family.within: is 'settle'; this step is part of 'folds'"),
    (WA, 'id = "rest"\n',
     'id = "rest"\nwithin = "deal"\n', "steps.rest.within: is 'deal'; this step is a step of its own"),
    (AGS, 'id = "jackpot-pay"\nwithin = "stax"',
     'id = "jackpot-pay"\nwithin = "settle"', "steps.jackpot-pay.within: is 'settle'; this step is part of 'stax'"),
    (WA, 'citation = "Dealer Protocol 4"\nkind = "sensed"',
     'citation = "Dealer Protocol 4"', "steps.rest.kind: is 'confirmed'; this step is 'sensed'"),
    (WA, 'id = "decisions"',
     'id = "decisions"\nkind = "sensed"', "steps.decisions.kind: is 'sensed'; this step is 'confirmed'"),
    (WA, 'title = "Deck back"', 'title = " "', "steps.deck-back.title: is empty"),
    (WA, "Position {seat}: tuck under 31", "Position {chair}: tuck", "only {seat} and {first}"),
    (WA, "Position {seat}: tuck under 31", "Position {seat", "only {seat} and {first}"),
    (WA, 'told-16 = "Betting Protocol 4 (a)"\n', "", "citations.told-16: is missing"),
    (AGS, 'tie = "Rules of Play, paragraph 5"\n', "", "citations.tie: is missing"),
    (ORIGINAL, 'id = "vacant-position"', 'id = "skipped-player"', "irregularities.skipped-player"),
    (ORIGINAL, 'id = "mini-royal"', 'id = "seventeen"', "readings.seventeen: is there twice"),
    (WA, 'game = "31-classic"', 'game = "baccarat"', "game: 'baccarat' is not installed"),
    (WA, "positions = [6]", "positions = [6", "TOML"),
    (AGS, '[[steps]]\nid = "jackpot-pay"', '[[steps]]\nid = "another"', "steps.jackpot-pay: is missing"),
]  # fmt: skip
"""The rulebook, what is replaced in it, by what, and what the refusal says."""


@every(("name", "right", "wrong", "said"), WRONG)
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
