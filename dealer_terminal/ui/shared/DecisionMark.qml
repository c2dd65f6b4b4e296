import QtQuick

/* PLAY that may still change and LATE are an outline, PLAY that stands is quiet, FOLD is a plate: told apart without colour. */
Rectangle {
    id: mark

    required property string decision
    required property string label
    readonly property bool folded: decision === "fold"
    readonly property bool tight: width < Tokens.mm(17)
    readonly property bool open: decision === "open" || decision === "late"

    visible: decision !== "none"
    implicitHeight: Tokens.mm(7)
    radius: height * (folded ? 0.16 : tight ? 0.3 : 0.5)
    color: folded ? Tokens.colour.text : "transparent"
    border.width: folded ? 0 : open ? Tokens.hair * 1.5 : 0
    border.color: Tokens.colour.printed

    Label {
        glanced: mark.label.length < 6
        anchors.centerIn: parent
        width: parent.width - Tokens.mm(mark.tight ? 0.4 : 1.2)
        horizontalAlignment: Text.AlignHCenter
        text: mark.label
        color: mark.folded ? Tokens.colour.plate : Tokens.colour.text
        font.weight: Font.Bold
        font.pixelSize: Tokens.glance
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2.6)
    }
}
