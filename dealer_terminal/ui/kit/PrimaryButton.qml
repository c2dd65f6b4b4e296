import QtQuick

/* The primary key: the next thing to do. Always in the same place, and the brightest element of the screen. */
TouchTarget {
    id: button

    property string text: ""
    property string note: ""
    readonly property bool wraps: natural.advanceWidth > width - Tokens.mm(6)

    name: text
    guarded: true
    says: button.note
    Accessible.defaultButton: true
    leastMm: Tokens.primaryMm
    implicitHeight: Tokens.primaryHeight
    implicitWidth: Tokens.mm(64)

    NaturalWidth {
        id: natural
        text: button.text
    }
    ButtonFace {
        down: button.pressed
        up: button.enabled ? Tokens.colour.primary : Tokens.colour.panel
        pressedUp: Tokens.colour.primaryPressed
        edge: button.enabled ? Tokens.colour.primary : Tokens.colour.line
    }
    Column {
        anchors.centerIn: parent
        width: parent.width - 2 * Tokens.mm(3)
        scale: button.pressed ? 0.97 : 1

        Label {
            glanced: true
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            height: button.wraps ? button.height - note.height - Tokens.mm(0.6) : Tokens.mm(8.4)
            text: button.text
            color: button.enabled ? Tokens.colour.primaryInk : Tokens.colour.muted
            font.pixelSize: Tokens.title
            font.weight: Font.Bold
            lineHeight: 0.9
            wrapMode: button.wraps ? Text.WordWrap : Text.NoWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: Tokens.body
        }
        Label {
            id: note
            height: text === "" ? 0 : Tokens.mm(5.2)
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: button.note
            color: button.enabled ? Tokens.colour.primaryInk : Tokens.colour.muted
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Tokens.mm(3)
        }
    }
}
