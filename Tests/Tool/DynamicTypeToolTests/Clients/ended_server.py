"""usage: ended_server.py TOOL FOLDER

Ends `dynamictype mcp FOLDER` by SIGTERM while it checks. Prints how it ended, and whether the process that checked did.
"""
import pathlib
import subprocess
import sys
import time

CHECK = b'{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"check","arguments":{}}}\n'


def state(process):
    try:
        return pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except FileNotFoundError:
        return "gone"


def until(found):
    """What is found within ten seconds."""
    end = time.monotonic() + 10
    while not (value := found()) and time.monotonic() < end:
        time.sleep(0.002)
    return value


server = subprocess.Popen([sys.argv[1], "mcp", sys.argv[2]], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
server.stdin.write(CHECK)
server.stdin.flush()


def children():
    """A thread starts each."""
    tasks = pathlib.Path(f"/proc/{server.pid}/task").glob("*/children")
    return [number for task in tasks for number in task.read_text().split()]


found = until(children)
server.terminate()
status = server.wait(10)
# Nobody waits for it any more, so it may stay as a zombie.
ended = until(lambda: found and all(state(child) in ("gone", "Z") for child in found))
print(len(found), status, "ended" if ended else "goes on")
