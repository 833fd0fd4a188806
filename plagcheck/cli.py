"""The command line: arguments in, tables and files out; without a command it opens the window.

Exit status: 0 the work was done, 1 nothing could be compared or an output could not be written, 2 wrong usage, 130 stopped.
An error is one line on standard error: the file, what is wrong, what to do.
"""

import argparse
import contextlib
import logging
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from getpass import getpass
from pathlib import Path
from types import FrameType
from typing import NoReturn

from plagcheck import __version__, cli_archive
from plagcheck.cli_options import CHOICES, OUTPUTS, language_of, options_of
from plagcheck.engine import (
    SAVED_SUFFIX,
    MissingFileError,
    Options,
    PlagcheckError,
    Progress,
    Report,
    Session,
    check_writable,
    is_saved_check,
    read,
    save_check,
    serve_if_asked,
    silent,
    to_csv,
    whole,
    write,
)

DONE, FAILED, USAGE, INTERRUPTED = 0, 1, 2, 130
_UNHEARD = logging.NullHandler()
"""Takes what libraries log, which would go to standard error when nobody else listens."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status."""
    multiprocessing.freeze_support()
    serve_if_asked()
    logging.getLogger().addHandler(_UNHEARD)
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        with _terminable():
            status = _run(given)
            if sys.stdout is not None:
                sys.stdout.flush()
            return status
    except PlagcheckError as error:
        _complain(str(error))
        return USAGE if isinstance(error, (MissingFileError, _UsageError)) else FAILED
    except KeyboardInterrupt:
        _complain("interrupted")
        return INTERRUPTED
    except BrokenPipeError:
        _close_output()  # whoever read it has had enough
        return DONE
    except OSError as error:
        _close_output()
        _complain(f"{error.filename or 'standard output'}: {error.strerror or error}; choose another place or free this one")
        return FAILED


def _close_output() -> None:
    """Send what standard output did not take nowhere; without this the interpreter complains once more at its end."""
    with contextlib.suppress(OSError, ValueError, AttributeError):  # a program without a console has none
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class _UsageError(PlagcheckError):
    """Arguments that make no sense together."""


class _Parser(argparse.ArgumentParser):
    """Complains in one line."""

    def error(self, message: str) -> NoReturn:
        raise _UsageError(f"{message}; see {self.prog} --help")


def _run(given: Sequence[str]) -> int:
    commands: dict[str, Callable[[argparse.Namespace], int]] = {
        "compare": partial(_report, each_file=True),
        "check": partial(_report, each_file=False),
        "extract": _extract,
        "explain": _explain,
        "archive": _archive,
    }
    parsed = _parser().parse_args(given) if given and given[0] in commands else _window_parser().parse_args(given)
    return commands.get(getattr(parsed, "command", ""), _window)(parsed)


def _parser() -> _Parser:
    parser = _Parser(prog="plagcheck", allow_abbrev=False)
    commands = parser.add_subparsers(dest="command", required=True)
    add = partial(commands.add_parser, allow_abbrev=False)
    compare = add("compare", help="every pair among the given files", description="Every pair among the given files.")
    compare.add_argument("paths", nargs="+", metavar="FILE", help="two files or more; each is one submission")
    check = add("check", help="a class: each entry of a folder or ZIP is one submission", description="Compare a class.")
    check.add_argument("paths", nargs="+", metavar="PATH", help="folders, ZIPs and files; together they are one class")
    for command in (compare, check):
        for names, settings in (*OUTPUTS, *CHOICES):
            command.add_argument(*names, **settings)
    extract = add("extract", help="a document's text, exactly", description="Print a document's text, exactly.")
    explain = add("explain", help="the steps of the method", description="Show the steps of the method.")
    explain.add_argument("--levels", action="store_true", help="feed the fingerprint with the levels 5..1")
    for command, count in ((extract, None), (explain, "+")):
        command.add_argument("paths", nargs=count, metavar="FILE")
        for names, settings in CHOICES:
            if names[0] in ("--encoding", "--password-file", "--lang", "--quiet") or (
                command is explain and names[0] in ("--bits", "--permutations")
            ):
                command.add_argument(*names, **settings)
    cli_archive.add_commands(add)
    return parser


def _window_parser() -> _Parser:
    parser = _Parser(
        prog="plagcheck",
        allow_abbrev=False,
        description="Shows which text papers share. Without a command it opens the window with the given papers.",
        epilog="Commands: compare, check, extract, explain, archive; each has its own --help.",
    )
    parser.add_argument("paths", nargs="*", metavar="PATH", help=f"papers, a folder, or one saved check ({SAVED_SUFFIX})")
    parser.add_argument("--lang", choices=("zh_CN", "zh_TW", "en"), help="language of the window")
    parser.add_argument("--version", action="version", version=f"plagcheck {__version__}")
    return parser


def _window(given: argparse.Namespace) -> int:
    for path in given.paths:
        if not Path(path).exists():
            raise MissingFileError(f"{path}: there is no such file; check the spelling")
    if len(given.paths) > 1 and (saved := next(filter(is_saved_check, given.paths), None)):
        raise _UsageError(f"{saved}: is a saved check and is opened alone: plagcheck {saved}")
    if given.lang:
        os.environ["PLAGCHECK_LANG"] = given.lang
    from plagcheck.ui.app import main as open_window

    return int(open_window(given.paths) or 0)


def _report(given: argparse.Namespace, *, each_file: bool) -> int:
    if each_file and len(given.paths) < 2:
        raise _UsageError("compare takes two files or more")
    if saved := next(filter(is_saved_check, given.paths), None):
        raise _UsageError(f"{saved}: is a saved check, no paper; open it with: plagcheck {saved}")
    if given.save and not given.save.lower().endswith(SAVED_SUFFIX):
        raise _UsageError(f"{given.save}: --save takes a file called …{SAVED_SUFFIX}")
    options = _options(given)
    # nothing else runs meanwhile: the window leaves one processor to itself, the command line need not
    options = replace(options, jobs=options.jobs or os.cpu_count())
    outputs = {name: value for name in ("json", "csv", "html", "pdf", "save") if (value := getattr(given, name))}
    for name, value in outputs.items():
        if value == "-" and name != "json":
            raise _UsageError(f"--{name} -: only --json goes to standard output; name a file")
        if value != "-":
            check_writable(value)
    with _progress(given.quiet) as progress:
        session = Session(each_file=each_file)
        session.add(given.paths, options, progress)
        _spare_inputs(outputs, session, options)
        _ask_passwords(session, options, given, progress)
        report = session.report(options, progress, own_background=not each_file)
    return _deliver(report, session, outputs, given)


def _spare_inputs(outputs: dict[str, str], session: Session, options: Options) -> None:
    """Refuse an output in place of a paper, of anything else that was named, or of another output."""
    papers = {os.path.realpath(entry.source.path) for entry in session.entries}
    named = {os.path.realpath(path) for path in (*options.templates, *options.against, options.archive) if path}
    seen: dict[str, str] = {}
    for name, path in outputs.items():
        target = os.path.realpath(path)
        if path != "-" and (target in papers or (target in named and not Path(target).is_dir())):
            raise _UsageError(f"--{name} {path}: this file was given to be read and would be lost; name another")
        if target in seen:
            raise _UsageError(f"--{name} {path}: --{seen[target]} goes there already; name another file")
        seen[target] = name


def _options(given: argparse.Namespace) -> Options:
    try:
        return options_of(given)
    except ValueError as error:
        raise _UsageError(str(error)) from error


def _deliver(report: Report, session: Session, outputs: dict[str, str], given: argparse.Namespace) -> int:
    status = DONE
    language = language_of(given.lang)
    writers: dict[str, Callable[[str], None]] = {
        "json": lambda path: _put(path, report.to_json()),
        "csv": lambda path: _put(path, to_csv(report)),
        "html": lambda path: _put(path, _html(report, language)),
        "pdf": lambda path: _pdf(report, path, language),
        "save": lambda path: save_check(path, session, Path(path).stem),
    }
    for name, path in outputs.items():
        try:
            writers[name](path)
        except PlagcheckError as error:
            _complain(str(error))
            status = FAILED
    if "-" not in outputs.values() and not given.quiet:
        from plagcheck.cli_table import show

        show(report, language)
    if all(pair.copied_a is None for pair in report.pairs) and not _comparable(report):
        _complain(_why_nothing(report, given.paths))
        status = FAILED
    return status


def _comparable(report: Report) -> bool:
    """Whether there were two papers with counted text of different submissions (or a paper and a reference or an archive)."""
    owners = [paper.submission for paper in report.documents if paper.counted]
    return len(set(owners)) > 1 or (bool(owners) and report.options.archive is not None and report.compared > 0)


def _why_nothing(report: Report, paths: Sequence[str]) -> str:
    unread = [paper for paper in report.documents if not paper.counted]
    if not report.documents:
        return f"{paths[0]}: no papers were found; name files or a folder of .docx, .pdf, .txt …"
    if unread:
        reason = unread[0].warnings[0].message if unread[0].warnings else unread[0].status
        return f"{unread[0].path}: nothing could be compared ({reason}); two papers with text are needed"
    return f"{paths[0]}: nothing could be compared; papers of two submissions are needed"


def _put(path: str, text: str) -> None:
    if path == "-":
        try:
            sys.stdout.flush()
            sys.stdout.buffer.write(text.encode("utf-8", "replace"))
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            raise
        except OSError as error:
            _close_output()
            raise PlagcheckError(f"standard output: cannot be written ({error.strerror or error}); name a file") from error
    else:
        write(path, text)


def _html(report: Report, language: str) -> str:
    from plagcheck.ui.report.html import render

    return render(report, language=language)


def _pdf(report: Report, path: str, language: str) -> None:
    from plagcheck.ui.report.pdf import write_pdf

    with whole(path) as beside:
        write_pdf(report, beside, language=language)


def _extract(given: argparse.Namespace) -> int:
    document = read(given.paths, encoding=given.encoding, password=_passwords(given))
    if not given.quiet:
        for finding in document.warnings:
            print(f"plagcheck: {given.paths}: {finding.message}", file=sys.stderr)
    if document.status not in ("ok", "no-text"):
        if given.quiet:
            _complain(f"{given.paths}: {document.status}")
        return FAILED
    _put("-", document.text)
    return DONE


def _explain(given: argparse.Namespace) -> int:
    if len(given.paths) > 2:
        raise _UsageError("explain takes one file or two")
    from plagcheck.cli_explain import show

    documents = [read(path, encoding=given.encoding, password=_passwords(given)) for path in given.paths]
    for document in documents:
        if document.status != "ok":
            reason = document.warnings[0].message if document.warnings else document.status
            raise PlagcheckError(f"{document.path}: there is nothing to explain ({reason})")
    show(documents, Options(bits=given.bits or 64, permutations=given.permutations or 128), levels=given.levels)
    return DONE


def _archive(given: argparse.Namespace) -> int:
    try:
        with _progress(given.quiet) as progress:
            return cli_archive.run(given, progress)
    except ValueError as error:
        raise _UsageError(str(error)) from error


def _passwords(given: argparse.Namespace) -> tuple[str, ...]:
    return options_of(argparse.Namespace(password_file=given.password_file)).passwords


def _ask_passwords(session: Session, options: Options, given: argparse.Namespace, progress: Progress) -> None:
    """On a terminal, ask for the password of each protected paper; an empty answer leaves it unread."""
    if given.password_file or given.quiet or not (sys.stdin.isatty() and sys.stderr.isatty()):
        return
    for document in session.locked():
        answer = getpass(f"Password of {document.path} (empty: leave it out): ", stream=sys.stderr)
        if answer:
            session.unlock(document, replace(options, passwords=(answer,)))
    progress("reading", 1, 1)


@contextlib.contextmanager
def _progress(quiet: bool) -> Iterator[Progress]:
    """A bar on standard error when that is a terminal; a function that does nothing otherwise."""
    if quiet or not sys.stderr.isatty():
        yield silent
        return
    from plagcheck.cli_table import bar

    with bar() as progress:
        yield progress


@contextlib.contextmanager
def _terminable() -> Iterator[None]:
    """A termination request ends the work as Ctrl+C does, so that workers and half-written files go with it."""

    def stop(_number: int, _frame: FrameType | None) -> NoReturn:
        raise KeyboardInterrupt

    try:
        before = signal.signal(signal.SIGTERM, stop)
    except ValueError:  # not the main thread
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _complain(message: str) -> None:
    line = " ".join(message.split())
    with contextlib.suppress(OSError, ValueError):
        print(f"plagcheck: {line}", file=sys.stderr)
