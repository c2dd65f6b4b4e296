pragma Singleton
import QtQuick

/* Design tokens. Sizes are in millimeters on the panel; `mm` converts them to pixels. */
QtObject {
    id: tokens

    property string theme: "felt"
    property real pxPerMm: 5.87
    property bool fourColours: true

    readonly property Colours felt: FeltColours {}
    readonly property Colours contrast: ContrastColours {}
    readonly property Colours colour: theme === "contrast" ? contrast : felt
    readonly property bool outlined: theme === "contrast"

    readonly property string family: "Inter"
    /* Height of a capital letter in Inter, as a fraction of the font size. */
    readonly property real capital: 0.727
    readonly property real leastGlanceMm: 4
    readonly property real spotNameMm: 2.5
    readonly property real displayMm: 9
    readonly property real titleMm: 7
    readonly property real glanceMm: 5.6
    readonly property real bodyMm: 4.2
    readonly property real smallMm: 3.5
    readonly property real leastMm: 3.3

    readonly property int display: mm(displayMm)
    readonly property int title: mm(titleMm)
    readonly property int glance: Math.ceil(glanceMm * pxPerMm)
    readonly property int body: mm(bodyMm)
    readonly property int small: mm(smallMm)
    readonly property int least: mm(leastMm)

    readonly property real primaryMm: 20
    readonly property real targetMm: 12
    readonly property int primaryHeight: Math.ceil(primaryMm * pxPerMm)
    readonly property int targetHeight: Math.ceil(targetMm * pxPerMm)

    readonly property int gap: mm(1.5)
    readonly property int pad: mm(2.5)
    readonly property int radius: mm(1.8)
    readonly property int hair: Math.max(1, mm(0.25))
    readonly property int stroke: Math.max(2, mm(0.6))

    property bool moves: true
    readonly property int moveMs: moves ? 120 : 0
    /* Number of animations that are running. */
    property int moving: 0
    readonly property int refireMs: 300
    readonly property real palmMm: 25

    readonly property var chips: ({
            white: "#e9e6dc", silver: "#b4b9bd", grey: "#8b9094", yellow: "#e6b800", orange: "#e2711d", red: "#c3202f",
            pink: "#e06f9d", purple: "#6b3fa0", blue: "#2459b8", green: "#1f7a3f", brown: "#6e4628", black: "#1a1c1f"
        })

    readonly property color chipFace: "#f8f5ec"
    readonly property color chipInk: "#101214"
    readonly property color chipNotch: "#f4f1e8"
    readonly property color chipNotchDark: "#3b4148"

    function mm(length: real): int {
        return Math.round(length * pxPerMm);
    }

    function ink(suit: string): color {
        if (suit === "h" || (suit === "d" && !fourColours))
            return colour.inkRed;
        if (suit === "d")
            return colour.inkBlue;
        return suit === "c" && fourColours ? colour.inkGreen : colour.inkBlack;
    }
}
