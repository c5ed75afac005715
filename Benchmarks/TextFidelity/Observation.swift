import DynamicType
import DynamicTypeModel
import DynamicTypeText
import UIKitLayout

/// A label or button whose size Xcode recorded in a document.
struct Observation: Decodable {
  var kind: String
  var text: String
  var font: RecordedFont
  /// Device pixels in a point.
  var scale: Double
  var w: Double
  var h: Double
  /// `numberOfLines`, as documents write it.
  var lines: String?
  /// Whether nothing in the document fixes the width.
  var wfree: Bool
  /// Whether nothing in the document fixes the height.
  var hfree: Bool
  var tools: Int
  var doc: String
  /// The element's identifier in the document.
  var id: String
}

struct ObservationFile: Decodable {
  var rows: [Observation]
}

/// A font as `ib-observed-text.json` writes it: kind, name or weight, size.
struct RecordedFont: Decodable {
  var kind: String
  var name: String
  var size: Double?

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    kind = try list.decode(String.self)
    name = try list.decode(String.self)
    size = try list.decodeIfPresent(Double.self)
  }

  /// The font at a text size, as the canvas of a build of Xcode draws it.
  func font(at category: ContentSizeCategory, tools: Int) -> TextFont? {
    switch kind {
    case "style": return TextStyle(rawName: name)?.canvasFont(at: category, tools: tools)
    case "system":
      guard let size else { return nil }
      return TextFont(
        weight: FontWeight(name: name) ?? .regular, isItalic: name == "italic", pointSize: size)
    default:
      return size.map { TextFont(face: .named(name), pointSize: $0) }
    }
  }
}

extension TextStyle {
  /// The style's font on the canvas of a build of Xcode.
  func canvasFont(at category: ContentSizeCategory, tools: Int) -> TextFont {
    let drawn = category == .large ? canvasCategory(build: tools) : nil
    let category = drawn ?? category
    return TextFont(
      weight: weight, pointSize: pointSize(for: category), publishedLeading: leading(for: category))
  }
}

extension Observation {
  /// Xcode 12 and later follow the published tracking.
  var era: TrackingEra { tools >= 17000 ? .published : tools >= 13000 ? .iOS11 : .iOS9 }

  var numberOfLines: Int { lines.flatMap(Int.init) ?? 1 }

  var options: ParagraphOptions {
    ParagraphOptions(
      numberOfLines: numberOfLines, lineBreakMode: .tailTruncation, trackingEra: era,
      pixelScale: scale)
  }
}

/// Which documents were recorded at another text size than Large, as `ORACLE.json` knows.
struct TextSizes: Decodable {
  struct Document: Decodable {
    var textSize: String?
  }

  var documents: [String: Document] = [:]

  /// The text size of a document, written "xSmall (9/9 labels)" there.
  func category(of document: String) -> ContentSizeCategory {
    let name = documents[document]?.textSize?.split(separator: " ").first.map(String.init)
    return name.flatMap(ContentSizeCategory.init(name:)) ?? .large
  }
}
