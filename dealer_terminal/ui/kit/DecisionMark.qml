import QtQuick

/* Mark of a decision, distinct without color: PLAY that can still change and LATE have an outline, final PLAY has none,
   and FOLD is a filled plate. */
Rectangle {
    id: mark

    required property string decision
    required property string label
    readonly property bool folded: decision === "fold"
    readonly property bool tight: width < Tokens.mm(17)
    readonly property bool open: decision === "open" || decision === "late"
    readonly property real free: Tokens.mm(open ? 0.6 : tight ? 0.2 : 0.6)

    visible: decision !== "none"
    implicitHeight: Tokens.mm(7)
    radius: height * (folded ? 0.16 : tight ? 0.3 : 0.5)
    color: folded ? Tokens.colour.text : "transparent"
    border.width: folded ? 0 : open ? Tokens.hair * 1.5 : 0
    border.color: Tokens.colour.printed

    NaturalWidth {
        id: natural
        text: mark.label
    }
    Label {
        glanced: mark.label.length < 6
        anchors.centerIn: parent
        /* Chinese glyphs are low in their line. */
        anchors.verticalCenterOffset: /[\u2e80-\u9fff]/.test(text) ? -Math.round(font.pixelSize * 0.08) : 0
        width: parent.width - 2 * mark.free
        horizontalAlignment: Text.AlignHCenter
        text: mark.label
        color: mark.folded ? Tokens.colour.plate : Tokens.colour.text
        font.weight: Font.Bold
        font.pixelSize: Math.floor(Tokens.glance * Math.min(1, (mark.height - 2 * Tokens.mm(0.75)) / Math.max(1, natural.tightBoundingRect.height)))
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2.6)
    }
}
