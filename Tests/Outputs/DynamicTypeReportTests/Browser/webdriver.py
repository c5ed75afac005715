"""A small WebDriver client (W3C WebDriver, level 2) from Python's standard library alone."""

import base64
import contextlib
import json
import os
import shutil
import socket
import subprocess
import tempfile
import threading
import time
import urllib.error
import urllib.request

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"

KEYS = {
    "Tab": "\ue004", "Enter": "\ue007", "Home": "\ue011", "End": "\ue010",
    "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015",
    "PageUp": "\ue00e", "PageDown": "\ue00f",
}


def give_up_after(seconds):
    """Ends the program when a browser hangs; a test that waits for ever tells nothing."""
    def give_up():
        print(f"not done within {seconds} seconds", flush=True)
        os._exit(3)

    watchdog = threading.Timer(seconds, give_up)
    watchdog.daemon = True
    watchdog.start()


class Browser:
    """One session of headless Chromium, in a driver process of its own."""

    def __init__(self, font_size=16):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        # Chromium leaves its profiles behind when it is killed, so it has a place that goes with it.
        self.scratch = tempfile.TemporaryDirectory(prefix="browser-", ignore_cleanup_errors=True)
        self.driver = subprocess.Popen(
            [shutil.which("chromedriver"), f"--port={port}"],
            env=os.environ | {"TMPDIR": self.scratch.name},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.base = f"http://127.0.0.1:{port}"
        # No proxy stands between us and the driver, whatever the environment says.
        self.opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        self.session = ""
        try:
            self.wait_for_driver()
            options = {
                "args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                         "--disable-dev-shm-usage", "--force-color-profile=srgb"],
                "prefs": {"webkit.webprefs.default_font_size": font_size},
            }
            answer = self.call("POST", "/session", {"capabilities": {"alwaysMatch": {
                "browserName": "chrome", "goog:chromeOptions": options,
                "goog:loggingPrefs": {"browser": "ALL", "performance": "ALL"}}}})
            self.session = f"/session/{answer['sessionId']}"
        except BaseException:
            self.stop()
            raise

    def stop(self):
        # Not politely: a test's process may have been started with other signals blocked.
        self.driver.kill()
        self.driver.wait()
        self.scratch.cleanup()

    def wait_for_driver(self):
        for _ in range(200):
            try:
                if self.call("GET", "/status")["ready"]:
                    return
            except (OSError, urllib.error.URLError):
                time.sleep(0.05)
        raise TimeoutError("chromedriver does not answer")

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.base + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with self.opener.open(request, timeout=180) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{method} {path}: {error.read().decode()[:600]}") from None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        with contextlib.suppress(Exception):
            self.call("DELETE", self.session)
        self.stop()

    def open(self, url):
        # A new fragment alone would not load the page again.
        self.call("POST", self.session + "/url", {"url": "about:blank"})
        self.call("POST", self.session + "/url", {"url": url})

    def run(self, script, *arguments):
        return self.call(
            "POST", self.session + "/execute/sync", {"script": script, "args": list(arguments)})

    def find(self, selector):
        found = self.call(
            "POST", self.session + "/element", {"using": "css selector", "value": selector})
        return found[ELEMENT]

    def click(self, selector):
        self.call("POST", f"{self.session}/element/{self.find(selector)}/click", {})

    def press(self, *names):
        """Presses keys wherever the focus is, as a person would."""
        actions = []
        for name in names:
            key = KEYS.get(name, name)
            actions += [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self.call("POST", self.session + "/actions", {
            "actions": [{"type": "key", "id": "keyboard", "actions": actions}]})

    def devtools(self, command, **parameters):
        return self.call(
            "POST", self.session + "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def log(self, kind):
        return self.call("POST", self.session + "/se/log", {"type": kind})

    def resize(self, width, height):
        self.devtools("Emulation.setDeviceMetricsOverride", width=width, height=height,
                      deviceScaleFactor=1, mobile=False)

    def prefer(self, scheme):
        self.devtools("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": "reduce"}])

    def screenshot(self, path, whole_page=False):
        picture = self.devtools(
            "Page.captureScreenshot", format="png", captureBeyondViewport=whole_page)
        with open(path, "wb") as file:
            file.write(base64.b64decode(picture["data"]))
