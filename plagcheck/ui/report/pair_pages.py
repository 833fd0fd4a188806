"""The pages of a pair: both papers with their shares, the fingerprints, what was said of it, the passages side by side."""

from PySide6.QtCore import QRectF

from plagcheck.engine import Comparison
from plagcheck.ui.report.contents import KEYWORDS_SHOWN, PASSAGES_SHOWN, Contents, printable
from plagcheck.ui.report.passages import COLUMN, draw_passage, underline
from plagcheck.ui.report.sheet import LEADING, LEFT, MIDDLE, RIGHT, Sheet
from plagcheck.ui.report.wording import figure, percent
from plagcheck.ui.theme import LIGHT

LIT_BARS = {"identical": 4, "high": 3, "medium": 2, "low": 1, "none": 0}


def draw_pair(sheet: Sheet, contents: Contents, number: int, position: int) -> None:
    words, pair = contents.words, contents.report.pairs[position]
    names = [contents.brief(d) or contents.name(d) for d in (pair.a, pair.b)]
    title = words("and", *names)
    sheet.target(f"pair-{position}")
    if number == 1:
        sheet.bookmark(words("pairs"))
    sheet.bookmark(printable(f"{title}  {percent(pair.copied)}"), 1)
    room = (520 - sheet.wide(words("and", "", ""), 24, medium=True)) / 2
    if sheet.wide(printable(title), 24, medium=True) > 520:
        title = words("and", *(sheet.elided(printable(name), room, 24, medium=True) for name in names))
    sheet.text(LEFT, sheet.y, printable(title), 24, medium=True, width=520)
    _level(sheet, contents, pair)
    sheet.y += 44
    _sides(sheet, contents, pair)
    _legend(sheet, contents, pair)
    sheet.rule(sheet.y)
    sheet.y += 9
    _facts(sheet, contents, pair)
    _said(sheet, contents, pair)
    _passages(sheet, contents, pair)
    _aside(sheet, contents, pair)


def _level(sheet: Sheet, contents: Contents, pair: Comparison) -> None:
    if pair.level is None:
        return
    word = contents.words(pair.level)
    wide = sheet.text(0, sheet.y + 10, word, 13, medium=True, right=RIGHT)
    left = RIGHT - wide - 30
    for bar, height in enumerate((4.5, 7, 10, 13)):
        ink = LIGHT.accent if bar < LIT_BARS[pair.level] else LIGHT.bar
        sheet.box(QRectF(left + bar * 5, sheet.y + 26 - height, 4, height), ink, radius=1.2)
    sheet.text(0, sheet.y + 11, contents.words("level"), 11.5, LIGHT.ink2, right=left - 8)


def _sides(sheet: Sheet, contents: Contents, pair: Comparison) -> None:
    """Both papers in a frame each: name, size, share, and a bar in parts by kind."""
    words, high = contents.words, 112.0
    kinds = contents.kind_shares(pair)
    for side, (document, share) in enumerate(((pair.a, pair.copied_a), (pair.b, pair.copied_b))):
        left = LEFT if side == 0 else MIDDLE
        paper = contents.report.documents[document]
        sheet.box(QRectF(left, sheet.y, COLUMN, high), edge=LIGHT.line2, radius=7)
        letter = QRectF(left + 14, sheet.y + 14, 19, 19)
        sheet.box(letter, LIGHT.ink2, radius=4.5)
        mark = "AB"[side]
        sheet.text(
            letter.center().x() - sheet.wide(mark, 11.5, medium=True) / 2, letter.top() + 1, mark, 11.5, "#FFFFFF", medium=True
        )
        sheet.text(left + 42, sheet.y + 10, printable(contents.whole(document)), 12.5, medium=True, width=COLUMN - 56)
        size = words("size", f"{len(paper.text):,}", f"{paper.counted:,}")
        sheet.text(left + 42, sheet.y + 28, size, 11, LIGHT.ink2, width=COLUMN - 56)
        wide = sheet.text(left + 14, sheet.y + 48, percent(share), 24, medium=True)
        told = words("in-b" if side == 0 else "in-a")
        sheet.text(left + 28 + wide, sheet.y + 52, told, 11.5, LIGHT.ink2)
        counts = contents.copied_of(pair, side)
        if counts is not None:
            line = words("of-counted", f"{counts[0]:,}", f"{counts[1]:,}")
            sheet.text(left + 28 + wide, sheet.y + 67, line, 10.5, LIGHT.ink3)
        bar = QRectF(left + 14, sheet.y + 93, COLUMN - 28, 7)
        sheet.box(bar, LIGHT.sunken)
        x = bar.left()
        for kind, in_a, in_b in kinds:
            part = (in_a, in_b)[side] * bar.width()
            part = min(part, bar.right() - x)
            sheet.box(QRectF(x, bar.top(), max(0.0, part - 0.8), bar.height()), LIGHT.kinds[kind].edge)
            x += part
    sheet.y += high + 12


def _legend(sheet: Sheet, contents: Contents, pair: Comparison) -> None:
    x, y, words = LEFT, sheet.y, contents.words
    x += sheet.text(x, y + 1, "A", 11.5, LIGHT.ink2) + 12
    kinds = contents.kind_shares(pair)
    gap = 18 if len(kinds) < len(LIGHT.kinds) else 10
    for kind, in_a, _ in kinds:
        _sample(sheet, x, y, kind)
        x += 28
        x += sheet.text(x, y + 1, words(kind), 11.5, LIGHT.ink2) + 4
        x += sheet.text(x, y + 1, percent(min(1.0, in_a)), 11.5, medium=True) + gap
    if any(m.changes_a or m.changes_b for m in pair.matches):
        told = words("changed")
        wide = sheet.wide(told, 11.5)
        if x + wide + 40 < RIGHT:
            sheet.box(QRectF(x, y + 2, 24, 13), "#FFFFFF", LIGHT.kinds["edited"].edge, radius=3, width=1.1)
            sheet.text(x + 31, y + 1, told, 11.5, LIGHT.ink2)
    sheet.y += 28


def _sample(sheet: Sheet, x: float, y: float, kind: str) -> None:
    sheet.box(QRectF(x, y + 1, 23, 14), LIGHT.kinds[kind].tint, radius=2)
    underline(sheet, x, x + 23, y + 17, kind)


def _facts(sheet: Sheet, contents: Contents, pair: Comparison) -> None:
    """Fingerprint strip, resemblance, keywords, reckoning: a caption left, the fact right of it."""
    words, report = contents.words, contents.report
    left = LEFT + 88
    sheet.text(LEFT, sheet.y + 2, words("fingerprint"), 11.5, medium=True)
    prints = [report.documents[i].fingerprint for i in (pair.a, pair.b)]
    if pair.distance is None or prints[0] is None or prints[1] is None:
        sheet.text(left, sheet.y + 2, words("no-fingerprint"), 11.5, LIGHT.ink2)
    else:
        right = _strip(sheet, left, (prints[0], prints[1]), pair.bits)
        for line, told in enumerate(contents.nearness(pair)):
            sheet.text(0, sheet.y - 4 + line * 15, told, 11, LIGHT.ink2, right=RIGHT, width=RIGHT - right - 10)
    sheet.y += 30
    found = pair.resemblance
    if found is not None:
        told = words(
            "resemblance", figure(found.exact), figure(found.minhash), figure(found.error), found.permutations,
            figure(found.bottom_k), figure(found.bottom_k_error),
        )  # fmt: skip
        sheet.text(LEFT, sheet.y, "Jaccard", 11.5, medium=True)
        sheet.text(left, sheet.y, told, 11.5, LIGHT.ink2, width=RIGHT - left)
        sheet.y += 21
    if pair.keywords is not None and pair.keywords.shared:
        gap = ", " if words.language == "en" else "，"
        shared = gap.join(f"{k.word} {k.weight_a}/{k.weight_b}" for k in pair.keywords.shared[:KEYWORDS_SHOWN])
        sheet.text(LEFT, sheet.y, words("keywords"), 11.5, medium=True)
        sheet.text(
            left,
            sheet.y,
            printable(f"{shared}  ({words('keywords-note')})"),
            11.5,
            LIGHT.ink2,
            width=RIGHT - left,
            middle=False,
        )
        sheet.y += 21
    _reckoning(sheet, contents, pair, left)
    sheet.y += 8


def _strip(sheet: Sheet, left: float, prints: tuple[int, int], bits: int) -> float:
    """Both fingerprints bit by bit, with a mark under those that differ; where the strip ends."""
    wide = min(5.6, 360 / bits)
    x = left
    for bit in range(bits):
        ones = [value >> (bits - 1 - bit) & 1 for value in prints]
        x = left + bit * wide + bit // 8 * 3
        for row, one in enumerate(ones):
            cell = QRectF(x, sheet.y + row * 10, wide - 1.1, 8)
            sheet.box(cell, LIGHT.ink2 if one else "#FFFFFF", LIGHT.ink2 if one else LIGHT.line2, radius=1, width=0.5)
        if ones[0] != ones[1]:
            sheet.box(QRectF(x + wide / 2 - 1.6, sheet.y + 20.5, 2.2, 3.6), LIGHT.accent, radius=0.5)
    return x + wide


def _reckoning(sheet: Sheet, contents: Contents, pair: Comparison, left: float) -> None:
    """How the share comes about when something was excluded."""
    words = contents.words
    options = contents.report.options
    active = {"raw", "final", *options.exclude, *(["template"] if options.templates else [])}
    steps = [s for s in pair.reckoning if s.step in active]
    changed = [s for i, s in enumerate(steps) if i == 0 or s.step == "final" or s[1:] != steps[i - 1][1:]]
    if len(changed) < 2 or changed[0][1:] == changed[-1][1:]:
        return
    parts = []
    for step in changed:
        name = words(step.step) if step.step in ("raw", "final") else words("less", words(step.step))
        share = step.copied_a / step.counted_a if step.counted_a else 0.0
        parts.append(f"{name} {step.copied_a:,}/{step.counted_a:,} = {percent(share)}")
    sheet.text(LEFT, sheet.y, words("reckoning"), 11.5, medium=True)
    sheet.text(left, sheet.y, "A: " + "  →  ".join(parts), 11, LIGHT.ink2, width=RIGHT - left, middle=False)
    sheet.y += 21


def _said(sheet: Sheet, contents: Contents, pair: Comparison) -> None:
    """State and note, beside a caption; a long note takes as many lines as it needs."""
    review = contents.report.review_of(pair.a, pair.b)
    if review.state == "open" and not review.note and not pair.aside:
        return
    sheet.text(LEFT, sheet.y, contents.words("review"), 11.5, medium=True)
    told = printable(contents.said(review, len(pair.aside)))
    _, lines = sheet.laid_out(told, RIGHT - LEFT - 88, 11.5)
    for line in lines:
        sheet.need(11.5 * LEADING)
        sheet.draw_line(line, LEFT + 88, sheet.y, LIGHT.ink)
        sheet.y += 11.5 * LEADING
    sheet.y += 10


def _passages(sheet: Sheet, contents: Contents, pair: Comparison) -> None:
    words = contents.words
    size = len(pair.matches)
    shown = pair.matches[:PASSAGES_SHOWN]
    excluded = sum(m.end - m.start for m in (*pair.excluded_a, *pair.excluded_b))
    told = [words("passages-note", size)]
    if len(shown) < size:
        told.append(words("shown-of", len(shown), size))
    if excluded:
        told.append(words("excluded-size", f"{excluded:,}"))
    note = ("; " if words.language == "en" else "；").join(told)
    sheet.section(words("passages"), note)
    if not shown:
        sheet.text(LEFT, sheet.y, words("no-passages"), 12, LIGHT.ink2)
        sheet.y += 24
    for number, match in enumerate(shown, 1):
        draw_passage(sheet, contents, (pair, match), number)


def _aside(sheet: Sheet, contents: Contents, pair: Comparison) -> None:
    """The matches set aside, each with its reason."""
    words = contents.words
    if not pair.aside:
        return
    shown = pair.aside[:PASSAGES_SHOWN]
    told = [words("aside-note", len(pair.aside))]
    if len(shown) < len(pair.aside):
        told.append(words("shown-of", len(shown), len(pair.aside)))
    sheet.section(words("aside"), ("; " if words.language == "en" else "；").join(told))
    for number, each in enumerate(shown, 1):
        draw_passage(sheet, contents, (pair, each.match), number)
        sheet.y -= 6
        sheet.paragraph(printable(words("reason", each.reason or words("no-reason"))), 11.5, LIGHT.ink2)
        sheet.y += 12
