pragma ComponentBehavior: Bound
import QtQuick

/* The one thing a finger can press. Everything touchable is built on it, so that a test can find and measure them all. What changes the
   round is `guarded`: it rests after each press. What comes to mean something else under the finger is not pressed, nor what newly lies there. `along` and `down` are where it was tapped, as parts of its width and height. */
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
