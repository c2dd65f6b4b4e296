import QtQuick
import dealer_terminal.ui.kit

/* Positions for the names of the marks: next to, above, or below a mark, without covering another name or dot. Marks
   outside the usual range come first, and may cover a dot. A name without a position is shown on a tap only. */
Item {
    id: names

    required property var marks
    readonly property var places: found()
    readonly property real high: Tokens.mm(4.4)

    function found(): var {
        const order = marks.map((each, at) => at).sort((a, b) => outside(b) - outside(a));
        const dots = marks.map(dot), taken = [], places = marks.map(() => null);
        for (const at of order) {
            const free = around(marks[at]).filter(each => inside(each) && !taken.some(other => meet(each, other)));
            const clear = free.filter(each => !dots.some((other, whose) => whose !== at && meet(each, other)));
            const place = clear[0] ?? (outside(at) ? free[0] : undefined);
            if (place === undefined)
                continue;
            taken.push(place);
            places[at] = place;
        }
        return places;
    }

    function outside(at: int): int {
        return marks[at].ink === "outside" ? 1 : 0;
    }

    function dot(mark: var): var {
        return spot(mark.at.x * width - Tokens.mm(1.3), (1 - mark.at.y) * height - Tokens.mm(1.3), Tokens.mm(2.6), Tokens.mm(2.6));
    }

    function around(mark: var): var {
        const long = Math.ceil(metrics.advanceWidth(mark.text)) + 1, off = Tokens.mm(1.9);
        const x = mark.at.x * width, y = (1 - mark.at.y) * height;
        const right = spot(x + off, y - high / 2, long, high), left = spot(x - off - long, y - high / 2, long, high);
        const above = spot(x - long / 2, y - off - high, long, high), below = spot(x - long / 2, y + off, long, high);
        return mark.at.x > 0.7 ? [left, right, above, below] : [right, left, above, below];
    }

    function spot(left: real, top: real, wide: real, high: real): var {
        return { left: left, right: left + wide, top: top, bottom: top + high };
    }

    function inside(place: var): bool {
        return place.left >= 0 && place.right <= width && place.bottom <= height + high / 2;
    }

    function meet(one: var, other: var): bool {
        return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    }

    visible: false

    FontMetrics {
        id: metrics
        font.family: Tokens.family
        font.weight: Font.Medium
        font.pixelSize: Tokens.small
    }
}
