import DynamicType
import DynamicTypeAudit
import DynamicTypeControls
import DynamicTypeModel
import DynamicTypeReportModel

/// Finds the smallest case of each finding of a screen, by halving the widths of ``WidthMap/Widths/usual``.
///
/// A finding is taken to be gone in all windows wider than one in which it is gone, as ``GridSearch`` takes it.
final class SmallestCaseSearch {
  private struct Window: Hashable {
    var size: ContentSizeCategory
    var launch: TextLaunch
    var width: Double
  }

  private let screen: any PlacedScreen
  private let bench: Bench
  /// What was found in windows that were laid out; nil for one that the screen is not to be had in.
  private var defects: [Window: Set<Defect>?] = [:]

  init(_ screen: any PlacedScreen, on bench: Bench) {
    self.screen = screen
    self.bench = bench
  }

  /// Adds the smallest case to findings that readers lose something by.
  ///
  /// One that only several sizes beside each other show has none.
  func complete(_ findings: inout [Finding]) {
    for (index, defect) in Defect.defects(findings).map(\.defect).enumerated() {
      guard findings[index].severity >= .warning else { continue }
      findings[index].smallestCase = smallestCase(of: findings[index], defect)
      if let words = findings[index].smallestCase?.words {
        findings[index].message += "; smallest case: \(words)"
      }
    }
  }

  private func smallestCase(of finding: Finding, _ defect: Defect) -> SmallestCase? {
    guard let size = finding.sizes.min(by: { $0.distance < $1.distance }) else { return nil }
    let own = screen.device.screen
    func isThere(_ width: Double) -> Bool? {
      let window = Window(size: size, launch: finding.launch ?? .atSize, width: width)
      return defects(in: window)?.contains(defect)
    }
    guard isThere(own.width) == true else { return nil }
    var widths = WidthMap.Widths.usual.all.map(Double.init).filter { $0 > own.width }
    // A document is loaded for its size classes: windows of others are not looked at.
    while let last = widths.last, isThere(last) == nil { widths.removeLast() }
    var result = SmallestCase(size: size, width: nil, height: own.height)
    guard let last = widths.last else {
      result.width = own.width
      return result
    }
    if isThere(last) == true { return result }
    let gone = widths.dropLast().partitioningIndex { isThere($0) != true }
    result.width = gone == 0 ? own.width : widths[gone - 1]
    return result
  }

  private func defects(in window: Window) -> Set<Defect>? {
    if let known = defects[window] { return known }
    let found = layout(in: window).map { layout in
      let rules = screen.isLaunchScreen ? Audit.launchScreenRules : Audit.rules
      let findings = Audit(rules: rules).findings(for: ScreenSeries([layout]))
      return Set(Defect.defects(findings.filter { $0.severity >= .warning }).map(\.defect))
    }
    defects[window] = .some(found)
    return found
  }

  private func layout(in window: Window) -> LaidOutScreen? {
    guard var configuration = screen.configurations.first else { return nil }
    configuration.size = window.size
    configuration.launch = window.launch
    guard window.width != screen.device.screen.width else {
      return screen.laidOut(for: [configuration], on: bench).first
    }
    let own = screen.device
    let metrics = SystemMetrics(era: configuration.era ?? .iOS26, device: own)
    configuration.device = own.showing(
      DeviceWindow(
        size: Size(width: window.width, height: own.screen.height), safeArea: metrics.safeArea,
        pixelScale: own.pixelScale))
    let place = ScreenFile.Place(
      device: configuration.device, locale: screen.locale, configurations: [configuration])
    return screen.placed(at: place)?.laidOut(for: [configuration], on: bench).first
  }
}

extension SmallestCase {
  /// `AX1 in a window 430 points wide`.
  fileprivate var words: String {
    guard let width else { return "\(size.shortName) at every width" }
    return "\(size.shortName) in a window \(width.written) points wide"
  }
}

extension ContentSizeCategory {
  /// How many steps it is from Large; larger sizes come before smaller ones that are as near.
  fileprivate var distance: Int {
    let all = ContentSizeCategory.allCases
    let steps = (all.firstIndex(of: self) ?? 0) - (all.firstIndex(of: .large) ?? 0)
    return steps >= 0 ? 2 * steps : -2 * steps + 1
  }
}
