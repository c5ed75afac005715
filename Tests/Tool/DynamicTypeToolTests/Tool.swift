import Foundation
import Testing

/// A run of the real binary, which is built beside the tests.
struct Tool {
  var status: Int32
  var output: String
  /// What was said to people.
  var words: String

  /// Runs `dynamictype` with these arguments.
  ///
  /// - Parameters:
  ///   - folder: Where it runs; paths in `arguments` are relative to it.
  ///   - user: Another user to run as, so that permissions count; needs root.
  init(_ arguments: String..., in folder: String, as user: UInt32? = nil) throws {
    try self.init(arguments: arguments, in: folder, as: user)
  }

  /// - Parameters:
  ///   - environment: Variables beside those of the tests.
  ///   - input: What it reads from standard input.
  init(
    arguments: [String], in folder: String, as user: UInt32? = nil,
    environment: [String: String] = [:], input: String = ""
  ) throws {
    let process = Process()
    if !environment.isEmpty {
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    }
    if let user {
      process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
      process.arguments = ["--reuid=\(user)", "--clear-groups", Self.path] + arguments
    } else {
      process.executableURL = URL(fileURLWithPath: Self.path)
      process.arguments = arguments
    }
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let files = try TemporaryFolder()
    for name in ["output", "words"] { try files.write("", to: name) }
    try files.write(input, to: "input")
    process.standardInput = try FileHandle(
      forReadingFrom: URL(fileURLWithPath: files.path + "/input"))
    let output = try FileHandle(forWritingTo: URL(fileURLWithPath: files.path + "/output"))
    let words = try FileHandle(forWritingTo: URL(fileURLWithPath: files.path + "/words"))
    process.standardOutput = output
    process.standardError = words
    try process.run()
    let identifier = process.processIdentifier
    let end = DispatchWorkItem { kill(identifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.longestRun, execute: end)
    process.waitUntilExit()
    end.cancel()
    status = process.terminationStatus
    #expect(process.terminationReason == .exit, "\(arguments): ended by a signal")
    self.output = try files.read("output")
    self.words = try files.read("words")
  }

  /// The seconds after which a run that hangs is ended; the longest take some twenty.
  private static let longestRun = 300.0

  /// The binary beside the test bundle.
  static let path: String = {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return bundle.appendingPathComponent("dynamictype").path
  }()

  /// The package's own folder.
  static let package: String = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url.path
  }()
}

/// A folder of its own for a test, removed with the last reference to it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/dynamictype-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  func write(_ data: Data, to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)), as: UTF8.self)
  }
}

/// A small storyboard with room for a test's own elements.
func storyboard(views: String = "", constraints: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" \
  initialViewController="aaa-aa-aaa">
  <device id="retina6_12" orientation="portrait" appearance="light"/>
  <scenes><scene sceneID="sss-ss-sss"><objects>
  <viewController id="aaa-aa-aaa" sceneMemberID="viewController">
  <view key="view" id="bbb-bb-bbb">
  <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
  <subviews>
  <label text="Tea" adjustsFontForContentSizeCategory="YES" \
  translatesAutoresizingMaskIntoConstraints="NO" id="lll-ll-lll">
  <rect key="frame" x="20" y="100" width="353" height="20.333333333333332"/>
  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
  </label>
  \(views)
  </subviews>
  <constraints>
  <constraint firstItem="lll-ll-lll" firstAttribute="leading" secondItem="bbb-bb-bbb" \
  secondAttribute="leading" constant="20" id="c01-cc-ccc"/>
  <constraint firstItem="lll-ll-lll" firstAttribute="top" secondItem="bbb-bb-bbb" \
  secondAttribute="top" constant="100" id="c02-cc-ccc"/>
  \(constraints)
  </constraints>
  </view></viewController></objects></scene></scenes></document>

  """
}

/// A small storyboard with a second label, `hhh-hh-hhh`.
///
/// - Parameters:
///   - font: The attributes of its font description.
///   - fixed: An attribute that a constraint keeps, such as `height`, and its constant in points.
func storyboard(
  label text: String, font: String, fixed: (attribute: String, constant: Double)? = nil
) -> String {
  let views = """
    <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="hhh-hh-hhh">
    <rect key="frame" x="20" y="200" width="240" height="20"/>
    <fontDescription key="fontDescription" \(font)/></label>
    """
  var constraints = """
    <constraint firstItem="hhh-hh-hhh" firstAttribute="leading" secondItem="bbb-bb-bbb" \
    secondAttribute="leading" constant="20" id="c03-cc-ccc"/>
    <constraint firstItem="hhh-hh-hhh" firstAttribute="top" secondItem="bbb-bb-bbb" \
    secondAttribute="top" constant="200" id="c04-cc-ccc"/>
    """
  if let fixed {
    constraints += """
      <constraint firstItem="hhh-hh-hhh" firstAttribute="\(fixed.attribute)" constant="\(fixed.constant)" id="c05-cc-ccc"/>
      """
  }
  return storyboard(views: views, constraints: constraints)
}
