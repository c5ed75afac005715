import ArgumentParser
import DynamicType
import DynamicTypeModel
import DynamicTypePipeline
import DynamicTypeReportModel

// Names on the command line, each with the nearest right one where it is wrong.

/// Sizes by any of their names, separated by commas.
func sizes(named argument: String) throws -> [ContentSizeCategory] {
  try names(in: argument, of: "a text size, such as L or AX3").map { name in
    guard let size = ContentSizeCategory(name: name) else {
      throw ValidationError(
        "'\(name)' is no text size. Did you mean '\(ContentSizeCategory.nearestName(to: name))'?")
    }
    return size
  }
}

/// Devices by the names that documents or people give them, separated by commas; `-landscape` turns one.
func devices(named argument: String) throws -> [Device] {
  try names(in: argument, of: "a device, such as retina6_12").map { part in
    let turned = part.hasSuffix("-landscape")
    let name = turned ? String(part.dropLast("-landscape".count)) : part
    let known = Device.all.first { $0.name.lowercased() == name.lowercased() }
    guard let device = Device.named(name) ?? known else {
      let names = Device.all.map(\.id) + Device.all.map(\.name)
      throw ValidationError(
        "'\(name)' is no device that documents name. "
          + "Did you mean '\(nearestName(to: name, among: names))'?")
    }
    return turned ? device.landscape : device
  }
}

/// A window's size in points, such as `320x480`.
func windowSize(of argument: String) throws -> Size {
  let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
  let lengths = parts.compactMap { Double($0) }
  guard parts.count == 2, lengths.count == 2, lengths.allSatisfy({ (1...10_000).contains($0) })
  else {
    throw ValidationError(
      "'\(argument)' is no window: give its width and height in points, from 1 to 10000, such as 320x480."
    )
  }
  return Size(width: lengths[0], height: lengths[1])
}

/// Lengths at the four edges of a window in points, such as `54,0,34,0`.
func insets(of argument: String) throws -> EdgeInsets {
  let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
  let lengths = parts.compactMap { Double($0) }
  guard parts.count == 4, lengths.count == 4, lengths.allSatisfy({ (0...1_000).contains($0) })
  else {
    throw ValidationError(
      "'\(argument)' is no safe area: give top, left, bottom and right in points, from 0 to 1000, such as 54,0,34,0."
    )
  }
  return EdgeInsets(top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3])
}

/// Pixels in a point.
func displayScale(of argument: String) throws -> Double {
  guard let scale = Double(argument), (1...3).contains(scale), scale == scale.rounded() else {
    throw ValidationError("'\(argument)' is no display scale: give 1, 2 or 3.")
  }
  return scale
}

/// Versions of the system that look like another's: nothing that is laid out changed from iOS 17 to 18, and nothing is
/// published of what changed from 26 to 27.
private let alike = ["ios18": SystemEra.iOS17, "ios27": .iOS26]

/// An era of the system by its name.
func era(named name: String) throws -> SystemEra {
  try alike[name.lowercased()] ?? choice(SystemEra.self, named: name, what: "look")
}

/// Appearances by their names, separated by commas.
func appearances(named argument: String) throws -> [ScreenAppearance] {
  try names(in: argument, of: "an appearance: light or dark").map {
    try choice(named: $0, what: "appearance")
  }
}

/// Rules by their names, separated by commas.
func ruleNames(in argument: String) throws -> [String] {
  let known = RuleList.known.rules.map(\.name)
  return try names(in: argument, of: "a rule, such as text-truncated").map { name in
    guard known.contains(name) else {
      throw ValidationError(
        "'\(name)' is no rule. Did you mean '\(nearestName(to: name, among: known))'?")
    }
    return name
  }
}

/// What people call the locales of longer texts.
private let pseudoLocales: [String: PseudoLocale] = [
  "pseudo": .longer, "pseudo-rtl": .longerRightToLeft,
]

/// Locales as the `.lproj` folders name them, separated by commas.
func locales(named argument: String) throws -> [String] {
  try names(in: argument, of: "a locale, such as Base or de").map { name in
    let isTag = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    if let pseudo = pseudoLocales[name.lowercased()] { return pseudo.rawValue }
    guard isTag else {
      throw ValidationError("'\(name)' is no locale: give the name of a folder without '.lproj'.")
    }
    return name
  }
}

/// The names of an argument, separated by commas; one at least.
private func names(in argument: String, of what: String) throws -> [String] {
  let names = argument.split(separator: ",").map(String.init)
  if names.isEmpty { throw ValidationError("'\(argument)' names nothing: give \(what).") }
  return names
}

/// The path of a file or folder; a variable of a script that is not set leaves it empty.
func path(named argument: String) throws -> String {
  if argument.isEmpty { throw ValidationError("the path is empty: name a file or a folder.") }
  return argument
}

/// A value of a list of cases by its raw value, in any case.
func choice<Choice: RawRepresentable & CaseIterable>(
  _ type: Choice.Type = Choice.self, named name: String, what: String
) throws -> Choice where Choice.RawValue == String {
  let folded = name.lowercased()
  if let match = Choice.allCases.first(where: { $0.rawValue.lowercased() == folded }) {
    return match
  }
  let names = Choice.allCases.map(\.rawValue)
  throw ValidationError(
    "'\(name)' is no \(what). Did you mean '\(nearestName(to: name, among: names))'? "
      + "There are \(names.joined(separator: ", ")).")
}
