"""The app that is broken: the project's example, and a small file of every other format that the tool reads."""

import glob
import os
import struct
import subprocess
import zlib

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
EXAMPLES = ["Teahouse/Base.lproj/Settings.storyboard", "Teahouse/Catalogue/TeaCardCell.xib", "Teahouse/de.lproj/Main.strings",
            "Teahouse/Settings/SettingsViewController.swift", "TeahouseViews/CardGridView.swift"]

VIEW = b"""import SwiftUI

struct Shelf: View {
  let count = 3
  var body: some View {
    VStack(alignment: .leading) {
      Text("shelf.title").font(.custom("Small", size: 20, relativeTo: .title))
      Text("\\(count) teas")
      HStack { Image("cup"); Image(.leaf); Text("Steep \\(count) minutes").lineLimit(1) }
      Text("Price").frame(height: 20).foregroundStyle(Color("ink"))
    }
  }
}

#Preview("A shelf") { Shelf() }
"""

CATALOG = b"""{ "sourceLanguage": "en", "version": "1.0", "strings": {
  "shelf.title": { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "On the shelf" } } } },
  "%lld teas": { "localizations": { "en": { "variations": { "plural": {
    "one": { "stringUnit": { "state": "translated", "value": "%lld tea" } },
    "other": { "stringUnit": { "state": "translated", "value": "%lld teas" } } } } } } }
} }
"""

DICTIONARY = b"""<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>Steep %lld minutes</key><dict>
<key>NSStringLocalizedFormatKey</key><string>%#@minutes@</string>
<key>minutes</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
<key>one</key><string>Steep a minute</string><key>other</key><string>Steep %lld minutes</string></dict>
</dict></dict></plist>
"""

INFO = b"""<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>CFBundleName</key><string>App</string>
<key>UIAppFonts</key><array><string>Fonts/Small.ttf</string></array>
<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string></dict>
</dict></plist>
"""

PROJECT = b"""// !$*UTF8*$!
{ archiveVersion = 1; objectVersion = 77; objects = {
  A1 = { isa = PBXProject; mainGroup = A2; targets = (A3); developmentRegion = en; buildConfigurationList = A7; };
  A2 = { isa = PBXGroup; children = (A4, A5); sourceTree = "<group>"; };
  A3 = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (A6);
    fileSystemSynchronizedGroups = (A5); buildConfigurationList = A7; };
  A4 = { isa = PBXFileReference; path = Shelf.swift; sourceTree = "<group>"; };
  A5 = { isa = PBXFileSystemSynchronizedRootGroup; path = Views; sourceTree = "<group>"; };
  A6 = { isa = PBXSourcesBuildPhase; files = (A8); };
  A7 = { isa = XCConfigurationList; buildConfigurations = (A9); };
  A8 = { isa = PBXBuildFile; fileRef = A4; };
  A9 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist; }; };
}; rootObject = A1; }
"""

COLOUR = b"""{ "colors": [{ "idiom": "universal", "color": { "color-space": "display-p3",
  "components": { "red": "0x12", "green": "0.5", "blue": "200", "alpha": "1.000" } } }], "info": { "version": 1 } }
"""

SETTINGS = b"""paths: [App]
exclude: ['**/Vendor/*']
locales: [Base, de]
rules:
  row-never-turns: error
  fixed-font:
    App/Views: off
"""

PICTURE = b'<svg xmlns="http://www.w3.org/2000/svg" width="24" height="16" viewBox="0 0 24 16"><path d="M0 0h24v16z"/></svg>\n'


def images(name):
    return b'{ "images": [{ "idiom": "universal", "scale": "1x", "filename": "%s" }], "info": { "version": 1 } }\n' % name


def png(width, height):
    """A white picture, by the PNG specification."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    header = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))
    rows = zlib.compress((b"\0" + b"\xff" * width) * height)
    return b"\x89PNG\r\n\x1a\n" + header + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def app(binary, work):
    """The files of the app as they are before something is broken, by path in bytes."""
    files = {
        "App/Shelf.swift": VIEW, "App/Localizable.xcstrings": CATALOG, "App/en.lproj/Localizable.stringsdict": DICTIONARY,
        "App/Info.plist": INFO, "App/App.xcodeproj/project.pbxproj": PROJECT, "App/Views/View.swift": VIEW,
        "App/Assets.xcassets/ink.colorset/Contents.json": COLOUR,
        "App/Assets.xcassets/cup.imageset/Contents.json": images(b"cup.png"),
        "App/Assets.xcassets/cup.imageset/cup.png": png(24, 16),
        "App/Assets.xcassets/leaf.imageset/Contents.json": images(b"leaf.svg"),
        "App/Assets.xcassets/leaf.imageset/leaf.svg": PICTURE,
    }
    for name in EXAMPLES:
        files[os.path.join("App", *name.split("/")[1:])] = read(os.path.join(ROOT, "Examples", name))
    fonts = sorted(glob.glob("/usr/share/fonts/truetype/noto/*.ttf"), key=os.path.getsize)
    if not fonts:
        raise SystemExit("no font below /usr/share/fonts/truetype/noto: Scripts/bootstrap installs them")
    files["App/Fonts/Small.ttf"] = read(fonts[0])
    folder = os.path.join(work, "whole")
    files = {os.fsencode(path): data for path, data in files.items()}
    write(files, folder)
    options = ["check", "App", "--baseline", "App/baseline.json", "--write-baseline"]
    subprocess.run([binary, *options], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    files[b"App/baseline.json"] = read(os.path.join(folder, "App/baseline.json"))
    files[b".dynamictype.yml"] = SETTINGS
    return files


def read(path):
    with open(path, "rb") as file:
        return file.read()


def write(files, folder):
    """Writes files below a folder; a name that no file can have is left out."""
    for path, data in files.items():
        path = os.path.join(os.fsencode(folder), path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(data)
