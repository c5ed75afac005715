import DynamicTypeLint
import DynamicTypeModel
import DynamicTypeReportModel
import SwiftUIReading

/// An input's screens, whatever they are written as: documents of Interface Builder, or views of SwiftUI.
///
/// `check`, `layout`, `render`, `snapshot` and `serve` work on what a source reads and never ask what
/// it was.
protocol ScreenSource: Sendable {
  /// The files of the input in order, each with its screens at each device and locale of a matrix.
  ///
  /// - Parameter threads: How many files are read at a time. The result is the same for any number.
  func read(for matrix: ConfigurationMatrix, threads: Int) async -> [ScreenFile]
}

/// Which screens of the input are wanted.
enum ScreenSelection: Sendable {
  /// Those that an app shows by themselves: views that fill a screen, and scenes that no other shows in place.
  case wholeScreens
  /// Views that are parts of screens.
  case components
  /// Any views, previews and scenes of these names, in any file.
  case named(Set<String>)

  /// The most states of a view that are read besides the base one.
  var mostVariants: Int { if case .components = self { 0 } else { ProjectIndex.maximumVariants } }

  /// Whether a screen is asked for by its name.
  func names(_ name: String) -> Bool {
    if case .named(let names) = self { names.contains(name) } else { false }
  }
}

/// A file with screens in it.
struct ScreenFile: Sendable {
  /// A device and a locale in which its screens are laid out.
  struct Place: Sendable {
    var device: Device
    var locale: String
    /// One a size, ascending, for the first launch of the matrix.
    var configurations: [Configuration]
  }

  var path: String
  /// As reports name it: `storyboard`, `xib`, `swift`; nil for a file that could not be read.
  var format: String?
  /// In the order of the matrix; there are some even where the file has no screen.
  var places: [Place] = []
  /// Of each screen in turn, each place.
  var screens: [any PlacedScreen] = []
  /// The names of its screens of SwiftUI, also of those that are not laid out in this run.
  var swiftUIScreens: [String] = []
  /// The classes whose objects have their views in it.
  var classes: Set<String> = []
  /// About the file itself.
  var findings: [Finding] = []
  /// What people have silenced in it; nil where that is read elsewhere.
  var suppressions: Suppressions?
  var columns = CodePointColumns([])
  /// Why it could not be read.
  var problem: InputProblem?
  /// The locales in which tables have texts of the file, and those of the matrix among them.
  var localesWithTexts: [String] = []
  var chosenLocalesWithTexts: [String] = []
}

/// A screen on one device in one locale, ready to be laid out.
protocol PlacedScreen: Sendable {
  /// Which screen of its file it is; greater for later ones.
  var number: Int { get }
  /// Which of its states it shows; empty for the base state.
  var variant: String { get }
  /// About how long it takes beside others to lay it out at all sizes; one at least.
  var cost: Int { get }
  /// What it took to find out which states it has, of the processor's time; 0 but for the first of them.
  var secondsOfReading: Double { get }
  /// Tells the screen from the others of its file.
  var id: String { get }
  /// Where a source has it; nil for screens of documents.
  var location: SourceLocation? { get }
  /// What its author calls it.
  var name: String { get }
  /// What a person calls it: its name, with those of screens that are shown in it.
  var title: String { get }
  /// What kind of screen it is: `viewController`, `view`…
  var kind: String { get }
  /// The class of its controller or root view; nil for none of the app's own.
  var customClass: String? { get }
  var device: Device { get }
  var locale: String { get }
  /// One a size, ascending, for the first launch of the matrix.
  var configurations: [Configuration] { get }
  /// Whether text on it may keep the size at which the app was started.
  var dependsOnLaunch: Bool { get }
  /// Whether code may lay it out otherwise in dark mode.
  var dependsOnAppearance: Bool { get }
  /// Whether it is the picture that iOS shows while an app starts.
  var isLaunchScreen: Bool { get }
  /// Whether it only holds other screens, as a navigation controller does.
  var isHolder: Bool { get }
  /// How much of it follows from sources; nil for screens of documents.
  var reading: Report.Reading? { get }
  /// What it says, as a digest; nil where its sources are asked for that, and where nobody wants to know.
  var content: Digest? { get }

  /// The screen laid out for each configuration, in their order.
  ///
  /// The result does not depend on which configurations share a call.
  func laidOut(for configurations: [Configuration], on bench: Bench) -> [LaidOutScreen]

  /// The same screen in another place; nil where its file is to be read anew for it.
  func placed(at place: ScreenFile.Place) -> (any PlacedScreen)?

  /// The same screen, which tells `trace` what it asks of sources.
  func noting(in trace: ReadingTrace) -> any PlacedScreen
}

extension PlacedScreen {
  var variant: String { "" }
  var reading: Report.Reading? { nil }
  var location: SourceLocation? { nil }
  var dependsOnAppearance: Bool { false }
  var content: Digest? { nil }
  var secondsOfReading: Double { 0 }

  /// Whether a person may mean it by a name: a view of SwiftUI, also by the name as it is written, which others have, too.
  func isCalled(_ wanted: String) -> Bool {
    [id, name].contains(wanted) || isOfSource && name.hasSuffix("." + wanted)
  }

  /// Whether a source describes it, and no document.
  var isOfSource: Bool { location != nil }

  func placed(at place: ScreenFile.Place) -> (any PlacedScreen)? { nil }

  func noting(in trace: ReadingTrace) -> any PlacedScreen { self }

  /// The screen laid out at each size of its matrix, ascending.
  func laidOut(on bench: Bench) -> [LaidOutScreen] { laidOut(for: configurations, on: bench) }
}

extension ConfigurationMatrix {
  /// Device by device, for each the locales; the device is nil for a file's own.
  var places: [(device: Device?, locale: String)] {
    let devices = devices.isEmpty ? [nil] : devices.map(Optional.some)
    return devices.flatMap { device in locales.map { (device, $0) } }
  }

  /// The same at one of its ``places``.
  func only(at place: (device: Device?, locale: String)) -> ConfigurationMatrix {
    var matrix = self
    matrix.devices = place.device.map { [$0] } ?? []
    matrix.locales = [place.locale]
    return matrix
  }
}

extension ScreenFile {
  /// The screens on a device in a locale.
  func screens(at place: Place) -> [any PlacedScreen] {
    screens.filter { $0.device == place.device && $0.locale == place.locale }
  }
}
