#if canImport(Glibc)
  import Foundation
  import Testing

  /// Files that end the process, in a C library that crashes at their marks as libxml2 once did.
  @Suite struct CrashRecoveryTests {
    /// A library that stands before libxml2: it writes to address 0 where a chunk of a document says so, and
    /// overflows the stack where another does.
    private static let crashingParser = """
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <string.h>
      static int overflow(volatile char *above) {
        volatile char here[4096];
        here[0] = above[0];
        return overflow(here) + here[1];
      }
      int xmlParseChunk(void *context, const char *chunk, int size, int terminate) {
        volatile char byte = 0;
        if (size && memmem(chunk, size, "write at 0", 10)) *(volatile int *)0 = 1;
        if (size && memmem(chunk, size, "overflow", 8)) return overflow(&byte);
        int (*next)(void *, const char *, int, int) = dlsym(RTLD_NEXT, "xmlParseChunk");
        return next(context, chunk, size, terminate);
      }
      """

    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try folder.write(Self.crashingParser, to: "parser.c")
      let compiler = Process()
      compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      compiler.arguments = ["clang", "-shared", "-fPIC", "-o", "parser.so", "parser.c", "-ldl"]
      compiler.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      try compiler.run()
      compiler.waitUntilExit()
      #expect(compiler.terminationStatus == 0)
      for name in ["a", "c", "e"] { try folder.write(storyboard(), to: "App/\(name).storyboard") }
    }

    private func run(_ arguments: String...) throws -> Tool {
      try Tool(
        arguments: arguments, in: folder.path,
        environment: ["LD_PRELOAD": folder.path + "/parser.so"])
    }

    private func addCrashingDocuments() throws {
      for (name, mark) in [("b\nb", "write at 0"), ("d", "overflow")] {
        try folder.write(storyboard() + "<!-- \(mark) -->", to: "App/\(name).storyboard")
      }
    }

    private static let words =
      "ends the program, which went on without it: a mistake of dynamictype, please report it"

    @Test("Every other document's verdict is what it is without them", arguments: ["1", "2"])
    func check(threads: String) throws {
      let without = try run("check", "App", "--size", "L", "--format", "json", "--threads", threads)
      #expect(without.status == 0)
      try addCrashingDocuments()
      let run = try run("check", "App", "--size", "L", "--format", "json", "--threads", threads)
      #expect(run.status == 1)
      for name in ["b⏎b", "d"] {
        #expect(run.words.contains("App/\(name).storyboard: \(Self.words)\n"), "\(run.words)")
      }
      func documents(_ run: Tool) throws -> [NSDictionary] {
        let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        let documents = (json as? NSDictionary)?["documents"] as? [NSDictionary]
        return try #require(documents)
      }
      #expect(try documents(run) == documents(without))
      #expect(try documents(run).count == 3)
    }

    @Test("They are errors in every format, and other commands go on, too")
    func commands() throws {
      try addCrashingDocuments()
      let github = try run("check", "App", "--size", "L", "--format", "github")
      #expect(
        github.output.contains("::error file=App/d.storyboard,title=unreadable::\(Self.words)\n"),
        "\(github.output)")
      for arguments in [["lint", "App"], ["fidelity", "App"], ["fix", "App", "--dry-run"]] {
        let run = try Tool(
          arguments: arguments, in: folder.path,
          environment: ["LD_PRELOAD": folder.path + "/parser.so"])
        #expect(run.status == 1, "\(arguments): \(run.words)")
        let said = (run.output + run.words).split(separator: "\n").filter {
          $0.contains("App/d.storyboard: ") && $0.hasSuffix(Self.words)
        }
        #expect(!said.isEmpty, "\(arguments): \(run.output)\(run.words)")
      }
    }

    /// At each of these tokens swift-parser looks for a declaration in all that follows: ten times as many take a
    /// hundred times as long.
    @Test("A source that takes minutes is left out", arguments: ["1", "2"])
    func endlessSource(threads: String) throws {
      let tokens = String(repeating: "<array>", count: 20_000)
      try folder.write(
        "import UIKit\nlet font = UIFont.systemFont(ofSize: 17)\nstruct A {\n  x \(tokens)\n}\n",
        to: "App/Slow.swift")
      try folder.write("label.font = UIFont.systemFont(ofSize: 17)\n", to: "App/Good.swift")
      let run = try Tool(
        arguments: ["check", "App", "--size", "L", "--format", "json", "--threads", threads],
        in: folder.path,
        environment: ["DYNAMICTYPE_FILE_SECONDS": "5"])
      #expect(run.status == 1)
      #expect(
        run.words.contains(
          "App/Slow.swift: takes minutes, and the program went on without it: a mistake of dynamictype, "
            + "please report it\n"), "\(run.words)")
      #expect(run.output.contains("App/Good.swift"), "\(run.output)")
    }

    @Test("After 20 of them the run ends with what there is")
    func many() throws {
      for number in 0..<23 {
        try folder.write(
          storyboard() + "<!-- write at 0 -->", to: "App/b\(number).storyboard")
      }
      try folder.write("label.font = UIFont.systemFont(ofSize: 17)\n", to: "App/Good.swift")
      let run = try run("lint", "App", "--no-cache", "--format", "json")
      #expect(run.status == 1)
      #expect(run.output.contains("App/Good.swift"))
      #expect(
        run.words.contains(
          "App: documents are not read any more, since 20 files ended the program"), "\(run.words)")
    }

    /// A component that ends the program in whatever screen it is.
    @Test("A mistake that many screens share ends the reading of screens, and nothing else")
    func sharedMistake() throws {
      try folder.write(
        """
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <stdint.h>
        void hb_buffer_add_utf16(void *b, const uint16_t *t, int n, unsigned o, int l) {
          for (int i = 0; t && i + 1 < n; i++) if (t[i] == 0x2603 && t[i + 1] == 0x2604) __builtin_trap();
          void (*next)(void *, const uint16_t *, int, unsigned, int) = dlsym(RTLD_NEXT, "hb_buffer_add_utf16");
          next(b, t, n, o, l);
        }
        """, to: "shaper.c")
      let compiler = Process()
      compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      compiler.arguments = ["clang", "-shared", "-fPIC", "-o", "shaper.so", "shaper.c", "-ldl"]
      compiler.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      try compiler.run()
      compiler.waitUntilExit()
      try folder.write(
        """
        import SwiftUI
        struct Badge: View { var body: some View { Text("\u{2603}\u{2604}") } }
        """, to: "App/Badge.swift")
      for number in 0..<25 {
        try folder.write(
          """
          import SwiftUI
          struct Screen\(number): View {
            var body: some View {
              List { Text("Tea \(number)").font(.system(size: 12)); Badge() }
            }
          }
          """, to: "App/Screen\(number).swift")
      }
      let run = try Tool(
        arguments: ["check", "App", "--size", "L", "--format", "json", "--threads", "1"],
        in: folder.path,
        environment: ["LD_PRELOAD": folder.path + "/shaper.so"])
      #expect(run.status == 1)
      #expect(
        run.words.split(separator: "\n").filter { $0.contains("ends the program") }.count == 2,
        "\(run.words)")
      #expect(run.words.contains("App: views of SwiftUI are not read any more, since 2 files"))
      // Lint and documents are as ever.
      for number in 0..<25 { #expect(run.output.contains("App/Screen\(number).swift")) }
      for name in ["a", "c", "e"] { #expect(run.output.contains("App/\(name).storyboard")) }
      #expect(run.output.contains("fixed-font-size"))
    }
  }
#endif
