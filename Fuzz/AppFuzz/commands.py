"""The commands that are tried, and the promises that they keep."""

import contextlib
import hashlib
import os
import re
import shutil
import signal
import socket
import subprocess
import threading

import mutations
import outputs
import seeds

FORMATS = ["text", "json", "agent", "sarif", "junit", "github", "gitlab", "checkstyle", "xcode", "markdown"]
# A hang: with other fuzzers on both cores a command takes seconds.
SECONDS = 300
BYTES = 1 << 30


class Broken(Exception):
    """A promise that was not kept."""


def check(run, chance):
    form = chance.choice(FORMATS)
    options = ["--notes"] if chance.random() < 0.5 else []
    if chance.random() < 0.3:
        options += ["--baseline", "App/baseline.json"]
    run("check", "App", "--format", form, *options, form=form)


def lint(run, chance):
    form = chance.choice(FORMATS)
    run("lint", "App", "--format", form, form=form)


def targets(run, chance):
    run("lint", "App", "--targets")


def report(run, chance):
    run("check", "App", "--report", "report", "--size", "L,AX5", results="report")


def render(run, chance):
    run("render", "App", "--output", "pictures", "--size", "AX3", results="pictures")


def layout(run, chance):
    run("layout", "App", "--screens", "--format", "json", form="json")
    run("layout", "App", "--screen", "Shelf", "--format", "json", form="json")


def snapshot(run, chance):
    run("snapshot", "record", "App", "--baseline", "snapshots.json", results="snapshots.json")


def fix(run, chance):
    run("fix", "App", changes=True)
    before = digest("App", run.folder)
    run("fix", "App", changes=True)
    if digest("App", run.folder) != before:
        raise Broken("a second fix changes files again")


def merge(run, chance):
    """Shares of a check, merged to the bytes of one run; then one of the parts is broken."""
    whole = run("check", "App", "--size", "L", "--format", "json", form="json")
    for number in ("1", "2"):
        run("check", "App", "--size", "L", "--shard", f"{number}/2", "--part", f"part-{number}", changes=True)
    if run("merge", "part-2", "part-1", "--format", "json", form="json") != whole:
        raise Broken("two shares merged differ from one run")
    place = os.path.join(run.folder, "part-1")
    if not os.path.isdir(place):  # The settings are refused.
        return
    parts = {os.fsencode(name): seeds.read(os.path.join(place, name)) for name in os.listdir(place)}
    for name in sorted(parts):
        seeds.write({name: mutations.broken(parts[name], parts, chance)}, place)
    run("merge", "part-1", "part-2", "--format", "json", form="json")


def cached(run, chance):
    """A check that finds what earlier rounds kept of almost the same app."""
    options = ["--size", "L,AX5", "--format", "json"]
    plain = run("check", "App", *options, form="json")
    if run("check", "App", "--cache", "../cache", *options, form="json") != plain:
        raise Broken("a check with a cache differs from one without")


def serve(run, chance):
    """Broken requests, some that never end, then one that is whole."""
    files = {b"request": REQUEST, b"other": OTHER_REQUEST}
    with run.serving("App", "--size", "L") as port:
        if port is None:
            return
        open_ends = []
        for _ in range(30):
            client = socket.create_connection(("127.0.0.1", port), timeout=SECONDS)
            try:
                client.sendall(mutations.broken(REQUEST, files, chance))
                if chance.random() < 0.3:
                    open_ends.append(client)
                    continue
                client.shutdown(socket.SHUT_WR)
                while client.recv(1 << 16):
                    pass
            except TimeoutError:
                raise Broken("serve: a request without an answer or an end")
            except OSError:
                pass
            client.close()
        answer = answered(port, REQUEST.replace(b"PORT", str(port).encode()))
        if not answer.startswith(b"HTTP/1.1 200 "):
            raise Broken(f"serve: answers a whole request with {answer[:100]!r}")
        for client in open_ends:
            client.close()


REQUEST = b"GET / HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nAccept: text/html\r\nConnection: close\r\n\r\n"
OTHER_REQUEST = (
    b"POST /events?since=3&q=%20%C3%A9 HTTP/1.0\r\nHost: localhost\r\nContent-Length: 5\r\n"
    b"Transfer-Encoding: chunked\r\nRange: bytes=0-\r\n\r\nhello")


def answered(port, request):
    answer = b""
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=SECONDS) as client:
            client.sendall(request)
            while some := client.recv(1 << 16):
                answer += some
    except OSError as error:
        raise Broken(f"serve: {error} after {answer[:100]!r}")
    return answer


ALL = [cached, cached, check, check, check, lint, targets, report, render, layout, snapshot, fix, merge, serve]


def problem(command, binary, folder, chance):
    """Which promise a command does not keep on the app in a folder, or None."""
    try:
        command(Run(binary, folder), chance)
    except Broken as broken:
        return str(broken)
    return None


class Run:
    """Runs a command on one thread and on four, in two locales, and gives what it printed."""

    def __init__(self, binary, folder):
        self.binary = binary
        self.folder = folder

    def __call__(self, *arguments, form="text", results=None, changes=False):
        before = None if changes else digest("App", self.folder)
        seen = []
        ways = [("1", "C")] if changes else [("1", "C"), ("4", "C.utf8")]
        for threads, locale in ways:
            options = () if "--targets" in arguments or "merge" in arguments else ("--threads", threads)
            output = self._output(arguments + options, locale)
            trouble = outputs.problem(output, form)
            if trouble:
                raise Broken(f"{' '.join(arguments)}: {trouble}")
            made = digest(results, self.folder) if results else None
            if results:
                self._remove(results)
            seen.append((output, made))
        if seen[0] != seen[-1]:
            raise Broken(f"{' '.join(arguments)}: one thread and four differ")
        if before is not None and digest("App", self.folder) != before:
            raise Broken(f"{' '.join(arguments)}: changes the app")
        return seen[0][0]

    @contextlib.contextmanager
    def serving(self, *arguments):
        """The port of a server, which ends with the block, and not before; None where the app is refused."""
        server = subprocess.Popen(
            [self.binary, "serve", *arguments, "--port", "0"], cwd=self.folder, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, env=self._environment("C"))
        try:
            port = None
            for line in server.stdout:
                found = re.search(rb"http://127\.0\.0\.1:(\d+)/", line)
                if found:
                    port = int(found.group(1))
                    break
            if port is None and server.wait() != 2:
                raise Broken(f"serve: ended with {server.returncode} before it listened")
            yield port
            if port is not None and server.poll() is not None:
                raise Broken(f"serve: ended with {server.returncode}: {server.stdout.read()[-2000:]!r}")
        finally:
            server.kill()
            server.wait()
            server.stdout.close()

    def _environment(self, locale):
        return dict(os.environ, LC_ALL=locale, SWIFT_BACKTRACE="enable=no", ASAN_OPTIONS="detect_leaks=0")

    def _output(self, arguments, locale):
        errors = open(os.path.join(self.folder, "stderr"), "wb+")
        out = open(os.path.join(self.folder, "stdout"), "wb+")
        child = subprocess.Popen(
            [self.binary, *arguments], cwd=self.folder, stdout=out, stderr=errors, stdin=subprocess.DEVNULL,
            env=self._environment(locale))
        killer = threading.Timer(SECONDS, os.kill, (child.pid, signal.SIGKILL))
        killer.start()
        _, status, usage = os.wait4(child.pid, 0)
        killer.cancel()
        child.returncode = os.waitstatus_to_exitcode(status)
        out.seek(0)
        errors.seek(0)
        said = errors.read()
        if child.returncode not in (0, 1, 2):
            raise Broken(f"{' '.join(arguments)}: ended with {child.returncode}: {said[-2000:].decode(errors='replace')}")
        if usage.ru_maxrss * 1024 > BYTES:
            raise Broken(f"{' '.join(arguments)}: takes {usage.ru_maxrss >> 10} MB")
        trouble = outputs.problem(said, "text")
        if trouble:
            raise Broken(f"{' '.join(arguments)}: standard error: {trouble}")
        return out.read()

    def _remove(self, name):
        path = os.path.join(self.folder, name)
        shutil.rmtree(path, ignore_errors=True)
        if os.path.exists(path):
            os.remove(path)


def digest(name, folder):
    """What a file or a folder holds, with the names of all files."""
    total = hashlib.sha256()
    root = os.fsencode(os.path.join(folder, name))
    if os.path.isfile(root):
        return hashlib.sha256(open(root, "rb").read()).hexdigest()
    for place, folders, names in sorted(os.walk(root)):
        for name in sorted(names):
            path = os.path.join(place, name)
            total.update(os.path.relpath(path, root) + b"\0" + hashlib.sha256(open(path, "rb").read()).digest())
    return total.hexdigest()
