/// A target of an Xcode project or a Swift package: what becomes of its files.
package struct ProjectTarget: Hashable, Sendable {
  package enum Product: String, Hashable, Sendable {
    case app
    case appClip = "app clip"
    case appExtension = "app extension"
    case watchApp = "watch app"
    case framework
    case library
    case bundle
    case tests
    case uiTests = "UI tests"
    /// What runs on a Mac or a server: command line tools, plug-ins of Xcode and of builds.
    case tool
    case other = "product"
  }

  package enum Platform: String, CaseIterable, Codable, Hashable, Comparable, Sendable {
    case iOS, visionOS, macOS, tvOS, watchOS

    package static func < (left: Self, right: Self) -> Bool {
      Self.allCases.firstIndex(of: left)! < Self.allCases.firstIndex(of: right)!
    }
  }

  /// A folder whose sources and documents all belong to a target.
  package struct Folder: Hashable, Sendable {
    /// Relative to the folder of the project; empty for that folder.
    package var path: String
    /// Files and folders below it that do not belong to the target, relative to the folder of the project.
    package var excluded: Set<String>

    package init(path: String, excluded: Set<String> = []) {
      self.path = path
      self.excluded = excluded
    }
  }

  package var name: String
  package var product: Product
  /// Empty where the project does not say.
  package var platforms: Set<Platform>
  /// Sources and documents that are named one by one, relative to the folder of the project.
  package var files: Set<String>
  /// The names of further files whose places the project does not tell.
  package var unplacedFiles: Set<String>
  package var folders: [Folder]

  package init(
    name: String, product: Product, platforms: Set<Platform> = [], files: Set<String> = [],
    unplacedFiles: Set<String> = [], folders: [Folder] = []
  ) {
    self.name = name
    self.product = product
    self.platforms = platforms
    self.files = files
    self.unplacedFiles = unplacedFiles
    self.folders = folders
  }
}

/// Why rules say nothing about a file: iOS's text sizes do not concern it.
package enum LeaveOutReason: Codable, Hashable, Comparable, Sendable {
  /// Only for platforms without iOS's text sizes: macOS, tvOS, and watchOS, which has its own.
  case platform(ProjectTarget.Platform)
  case tests
  case tools
  /// A source that no target compiles.
  case noTarget
  /// A program writes it, and would write it again.
  case generated
  /// Nothing that it depends on has changed.
  case unchanged
}

extension ProjectTarget {
  /// Why a file that is in this target alone is not judged; nil where it is.
  package var leaveOutReason: LeaveOutReason? {
    switch product {
    case .tests, .uiTests: return .tests
    case .tool: return .tools
    case .watchApp: return .platform(.watchOS)
    case .app, .appClip, .appExtension, .framework, .library, .bundle, .other: break
    }
    // What a watch face shows; a package of it also builds for iOS, where it is previewed.
    if platforms.contains(.watchOS), name.lowercased().contains("complication") {
      return .platform(.watchOS)
    }
    if platforms.contains(.iOS) || platforms.contains(.visionOS) { return nil }
    return platforms.min().map { .platform($0) }
  }
}

/// A file of a project that cannot be understood.
package struct ProjectError: Error, Hashable, Sendable {
  /// Both count from 1; the column counts UTF-8 bytes.
  package var line: Int
  package var column: Int
  package var reason: String

  package init(line: Int, column: Int, reason: String) {
    self.line = line
    self.column = column
    self.reason = reason
  }
}
