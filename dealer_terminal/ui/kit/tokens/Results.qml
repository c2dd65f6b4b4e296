pragma Singleton
import QtQuick

/* Symbols and colors of wager results. */
QtObject {
    readonly property var signs: ({ win: "plus", lose: "cross", push: "equal", forfeit: "cross", returned: "undo", held: "later", limit: "ceiling" })

    /* Return the result for a wager's standing on its circle; empty if it has none yet. */
    function of(standing: string): string {
        return ({ won: "win", lost: "lose", push: "push", forfeited: "forfeit", returned: "returned", limit: "limit" })[standing] ?? "";
    }

    function sign(result: string): string {
        return signs[result] ?? "dash";
    }

    function ink(result: string): color {
        switch (result) {
        case "win":
            return Tokens.colour.won;
        case "lose":
        case "forfeit":
            return Tokens.colour.lost;
        case "push":
            return Tokens.colour.push;
        case "returned":
            return Tokens.colour.returned;
        case "limit":
            return Tokens.colour.overridden;
        case "held":
            return Tokens.colour.pending;
        default:
            return Tokens.colour.muted;
        }
    }
}
