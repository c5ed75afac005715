import Foundation
import SwiftCode

// MARK: - What `Prelude.addresses` is written with

extension Machine {
  /// A function of the prelude about addresses; nil for all others.
  func addressFunction(_ name: String, _ values: [Value]) -> Value? {
    let textOrNil = TypeReference.optional(.named("String"))
    func optional(_ text: String?) -> Value { text.map { .some(.string($0)) } ?? .null }
    switch name {
    case "NativeURLParts":
      guard case .string(let text, _) = values[0] else {
        return unknown("an address", .optional(.array(textOrNil)))
      }
      guard let parts = URLComponents(string: text) else { return .null }
      let list = [
        parts.scheme, parts.user, parts.password, parts.host, parts.port.map { "\($0)" },
        parts.path, parts.fragment, parts.query,
      ]
      return .some(.array(ArrayValue(list.map(optional), element: textOrNil)))
    case "NativeURLQuery":
      guard case .string(let text, _) = values[0] else {
        return unknown("an address", .array(.array(textOrNil)))
      }
      let items = URLComponents(string: text)?.queryItems ?? []
      return .array(
        ArrayValue(
          items.map {
            .array(ArrayValue([.some(.string($0.name)), optional($0.value)], element: textOrNil))
          }, element: .array(textOrNil)))
    case "NativeURLText":
      guard case .array(let given) = values[0], let parts = texts(given.elements),
        parts.count == 7
      else { return unknown("an address", textOrNil) }
      var components = URLComponents()
      // What is no scheme or port traps where an app sets it.
      guard parts[0]?.isScheme ?? true else { return unknown("an address", textOrNil) }
      components.scheme = parts[0]
      components.user = parts[1]
      components.password = parts[2]
      components.host = parts[3]
      components.port = parts[4].flatMap { Int($0) }.flatMap { $0 >= 0 ? $0 : nil }
      components.path = parts[5] ?? ""
      components.fragment = parts[6]
      switch values[1].unwrappedOptional {
      case .null: break
      case .array(let list):
        var items: [URLQueryItem] = []
        for element in list.elements {
          guard case .array(let pair) = element, let item = texts(pair.elements), item.count == 2
          else { return unknown("an address", textOrNil) }
          items.append(URLQueryItem(name: item[0] ?? "", value: item[1]))
        }
        components.queryItems = items
      default: return unknown("an address", textOrNil)
      }
      return optional(components.string)
    case "NativeURLMember":
      guard let given = texts(values), given.count >= 2, let text = given[0], let name = given[1]
      else { return unknown("an address", textOrNil) }
      return optional(Self.member(name, ofAddress: text, given.count > 2 ? given[2] ?? "" : ""))
    default: return nil
    }
  }

  /// A part of an address, or the text of another one that is made of it; nil where it has none, or is no address.
  private static func member(_ name: String, ofAddress text: String, _ part: String) -> String? {
    if name == "file" { return URL(fileURLWithPath: text).absoluteString }
    if name == "relative" {
      return URL(string: text, relativeTo: URL(string: part))?.absoluteString
    }
    guard let url = URL(string: text) else { return nil }
    switch name {
    case "absoluteString": return url.absoluteString
    case "scheme": return url.scheme
    case "host": return url.host
    case "user": return url.user
    case "query": return url.query
    case "fragment": return url.fragment
    case "port": return url.port.map { "\($0)" }
    case "path": return url.path
    case "lastPathComponent": return url.lastPathComponent
    case "pathExtension": return url.pathExtension
    case "pathComponents": return url.pathComponents.joined(separator: "\n")
    case "appendingPathComponent": return url.appendingPathComponent(part).absoluteString
    case "appendingPathExtension": return url.appendingPathExtension(part).absoluteString
    case "deletingLastPathComponent": return url.deletingLastPathComponent().absoluteString
    case "deletingPathExtension": return url.deletingPathExtension().absoluteString
    default: return nil
    }
  }

  /// Optional texts; nil where one of them is not known.
  private func texts(_ values: [Value]) -> [String?]? {
    var result: [String?] = []
    for value in values {
      switch value.unwrappedOptional {
      case .null: result.append(nil)
      case .string(let text, _): result.append(text)
      default: return nil
      }
    }
    return result
  }
}

extension String {
  fileprivate var isScheme: Bool {
    first?.isLetter ?? false
      && utf8.allSatisfy { UInt8(ascii: "+") <= $0 && $0 < 128 && $0 != UInt8(ascii: "/") }
  }
}
