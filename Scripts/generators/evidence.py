"""Documentation/evidence.md, from Documentation/evidence.json, and whether that table has the ids that code and
documentation name. Benchmarks/find-witnesses --fill renews what is recorded in documents.
"""
import json
import pathlib
import re
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
DATA = ROOT / "Documentation/evidence.json"
PAGE = "Documentation/evidence.md"
OWNED = [PAGE]
ID = re.compile(r"\bE-[a-z][a-z0-9]*(?:-[a-z0-9]+)+\b")
PLACES = ["Sources", "Tests", "Documentation", "ARCHITECTURE.md", "CONTRIBUTING.md", "README.md", "CHANGELOG.md"]

BEGINNING = """\
<!-- Made by Scripts/generate from evidence.json. Change that file, not this one. -->
# Evidence

Where the numbers in the code come from. Code names a row by its id, such as `E-switch-size-26`.

| source | what it is |
| --- | --- |
| a document and a view's id | A public storyboard or xib, in which Xcode saved the frame of that view. The link leads to the document at that commit; search it for the id. Sizes are in points, width × height. |
| a page | Published by Apple or by the people named. |
| disassembled | A function of Apple's frameworks, as public disassemblies show it. Their addresses were not recorded. |
| not recorded | Nobody wrote down where the number was seen. A document that shows it is welcome. |

At most four views are listed, from as many projects as possible, unless the row has one for each device or
size. The numbers before them count all views that the corpora have. "Counted when the rule was found" repeats
what was counted then, also in documents that were not kept. Not every view in a count proves the number: it
shows the value, and something else may have set it.

In the tables *canvas* means what only Xcode's canvas shows, and no device.
"""


def document_link(source):
    path = urllib.parse.quote(source["document"])
    address = f"https://github.com/{source['repository']}/blob/{source['commit']}/{path}"
    return f"[{source['repository']}, {pathlib.PurePath(source['document']).name}]({address})"


def plural(count, noun):
    return f"{count} {noun}{'' if count == 1 else 's'}"


def sources(row):
    lines = []
    if row.get("recorded"):
        lines.append(
            f"{plural(row['views'], 'view')} in {plural(row['documents'], 'document')}"
            f" of {plural(row['projects'], 'project')}:")
        lines += [
            f"{document_link(source)} at `{source['commit'][:7]}`, `{source['view']}`, build {source['build']}:"
            f" {source['recorded']}" for source in row["recorded"]]
    lines += [f"[{page['title']}]({page['address']})" for page in row.get("pages", [])]
    if row.get("disassembled"):
        lines.append("disassembled: " + ", ".join(f"`{symbol}`" for symbol in row["disassembled"]))
    if not lines:
        lines.append("not recorded")
    if row.get("note"):
        lines.append(row["note"])
    return "<br>".join(lines).replace("|", "\\|")


def page(rows):
    text, group = BEGINNING, None
    for row in rows:
        if row["group"] != group:
            group = row["group"]
            text += f"\n## {group}\n\n| id | what | value | source |\n| --- | --- | --- | --- |\n"
        text += f"| `{row['id']}` | {row['what']} | {row['value']} | {sources(row)} |\n"
    return text


def names_in_use():
    """The ids that files name, each with the first file that does."""
    found = {}
    for place in PLACES:
        path = ROOT / place
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.suffix in (".swift", ".md") and file != ROOT / PAGE:
                for name in ID.findall(file.read_text(errors="replace")):
                    found.setdefault(name, file.relative_to(ROOT))
    return found


def problems():
    rows = json.loads(DATA.read_text())
    ids = [row["id"] for row in rows]
    found = [f"evidence.json has {name} twice" for name in sorted({n for n in ids if ids.count(n) > 1})]
    found += [f"evidence.json: {name} is no id" for name in ids if not ID.fullmatch(name)]
    return found + [
        f"{file}: evidence.json has no {name}" for name, file in names_in_use().items() if name not in ids]


def files():
    return {PAGE: page(json.loads(DATA.read_text()))}
