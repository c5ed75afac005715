"""Breaks files: as bytes, as words, as lines, by nesting, and by their names."""

import os

WORDS = [
    b"", b"0", b"-1", b"1e999", b"nan", b"-9223372036854775809", b"18446744073709551616", b"null", b"true", b"{}", b"[]",
    b"%@", b"%1$#@a@", b"%n", b"\\u0000", b"\x00", b"\x1b[31m", b"\xff\xfe", "\u202e".encode(), "🧨".encode(), b"../..",
    b"/dev/zero", b"https://example.org/a", b"<!ENTITY a \"b\">", b"&a;", b"]]>", b"::error::", b"x" * 5000,
]
NESTS = [(b"[", b"]"), (b"{\"a\":", b"}"), (b"(", b")"), (b"<array>", b"</array>"), (b"- ", b""), (b"<g>", b"</g>")]
NAMES = [
    b"a\nb", b"\x1b[31mred", b"\xff\xfe", b"n" * 240, b"-o", b"::error::", b"a b'\"`$(c)", "\u202e".encode(), b"index.html",
    b"%s%n", b"..",
]


def mutated(files, chance):
    """A copy of some files, by path, of which up to three are broken."""
    files = dict(files)
    for path in chance.sample(sorted(files), chance.randint(1, 3)):
        if chance.random() < 0.15:
            folder, name = os.path.split(path)
            ending = os.path.splitext(name)[1]
            files[os.path.join(folder, chance.choice(NAMES) + ending)] = files.pop(path)
            continue
        files[path] = broken(files[path], files, chance)
    return files


def broken(data, files, chance):
    """Some bytes after one to six mutations, at most a megabyte; parts of other files may be in them."""
    for _ in range(chance.randint(1, 6)):
        data = chance.choice(WAYS)(data, files, chance)
    return data[: 1 << 20]


def _flip(data, files, chance):
    if not data:
        return data
    place = chance.randrange(len(data))
    return data[:place] + bytes([chance.randrange(256)]) + data[place + 1 :]


def _cut(data, files, chance):
    start = chance.randint(0, len(data))
    return data[:start] + data[start + chance.randint(0, 200) :]


def _end(data, files, chance):
    return data[: chance.randint(0, len(data))]


def _word(data, files, chance):
    """Puts an odd word in the place of one between quotes, tags or spaces."""
    place = chance.randint(0, len(data))
    ends = b"\"<>=;,: \n"
    start = max((data.rfind(bytes([end]), 0, place) for end in ends), default=-1) + 1
    stop = min((found for found in (data.find(bytes([end]), start) for end in ends) if found >= 0), default=len(data))
    return data[:start] + chance.choice(WORDS) + data[stop:]


def _lines(data, files, chance):
    """Repeats, moves or removes lines."""
    lines = data.split(b"\n")
    start = chance.randrange(len(lines))
    some = lines[start : start + chance.randint(1, 20)]
    place = chance.randrange(len(lines) + 1)
    way = chance.randrange(3)
    if way == 0:
        del lines[start : start + len(some)]
    else:
        lines[place:place] = some * (1 if way == 1 else 50)
    return b"\n".join(lines)


def _splice(data, files, chance):
    other = files[chance.choice(sorted(files))]
    start, place = chance.randint(0, len(other)), chance.randint(0, len(data))
    return data[:place] + other[start : start + chance.randint(0, 400)] + data[place:]


def _nest(data, files, chance):
    opening, closing = chance.choice(NESTS)
    depth, place = chance.choice([10, 1000, 20_000]), chance.randint(0, len(data))
    return data[:place] + opening * depth + closing * chance.choice([0, depth]) + data[place:]


WAYS = [_flip, _flip, _cut, _end, _word, _word, _word, _lines, _splice, _nest]
