"""Office files and ZIP entries that open only with a password."""

import io
import zipfile
from pathlib import Path

import pytest

from plagcheck.engine.reading import gather, protected, read_source, zip_aes
from plagcheck.engine.reading.extracting import document_of
from tests.engine.reading.building import aes_zip, doc_of, locked_doc, locked_docx, ole_of, zip_of

TEXT = "潮水退去以后，滩涂上留下一层薄薄的盐。"


LOCKED_DOCX = locked_docx(TEXT, "秘密")


@pytest.mark.parametrize(("passwords", "status"), [((), "password"), (("no", ""), "password"), (("no", "秘密"), "ok")])
def test_an_encrypted_docx_opens_with_the_right_one_of_the_passwords(passwords: tuple[str, ...], status: str) -> None:
    document = document_of(LOCKED_DOCX, "01.docx", passwords=passwords)
    assert (document.status, document.text) == (status, TEXT + "\n" if status == "ok" else "")


def test_an_opened_docx_is_a_docx_without_a_remark_on_its_name() -> None:
    document = document_of(LOCKED_DOCX, "01.docx", passwords=("秘密",))
    assert (document.kind, document.warnings) == ("docx", ())


def test_what_is_said_tells_whether_passwords_were_tried() -> None:
    told = [document_of(LOCKED_DOCX, "01.docx", passwords=p).warnings[0].message for p in ((), ("no",))]
    assert told == [
        "The file is protected: it opens only with a password.",
        "The file is protected: none of the passwords given opens it.",
    ]


@pytest.mark.parametrize(("passwords", "status"), [((), "password"), (("no",), "password"), (("no", "key"), "ok")])
def test_a_doc_under_rc4_opens_with_the_right_one_of_the_passwords(passwords: tuple[str, ...], status: str) -> None:
    document = document_of(locked_doc(TEXT + "\r", "key"), "01.doc", passwords=passwords)
    assert (document.status, document.text) == (status, TEXT + "\n" if status == "ok" else "")


def test_the_old_xor_scheme_is_named_and_no_password_asked_for() -> None:
    document = document_of(locked_doc(TEXT, "key", flags=0x8000), "01.doc", passwords=("key",))
    assert (document.status, [w.code for w in document.warnings]) == ("unreadable", ["unsupported"])


@pytest.mark.parametrize(
    "data",
    [ole_of({"EncryptedPackage": b""}), ole_of({"EncryptedPackage": b"x", "EncryptionInfo": b"\4\0\4\0\0\0\0\0<a"}),
     LOCKED_DOCX[:3000], doc_of("x", flags=0x0100)],
)  # fmt: skip
def test_a_damaged_protected_file_is_unreadable_and_no_crash(data: bytes) -> None:
    document = document_of(data, "01.docx", passwords=("x",))
    assert (document.status, document.text) == ("unreadable", "")


def test_the_key_of_a_package_is_that_of_the_library_where_its_hash_is_long_enough() -> None:
    from msoffcrypto import OfficeFile

    office = OfficeFile(io.BytesIO(LOCKED_DOCX))
    office.load_key(password="秘密")
    assert protected._agile_key(office.info, "秘密") == office.secret_key


def test_a_hash_shorter_than_its_key_is_lengthened() -> None:
    info = {"passwordHashAlgorithm": "SHA1", "passwordSalt": bytes(16), "passwordKeyBits": 256, "spinValue": 2}
    assert len(protected._agile_key({**info, "encryptedKeyValue": bytes(32)}, "x")) == 32


def test_an_aes_member_opens_with_the_right_one_of_the_passwords(tmp_path: Path) -> None:
    (tmp_path / "c.zip").write_bytes(aes_zip("01.txt", TEXT.encode(), b"key"))
    (source,) = gather([tmp_path / "c.zip"]).sources
    found = [read_source(source, passwords=p) for p in ((), ("no",), ("no", "key"))]
    assert [(d.status, d.text) for d in found] == [("password", ""), ("password", ""), ("ok", TEXT)]


def test_an_aes_member_that_was_changed_is_not_opened(tmp_path: Path) -> None:
    (tmp_path / "c.zip").write_bytes(aes_zip("01.txt", TEXT.encode(), b"key", damage=True))
    (source,) = gather([tmp_path / "c.zip"]).sources
    assert read_source(source, passwords=("key",)).status == "password"


def test_an_aes_member_cut_short_is_damaged(tmp_path: Path) -> None:
    data = aes_zip("01.txt", TEXT.encode() * 9, b"key")
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        entry = archive.infolist()[0]
        entry.compress_size = len(data)
        with pytest.raises(Exception, match="damaged"):
            zip_aes.sealed(archive, entry)


def test_a_bomb_under_aes_is_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(zip_aes, "MAX_FILE_BYTES", 1000)
    with zipfile.ZipFile(io.BytesIO(aes_zip("01.txt", bytes(100_000), b"key"))) as archive:
        part = zip_aes.sealed(archive, archive.infolist()[0])
        with pytest.raises(Exception, match="too large"):
            zip_aes.opened(part, b"key")


def test_plain_archives_need_no_password(tmp_path: Path) -> None:
    (tmp_path / "c.zip").write_bytes(zip_of({"01.txt": TEXT}))
    (source,) = gather([tmp_path / "c.zip"]).sources
    assert read_source(source, passwords=("key",)).text == TEXT
