pragma Singleton
import QtQuick

/* The last press. The second tap of a double tap presses no key that has appeared under the finger since. Every press
   counts on a keypad, because its keys stay in place. */
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
