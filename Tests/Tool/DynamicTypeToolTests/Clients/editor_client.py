"""usage: editor_client.py TOOL FOLDER [FILES LINES]

A conversation of a client that others wrote (PyPI: pygls, lsprotocol) with `dynamictype lsp`. Prints what came of it as
JSON. With FILES and LINES it makes an app of so many files in FOLDER first, types into one of so many lines, and also
prints how long a diagnostic took, in seconds, and the server's memory, in bytes.
"""
import asyncio
import json
import pathlib
import sys
import time

from lsprotocol import types
from pygls.lsp.client import LanguageClient

SOURCE = """import SwiftUI
struct {name}: View {{
  var body: some View {{
    ScrollView {{
{lines}
    }}
  }}
}}
"""


def make(folder, files, lines):
    texts = "\n".join(f'      Text("Tea number {n}").font(.body)' for n in range(lines - 7))
    for number in range(files):
        count = lines if number == 0 else 60
        text = "\n".join(texts.split("\n")[: count - 7])
        (folder / f"View{number}.swift").write_text(SOURCE.format(name=f"View{number}", lines=text))


class Conversation:
    def __init__(self):
        self.client = LanguageClient("test", "1")
        self.told = {}
        self.changed = asyncio.Condition()

        @self.client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        async def publish(params):
            async with self.changed:
                self.told[params.uri] = params
                self.changed.notify_all()

    async def until(self, uri, wanted, seconds=60):
        async def wait():
            async with self.changed:
                await self.changed.wait_for(lambda: uri in self.told and wanted(self.told[uri]))
                return self.told[uri]
        return await asyncio.wait_for(wait(), seconds)


def rules(params):
    return [d.code for d in params.diagnostics]


async def main():
    tool, folder = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
    said = {}
    file = folder / ("View0.swift" if len(sys.argv) > 3 else "CatalogueView.swift")
    if len(sys.argv) > 3:
        make(folder, int(sys.argv[3]), int(sys.argv[4]))
    talk = Conversation()
    client = talk.client
    await client.start_io(tool, "lsp")
    answer = await client.initialize_async(types.InitializeParams(
        process_id=None, root_uri=folder.as_uri(), capabilities=types.ClientCapabilities(),
        workspace_folders=[types.WorkspaceFolder(uri=folder.as_uri(), name="App")]))
    said["encoding"] = answer.capabilities.position_encoding
    client.initialized(types.InitializedParams())
    uri = file.as_uri()
    text = file.read_text()
    client.text_document_did_open(types.DidOpenTextDocumentParams(
        text_document=types.TextDocumentItem(uri=uri, language_id="swift", version=1, text=text)))
    first = await talk.until(uri, lambda p: p.version == 1, 600)
    said["opened"] = rules(first)

    def change(version, start, end, new):
        client.text_document_did_change(types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=uri, version=version),
            content_changes=[types.TextDocumentContentChangePartial(
                range=types.Range(start=types.Position(*start), end=types.Position(*end)), text=new)]))

    line = next(n for n, each in enumerate(text.split("\n")) if ".font(." in each)
    column = text.split("\n")[line].index(".font(.")
    wide = '/* 👩 */'  # two UTF-16 units, four bytes
    times = []
    for turn in range(5):
        start = time.monotonic()
        change(2 + 2 * turn, (line, column), (line, column), f"{wide}.font(.system(size: 17))")
        found = await talk.until(uri, lambda p: p.version == 2 + 2 * turn)
        times.append(time.monotonic() - start)
        said["changed"] = [
            [d.code, d.range.start.line - line, d.range.start.character - column, d.range.end.character - column]
            for d in found.diagnostics if d.range.start.line == line and d.code == "fixed-font-size"]
        if turn < 4:
            change(3 + 2 * turn, (line, column), (line, column + len(wide) + 1 + len(".font(.system(size: 17))")), "")
            await talk.until(uri, lambda p: p.version == 3 + 2 * turn)
    said["seconds"] = sorted(times)[2]
    said["worst"] = max(times)
    here = column + len(wide) + 1
    document = types.TextDocumentIdentifier(uri=uri)

    async def hover(character):
        result = await client.text_document_hover_async(types.HoverParams(
            text_document=document, position=types.Position(line, character)))
        return result.contents.value if result else None

    said["fixed"] = await hover(here + len(".font(.system(size: 1"))
    said["style"] = await hover(here + len(".font(.system(size: 17)).font(.b"))
    actions = await client.text_document_code_action_async(types.CodeActionParams(
        text_document=document, range=types.Range(types.Position(line, here), types.Position(line, here)),
        context=types.CodeActionContext(diagnostics=[])))
    said["actions"] = [[a.title, a.kind, a.edit.changes[uri][0].new_text] for a in actions]
    if len(sys.argv) <= 3:
        client.text_document_did_save(types.DidSaveTextDocumentParams(text_document=document))
        laid_out = await talk.until(uri, lambda p: "text-truncated" in rules(p), 120)
        said["screens"] = sorted(set(rules(laid_out)))
        picture = await client.workspace_execute_command_async(types.ExecuteCommandParams(
            command="dynamictype.picture", arguments=[uri, None, "AX5"]))
        path = pathlib.Path(picture["path"] if isinstance(picture, dict) else picture.path)
        said["picture"] = list(path.read_bytes()[:8])
        path.unlink()
        xib = folder / "Order.xib"
        client.text_document_did_open(types.DidOpenTextDocumentParams(
            text_document=types.TextDocumentItem(
                uri=xib.as_uri(), language_id="xml", version=1, text=xib.read_text())))
        said["document"] = rules(await talk.until(xib.as_uri(), lambda p: p.version == 1))
        client.text_document_did_change(types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=xib.as_uri(), version=2),
            content_changes=[types.TextDocumentContentChangeWholeDocument(text="<document>")]))
        broken = await talk.until(xib.as_uri(), lambda p: p.version == 2)
        said["broken"] = rules(broken)
    status = pathlib.Path(f"/proc/{client._server.pid}/status").read_text()
    said["bytes"] = 1024 * int(status.split("VmHWM:")[1].split()[0])
    await client.shutdown_async(None)
    client.exit(None)
    said["exit"] = await asyncio.wait_for(client._server.wait(), 10)
    print(json.dumps(said))


asyncio.run(main())
