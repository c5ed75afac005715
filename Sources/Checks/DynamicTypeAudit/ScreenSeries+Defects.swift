import DynamicType
import DynamicTypeModel

extension ScreenSeries {
  /// What the engine found wrong with the layouts, the same defect at several sizes joined to one.
  ///
  /// What is there at Large already is a note: larger text is not its cause, and its author has seen the screen with it.
  ///
  /// - Parameter finding: What a rule says of a defect, and what to do about it; nil for those of other rules.
  func findings(
    aboutDefects finding: (LayoutDefect) -> (finding: Finding, remedy: String)?
  ) -> [Finding] {
    var joined: [(finding: Finding, remedy: String)] = []
    var places: [Key: Int] = [:]
    for layout in layouts {
      var ordinals: [SourceLocation: Int] = [:]
      for defect in layout.defects {
        guard let (found, remedy) = finding(defect) else { continue }
        var finding = found
        let ordinal = ordinals[finding.location, default: 0]
        ordinals[finding.location] = ordinal + 1
        let key = Key(location: finding.location, ordinal: ordinal)
        if let place = places[key] {
          joined[place].finding.sizes.append(layout.configuration.size)
        } else {
          finding.scene = layout.id
          finding.sizes = [layout.configuration.size]
          finding.devices = [layout.configuration.device.id]
          finding.locales = [layout.configuration.locale]
          places[key] = joined.count
          joined.append((finding, remedy))
        }
      }
    }
    return joined.map { finding, remedy in
      var finding = finding
      finding.isAtDefaultSize = finding.sizes.contains(.large)
      if finding.isAtDefaultSize, layouts.count > 1 { finding.severity = .note }
      if finding.sizes != sizes { finding.message += " (\(phrase(for: finding.sizes)))" }
      finding.message += ": \(remedy)"
      return finding
    }
  }

  private struct Key: Hashable {
    var location: SourceLocation
    /// Counts the findings of one layout at that location.
    var ordinal: Int
  }
}
