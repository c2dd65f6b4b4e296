import QtQuick
import dealer_terminal.ui.kit

/* Search box. Enter searches, and keys act as bindings again. */
TouchTarget {
    id: box

    required property string hint

    signal sought(string text)
    signal finished

    name: "search"
    spoken: hint
    activeFocusOnTab: false
    onActivated: line.forceActiveFocus()

    Rectangle {
        anchors.fill: parent
        radius: Tokens.radius
        color: Tokens.colour.plate
        border.width: line.activeFocus ? Tokens.stroke : Math.max(1, Tokens.hair)
        border.color: line.activeFocus ? Tokens.colour.current : Tokens.colour.line
    }
    Sign {
        id: lens
        x: Tokens.mm(2)
        anchors.verticalCenter: parent.verticalCenter
        name: "search"
        ink: Tokens.colour.muted
    }
    Label {
        visible: line.text === "" && !line.activeFocus
        anchors.left: lens.right
        anchors.leftMargin: Tokens.mm(1.5)
        height: parent.height
        text: `${box.hint}  /`
        color: Tokens.colour.muted
        font.pixelSize: Tokens.small
    }
    TextInput {
        id: line
        objectName: "search"
        anchors.left: lens.right
        anchors.leftMargin: Tokens.mm(1.5)
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(2)
        height: parent.height
        verticalAlignment: TextInput.AlignVCenter
        maximumLength: 40
        clip: true
        color: Tokens.colour.text
        font.family: Tokens.family
        font.pixelSize: Tokens.body
        Accessible.name: box.hint
        onAccepted: {
            box.sought(text);
            text = "";
            box.finished();
        }
        Keys.onEscapePressed: {
            text = "";
            box.finished();
        }
    }
}
