import DynamicTypeModel

/// The settings of an Xcode project's targets, as far as they say for which platforms these are.
struct BuildSettings {
  private let objects: ProjectObjects
  private let files: ProjectFiles
  private let read: (String) -> [UInt8]?

  /// - Parameter read: The bytes of a file, by its path from the folder of the project.
  init(_ objects: ProjectObjects, files: ProjectFiles, read: @escaping (String) -> [UInt8]?) {
    self.objects = objects
    self.files = files
    self.read = read
  }

  /// The platforms of a target in any of its configurations; empty where nothing says.
  func platforms(of target: String) -> Set<ProjectTarget.Platform> {
    let own = configurations(of: target)
    let shared = configurations(of: objects.root)
    return own.reduce(into: []) { result, configuration in
      let name = objects.text(configuration, "name")
      let base = shared.first { objects.text($0, "name") == name } ?? shared.first
      result.formUnion(platforms(own: configuration, shared: base))
    }
  }

  private func configurations(of object: String) -> [String] {
    guard let list = objects.text(object, "buildConfigurationList") else { return [] }
    return objects[list, "buildConfigurations"].strings
  }

  /// The nearest of: a target's own settings, its file of settings, those of the project, and its file.
  private func platforms(own: String, shared: String?) -> Set<ProjectTarget.Platform> {
    for configuration in [own, shared].compactMap({ $0 }) {
      for setting in [setting(in: configuration), fileSetting(of: configuration)] {
        for key in ["SUPPORTED_PLATFORMS", "SDKROOT"] {
          let platforms = Set((setting(key) ?? "").split(separator: " ").compactMap(Self.platform))
          if !platforms.isEmpty { return platforms }
        }
      }
    }
    return []
  }

  private func setting(in configuration: String) -> (String) -> String? {
    let settings = objects[configuration, "buildSettings"]
    return { settings[$0]?.string }
  }

  private func fileSetting(of configuration: String) -> (String) -> String? {
    guard let path = settingsFile(of: configuration) else { return { _ in nil } }
    let settings = settings(inFile: path, depth: 0)
    return { settings[$0] }
  }

  private func settingsFile(of configuration: String) -> String? {
    if let file = objects.text(configuration, "baseConfigurationReference") {
      return files.paths(of: file).first
    }
    guard let anchor = objects.text(configuration, "baseConfigurationReferenceAnchor"),
      let folder = files.paths(of: anchor).first,
      let path = objects.text(configuration, "baseConfigurationReferenceRelativePath")
    else { return nil }
    return RelativePath.joined(folder, path)
  }

  /// The settings of an `.xcconfig` file and of those that it includes; later ones win.
  private func settings(inFile path: String, depth: Int) -> [String: String] {
    guard depth < 8, let bytes = read(path) else { return [:] }
    var settings: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = line.drop { $0 == " " || $0 == "\t" }
      if text.hasPrefix("#include") {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 2 else { continue }
        let included = RelativePath.joined(Folder.split(path).folder, String(parts[1]))
        settings.merge(self.settings(inFile: included, depth: depth + 1)) { $1 }
      } else if let sign = text.firstIndex(of: "="), !text.hasPrefix("//") {
        let key = text[..<sign].filter { $0 != " " && $0 != "\t" }
        let words = text[text.index(after: sign)...].split { " \t;\"".contains($0) }
        settings[key] = words.prefix { !$0.hasPrefix("//") }.joined(separator: " ")
      }
    }
    return settings
  }

  /// By the name of an SDK or of a platform; nil for `auto`, and for what a variable says.
  private static func platform(_ name: Substring) -> ProjectTarget.Platform? {
    let letters = name.prefix { $0.isLetter }
    return switch letters {
    case "iphoneos", "iphonesimulator": .iOS
    case "xros", "xrsimulator": .visionOS
    case "macosx": .macOS
    case "appletvos", "appletvsimulator": .tvOS
    case "watchos", "watchsimulator": .watchOS
    default: nil
    }
  }
}
