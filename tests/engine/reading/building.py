"""Tiny files of every kind, made by hand, so that each test shows the whole of what it reads."""

import hashlib
import hmac
import io
import struct
import zipfile
import zlib
from collections.abc import Sequence
from hashlib import md5

from plagcheck.engine.reading.zip_aes import counted

WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
STRICT_WORD = "http://purl.oclc.org/ooxml/wordprocessingml/main"
RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_SPACES = (
    'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" '
    'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" '
    'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" '
    'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml"'
)


def zip_of(parts: dict[str, str | bytes]) -> bytes:
    """A ZIP archive of these parts."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return out.getvalue()


def paragraph(text: str, style: str = "", run: str = "") -> str:
    """A paragraph of one run, with a style id and run properties."""
    styled = f'<w:pPr><w:pStyle w:val="{style}"/></w:pPr>' if style else ""
    return f"<w:p>{styled}<w:r><w:rPr>{run}</w:rPr><w:t>{text}</w:t></w:r></w:p>"


def docx_of(body: str, *, styles: str = "", space: str = WORD, **others: str) -> bytes:
    """A Word document; `others` are further parts such as footnotes="<w:footnote …>"."""
    roots = {"header": "hdr", "footer": "ftr"}
    parts: dict[str, str | bytes] = {"[Content_Types].xml": "<Types/>"}
    relations = []
    for name, content in others.items():
        kind = name.rstrip("0123456789")
        root = roots.get(kind, kind)
        parts[f"word/{name}.xml"] = f'<w:{root} xmlns:w="{space}" {_SPACES}>{content}</w:{root}>'
        relations.append(f'<Relationship Id="{name}" Type="{RELATIONS}/{kind}" Target="{name}.xml"/>')
    relations.append(f'<Relationship Id="bad" Type="{RELATIONS}/image" Target="NULL"/>')
    parts["word/styles.xml"] = f'<w:styles xmlns:w="{space}">{styles}</w:styles>'
    parts["word/_rels/document.xml.rels"] = f"<Relationships>{''.join(relations)}</Relationships>"
    parts["word/document.xml"] = f'<w:document xmlns:w="{space}" {_SPACES}><w:body>{body}</w:body></w:document>'
    return zip_of(parts)


def odt_of(body: str, styles: str = "", automatic: str = "") -> bytes:
    """An OpenDocument text."""
    spaces = " ".join(
        f'xmlns:{prefix}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"'
        for prefix, name in {
            "office": "office", "text": "text", "table": "table", "style": "style", "draw": "drawing",
            "fo": "xsl-fo-compatible",
        }.items()
    )  # fmt: skip
    content = f"<office:document-content {spaces}><office:automatic-styles>{automatic}</office:automatic-styles>"
    return zip_of(
        {
            "mimetype": "application/vnd.oasis.opendocument.text",
            "content.xml": f"{content}<office:body><office:text>{body}</office:text></office:body></office:document-content>",
            "styles.xml": f"<office:document-styles {spaces}>{styles}</office:document-styles>",
        }
    )


def pdf_of(contents: Sequence[str], *, resources: str = "", objects: Sequence[bytes] = (), box: str = "0 0 600 800") -> bytes:
    """A PDF with a page for each content stream; font F1 is Helvetica, F2 a Chinese one that is not embedded."""
    fonts = (
        "/Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>"
        "/F2<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[<</Type/Font/Subtype"
        "/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>/DW 1000>>]>>>>"
    )
    first = 3 + len(objects)
    kids = " ".join(f"{first + 2 * i} 0 R" for i in range(len(contents)))
    made = [b"<</Type/Catalog/Pages 2 0 R>>", f"<</Type/Pages/Count {len(contents)}/Kids[{kids}]>>".encode(), *objects]
    for i, content in enumerate(contents):
        page = f"<</Type/Page/Parent 2 0 R/MediaBox[{box}]/Resources<<{fonts}{resources}>>/Contents {first + 2 * i + 1} 0 R>>"
        stream = content.encode("latin-1")
        made += [page.encode(), b"<</Length %d>>stream\n%s\nendstream" % (len(stream), stream)]
    return _with_xref(made)


def _with_xref(objects: Sequence[bytes], trailer: bytes = b"") -> bytes:
    out, places = b"%PDF-1.4\n", []
    for number, content in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, content)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    size = len(objects) + 1
    head = b"xref\n0 %d\n0000000000 65535 f \n%strailer<</Size %d/Root 1 0 R%s>>" % (size, table, size, trailer)
    return out + head + b"\nstartxref\n%d\n%%%%EOF" % len(out)


PICTURE = (
    b"<</Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray/Length 1>>"
    b"stream\n\x80\nendstream"
)
"""A grey picture, as object 3 of `pdf_of(objects=[PICTURE], resources="/XObject<</Im 3 0 R>>")`."""


def shown(text: str, x: float, y: float, *, size: float = 10, font: str = "", before: str = "") -> str:
    """The operators that draw a line of text at a place; Chinese in F2."""
    chinese = not text.isascii()
    code = text.encode("utf-16-be").hex() if chinese else text.encode().hex()
    return f"BT {before} /{font or ('F2' if chinese else 'F1')} {size} Tf 1 0 0 1 {x} {y} Tm <{code}> Tj ET\n"


def doc_of(text: str, *, deleted: tuple[int, int] | None = None, flags: int = 0, version: int = 0x00C1) -> bytes:
    """A Word 97 document of one piece in UTF-16; `deleted` is a range of its characters."""
    raw = text.encode("utf-16-le")
    text_at = 1536
    page_number = (text_at + len(raw) + 511) // 512
    stream = bytearray(512 * (page_number + 1))
    struct.pack_into("<HH", stream, 0, 0xA5EC, version)
    struct.pack_into("<H", stream, 10, flags)
    struct.pack_into("<H", stream, 32, 14)
    struct.pack_into("<H", stream, 62, 22)
    struct.pack_into("<i", stream, 64 + 12, len(raw) // 2)
    struct.pack_into("<H", stream, 152, 93)
    pieces = struct.pack("<II", 0, len(raw) // 2) + struct.pack("<HIH", 0, text_at, 0)
    clx = b"\x02" + struct.pack("<I", len(pieces)) + pieces
    table = clx
    if deleted:
        borders = [text_at, text_at + 2 * deleted[0], text_at + 2 * deleted[1], text_at + len(raw)]
        struct.pack_into("<4I", stream, 512 * page_number, *borders)
        stream[512 * page_number + 16 : 512 * page_number + 19] = bytes([0, 200, 0])
        stream[512 * page_number + 400 : 512 * page_number + 404] = b"\x03\x00\x08\x01"
        stream[512 * page_number + 511] = 3
        plc = struct.pack("<III", text_at, text_at + len(raw), page_number)
        struct.pack_into("<II", stream, 154 + 8 * 12, len(clx), len(plc))
        table = clx + plc
    struct.pack_into("<II", stream, 154 + 8 * 33, 0, len(clx))
    stream[text_at : text_at + len(raw)] = raw
    return ole_of({"WordDocument": bytes(stream), "0Table": table})


def ole_of(streams: dict[str, bytes]) -> bytes:
    """An OLE compound file: 512-byte sectors, every stream padded above the size where the small-sector table begins."""
    padded = {name: content.ljust(max(4096, -(-len(content) // 512) * 512), b"\0") for name, content in streams.items()}
    sectors, fat, starts = b"", [], {}
    for name, content in padded.items():
        starts[name] = len(fat)
        count = len(content) // 512
        fat += [*range(len(fat) + 1, len(fat) + count), 0xFFFFFFFE]
        sectors += content
    entries = [_entry("Root Entry", 5, child=1, start=0xFFFFFFFE, size=0)]
    names = list(padded)
    for i, name in enumerate(names):
        right = i + 2 if i + 1 < len(names) else 0xFFFFFFFF
        entries.append(_entry(name, 2, right=right, start=starts[name], size=len(padded[name])))
    directory = b"".join(entries).ljust(-(-len(entries) // 4) * 512, b"\0")
    directory_at = len(fat)
    count = len(directory) // 512
    fat += [*range(len(fat) + 1, len(fat) + count), 0xFFFFFFFE]
    fat_at = len(fat)
    table_sectors = (len(fat) + 1 + 127) // 128
    fat += [0xFFFFFFFD] * table_sectors
    table = struct.pack(f"<{len(fat)}I", *fat).ljust(table_sectors * 512, b"\xff")
    header = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(16) + struct.pack("<HHHHH6xIIIIIIIII", 0x3E, 3, 0xFFFE, 9, 6, 0,
        table_sectors, directory_at, 0, 4096, 0xFFFFFFFE, 0, 0xFFFFFFFE, 0)  # fmt: skip
    difat = [*range(fat_at, fat_at + table_sectors)]
    header += struct.pack("<109I", *difat, *([0xFFFFFFFF] * (109 - len(difat))))
    return header + sectors + directory + table


def _entry(name: str, kind: int, *, child: int = 0xFFFFFFFF, right: int = 0xFFFFFFFF, start: int, size: int) -> bytes:
    raw = (name + "\0").encode("utf-16-le")
    head = raw.ljust(64, b"\0") + struct.pack("<HBBIII", len(raw), kind, 1, 0xFFFFFFFF, right, child)
    return head + bytes(36) + struct.pack("<IQ", start, size)


_SALT = bytes(range(16))


def locked_docx(text: str, password: str) -> bytes:
    """A Word document of one paragraph under agile encryption."""
    from msoffcrypto.method.ecma376_agile import ECMA376Agile

    # the library writes packages of less than 4096 bytes wrongly; Word's are larger
    picture = hashlib.shake_128(b"noise").hexdigest(4000)
    return ECMA376Agile.encrypt(password, io.BytesIO(docx_of(paragraph(text), picture=picture)), spin_count=10)


def locked_doc(text: str, password: str, *, flags: int = 0) -> bytes:
    """A .doc under RC4 ([MS-OFFCRYPTO] 2.3.6): RC4 enciphers as it deciphers, and the table begins with the verifier."""
    from msoffcrypto.method.rc4 import DocumentRC4
    from olefile import OleFileIO

    with OleFileIO(io.BytesIO(doc_of(text, flags=0x0100 | flags))) as ole:
        stream, table = bytearray(ole.openstream("WordDocument").read()), ole.openstream("0Table").read()
    verifier = b"sixteen bytes ok"
    proof = DocumentRC4.decrypt(password, _SALT, io.BytesIO(verifier + md5(verifier).digest())).read()
    head = struct.pack("<HH", 1, 1) + _SALT + proof
    struct.pack_into("<I", stream, 154 + 8 * 33, len(head))  # the pieces lie behind it
    hidden = DocumentRC4.decrypt(password, _SALT, io.BytesIO(bytes(stream))).read()
    sealed = DocumentRC4.decrypt(password, _SALT, io.BytesIO(bytes(len(head)) + table)).read()
    return ole_of({"WordDocument": bytes(stream[:68]) + hidden[68:], "0Table": head + sealed[len(head) :]})


def aes_zip(name: str, content: bytes, password: bytes, *, damage: bool = False) -> bytes:
    """An archive of one entry as WinZip encrypts it, AES-256, AE-2; `damage` changes a byte of what is encrypted."""
    keys = hashlib.pbkdf2_hmac("sha1", password, _SALT, 1000, 66)
    body = counted(zlib.compress(content, wbits=-15), keys[:32])
    tag = hmac.digest(keys[32:64], body, "sha1")[:10]
    raw = _SALT + keys[64:] + (body[:-1] + bytes([body[-1] ^ 1]) if damage else body) + tag
    extra = struct.pack("<HHH2sBH", 0x9901, 7, 2, b"AE", 3, 8)
    fields = struct.pack("<HHHHHIIIHH", 51, 1, 99, 0, 0x21, 0, len(raw), len(content), len(name), len(extra))
    local = b"PK\x03\x04" + fields + name.encode() + extra + raw
    entry = b"PK\x01\x02" + struct.pack("<H", 51) + fields + struct.pack("<HHHII", 0, 0, 0, 0, 0) + name.encode() + extra
    return local + entry + b"PK\x05\x06" + struct.pack("<HHHHIIH", 0, 0, 1, 1, len(entry), len(local), 0)
