"""The report as PDF: summary, every pair with its passages side by side, papers, definitions.

Light colours whatever the window wears. What tints say is said again by line style, number and word, so that a grey print
loses nothing: see `sheet` for how pages are made, `contents` for what they say.
"""

import os
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QPen

from plagcheck.engine import Report
from plagcheck.ui.report.charts import heat_map, histogram
from plagcheck.ui.report.contents import (
    RANKED_SHOWN,
    THRESHOLD,
    Contents,
    printable,
)
from plagcheck.ui.report.pair_pages import draw_pair
from plagcheck.ui.report.sheet import BOTTOM, LEADING, LEFT, MIDDLE, RIGHT, Sheet, paint
from plagcheck.ui.report.wording import DEFINITIONS, Words, percent
from plagcheck.ui.theme import LIGHT

SOURCE = 582.0
"""Left edge of the column that says where the largest share is from."""
CALLED = 96.0
"""Room for a name on a card: two of them stand in its two lines."""


def write_pdf(report: Report, path: Path, *, title: str = "", language: str = "en") -> int:
    """Write `report` to `path` and return the number of pages; the caller renames the finished file into its place.

    Works outside the window's thread, and without a window: an offscreen application is made when there is none.
    Raises OSError when the file cannot be written.
    """
    application = QGuiApplication.instance() or _offscreen()
    assert application is not None
    words = Words(language)
    contents = Contents(report, words, title or words("untitled", sum(1 for p in report.documents if p.role == "paper")))
    charts = _charts(contents)
    return paint(path, contents.title, lambda sheet: _compose(sheet, contents, charts), latin=words.language == "en")


def _offscreen() -> QGuiApplication:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return QGuiApplication(["plagcheck"])


def _charts(contents: Contents) -> tuple[bytes, bytes]:
    """Histogram and heat map; made once for both runs."""
    if not contents.ranked:
        return b"", b""
    names = [contents.brief(d) for d in contents.order]
    return (
        histogram(contents.shares, THRESHOLD, (4.0, 2.2)) if contents.shares else b"",
        heat_map(contents.matrix, names, contents.frames, 3.2) if len(contents.ranked) > 1 else b"",
    )


def _compose(sheet: Sheet, contents: Contents, charts: tuple[bytes, bytes]) -> None:
    words = contents.words
    sheet.head, sheet.foot = contents.created, words("disclaimer")
    sheet.on_page = lambda s: _frame(s, contents)
    sheet.begin()
    _summary(sheet, contents, charts)
    for number, position in enumerate(contents.shown, 1):
        sheet.head = contents.title + (", " if contents.words.language == "en" else "，") + words("pair", number)
        sheet.turn()
        draw_pair(sheet, contents, number, position)
    sheet.head = contents.title
    sheet.turn()
    _reviews(sheet, contents)
    _papers(sheet, contents)
    _definitions(sheet, contents)


def _frame(sheet: Sheet, contents: Contents) -> None:
    """Header and footer of a page."""
    mark = QRectF(LEFT, 34, 14, 14)
    sheet.box(mark, LIGHT.accent, radius=3.5)
    for top, wide in ((37.5, 8.4), (40.4, 5.6), (43.3, 8.4)):
        sheet.box(QRectF(LEFT + 2.8, top, wide, 1.3), "#FFFFFF", radius=0.6)
    sheet.text(LEFT + 21, 33, f"plagcheck {contents.report.version}", 11, LIGHT.ink2)
    sheet.text(0, 33, sheet.head, 11, LIGHT.ink2, right=RIGHT, width=420)
    sheet.rule(56)
    sheet.rule(1066)
    total = sheet.known.pages
    place = contents.words("page-of", sheet.page + 1, total)
    wide = sheet.wide(place, 10.5)
    sheet.text(0, 1073, place, 10.5, LIGHT.ink2, right=RIGHT)
    sheet.text(LEFT, 1073, sheet.foot, 10.5, LIGHT.ink2, width=RIGHT - LEFT - wide - 20)


# ── first page ──


def _summary(sheet: Sheet, contents: Contents, charts: tuple[bytes, bytes]) -> None:
    words, report = contents.words, contents.report
    sheet.bookmark(words("summary-title"))
    sheet.text(LEFT, sheet.y, printable(contents.title), 26, medium=True, width=RIGHT - LEFT)
    papers = sum(1 for p in report.documents if p.role == "paper")
    sheet.text(LEFT, sheet.y + 38, words("report"), 14, LIGHT.ink2)
    sheet.text(0, sheet.y + 39, words("papers", papers, len(contents.ranked), report.compared), 12, LIGHT.ink2, right=RIGHT)
    sheet.y += 68
    _cards(sheet, contents)
    _ranking(sheet, contents)
    _overview(sheet, contents, charts)
    _notes(sheet, contents)


def _cards(sheet: Sheet, contents: Contents) -> None:
    high, width = 94.0, (RIGHT - LEFT) / 4
    room = width - 20
    sheet.box(QRectF(LEFT, sheet.y, RIGHT - LEFT, high), edge=LIGHT.line2, radius=7)
    for i, (caption, value, note) in enumerate(
        contents.cards(lambda d: sheet.elided(printable(contents.brief(d)), CALLED, 11, middle=False))
    ):
        left = LEFT + i * width
        if i:
            sheet.stroke(QPen(QColor(LIGHT.line), 0.8), (QPointF(left, sheet.y + 14), QPointF(left, sheet.y + high - 14)))
        sheet.text(left + 14, sheet.y + 8, caption, 11, LIGHT.ink2, width=room)
        sheet.text(left + 14, sheet.y + 24, value, 24, medium=True)
        _, lines = sheet.laid_out(printable(note), room, 11)
        for place, line in enumerate(lines[:2]):
            sheet.draw_line(line, left + 14, sheet.y + 57 + place * 15, LIGHT.ink2)
    sheet.y += high + 18


def _ranking(sheet: Sheet, contents: Contents) -> None:
    words = contents.words
    sheet.section(words("ranking"), words("ranking-note"))
    rows = [r for r in contents.ranked if r.total.copied][:RANKED_SHOWN]
    if not rows:
        sheet.text(LEFT, sheet.y, words("nothing-shared"), 12, LIGHT.ink2)
        sheet.y += 30
        return
    columns = ((400.0, "total-short"), (482.0, "without-short"), (566.0, "single"))
    sheet.text(LEFT + 26, sheet.y, words("paper"), 11, LIGHT.ink2)
    for right, key in columns:
        sheet.text(0, sheet.y, words(key), 11, LIGHT.ink2, right=right)
    sheet.text(SOURCE, sheet.y, words("source"), 11, LIGHT.ink2)
    sheet.y += 19
    sheet.rule(sheet.y, ink=LIGHT.mute)
    shown = {position: number for number, position in enumerate(contents.shown, 1)}
    for place, row in enumerate(rows, 1):
        y = sheet.y + 5
        sheet.text(LEFT, y + 1, str(place), 11, LIGHT.ink2)
        sheet.text(LEFT + 26, y, printable(contents.whole(row.document)), 12, width=214)
        trough = QRectF(306, y + 6, 48, 6)
        sheet.box(trough, LIGHT.sunken, radius=3)
        sheet.box(QRectF(306, y + 6, max(6.0, 48 * min(1.0, row.total.share)), 6), LIGHT.accent, radius=3)
        values = (percent(row.total.share), percent(row.without_quoted.share), percent(row.largest))
        for i, ((right, _), value) in enumerate(zip(columns, values, strict=True)):
            sheet.text(0, y, value, 12, medium=i == 0, right=right)
        if row.source is not None and row.pair is not None:
            _source(sheet, contents, (row.source, row.pair), y, shown)
        sheet.y += 24
        sheet.rule(sheet.y)
    rest = len(contents.ranked) - len(rows)
    sheet.y += 6
    if rest:
        sheet.text(LEFT, sheet.y, words("rest", rest), 11, LIGHT.ink2)
    sheet.y += 22


def _source(sheet: Sheet, contents: Contents, where: tuple[int, int], y: float, shown: dict[int, int]) -> None:
    """The link from a ranked paper to its largest pair."""
    source, position = where
    name = f"pair-{position}"
    key = printable(contents.brief(source))
    if position not in shown:
        sheet.text(SOURCE, y, key, 12, LIGHT.ink2, width=RIGHT - SOURCE, middle=False)
        return
    place = contents.words("page", sheet.page_of(name))
    room = RIGHT - SOURCE - sheet.wide(place, 12) - 8
    sheet.text(SOURCE, y, key, 12, LIGHT.accent, width=room, middle=False)
    sheet.text(0, y, place, 12, LIGHT.accent, right=RIGHT)
    sheet.link(QRectF(SOURCE, y, RIGHT - SOURCE, 18), name)


def _overview(sheet: Sheet, contents: Contents, charts: tuple[bytes, bytes]) -> None:
    words, report = contents.words, contents.report
    if not any(charts):
        return
    sheet.need(300)
    top = sheet.y
    if charts[0]:
        sheet.text(LEFT, top, words("distribution"), 14, medium=True)
        note = words("distribution-note", contents.sharing, max(0, report.compared - contents.sharing))
        sheet.text(LEFT, top + 21, note, 11, LIGHT.ink2, width=320)
        sheet.image(charts[0], QRectF(LEFT - 4, top + 40, 318, 0))
    if charts[1]:
        sheet.text(MIDDLE, top, words("heat-map"), 14, medium=True)
        sheet.text(MIDDLE, top + 21, words("heat-note"), 11, LIGHT.ink2, width=320)
        sheet.image(charts[1], QRectF(MIDDLE - 4, top + 40, 326, 0))
    y = top + 224
    if contents.group_rows:
        sheet.text(LEFT, y, words("groups", f"{THRESHOLD:.0%}"), 14, medium=True)
        y += 25
    for number, (members, highest) in enumerate(contents.group_rows[:4], 1):
        badge = QRectF(LEFT, y, 16, 16)
        sheet.box(badge.adjusted(0.5, 0.5, -0.5, -0.5), edge=LIGHT.ink2, radius=4)
        sheet.text(badge.center().x() - sheet.wide(str(number), 10.5) / 2, y + 0.5, str(number), 10.5)
        sheet.text(LEFT + 26, y - 1, printable(members), 11.5, width=200, middle=False)
        sheet.text(0, y - 1, highest, 11, LIGHT.ink2, right=LEFT + 310)
        y += 22
    sheet.y = max(y, top + 330) + 8


def _notes(sheet: Sheet, contents: Contents) -> None:
    """What could not be read, and the options."""
    words, unread = contents.words, contents.unread
    if unread:
        gap = ", " if words.language == "en" else "；"
        named = gap.join(f"{contents.name(p.id)} ({contents.reason(p)})" for p in unread[:8])
        told = f"{words('unread', len(unread))} {named}{' …' if len(unread) > 8 else ''}"
    else:
        told = words("all-read")
    texts = [told, contents.options_text]
    if len(contents.shown) < contents.sharing:
        texts.insert(0, f"{words('pairs')}: {words('shown-of', len(contents.shown), contents.sharing)}")
    lines = [sheet.laid_out(printable(text), RIGHT - LEFT - 30, 11) for text in texts]
    high = sum(len(paragraph) for _, paragraph in lines) * 11 * LEADING + 22
    sheet.need(high + 6)
    sheet.y = max(sheet.y, BOTTOM - high - 4) if sheet.page == 0 else sheet.y
    sheet.box(QRectF(LEFT, sheet.y, RIGHT - LEFT, high), LIGHT.window, LIGHT.line, radius=7)
    y = sheet.y + 10
    for _, paragraph in lines:
        for line in paragraph:
            sheet.draw_line(line, LEFT + 15, y, LIGHT.ink2)
            y += 11 * LEADING
    sheet.y += high + 10


# ── last pages ──


def _reviews(sheet: Sheet, contents: Contents) -> None:
    """The pairs that were reviewed: names, share, and what was said of each."""
    words = contents.words
    if not contents.reviewed:
        return
    sheet.bookmark(words("reviews"))
    sheet.section(words("reviews"))
    for row in contents.reviewed:
        sheet.need(44)
        title = printable(words("and", contents.whole(row.review.a), contents.whole(row.review.b)))
        if row.position is None:
            sheet.text(LEFT, sheet.y, title, 12, width=430)
        else:
            place = words("page", sheet.page_of(f"pair-{row.position}"))
            wide = sheet.text(LEFT, sheet.y, title, 12, LIGHT.accent, width=430)
            sheet.link(QRectF(LEFT, sheet.y, wide, 18), f"pair-{row.position}")
            sheet.text(0, sheet.y, f"{percent(row.copied)}   {place}", 12, right=RIGHT)
        sheet.y += 18
        sheet.paragraph(printable(contents.said(row.review, row.aside)), 11.5, LIGHT.ink2)
        sheet.y += 8
        sheet.rule(sheet.y - 4)
    sheet.y += 14


def _papers(sheet: Sheet, contents: Contents) -> None:
    """All papers with their shares and digests, what was noticed while reading, what was skipped."""
    words, report = contents.words, contents.report
    sheet.bookmark(words("all-papers"))
    sheet.section(words("all-papers"), "SHA-256")
    ranked = {r.document: r for r in contents.ranked}
    for paper in report.documents:
        sheet.need(44)
        own = ranked.get(paper.id)
        sheet.text(LEFT, sheet.y, printable(contents.whole(paper.id)), 12, width=430)
        if own is not None:
            told = f"{own.total.copied:,} / {own.total.counted:,} = {percent(own.total.share)}"
        else:
            told = contents.reason(paper) if paper in contents.unread else ""
        sheet.text(0, sheet.y, told, 12, LIGHT.ink if own else LIGHT.err, right=RIGHT)
        notes = ", ".join(f"{f.code} {f.count}" for f in paper.warnings[:5])
        sheet.text(LEFT, sheet.y + 17, paper.document.sha256, 9.5, LIGHT.ink3)
        sheet.text(0, sheet.y + 17, notes, 10, LIGHT.ink2, right=RIGHT, width=270)
        sheet.y += 37
        sheet.rule(sheet.y - 3)
    sheet.y += 14
    if contents.unread:
        sheet.bookmark(words("unread-title"))
        sheet.section(words("unread-title"))
        for paper in contents.unread:
            why = paper.warnings[0].message if paper.warnings else ""
            sheet.paragraph(printable(f"{contents.whole(paper.id)}: {contents.reason(paper)}. {why}"), 11.5, LIGHT.ink2)
        sheet.y += 14
    if report.skipped:
        sheet.section(words("skipped"))
        for skipped in report.skipped[:200]:
            name = "" if report.options.hide_names else f"{skipped.path}: "
            sheet.paragraph(printable(name + skipped.reason), 11.5, LIGHT.ink2)
        sheet.y += 14


def _definitions(sheet: Sheet, contents: Contents) -> None:
    words = contents.words
    sheet.need(220)
    sheet.bookmark(words("definitions"))
    sheet.section(words("definitions"))
    for key in DEFINITIONS:
        sheet.need(40)
        sheet.paragraph(words(key), 11.5, LIGHT.ink2)
        sheet.y += 6
    sheet.y += 10
    sheet.section(words("options"))
    sheet.paragraph(contents.options_text, 11.5, LIGHT.ink2)
