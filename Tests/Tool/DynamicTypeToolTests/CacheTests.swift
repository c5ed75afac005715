import Foundation
import Testing

/// Runs that find what earlier ones kept say what runs without a cache say, byte for byte.
@Suite struct CacheTests {
  private static let formats = ["json", "sarif", "text", "markdown"]
  private static let options = ["--size", "L,AX5", "--locale", "Base,de", "--no-config"]

  /// What a run says in several formats, with its exit code.
  private struct Answer: Equatable {
    var status: Int32
    var words: String
    var formats: [String]
  }

  private static func check(_ folder: TemporaryFolder, _ more: [String] = []) throws -> Answer {
    let results = try TemporaryFolder()
    let also = formats.flatMap { ["--also", "\($0)=\(results.path)/result.\($0)"] }
    let run = try Tool(arguments: ["check", "App"] + options + also + more, in: folder.path)
    return Answer(
      status: run.status, words: run.words.replacing(results.path, with: ""),
      formats: try formats.map { try results.read("result.\($0)") })
  }

  /// The files of a cache, with what is in them.
  private static func entries(_ folder: TemporaryFolder) throws -> [String: Data] {
    let root = folder.path + "/cache/dynamictype"
    var entries: [String: Data] = [:]
    for case let name as String in try #require(FileManager.default.enumerator(atPath: root)) {
      let path = root + "/" + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      entries[name] = FileManager.default.contents(atPath: path)
    }
    return entries
  }

  private static func storyboard(_ scene: String, initial: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" \
    initialViewController="\(initial)"><device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="s"><objects>\(scene)</objects></scene></scenes></document>
    """
  }

  private static let label = """
    <label text="Teas of the season" adjustsFontForContentSizeCategory="YES" \
    translatesAutoresizingMaskIntoConstraints="NO" id="lab"><rect key="frame" x="0" y="0" \
    width="100" height="21"/><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
    """

  /// An app whose screens each depend on another file, too.
  private static func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let bar = """
      <navigationController id="nav"><navigationBar key="navigationBar" id="bar"/><connections>\
      <segue destination="ref" kind="relationship" relationship="rootViewController" id="g"/>\
      </connections></navigationController></objects></scene><scene sceneID="r"><objects>\
      <viewControllerPlaceholder storyboardName="Teas" id="ref"/>
      """
    try folder.write(storyboard(bar, initial: "nav"), to: "App/Main.storyboard")
    let teas = """
      <viewController id="teas"><view key="view" customClass="TeaCell" id="v"><rect key="frame" x="0" y="0" \
      width="375" height="667"/><subviews>\(label)</subviews><constraints><constraint firstItem="lab" \
      firstAttribute="width" constant="100" id="c"/></constraints><connections><outlet property="name" \
      destination="lab" id="o"/></connections></view>\
      <navigationItem key="navigationItem" title="Teas of all mountains and seasons" id="n"/></viewController>
      """
    try folder.write(storyboard(teas, initial: "teas"), to: "App/Base.lproj/Teas.storyboard")
    try folder.write("\"lab.text\" = \"Tees der Saison\";\n", to: "App/de.lproj/Teas.strings")
    let table = """
      <tableViewController id="list" customClass="ListController"><tableView key="view" \
      dataMode="prototypes" style="plain" rowHeight="44" id="t"><rect key="frame" x="0" y="0" width="375" \
      height="667"/><prototypes><tableViewCell reuseIdentifier="row" rowHeight="44" id="cell">\
      <rect key="frame" x="0" y="28" width="375" height="44"/><tableViewCellContentView key="contentView" \
      id="con"><rect key="frame" x="0" y="0" width="375" height="44"/><subviews>\(label)</subviews>\
      <constraints><constraint firstItem="lab" firstAttribute="top" secondItem="con" secondAttribute="top" \
      constant="11" id="c1"/><constraint firstAttribute="bottom" secondItem="lab" secondAttribute="bottom" \
      constant="11" id="c2"/></constraints></tableViewCellContentView></tableViewCell></prototypes>\
      </tableView></tableViewController>
      """
    try folder.write(storyboard(table, initial: "list"), to: "App/List.storyboard")
    try folder.write(
      "class ListController: UITableViewController {}\n", to: "App/ListController.swift")
    try folder.write(
      """
      import SwiftUI

      struct ShopView: View {
        var body: some View {
          ScrollView {
            Text("shop.title").frame(width: Metrics.width).lineLimit(1)
            Badge(title: "New")
            Text("Open").card()
            Image("teapot")
            Text("Tea").foregroundStyle(Color("ink"))
          }
        }
      }
      """, to: "App/ShopView.swift")
    try folder.write("enum Metrics { static let width = 60.0 }\n", to: "App/Metrics.swift")
    try folder.write(
      "import SwiftUI\nextension View { func card() -> some View { frame(width: 300) } }\n",
      to: "App/Card.swift")
    try folder.write("\"shop.title\" = \"Shop\";\n", to: "App/Base.lproj/Localizable.strings")
    try folder.write("\"shop.title\" = \"Laden\";\n", to: "App/de.lproj/Localizable.strings")
    for number in 1...6 {
      try folder.write(
        """
        import SwiftUI

        struct Other\(number)View: View {
          var body: some View { List { Text("Number \(number), which is long").lineLimit(1).frame(width: 50) } }
        }
        """, to: "App/Other\(number)View.swift")
    }
    return folder
  }

  @Test("Without a cache, with an empty one and with a full one")
  func sameBytes() throws {
    let folder = try Self.app()
    let plain = try Self.check(folder)
    #expect(plain.status == 1)
    #expect(try Self.check(folder, ["--cache", "cache"]) == plain)
    let entries = try Self.entries(folder)
    // Of each of seven views its states, and what came of it, each with the questions: what cannot be written is not kept.
    #expect(entries.count > 7 * 4)
    #expect(try Self.check(folder, ["--cache", "cache", "--threads", "1"]) == plain)
    // Nothing was made anew.
    #expect(try Self.entries(folder) == entries)
  }

  /// A file, and what is in it from now on. Each changes what some screen shows.
  static let changes: [(file: String, text: String)] = [
    (
      "ShopView.swift",
      "import SwiftUI\nstruct ShopView: View { var body: some View { List { Text(\"One long line\").lineLimit(1).frame(width: 40) } } }\n"
    ),
    // A view that stays where it was in its source.
    (
      "Other1View.swift",
      """
      import SwiftUI

      struct Other1View: View {
        var body: some View { List { Text("Number 1, which is longer").lineLimit(1).frame(width: 50) } }
      }
      """
    ),
    ("Metrics.swift", "enum Metrics { static let width = 20.0 }\n"),
    (
      "Card.swift",
      "import SwiftUI\nextension View { func card() -> some View { lineLimit(1).frame(width: 30) } }\n"
    ),
    (
      "Badge.swift",
      "import SwiftUI\nstruct Badge: View { let title: String; var body: some View { Text(title).lineLimit(1).frame(width: 20) } }\n"
    ),
    ("Base.lproj/Localizable.strings", "\"shop.title\" = \"Shop of all teas\";\n"),
    ("de.lproj/Localizable.strings", "\"shop.title\" = \"Laden aller Teesorten\";\n"),
    (
      "de.lproj/Teas.strings",
      "\"lab.text\" = \"Donaudampfschifffahrtsgesellschaftsteesorten\";\n"
    ),
    (
      "ListController.swift",
      "class ListController: UITableViewController { override func viewDidLoad() { tableView.rowHeight = UITableView.automaticDimension } }\n"
    ),
    // Code elsewhere that gives a label its text, so that what is found of the document's own is a note.
    (
      "Rows.swift",
      "class Rows: UIViewController { func show() { cell.name.text = tea.name } }\n"
    ),
    (
      "Main.storyboard",
      storyboard(
        "<viewController id=\"nav\"><view key=\"view\" id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/><subviews>\(label)</subviews></view></viewController>",
        initial: "nav")
    ),
    (
      "Other7View.swift",
      "import SwiftUI\nstruct Other7View: View { var body: some View { List { Text(\"A new one\").lineLimit(1).frame(width: 9) } } }\n"
    ),
  ]

  @Test(
    "After a change, a cache of the time before gives what a run without one gives",
    arguments: changes.indices)
  func afterChange(number: Int) throws {
    let change = Self.changes[number]
    let folder = try Self.app()
    // What a longer text moves, and no finding says, is seen in the page alone.
    let isOfPage = change.file == "de.lproj/Teas.strings"
    func check(_ options: [String] = []) throws -> (answer: Answer, page: String) {
      let answer = try Self.check(folder, options + (isOfPage ? ["--report", "report"] : []))
      return (answer, isOfPage ? try folder.read("report/index.html") : "")
    }
    let before = try check(["--cache", "cache"])
    let entries = try Self.entries(folder)
    try folder.write(change.text, to: "App/" + change.file)
    let after = try check()
    #expect(
      isOfPage ? after.page != before.page : after.answer != before.answer,
      "\(change.file) changes nothing")
    let kept = try check(["--cache", "cache"])
    #expect(kept.answer == after.answer && kept.page == after.page, "\(change.file)")
    // Screens that the change does not concern are not made again. Every view asks for the extensions of `View`.
    let made = try Self.entries(folder).count { entries[$0.key] != $0.value }
    #expect(made > 0)
    let most = change.text.contains("extension View") ? entries.count - 1 : entries.count / 2
    #expect(made <= most, "\(change.file): \(made) of \(entries.count)")
  }

  @Test("Pictures come from the cache under the names that they have in this run")
  func pictures() throws {
    let folder = try Self.app()
    _ = try Self.check(folder, ["--cache", "cache", "--report", "first"])
    // The screens after it have other numbers now.
    try folder.write(Self.changes[11].text, to: "App/AnotherView.swift")
    let plain = try Self.check(folder, ["--report", "plain"])
    let cached = try Self.check(folder, ["--cache", "cache", "--report", "cached"])
    #expect(cached.formats == plain.formats)
    #expect(try folder.read("cached/index.html") == folder.read("plain/index.html"))
    #expect(try folder.read("plain/index.html").contains("data:image/png;base64,"))
  }

  /// PNG files of 4 × 4 pixels, red and green.
  private static let red =
    "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR42mP4z8AARwzEcQCukw/xOF6MEQAAAABJRU5ErkJggg=="
  private static let green =
    "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAD0lEQVR42mNg+M+AQMRxAJ6jD/HczNhPAAAAAElFTkSuQmCC"

  @Test("A view is drawn again when the bytes of an image that it shows change, and only then")
  func images() throws {
    let folder = try TemporaryFolder()
    for name in ["teapot", "kettle"] {
      try folder.write(
        "import SwiftUI\nstruct \(name.capitalized): View { var body: some View { List { Image(\"\(name)\") } } }",
        to: "App/\(name).swift")
    }
    func write(_ base64: String, as name: String) throws {
      try folder.write(
        "{ \"images\": [{ \"idiom\": \"universal\", \"filename\": \"a.png\" }] }",
        to: "App/A.xcassets/\(name).imageset/Contents.json")
      try folder.write(
        try #require(Data(base64Encoded: base64)), to: "App/A.xcassets/\(name).imageset/a.png")
    }
    func report(_ name: String, _ options: [String] = ["--cache", "cache"]) throws -> String {
      _ = try Self.check(folder, options + ["--report", name])
      return try folder.read("\(name)/index.html")
    }
    try write(Self.red, as: "teapot")
    try write(Self.red, as: "kettle")
    let before = try report("first")
    let entries = try Self.entries(folder)
    try write(Self.red, as: "teapot")
    #expect(try report("same") == before)
    #expect(try Self.entries(folder) == entries)
    try write(Self.green, as: "teapot")
    let plain = try report("plain", [])
    #expect(plain != before)
    #expect(try report("changed") == plain)
    // One picture, and for each of two locales what is read of the view and what came of its screen, with the questions.
    let made = try Self.entries(folder).count { entries[$0.key] != $0.value }
    #expect(made > 0)
    #expect(made < entries.count / 2)
  }

  @Test("An entry that was cut off or changed is made again")
  func damage() throws {
    let folder = try Self.app()
    let plain = try Self.check(folder, ["--cache", "cache"])
    let entries = try Self.entries(folder)
    for (number, entry) in entries.sorted(by: { $0.key < $1.key }).enumerated() {
      var data = entry.value
      switch number % 3 {
      case 0: data = data.prefix(data.count / 2)
      case 1: data[data.count - 1] ^= 1
      default: data = Data()
      }
      try data.write(to: URL(fileURLWithPath: folder.path + "/cache/dynamictype/" + entry.key))
    }
    #expect(try Self.check(folder, ["--cache", "cache"]) == plain)
    #expect(try Self.entries(folder) == entries)
  }

  @Test("Runs that share a cache do not disturb each other")
  func twoWriters() async throws {
    let folder = try Self.app()
    let plain = try Self.check(folder)
    try await withThrowingTaskGroup(of: Answer.self) { group in
      for _ in 0..<3 { group.addTask { try Self.check(folder, ["--cache", "cache"]) } }
      for try await answer in group { #expect(answer == plain) }
    }
    #expect(try Self.entries(folder).keys.allSatisfy { !$0.contains("unfinished") })
  }

  @Test("What was not used for longest goes when the bound is reached; what others put there stays")
  func bound() throws {
    let folder = try Self.app()
    try folder.write("mine", to: "cache/notes.txt")
    let old = "cache/dynamictype/00/ffffffffffffffffffffffffffffff"
    try folder.write(String(repeating: "x", count: 3 << 20), to: old)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
      ofItemAtPath: folder.path + "/" + old)
    let plain = try Self.check(folder)
    #expect(try Self.check(folder, ["--cache", "cache", "--cache-size", "2"]) == plain)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/" + old))
    let size = try Self.entries(folder).values.reduce(0) { $0 + $1.count }
    #expect(size > 0)
    #expect(size <= 2 << 20)
    #expect(try folder.read("cache/notes.txt") == "mine")
    #expect(
      try folder.read("cache/CACHEDIR.TAG").hasPrefix("Signature: 8a477f597d28d172789f06886806bc55")
    )
  }

  @Test("Shards use what one run kept, and one run what shards kept")
  func shards() throws {
    let folder = try Self.app()
    let plain = try Self.check(folder)
    for number in 1...2 {
      let run = try Tool(
        arguments: [
          "check", "App", "--cache", "cache", "--shard", "\(number)/2", "--part", "part\(number)",
        ]
          + Self.options, in: folder.path)
      #expect(run.status == 0, "\(run.words)")
    }
    let entries = try Self.entries(folder)
    #expect(try Self.check(folder, ["--cache", "cache"]) == plain)
    #expect(try Self.entries(folder) == entries)
  }

  @Test("A place that cannot be a cache is said before anything is laid out")
  func wrongPlace() throws {
    let folder = try Self.app()
    try folder.write("", to: "file")
    let run = try Tool("check", "App", "--cache", "file", in: folder.path)
    #expect(run.status == 2)
    #expect(run.words == "dynamictype: file: cannot be a cache: a file is in the way of a folder\n")
    let bad = try Tool("check", "App", "--cache-size", "5", in: folder.path)
    #expect(bad.status == 2)
    #expect(bad.words.contains("--cache-size needs --cache FOLDER."))
  }
}
