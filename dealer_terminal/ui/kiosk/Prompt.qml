import QtQuick
import dealer_terminal.ui.kit

/* The step in one or two words, very large, with the manual's sentence and paragraph below. A tap `opens` the manual.
   */
Item {
    id: prompt

    required property string verb
    required property color ink
    required property string text
    required property string citation
    required property string printed
    required property var opens
    property real most: Tokens.display
    readonly property real high: Math.ceil(most * 1.15)
    readonly property real below: Math.max(0, height - step.height - source.height - Tokens.mm(0.3))
    /* Minimum font size of the sentence, the same as its citation. */
    property int least: Tokens.small
    readonly property real needed: step.height + fewest.contentHeight + source.height + Tokens.mm(0.6)
    property int laid: 0

    signal pressed(string key)

    /* Count the layouts, because Text.contentHeight does not always change after the font size was fitted again. */
    function lay() {
        laid += 1;
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: [verb, text, citation, printed].filter(part => part !== "").join(" ")

    TouchTarget {
        anchors.fill: parent
        name: prompt.opens.text
        spoken: name
        enabled: prompt.opens.possible
        onActivated: prompt.pressed(prompt.opens.key)
    }
    Label {
        id: step
        glanced: true
        visible: text !== ""
        width: parent.width
        height: text === "" ? 0 : prompt.high
        text: prompt.verb
        color: prompt.ink
        font.pixelSize: prompt.most
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.glance
    }
    Label {
        id: words
        visible: prompt.below > Tokens.mm(3)
        anchors.top: step.bottom
        width: parent.width
        height: prompt.below
        text: prompt.text
        font.pixelSize: step.visible ? Tokens.mm(4.6) : Tokens.title
        font.weight: step.visible ? Font.Medium : Font.Bold
        lineHeight: 0.88
        verticalAlignment: Text.AlignTop
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: prompt.least
        onTextChanged: Qt.callLater(prompt.lay)
        onHeightChanged: Qt.callLater(prompt.lay)
    }
    Label {
        id: fewest
        visible: false
        width: parent.width
        text: prompt.text
        font.pixelSize: prompt.least
        font.weight: words.font.weight
        lineHeight: words.lineHeight
        wrapMode: words.wrapMode
    }
    Source {
        id: source
        visible: words.visible
        y: words.y + (prompt.laid < 0 ? 0 : words.contentHeight) + Tokens.mm(0.3)
        width: parent.width
        citation: prompt.citation
        printed: prompt.printed
    }
}
