pragma ComponentBehavior: Bound
import QtQuick

/* The one thing a finger can press. Everything touchable is built on it, so that a test can find and measure them all. */
Item {
    id: touch

    required property string name
    property string spoken: name.trim()
    property string says: ""
    property real leastMm: Tokens.targetMm
    readonly property bool pressed: enabled && (tap.pressed || held)
    property bool held: false
    property bool armed: false

    signal activated

    function press() {
        armed = !rest.running;
    }

    function release() {
        if (!armed || !enabled || rest.running)
            return;
        armed = false;
        rest.restart();
        activated();
    }

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
            if (pressed)
                touch.press();
        }
        onTapped: eventPoint => {
            const contact = eventPoint.ellipseDiameters;
            if (Math.max(contact.width, contact.height) < Tokens.palmMm * Tokens.pxPerMm)
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
