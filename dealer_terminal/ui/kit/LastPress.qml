pragma Singleton
import QtQuick

/* The press that a finger made last. The second tap of a double tap falls where that was, and presses nothing else that lies there since; from
   key to key of a pad, whose keys stay, every press is taken. */
QtObject {
    id: last

    property Item key: null
    property bool guarded: false
    property point at
    readonly property real near: Tokens.targetHeight / 2
    readonly property Timer rest: Timer {
        interval: Tokens.refireMs
    }

    function was(key: Item, guarded: bool, at: point) {
        last.key = key;
        last.guarded = guarded;
        last.at = at;
        rest.restart();
    }

    function bouncesTo(key: Item, guarded: bool, at: point): bool {
        const same = key === last.key || !(guarded || last.guarded);
        return rest.running && !same && Math.hypot(at.x - last.at.x, at.y - last.at.y) < near;
    }
}
