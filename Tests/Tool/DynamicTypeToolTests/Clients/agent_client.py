"""usage: agent_client.py TOOL FOLDER MODE

A conversation of the protocol's own client (PyPI: mcp) with `dynamictype mcp FOLDER`; MODE is a version of the
protocol, `legacy` or `auto`. Prints what came of it as JSON.
"""
import asyncio
import base64
import json
import sys

from mcp import Client, StdioServerParameters, stdio_client


def text(result):
    return "\n".join(block.text for block in result.content if block.type == "text")


async def main():
    tool, folder, mode = sys.argv[1:]
    said = {}
    server = stdio_client(StdioServerParameters(command=tool, args=["mcp", folder]))
    async with Client(server, mode=mode) as client:
        said["version"] = client.protocol_version
        said["server"] = client.server_info.name
        tools = (await client.list_tools()).tools
        said["tools"] = [each.name for each in tools]
        if mode == "legacy":
            await client.send_ping()
        checked = await client.call_tool("check", {"screen": "CardGridView"})
        said["check"] = [checked.is_error, text(checked)]
        name = text(checked).split("1. error text-truncated ")[1].split()[0]
        explained = await client.call_tool("explain", {"name": name})
        said["explain"] = [explained.is_error, text(explained)]
        said["rule"] = text(await client.call_tool("explain", {"name": "text-clipped"}))
        said["screens"] = text(await client.call_tool("screens", {}))
        layout = await client.call_tool("layout", {"path": ".", "screen": "CardGridView", "size": "AX5"})
        said["layout"] = [layout.is_error, text(layout)]
        mapped = await client.call_tool("map", {"screen": "CardGridView"})
        said["map"] = [mapped.is_error, text(mapped)]
        picture = await client.call_tool("picture", {"path": ".", "screen": "CardGridView", "size": "AX5"})
        block = picture.content[0]
        said["picture"] = [block.type, block.mime_type, list(base64.b64decode(block.data)[:8])]
        said["dry"] = text(await client.call_tool("fix", {}))
        for member, name, arguments in [
            ("outside", "check", {"paths": ["../.."]}),
            ("link", "check", {"paths": ["/etc"]}),
            ("unknown", "check", {"colour": "red"}),
            ("missing", "picture", {"path": "."}),
            ("screen", "check", {"screen": "CardGridVieww"}),
        ]:
            result = await client.call_tool(name, arguments)
            said[member] = [result.is_error, text(result)]
        try:
            await client.call_tool("erase", {})
            said["tool"] = "no error"
        except Exception as error:  # the client's own type of error
            said["tool"] = str(error)
        said["written"] = text(await client.call_tool("fix", {"write": True}))
    print(json.dumps(said))


asyncio.run(main())
