import QtQuick

/* PLAY is solid, FOLD is an outline with a line through its corner, undecided is only a dash. */
Rectangle {
    id: mark

    required property string decision
    required property string label
    readonly property bool folded: decision === "fold"
    readonly property bool open: decision === "open"
    readonly property color ink: folded ? Tokens.colour.text : Tokens.colour.plate

    visible: decision !== "none"
    implicitHeight: Tokens.mm(6.6)
    radius: height * (folded ? 0.16 : 0.5)
    color: folded ? Tokens.colour.plate : open ? "transparent" : Tokens.colour.text
    border.width: Tokens.hair * 1.5
    border.color: open ? Tokens.colour.printed : Tokens.colour.text

    Label {
        anchors.centerIn: parent
        width: parent.width - Tokens.mm(1.5)
        horizontalAlignment: Text.AlignHCenter
        text: mark.label
        color: mark.open ? Tokens.colour.text : mark.ink
        font.weight: Font.Bold
        font.pixelSize: Tokens.glance
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2.6)
    }
}
