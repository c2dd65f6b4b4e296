pragma ComponentBehavior: Bound
import QtQuick

/* Base of all touch targets, so that a test can find and measure each one. A `guarded` target changes the round and
   ignores presses for a moment after each one. A press is dropped if the target's meaning changes under the finger, or
   if the target has just appeared there. `along` and `down` are the tap's position as fractions of width and height. */
Item {
    id: touch

    required property string name
    property string spoken: name.trim()
    property string says: ""
    property real leastMm: Tokens.targetMm
    property string meaning: name
    property bool guarded: false
    readonly property bool pressed: enabled && armed && (tap.pressed || held)
    property bool held: false
    property bool armed: false
    property real along: 0
    property real down: 0

    signal activated

    function press() {
        armed = enabled && !rest.running;
    }

    function release() {
        if (!armed || !enabled)
            return;
        armed = false;
        if (guarded)
            rest.restart();
        activated();
    }

    onMeaningChanged: armed = false
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: spoken
    Accessible.description: says
    Accessible.onPressAction: {
        press();
        release();
    }
    Keys.onPressed: event => {
        if (![Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter].includes(event.key) || event.isAutoRepeat)
            return;
        event.accepted = true;
        held = true;
        press();
    }
    Keys.onReleased: event => {
        if (!held || event.isAutoRepeat)
            return;
        event.accepted = true;
        held = false;
        release();
    }
    onActiveFocusChanged: held = false

    TapHandler {
        id: tap
        acceptedButtons: Qt.LeftButton
        gesturePolicy: TapHandler.ReleaseWithinBounds
        longPressThreshold: 0
        onPressedChanged: {
            if (pressed && !LastPress.bouncesTo(touch, touch.guarded, point.scenePosition))
                touch.press();
        }
        onTapped: eventPoint => {
            const contact = eventPoint.ellipseDiameters;
            touch.along = eventPoint.position.x / Math.max(1, touch.width);
            touch.down = eventPoint.position.y / Math.max(1, touch.height);
            if (!touch.armed || Math.max(contact.width, contact.height) >= Tokens.palmMm * Tokens.pxPerMm)
                return;
            LastPress.was(touch, touch.guarded, eventPoint.scenePosition);
            touch.release();
        }
    }
    Timer {
        id: rest
        interval: Tokens.refireMs
    }
    Loader {
        active: touch.activeFocus
        anchors.fill: parent
        z: 10
        sourceComponent: FocusRing {}
    }
}
