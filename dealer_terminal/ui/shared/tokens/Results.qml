pragma Singleton
import QtQuick

/* Sign and colour of what became of a wager. */
QtObject {
    readonly property var signs: ({ win: "plus", lose: "cross", push: "equal", forfeit: "slash", returned: "undo" })

    function sign(result: string): string {
        return signs[result] ?? "dash";
    }

    function ink(result: string): color {
        switch (result) {
        case "win":
            return Tokens.colour.won;
        case "lose":
            return Tokens.colour.lost;
        case "push":
        case "returned":
            return Tokens.colour.push;
        case "forfeit":
            return Tokens.colour.forfeited;
        default:
            return Tokens.colour.muted;
        }
    }
}
