#!/usr/bin/env python3
"""A second reading of Interface Builder documents, by expat, to compare the loader with.

usage: independent-reading.py FILE… — for every document one line a view and one a constraint, with
tabs between the fields. It shares no code and no XML parser with the loader.
"""
import re
import sys
import xml.parsers.expat

KINDS = set(
    "view label button imageView stackView scrollView tableView tableViewCell"
    " tableViewCellContentView textField textView switch slider stepper segmentedControl"
    " progressView activityIndicatorView pageControl pickerView datePicker searchBar"
    " navigationBar toolbar tabBar collectionView collectionViewCell"
    " collectionViewCellContentView collectionReusableView containerView visualEffectView"
    " wkWebView mapView webView".split())
WIDE_IN_LANDSCAPE = {
    "retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72", "retina6_9"}


class Node:
    def __init__(self, name, attributes, parent, line, column):
        self.name, self.attributes, self.parent = name, attributes, parent
        self.line, self.column, self.text, self.children = line, column, "", []

    def get(self, name, default=None):
        return self.attributes.get(name, default)

    def child(self, key, name=None):
        return next(
            (c for c in self.children if c.get("key") == key and name in (None, c.name)), None)

    def named(self, name):
        return [c for c in self.children if c.name == name]

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()


def parse(path):
    data = open(path, "rb").read()
    parser = xml.parsers.expat.ParserCreate()
    root, stack = [], []

    def start(name, attributes):
        offset = parser.CurrentByteIndex
        column = offset - (data.rfind(b"\n", 0, offset) + 1) + 1
        parent = stack[-1] if stack else None
        node = Node(name, attributes, parent, parser.CurrentLineNumber, column)
        (parent.children if parent else root).append(node)
        stack.append(node)

    def text(characters):
        stack[-1].text += characters

    parser.StartElementHandler = start
    parser.EndElementHandler = lambda name: stack.pop()
    parser.CharacterDataHandler = text
    parser.Parse(data, True)
    return root[0]


def is_view(node):
    return node.name in KINDS or node.child("frame", "rect") is not None


def number(text):
    value = float(text)
    return repr(0.0 if abs(value) < 1e-300 else value)


def optional(node, name):
    return number(node.get(name)) if node.get(name) is not None else "-"


def escaped(text):
    for old, new in (("\\", "\\\\"), ("\n", "\\n"), ("\t", "\\t"), ("\r", "\\r")):
        text = text.replace(old, new)
    return text


def plain(node, key):
    for child in node.children:
        if child.get("key") == key and child.name in ("string", "mutableString"):
            return child.text
    return node.get(key)


def attributed(node, key):
    string = node.child(key, "attributedString")
    if string is None or not string.children:
        return None
    result = ""
    for fragment in string.children:
        content = fragment.child("content")
        result += content.text if content is not None else fragment.get("content", "")
    return result


def text_of(node):
    if node.name in ("label", "textField", "textView", "searchBar"):
        text = attributed(node, "attributedText") if node.get("usesAttributedText") == "YES" else None
        return escaped(text if text is not None else plain(node, "text") or "")
    if node.name != "button":
        return "-"
    text = ""
    # A configuration replaces the state, which is for systems before iOS 15.
    holder = node.child("configuration") or node.child("normal", "state")
    if holder is not None:
        for found in (plain(holder, "title"), attributed(holder, "attributedTitle")):
            text = found if found is not None else text
    return escaped(text)


def views_below(node):
    for child in node.children:
        if child.name in ("subviews", "cells", "prototypes"):
            yield from child.children
        elif child.name == "sections":
            for section in child.children:
                for cells in section.named("cells"):
                    yield from cells.children
        elif child.get("key") and is_view(child):
            yield child


class Document:
    def __init__(self, path):
        self.path, self.root = path, parse(path)
        device = next(iter(self.root.named("device")), None)
        name = device.get("id") if device else "retina4_7"
        landscape = device is not None and device.get("orientation") == "landscape"
        is_pad = name.startswith("ipad")
        wide = is_pad or (landscape and name in WIDE_IN_LANDSCAPE)
        tall = is_pad or not landscape
        self.classes = {
            "widthClass": "regular" if wide else "compact",
            "heightClass": "regular" if tall else "compact"}
        self.by_id = {}
        for node in self.root.walk():
            if node.get("id") is not None:
                self.by_id.setdefault(node.get("id"), node)

    def variations(self, node):
        matching = []
        for index, child in enumerate(node.named("variation")):
            parts = [] if child.get("key") == "default" else child.get("key").split("-")
            if all(self.classes[p.split("=")[0]] == p.split("=")[1] for p in parts):
                matching.append((len(parts), index, child))
        return [child for _, _, child in sorted(matching, key=lambda m: m[:2])]

    def excluded(self, owner):
        ids = set()
        for variation in self.variations(owner):
            for mask in variation.named("mask"):
                for change in mask.children:
                    action = ids.add if change.name == "exclude" else ids.discard
                    action(change.get("reference"))
        return ids

    def is_excluded(self, node):
        while node.parent is not None:
            container = node.parent
            if container.name in ("subviews", "constraints") and container.parent is not None:
                if node.get("id") in self.excluded(container.parent):
                    return True
            node = container
        return False

    def varied(self, node, name, default):
        value = node.get(name, default)
        for variation in self.variations(node):
            value = variation.get(name, value)
        return value

    def roots(self):
        for container in self.root.walk():
            if container.name != "objects":
                continue
            for item in container.children:
                if item.name.endswith("Controller") and item.name != "searchDisplayController":
                    yield from (c for c in item.children if c.get("key") == "view" and is_view(c))
                elif is_view(item):
                    yield item
                for node in item.walk():
                    if node.name in ("barButtonItem", "navigationItem"):
                        for key in ("customView", "titleView"):
                            view = node.child(key)
                            if view is not None and is_view(view):
                                yield view

    def write_views(self):
        for root in self.roots():
            pending = [(root, root.get("id", "-"), "-")]
            while pending:
                node, scope, parent = pending.pop()
                if self.is_excluded(node):
                    continue
                identifier = node.get("id") or f"{scope}#{node.get('key', node.name)}"
                frame = node.child("frame", "rect")
                sides = ("x", "y", "width", "height")
                print(
                    "view", self.path, f"{node.line}:{node.column}", identifier, node.name, parent,
                    ",".join(number(frame.get(s)) for s in sides) if frame else "-",
                    optional(node, "horizontalHuggingPriority"),
                    optional(node, "verticalHuggingPriority"),
                    optional(node, "horizontalCompressionResistancePriority"),
                    optional(node, "verticalCompressionResistancePriority"),
                    text_of(node), sep="\t")
                self.write_list_content(node, identifier)
                below = [(child, identifier, identifier) for child in views_below(node)]
                pending.extend(reversed(below))

    def write_list_content(self, content, identifier):
        """The texts of a cell's content configuration, which count as views in its content view."""
        cell = content.parent
        configuration = cell.child("contentConfiguration") if cell is not None else None
        if configuration is None or content.get("key") != "contentView" or content.named("subviews"):
            return
        for key in ("text", "secondaryText"):
            text = plain(configuration, key)
            if text:
                print(
                    "view", self.path, f"{configuration.line}:{configuration.column}",
                    f"{cell.get('id')}.contentConfiguration.{key}", configuration.name, identifier,
                    "-", "-", "-", "-", "-", escaped(text), sep="\t")

    def write_constraints(self):
        for node in self.root.walk():
            if node.name != "constraint" or node.parent.name != "constraints":
                continue
            items = [node.get("firstItem"), node.get("secondItem")]
            targets = [self.by_id.get(i) for i in items if i is not None]
            if self.is_excluded(node) or any(t is None or self.is_excluded(t) for t in targets):
                continue
            owner = node.parent.parent.get("id")
            second_attribute = node.get("secondAttribute")
            second = node.get("secondItem", owner) if second_attribute else "-"
            parts = [float(p) for p in re.split("[:/]", node.get("multiplier", "1"))]
            multiplier = parts[0] / parts[1] if len(parts) == 2 else parts[0]
            print(
                "constraint", self.path, f"{node.line}:{node.column}", node.get("id"),
                node.get("firstItem", owner), node.get("firstAttribute"),
                node.get("relation", "equal"), second, second_attribute or "-",
                repr(multiplier), number(self.varied(node, "constant", "0")),
                number(self.varied(node, "priority", "1000")), owner, sep="\t")


for path in sys.argv[1:]:
    document = Document(path)
    document.write_views()
    document.write_constraints()
