import Foundation
import Testing

/// `dynamictype serve`, as a browser meets it.
@Suite(.serialized)
struct ServeTests {
  @Test("It serves the report, and a newer one soon after a file has changed")
  func live() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "Main.storyboard")
    let server = try Server(showing: folder.path)
    let (head, page) = try server.get("/")
    #expect(head.hasPrefix("HTTP/1.1 200 OK"))
    #expect(head.contains("Content-Type: text/html; charset=utf-8"))
    #expect(page.contains("<title>Dynamic Type report</title>"))
    #expect(page.contains("connect-src 'self';"))
    let version = try server.get("/version").text.trimmingCharacters(in: .newlines)
    #expect(page.contains("const version = \(version);"))

    try folder.write(
      storyboard().replacingOccurrences(of: #"text="Tea""#, with: #"text="Cocoa""#),
      to: "Main.storyboard")
    // Answered as soon as there is a newer report.
    let newer = try server.get("/version?after=\(version)").text
    #expect(newer.trimmingCharacters(in: .newlines) != version)
    server.stop()
    #expect(server.exitCode == 0)
  }

  @Test("A picture is drawn when it is asked for, and none that the report has not")
  func pictures() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "Main.storyboard")
    let server = try Server(showing: folder.path)
    defer { server.stop() }
    let page = try server.get("/").text
    let name = try #require(page.firstMatch(of: #/pictures\/[A-Za-z0-9_.-]+\.png/#)).output
    for _ in 0..<2 {
      let (head, bytes) = try server.get("/\(name)")
      #expect(head.hasPrefix("HTTP/1.1 200 OK") && head.contains("Content-Type: image/png"))
      #expect(bytes.contains("PNG"))
    }
    #expect(try server.get("/\(name.dropLast(4))-.png").head.hasPrefix("HTTP/1.1 404"))
  }

  @Test("Pictures of dark mode are drawn when they are asked for, and are dark")
  func darkPictures() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "Main.storyboard")
    let server = try Server(showing: folder.path, options: ["--appearance", "light,dark"])
    defer { server.stop() }
    let page = try server.get("/").text
    let dark = try #require(page.firstMatch(of: #/pictures\/[A-Za-z0-9_.-]+_L_dark\.png/#)).output
    let light = String(dark).replacing("_dark", with: "")
    let bytes = try [String(dark), light].map { try server.get("/\($0)") }
    #expect(bytes.allSatisfy { $0.head.hasPrefix("HTTP/1.1 200 OK") })
    #expect(bytes[0].text != bytes[1].text)
  }

  @Test("Panels of the Large Content Viewer are drawn when they are asked for")
  func panels() throws {
    let folder = try LargeContentViewerTests.app()
    let server = try Server(showing: folder.path + "/App")
    defer { server.stop() }
    let page = try server.get("/").text
    let names = Set(page.matches(of: #/pictures\/[A-Za-z0-9_.-]+_AX1_viewer1\.png/#).map(\.output))
    #expect(names.count == 3)
    for name in names {
      let answer = try server.get("/\(name)")
      #expect(answer.head.hasPrefix("HTTP/1.1 200 OK") && answer.text.contains("PNG"))
    }
    #expect(!page.contains(#""source":"""#))
  }

  @Test("The file of settings leaves out files and gives rules their severities")
  func settings() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "Main.storyboard")
    try folder.write(storyboard(), to: "Old.storyboard")
    try folder.write("let f = UIFont.systemFont(ofSize: 9)\n", to: "a.swift")
    let settings = "exclude: [\"**/Old.storyboard\"]\nrules: { fixed-font-size: off }\n"
    try folder.write(settings, to: "team.yml")
    func page(_ options: String...) throws -> String {
      let server = try Server(showing: folder.path, options: options)
      defer { server.stop() }
      return try server.get("/").text
    }
    let all = try page()
    #expect(all.contains("Old.storyboard") && all.contains(#""rule":"fixed-font-size""#))
    let some = try page("--config", folder.path + "/team.yml")
    #expect(some.contains("Main.storyboard") && !some.contains("Old.storyboard"))
    #expect(!some.contains(#""rule":"fixed-font-size""#))
  }

  @Test("It answers nobody who takes it for another host, and gives out no other file")
  func strangers() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "Main.storyboard")
    let server = try Server(showing: folder.path)
    for (request, answer) in [
      ("GET / HTTP/1.1\r\nHost: 127.0.0.1:PORT", "HTTP/1.1 200 OK"),
      ("HEAD / HTTP/1.1\r\nHost: localhost:PORT", "HTTP/1.1 200 OK"),
      ("GET / HTTP/1.1\r\nHost: example.org", "HTTP/1.1 403 Forbidden"),
      // RFC 9112, 3.2: a request of HTTP/1.1 names one host.
      ("GET / HTTP/1.1", "HTTP/1.1 400 Bad Request"),
      ("GET / HTTP/1.0", "HTTP/1.1 403 Forbidden"),
      ("POST / HTTP/1.1\r\nHost: 127.0.0.1:PORT", "HTTP/1.1 405 Method Not Allowed"),
      (
        "GET /pictures/../../../../../etc/passwd HTTP/1.1\r\nHost: 127.0.0.1:PORT",
        "HTTP/1.1 404 Not Found"
      ),
      ("GET /pictures/.png HTTP/1.1\r\nHost: 127.0.0.1:PORT", "HTTP/1.1 404 Not Found"),
      ("nonsense", "HTTP/1.1 400 Bad Request"),
    ] {
      #expect(try server.answer(to: request).hasPrefix(answer), "\(request)")
    }
    server.stop()
  }

  /// The page's name leads to this machine, and a field that its script may set holds our own name behind some byte.
  @Test("No byte of a field makes a second host of it, and two hosts are none")
  func smuggledHosts() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "Main.storyboard")
    let server = try Server(showing: folder.path)
    defer { server.stop() }
    let ours = "Host: 127.0.0.1:PORT"
    for separator in [
      "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}", "\r", "\n", "\u{1C}", "\u{7F}",
    ] {
      let request = "GET / HTTP/1.1\r\nHost: evil.example\r\nX-A: b\(separator)\(ours)"
      let answer = try server.answer(to: request)
      let isRefused = ["400 Bad Request", "403 Forbidden"].contains {
        answer.hasPrefix("HTTP/1.1 \($0)")
      }
      #expect(isRefused, "\(separator.unicodeScalars.map(\.value)): \(answer.prefix(30))")
    }
    for head in [
      "Host: evil.example\r\n\(ours)", "\(ours)\r\nHost: evil.example",
      "\(ours)\r\nhost: 127.0.0.1:PORT",
      "Host: evil.example\r\nX-A: b\r\n \(ours)", "Host : 127.0.0.1:PORT", "\(ours)\r\nno colon",
    ] {
      let answer = try server.answer(to: "GET / HTTP/1.1\r\n" + head)
      #expect(answer.hasPrefix("HTTP/1.1 400 Bad Request"), "\(head): \(answer.prefix(30))")
    }
  }

  /// Fetch Metadata, W3C: what a browser says of the page that asks.
  @Test(
    "A page of another site gets nothing, even by the right name",
    arguments: [
      ("cross-site", "403 Forbidden"), ("same-site", "403 Forbidden"), ("same-origin", "200 OK"),
      ("none", "200 OK"),
    ])
  func otherSites(site: String, status: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "Main.storyboard")
    let server = try Server(showing: folder.path)
    defer { server.stop() }
    let answer = try server.answer(
      to: "GET / HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nSec-Fetch-Site: \(site)")
    #expect(answer.hasPrefix("HTTP/1.1 \(status)"))
  }

  /// Each head is one that a server must refuse or can only read as a stranger's.
  @Test("A head with any byte changed never makes a stranger one of us")
  func changedHeads() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "Main.storyboard")
    let server = try Server(showing: folder.path)
    defer { server.stop() }
    let head = "GET / HTTP/1.1\r\nHost: evil.example\r\nX-A: 127.0.0.1:PORT"
    // Every fourth byte, since each answer takes a process of its own.
    for index in stride(from: 0, to: head.utf8.count, by: 4) {
      for byte in [UInt8(1), 9, 10, 11, 13, 32, 58, 127] {
        var bytes = Array(head.utf8)
        bytes[index] = byte
        let answer = try server.answer(to: String(decoding: bytes, as: UTF8.self))
        #expect(!answer.hasPrefix("HTTP/1.1 200"), "byte \(byte) at \(index)")
      }
    }
  }

  @Test("Fonts that an app gets while it is served are taken")
  func fonts() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(views: AppFontsTests.label), to: "App/Main.storyboard")
    try folder.write(try AppFontsTests.font(), to: "App/latte.otf")
    let server = try Server(showing: folder.path)
    let missing = "the font Latte-Plain was not found"
    #expect(try server.get("/").text.contains(missing))
    let version = try server.get("/version").text.trimmingCharacters(in: .newlines)
    try folder.write(
      "<plist version=\"1.0\"><dict><key>UIAppFonts</key><array><string>latte.otf</string></array>"
        + "</dict></plist>", to: "App/Info.plist")
    _ = try server.get("/version?after=\(version)")
    #expect(try !server.get("/").text.contains(missing))
    server.stop()
  }

  @Test("Connections that send a byte now and then keep nobody waiting for long")
  func trickle() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "Main.storyboard")
    let server = try Server(showing: folder.path)
    let bash = Process()
    bash.executableURL = URL(fileURLWithPath: "/bin/bash")
    bash.arguments = [
      "-c",
      """
      for i in {1..70}; do
        (exec 3<>/dev/tcp/127.0.0.1/\(server.port)
         for j in {1..40}; do printf x >&3 || exit; sleep 1; done) &
      done; wait
      """,
    ]
    bash.standardError = FileHandle.nullDevice
    try bash.run()
    Thread.sleep(forTimeInterval: 2)
    let start = ContinuousClock.now
    #expect(try server.get("/").head.hasPrefix("HTTP/1.1 200 OK"))
    // Each is given five seconds; the six that are no longer among the first 64, five more.
    #expect(ContinuousClock.now - start < .seconds(20))
    server.stop()
    bash.waitUntilExit()
  }

  @Test("Without anything to show it ends with words")
  func nothingToShow() throws {
    let folder = try TemporaryFolder()
    let run = try Tool("serve", "App", "--port", "0", in: folder.path)
    #expect(run.status == 2)
    #expect(run.words == "App: no such file or folder\n")
  }

  @Test("A port that is taken ends it with words")
  func takenPort() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "Main.storyboard")
    let server = try Server(showing: folder.path)
    let second = try Tool("serve", "--port", "\(server.port)", in: folder.path)
    #expect(second.status == 2)
    #expect(second.words.contains("cannot listen on port \(server.port)"))
    server.stop()
  }

  /// Linux keeps the ports below 1024 for those with rights (ip(7), `ip_unprivileged_port_start`).
  @Test(
    "A port that only others may listen on ends it with one message",
    .enabled(
      if: getuid() == 0
        && (try? String(contentsOfFile: Self.firstFreePort, encoding: .utf8)) == "1024\n",
      "root may, so the test runs as somebody else"))
  func portOfOthers() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "Main.storyboard")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path)
    let run = try Tool("serve", "--port", "80", in: folder.path, as: 65534)
    #expect(run.words == "dynamictype: cannot listen on port 80: Permission denied\n")
    #expect(run.output.isEmpty)
    #expect(run.status == 2)
  }

  private static let firstFreePort = "/proc/sys/net/ipv4/ip_unprivileged_port_start"
}

/// A running `dynamictype serve` on a port of its own.
private final class Server {
  let port: Int
  private let process = Process()

  init(showing folder: String, options: [String] = []) throws {
    let words = Pipe()
    process.executableURL = URL(fileURLWithPath: Tool.path)
    process.arguments = ["serve", folder, "--port", "0"] + options
    process.standardError = words
    try process.run()
    var text = ""
    var port: Int?
    while port == nil {
      let data = words.fileHandleForReading.availableData
      try #require(!data.isEmpty, "it ended: \(text)")
      text += String(decoding: data, as: UTF8.self)
      port = text.firstMatch(of: #/http:\/\/127\.0\.0\.1:(\d+)\/ /#).flatMap { Int($0.1) }
    }
    self.port = try #require(port)
  }

  deinit { process.terminate() }

  var exitCode: Int32 { process.terminationStatus }

  func stop() {
    process.interrupt()
    process.waitUntilExit()
  }

  /// The head and the body of the answer to `GET`.
  func get(_ path: String) throws -> (head: String, text: String) {
    let answer = try answer(to: "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:PORT")
    let parts = answer.split(separator: "\r\n\r\n", maxSplits: 1)
    try #require(parts.count == 2)
    return (String(parts[0]), String(parts[1]))
  }

  /// The whole answer to a request as it is written, `PORT` standing for the port.
  func answer(to request: String) throws -> String {
    let bash = Process()
    let output = Pipe()
    let request = request.replacingOccurrences(of: "PORT", with: "\(port)")
    bash.executableURL = URL(fileURLWithPath: "/bin/bash")
    bash.arguments = [
      "-c", "exec 3<>/dev/tcp/127.0.0.1/\(port); printf '%s\\r\\n\\r\\n' \"$1\" >&3; cat <&3",
      "bash", request,
    ]
    bash.standardOutput = output
    try bash.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    bash.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
