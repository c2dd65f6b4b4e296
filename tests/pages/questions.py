"""What a manufacturer should answer: for each, the reading that holds until then."""

QUESTIONS: dict[str, dict[str, str]] = {
    "3-card-ags": {
        "pays-column": "Are the plain numbers of the Player Bonus and 6 Card Bonus tables “to 1” or “for 1”?",
        "stax-for-and-to": "The STAX table prints “20 for 1”, “6 for 1” and “3 to 1”. Is each of these meant?",
        "stax-meter-amount": "Does a STAX wager come back beside a meter's amount, or is it part of it?",
        "two-on-one-meter": "Two players win the same meter in one round: is it shared, or paid in order?",
        "ante-bonus-on-a-fold": "Is the Ante Bonus ever paid on a folded hand?",
        "ante-bonus-akq": "Are AKQ suited and a 6-Card Royal paid as the next lower event where a table has no line?",
        "bonus-alone": "May a player wager on a bonus without an Ante?",
        "fold-without-bounty": "Where does a folded hand go whose only bonus is not the 6 Card Bounty?",
        "wagers-that-go-back": "Do increments stay on the meter when a misdeal returns their wagers?",
        "none-and-cancel": "What follows “None” and “Cancel Jackpot” where the cards do show a prize?",
        "positions": "How many positions may a table have?",
        "ranking": "Which ranking of three card hands is meant, and is 3-2-A a straight?",
    },
    "31-classic-original": {
        "seventeen": "At 17 options 1 to 4 print “Ante Push/Play 1-1”, option 5 “Push”. Does Play push there?",
        "several-events": "A hand meets several events, such as Trips and 21 in a suit: which is paid?",
        "mini-royal": "What is a Mini-Royal?",
        "told-16-resolved-on-its-cards": "A hand told as 16 is another total: is its bonus resolved or forfeited?",
        "draw-card-of-a-tucked-hand": "Is the Draw card of a tucked hand ever exposed?",
        "misdeal-wagers": "Do all wagers go back on a misdeal?",
        "draw-card-handled-after-the-natural": "A Draw card is handled after the natural is paid: does that stand?",
    },
    "31-classic-wa-2019": {
        "handled-draw-card-royal-family": "A Draw card is handled: is the 4 Card Royal Family Bonus forfeited too?",
        "fold-with-both-bonuses": "Under which wager is a folded hand laid that has both bonuses?",
        "rainbow-and-flush-below-32": "Is a 4 Card Flush any four suited cards below 32?",
        "draw-card-of-a-tucked-hand": "Is the Draw card exposed where the Natural 31 Bonus alone is in action?",
    },
    "31-classic-rules-of-play": {
        "natural-lost-on-every-fold": "Does a folded 16 keep its Natural 31 Bonus, as in the procedure manuals?",
        "ante-on-trips": "Does the Ante win on Trips whose total is below 18?",
        "sample-tables": "Which pay tables are approved beside the samples?",
        "positions": "How many positions may a table have?",
    },
    "31-classic-dealer-procedures": {
        "pay-tables": "Which pay tables go with these procedures?",
        "no-ninth-paragraph": "Is a paragraph missing between 8 and 10?",
        "told-16-stays": "Does a folded 16 keep its Natural 31 Bonus?",
    },
}
