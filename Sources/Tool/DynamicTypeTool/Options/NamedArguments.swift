import ArgumentParser
import DynamicType
import DynamicTypeModel
import DynamicTypePipeline

// Names on the command line, each with the nearest right one where it is wrong.

/// Sizes by any of their names, apart by commas.
func sizes(named argument: String) throws -> [ContentSizeCategory] {
  try argument.split(separator: ",").map { name in
    guard let size = ContentSizeCategory(name: String(name)) else {
      throw ValidationError(
        "'\(name)' is no text size. Did you mean '\(ContentSizeCategory.nearestName(to: String(name)))'?"
      )
    }
    return size
  }
}

/// Devices by the names that documents or people give them, apart by commas; `-landscape` turns one.
func devices(named argument: String) throws -> [Device] {
  try argument.split(separator: ",").map { part in
    let turned = part.hasSuffix("-landscape")
    let name = String(turned ? part.dropLast("-landscape".count) : part)
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

/// Locales as the `.lproj` folders name them, apart by commas.
func locales(named argument: String) throws -> [String] {
  try argument.split(separator: ",").map { part in
    let name = String(part)
    let isTag = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isTag else {
      throw ValidationError("'\(name)' is no locale: give the name of a folder without '.lproj'.")
    }
    return name
  }
}

/// A value of a list of cases by its raw value, in any case.
func choice<Choice: RawRepresentable & CaseIterable>(
  _ type: Choice.Type, named name: String, what: String
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
