import ArgumentParser
import DynamicTypePipeline
import DynamicTypeReportModel
import Foundation

/// The app's settings file.
struct SettingsOptions: ParsableArguments {
  static let fileName = ".dynamictype.yml"

  @Option(
    help: ArgumentHelp(
      """
      A file of settings in YAML, by default .dynamictype.yml of the current folder. What the command line \
      says comes first. Its schema is Documentation/schemas/settings-1.schema.json.
      """, valueName: "file"),
    transform: path(named:))
  var config: String?

  @Flag(help: "Read no file of settings.")
  var noConfig = false

  func validate() throws {
    if noConfig, config != nil {
      throw ValidationError("--no-config and --config FILE exclude each other.")
    }
  }

  /// What the file says; nothing where there is none.
  func settings() throws -> ProjectSettings {
    let path = config ?? Self.fileName
    let isThere = config != nil || FileManager.default.fileExists(atPath: path)
    if noConfig || !isThere { return ProjectSettings() }
    do {
      var settings = try SettingsReader(path: path).settings()
      settings.file = path
      return settings
    } catch let problem as InputProblem {
      throw CommandFailure(problem.description)
    }
  }
}

// MARK: - What the command line leaves open

extension MatrixOptions {
  /// - Parameter bothLaunches: Whether the command can lay screens out for both ways to launch; others leave
  ///   `launch: both` of the settings to those that can.
  mutating func fill(from settings: ProjectSettings, bothLaunches: Bool = true) {
    fillAppearance(from: settings)
    if size.isEmpty, !settings.sizes.isEmpty { size = [settings.sizes] }
    if device.isEmpty, !settings.devices.isEmpty { device = [settings.devices] }
    if locale.isEmpty, !settings.locales.isEmpty { locale = [settings.locales] }
    if bothLaunches || settings.launch != .both {
      appearance.launch = appearance.launch ?? settings.launch
    }
  }

  /// How screens look, without the sizes, devices and locales to lay them out for.
  mutating func fillAppearance(from settings: ProjectSettings) {
    appearance.look = appearance.look ?? settings.look
    appearance.rowHeights = appearance.rowHeights ?? settings.rowHeights
  }
}

extension SelectionOptions {
  mutating func fill(from settings: ProjectSettings) {
    if exclusions.isEmpty { exclusions = settings.exclusions }
  }
}

extension InputFiles {
  /// Leaves out what the file of settings leaves out. What it names that is not there is no mistake: commands may be
  /// about a part of the app.
  mutating func exclude(by settings: ProjectSettings) {
    _ = exclude(settings.exclusions.map { PathPattern($0) })
  }
}

extension BenchOptions {
  mutating func fill(from settings: ProjectSettings) throws {
    if fonts.isEmpty { fonts = try settings.ownFonts() }
  }
}

extension BaselineOptions {
  mutating func fill(from settings: ProjectSettings) throws {
    if baseline == nil {
      baseline = try settings.ownBaseline()
      isOfSettings = baseline != nil
    }
    try check()
  }
}

extension ReportOptions {
  mutating func fill(from settings: ProjectSettings) {
    failOn = failOn ?? settings.failOn
  }
}
