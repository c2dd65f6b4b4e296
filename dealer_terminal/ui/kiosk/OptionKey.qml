import QtQuick
import dealer_terminal.ui.kit

/* An option as a key: its label, a note, and its current value. A tap on a dim key shows why it is unavailable. All
   keys of a list share the `size` at which the longest one `fits`. Labels of one or two Latin characters are large; two
   Chinese characters are treated as a word. */
TouchTarget {
    id: key

    required property var option
    property real most: Tokens.mm(4.6)
    property real size: fits
    property bool small: tight
    property real noteSize: noteFits
    property real inset: Tokens.mm(3)
    readonly property real least: Tokens.mm(3)
    readonly property real fits: brief ? most : probe.fontInfo.pixelSize
    readonly property real noteMost: small ? least : Tokens.small
    readonly property real noteFits: option.note === "" ? noteMost : noteProbe.fontInfo.pixelSize
    readonly property bool lit: pressed || option.chosen
    readonly property bool brief: /^[ -~]{1,2}$/.test(option.text) && option.note === "" && option.value === ""
    readonly property bool dim: option.dim === true
    readonly property bool clear: enabled && !dim
    readonly property real noted: width - inset - (option.value === "" ? inset / 2 : value.width + inset + Tokens.mm(2))
    readonly property bool tight: long.advanceWidth > noted
    readonly property color ink: lit ? Tokens.colour.plate : clear ? Tokens.colour.text : Tokens.colour.muted

    name: option.text
    spoken: dim ? `${option.text} · ${option.note}` : option.text
    meaning: [option.key, option.text, option.value, dim].join("\n")
    guarded: true
    says: [option.note, option.value].filter(part => part !== "").join(" · ")
    enabled: option.possible
    Accessible.checkable: option.chosen
    Accessible.checked: option.chosen

    ButtonFace {
        down: key.lit
        up: key.clear ? Tokens.colour.raised : Tokens.colour.panel
        pressedUp: Tokens.colour.pressed
        edge: Tokens.colour.line
    }
    Label {
        id: probe
        visible: false
        width: words.width
        height: words.height
        text: key.option.text
        font.pixelSize: key.most
        font.weight: Font.Bold
        lineHeight: 0.95
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Tokens.mm(2.7)
    }
    Label {
        id: noteProbe
        visible: false
        width: note.width
        height: note.height
        text: key.option.note
        font.pixelSize: key.noteMost
        lineHeight: 0.9
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Tokens.mm(2.2)
    }
    Label {
        id: words
        anchors.left: note.left
        anchors.right: note.right
        y: (key.height - height - note.height) / 2
        height: key.height - note.height - Tokens.mm(1.4)
        text: key.option.text
        color: key.ink
        horizontalAlignment: key.brief ? Text.AlignHCenter : Text.AlignLeft
        font.pixelSize: key.brief ? Tokens.title : key.size
        font.weight: Font.Bold
        lineHeight: 0.95
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Tokens.mm(2.7)
    }
    Label {
        id: note
        readonly property int lines: Math.min(3, Math.ceil(long.advanceWidth * 0.88 / key.noted / (long.advanceWidth * 0.88 > key.noted ? 0.92 : 1)))
        anchors.left: parent.left
        anchors.leftMargin: key.inset
        anchors.right: value.left
        anchors.rightMargin: key.option.value === "" ? -key.inset / 2 : Tokens.mm(2)
        y: words.y + (words.height + words.contentHeight) / 2
        height: text === "" ? 0 : !key.small ? Tokens.mm(4.6) : Math.min(key.height * 0.62, Math.ceil(line.implicitHeight * (0.9 * lines + 0.12)))
        verticalAlignment: Text.AlignTop
        text: key.option.note
        color: key.lit ? Tokens.colour.plate : Tokens.colour.muted
        font.pixelSize: key.noteSize
        lineHeight: 0.9
        wrapMode: Text.WordWrap
        fontSizeMode: Text.Fit
        minimumPixelSize: Tokens.mm(2.2)
    }
    Label {
        id: line
        visible: false
        text: key.option.note
        font.pixelSize: key.least
    }
    NaturalWidth {
        id: long
        text: key.option.note
        font.pixelSize: Tokens.small
    }
    Label {
        id: value
        anchors.right: parent.right
        anchors.rightMargin: key.inset
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, parent.width * 0.5)
        text: key.option.value
        color: key.lit ? Tokens.colour.plate : Tokens.colour.gold
        font.pixelSize: Tokens.mm(4.6)
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(3)
        opacity: key.enabled ? 1 : 0.6
    }
}
