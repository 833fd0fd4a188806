"""The report as one HTML file: no script, no outside address, readable by screen readers, printable.

A Content-Security-Policy allows only its own styles and data images. Everything that comes from papers is escaped; kinds
of match are told by number, word and line style besides colour.
"""

import base64
from collections.abc import Iterable, Sequence
from html import escape
from string import Template

from plagcheck.engine import Comparison, Match, Report, Span
from plagcheck.ui.report.charts import heat_map, histogram
from plagcheck.ui.report.contents import (
    KEYWORDS_SHOWN,
    LONGEST_PASSAGE,
    PASSAGES_SHOWN,
    THRESHOLD,
    Contents,
    pieces,
    printable,
)
from plagcheck.ui.report.wording import DEFINITIONS, Words, figure, percent
from plagcheck.ui.theme import LIGHT

LINES = {
    "verbatim": "solid 2px",
    "edited": "dashed 2px",
    "reworded": "dotted 2px",
    "reordered": "dashed 1px",
    "summary": "double 3px",
}
POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"


def render(report: Report, *, title: str = "", language: str = "en") -> str:
    """The whole page of a report."""
    words = Words(language)
    contents = Contents(report, words, title or words("untitled", sum(1 for p in report.documents if p.role == "paper")))
    body = "\n".join(_body(contents))
    return (
        f'<!DOCTYPE html>\n<html lang="{words.html_language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="viewport" content="width=device-width">\n<meta name="generator" content="plagcheck">\n'
        f"<title>{_text(contents.title)}</title>\n<style>{_style()}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _text(text: object) -> str:
    return escape(printable(str(text)))


_STYLE = Template("""
body { font: 15px/1.6 'Segoe UI', 'Helvetica Neue', 'Noto Sans', 'Microsoft YaHei', 'PingFang SC', 'Noto Sans SC', sans-serif;
  color: $ink; background: $window; max-width: 1100px; margin: 0 auto; padding: 24px }
h1 { font-size: 28px; margin: 0 } h2 { font-size: 20px; margin: 0 0 12px } h3 { font-size: 16px; margin: 0 0 8px }
a { color: $accent } section, header { background: #fff; border: 1px solid $line; border-radius: 8px; padding: 20px;
  margin: 16px 0 } main > h2 { margin: 32px 0 0 } small, .s { color: $ink2; font-size: 13px }
table { border-collapse: collapse; width: 100% } tr { border-bottom: 1px solid $line }
th { text-align: left; color: $ink2; font-weight: 400; font-size: 13px }
th, td { padding: 6px 10px 6px 0; vertical-align: top } td { overflow-wrap: anywhere }
.r { text-align: right; font-variant-numeric: tabular-nums }
.c { display: flex; gap: 24px; flex-wrap: wrap } .c div { flex: 1 1 180px }
.c strong { display: block; font-size: 26px; font-weight: 500 }
.n { border: 1px solid; border-radius: 5px; padding: 0 6px; font-size: 13px }
.p { margin-top: 12px } .p caption { text-align: left } .p tr { border: 0 }
.p td { width: 50%; border-left: 3px solid $line; padding-left: 10px }
.p td + td { border-left-width: 3px } mark { color: inherit } code { font-size: 13px; word-break: break-all }
img { max-width: 100%; height: auto } .skip { position: absolute; left: -9999px } .skip:focus { position: static }
.f { font: 13px/1.3 ui-monospace, Consolas, monospace; white-space: pre; overflow-x: auto }
@media print { body { background: #fff; padding: 0; max-width: none } section, header { border: 0; padding: 0 }
  tr, h3 { break-inside: avoid } mark { print-color-adjust: exact } }
""")


def _style() -> str:
    kinds = "".join(
        f".{kind} mark {{ background: {c.tint}; border-bottom: {LINES[kind]} {c.edge} }}\n"
        f".{kind} b {{ border: 1px solid {c.edge}; border-radius: 3px; background: #fff; font-weight: inherit }}\n"
        f".{kind} .n {{ border-color: {c.edge}; background: {c.tint} }} .{kind}.p td {{ border-left-color: {c.edge} }}\n"
        for kind, c in LIGHT.kinds.items()
    )
    tokens = {name: getattr(LIGHT, name) for name in ("ink", "ink2", "window", "accent", "line")}
    return _STYLE.substitute(tokens) + kinds


def _body(contents: Contents) -> Iterable[str]:
    words = contents.words
    yield f'<a class="skip" href="#pairs">{_text(words("contents"))}</a>'
    yield from _head(contents)
    yield "<main>"
    yield from _ranking(contents)
    yield from _charts(contents)
    yield from _reviews(contents)
    yield f'<h2 id="pairs">{_text(words("pairs"))}</h2>'
    if len(contents.shown) < contents.sharing:
        yield f'<p class="s">{_text(words("shown-of", len(contents.shown), contents.sharing))}</p>'
    if not contents.shown:
        yield f"<p>{_text(words('nothing-shared'))}</p>"
    for number, position in enumerate(contents.shown, 1):
        yield from _pair(contents, number, position)
    yield from _papers(contents)
    yield f"<section><h2>{_text(words('definitions'))}</h2>"
    yield from (f"<p>{_text(words(key))}</p>" for key in DEFINITIONS)
    yield f"<h3>{_text(words('options'))}</h3><p>{_text(contents.options_text)}</p></section>"
    yield f"</main><footer><p class='s'>{_text(words('disclaimer'))} plagcheck {_text(contents.report.version)}</p></footer>"


def _head(contents: Contents) -> Iterable[str]:
    words, report = contents.words, contents.report
    papers = sum(1 for p in report.documents if p.role == "paper")
    yield f"<header><h1>{_text(contents.title)}</h1>"
    line = f"{words('report')} · {contents.created} · {words('papers', papers, len(contents.ranked), report.compared)}"
    yield f'<p class="s">{_text(line)}</p><div class="c">'
    for caption, value, note in contents.cards(contents.key):
        yield f"<div><small>{_text(caption)}</small><strong>{_text(value)}</strong><small>{_text(note)}</small></div>"
    yield "</div>"
    if contents.unread:
        named = "; ".join(f"{contents.name(p.id)} ({contents.reason(p)})" for p in contents.unread)
        yield f"<p>{_text(words('unread', len(contents.unread)))} {_text(named)}</p>"
    yield "</header>"


def _table(caption: str, columns: Sequence[str], rows: Iterable[Sequence[str]], right: frozenset[int]) -> Iterable[str]:
    """A table with a caption and scoped heads; cells are HTML."""
    yield f"<table><caption class='s' style='text-align:left'>{_text(caption)}</caption><thead><tr>"
    yield "".join(f'<th scope="col"{" class=r" if i in right else ""}>{_text(c)}</th>' for i, c in enumerate(columns))
    yield "</tr></thead><tbody>"
    for row in rows:
        cells = "".join(f"<td{' class=r' if i in right else ''}>{cell}</td>" for i, cell in enumerate(row))
        yield f"<tr>{cells}</tr>"
    yield "</tbody></table>"


def _ranking(contents: Contents) -> Iterable[str]:
    words = contents.words
    shown = set(contents.shown)

    def rows() -> Iterable[Sequence[str]]:
        for place, row in enumerate(contents.ranked, 1):
            source = _text(contents.key(row.source)) if row.source is not None else ""
            if row.pair in shown:
                source = f'<a href="#pair-{row.pair}">{source}</a>'
            total = f"{percent(row.total.share)} <small>{row.total.copied:,}/{row.total.counted:,}</small>"
            yield (
                str(place), _text(contents.whole(row.document)), total, percent(row.without_quoted.share),
                percent(row.largest), source,
            )  # fmt: skip

    columns = ("", words("paper"), words("total"), words("without"), words("single"), words("source"))
    yield f"<section><h2>{_text(words('ranking'))}</h2>"
    yield from _table(words("ranking-note"), columns, rows(), frozenset({2, 3, 4}))
    yield "</section>"


def _reviews(contents: Contents) -> Iterable[str]:
    """The pairs that were reviewed, with what was said of each."""
    words = contents.words
    if not contents.reviewed:
        return

    def rows() -> Iterable[Sequence[str]]:
        for row in contents.reviewed:
            title = _text(words("and", contents.whole(row.review.a), contents.whole(row.review.b)))
            name = title if row.position is None else f'<a href="#pair-{row.position}">{title}</a>'
            yield name, percent(row.copied), _text(words(f"review-{row.review.state}")), str(row.aside), _text(row.review.note)

    columns = (words("pair-column"), words("share"), words("review"), words("aside"), words("note"))
    yield f"<section><h2>{_text(words('reviews'))}</h2>"
    yield from _table(words("reviews"), columns, rows(), frozenset({1, 3}))
    yield "</section>"


def _image(data: bytes, alternative: str) -> str:
    return f'<img src="data:image/png;base64,{base64.b64encode(data).decode()}" alt="{_text(alternative)}">'


def _charts(contents: Contents) -> Iterable[str]:
    words = contents.words
    if len(contents.ranked) < 2:
        return
    yield '<section class="c"><div>'
    note = words("distribution-note", contents.sharing, max(0, contents.report.compared - contents.sharing))
    yield f"<h2>{_text(words('distribution'))}</h2><p class='s'>{_text(note)}</p>"
    if contents.shares:
        yield _image(histogram(contents.shares, THRESHOLD, (4.6, 2.8)), f"{words('distribution')}: {note}")
    yield f"</div><div><h2>{_text(words('heat-map'))}</h2><p class='s'>{_text(words('heat-note'))}</p>"
    names = [contents.brief(d) for d in contents.order]
    yield _image(heat_map(contents.matrix, names, contents.frames, 3.4), f"{words('heat-map')}: {words('heat-note')}")
    yield "</div></section>"
    if contents.group_rows:
        yield "<section>"
        for number, (members, highest) in enumerate(contents.group_rows, 1):
            yield f"<p><b>{_text(words('group', number))}</b> {_text(members)} <small>{_text(highest)}</small></p>"
        yield "</section>"


def _pair(contents: Contents, number: int, position: int) -> Iterable[str]:
    words, pair = contents.words, contents.report.pairs[position]
    title = words("and", contents.whole(pair.a), contents.whole(pair.b))
    yield f'<section id="pair-{position}"><h3>{number}. {_text(title)}</h3>'
    if pair.level is not None:
        yield f"<p class='s'>{_text(words('level'))}: {_text(words(pair.level))}</p>"
    review = contents.report.review_of(pair.a, pair.b)
    if review.state != "open" or review.note or pair.aside:
        yield f"<p>{_text(words('review'))}: {_text(contents.said(review, len(pair.aside)))}</p>"
    yield '<div class="c">'
    for side, (share, told) in enumerate(((pair.copied_a, words("in-b")), (pair.copied_b, words("in-a")))):
        counts = contents.copied_of(pair, side)
        note = words("of-counted", f"{counts[0]:,}", f"{counts[1]:,}") if counts else ""
        name = contents.whole(pair.a if side == 0 else pair.b)
        yield f"<div><small>{'AB'[side]} {_text(name)}</small><strong>{percent(share)}</strong>"
        yield f"<small>{_text(told)}. {_text(note)}</small></div>"
    yield "</div>"
    yield from _facts(contents, pair)
    yield from _passages(contents, pair)
    yield from _aside(contents, pair)
    yield "</section>"


def _facts(contents: Contents, pair: Comparison) -> Iterable[str]:
    words, report = contents.words, contents.report
    prints = [report.documents[i].fingerprint for i in (pair.a, pair.b)]
    if pair.distance is not None and prints[0] is not None and prints[1] is not None:
        told = ("，" if words.language != "en" else ", ").join(contents.nearness(pair))
        bits = [f"{value:0{pair.bits}b}" for value in prints if value is not None]
        marks = "".join("^" if x != y else " " for x, y in zip(*bits, strict=True))
        yield f"<p>{_text(words('fingerprint'))}: {_text(told)}</p>"
        yield f"<div class='f' aria-hidden='true'>{bits[0]}\n{bits[1]}\n{marks}</div>"
    else:
        yield f"<p>{_text(words('fingerprint'))}: {_text(words('no-fingerprint'))}</p>"
    found = pair.resemblance
    if found is not None:
        told = words(
            "resemblance", figure(found.exact), figure(found.minhash), figure(found.error), found.permutations,
            figure(found.bottom_k), figure(found.bottom_k_error),
        )  # fmt: skip
        yield f"<p>Jaccard: {_text(told)}</p>"
    if pair.keywords is not None and pair.keywords.shared:
        shared = ", ".join(f"{k.word} {k.weight_a}/{k.weight_b}" for k in pair.keywords.shared[:KEYWORDS_SHOWN])
        yield f"<p>{_text(words('keywords'))} ({_text(words('keywords-note'))}): {_text(shared)}</p>"


def _passages(contents: Contents, pair: Comparison) -> Iterable[str]:
    words = contents.words
    if not pair.matches:
        yield f"<p>{_text(words('no-passages'))}</p>"
        return
    shown = pair.matches[:PASSAGES_SHOWN]
    note = words("passages-note", len(pair.matches))
    if len(shown) < len(pair.matches):
        note += f"; {words('shown-of', len(shown), len(pair.matches))}"
    yield f"<h4>{_text(words('passages'))} <small>{_text(note)}</small></h4>"
    for number, match in enumerate(shown, 1):
        yield from _passage(contents, pair, match, number)


def _aside(contents: Contents, pair: Comparison) -> Iterable[str]:
    words = contents.words
    if not pair.aside:
        return
    yield f"<h4>{_text(words('aside'))} <small>{_text(words('aside-note', len(pair.aside)))}</small></h4>"
    for number, each in enumerate(pair.aside[:PASSAGES_SHOWN], 1):
        yield from _passage(contents, pair, each.match, number)
        yield f"<p>{_text(words('reason', each.reason or words('no-reason')))}</p>"
    if len(pair.aside) > PASSAGES_SHOWN:
        yield f"<p class='s'>{_text(words('shown-of', PASSAGES_SHOWN, len(pair.aside)))}</p>"


def _passage(contents: Contents, pair: Comparison, match: Match, number: int) -> Iterable[str]:
    words = contents.words
    yield f'<table class="p {match.kind}"><caption><span class="n">{number}</span> {_text(words(match.kind))} '
    yield f"<small>{_text(contents.facts(pair, match))}</small></caption><tbody><tr>"
    yield f"<td>{_marked(contents, pair.a, match.a, match.changes_a)}</td>"
    yield f"<td>{_marked(contents, pair.b, match.b, match.changes_b) if match.b else ''}</td></tr></tbody></table>"


def _marked(contents: Contents, document: int, span: Span, changes: Sequence[Span]) -> str:
    text = contents.report.documents[document].text
    parts = (f"<b>{escape(piece)}</b>" if changed else escape(piece) for piece, changed in pieces(text, span, changes))
    rest = span.length - LONGEST_PASSAGE
    return f"<mark>{''.join(parts)}</mark>" + (f" {_text(contents.words('more', f'{rest:,}'))}" if rest > 0 else "")


def _papers(contents: Contents) -> Iterable[str]:
    words, report = contents.words, contents.report

    def rows() -> Iterable[Sequence[str]]:
        for paper in report.documents:
            state = contents.reason(paper) if paper in contents.unread else f"{paper.counted:,}"
            noticed = "<br>".join(_text(finding.message) for finding in paper.warnings)
            yield _text(contents.whole(paper.id)), _text(state), noticed, f"<code>{_text(paper.document.sha256)}</code>"

    yield f"<section><h2>{_text(words('all-papers'))}</h2>"
    columns = (words("paper"), words("def-counted").split(":")[0].split("：")[0], words("reading"), "SHA-256")
    yield from _table(words("all-papers"), columns, rows(), frozenset({1}))
    if report.skipped:
        yield f"<h3>{_text(words('skipped'))}</h3><ul>"
        for skipped in report.skipped:
            name = "" if report.options.hide_names else f"{skipped.path}: "
            yield f"<li>{_text(name + skipped.reason)}</li>"
        yield "</ul>"
    yield "</section>"
