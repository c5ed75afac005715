import DynamicType
import DynamicTypeFoundation
import Foundation
import Testing

/// Attributed text run by run: what follows, what stays, and what is none of our business.
///
/// The sizes are those of `UIFontMetrics` by the published rules: 36 points of body are 101 at AX5.
@Suite struct AttributedTextTests {
  static let ax5 = TraitCollection(preferredContentSizeCategory: .accessibility5, displayScale: 3)
  static let large = TraitCollection(preferredContentSizeCategory: .large, displayScale: 3)

  /// "Fixed, growing and linked", in three fonts.
  private func text() -> AttributedString {
    var text = AttributedString("Fixed, ", attributes: AttributeContainer(.systemFont(ofSize: 17)))
    text += AttributedString(
      "growing ", attributes: AttributeContainer(.custom("Georgia", size: 36)))
    var link = AttributedString("and linked", attributes: AttributeContainer(.body))
    link.link = URL(string: "https://example.org")
    return text + link
  }

  private func sizes(_ text: AttributedString) -> [Double?] {
    text.runs[DynamicTypeAttribute.self].map { $0.0?.font.pointSize }
  }

  @Test("Fixed runs stay, the others follow, links stay links")
  func runs() throws {
    var text = text()
    let words = String(text.characters)
    let changedAtFirst = text.adjust(for: Self.ax5)
    #expect(changedAtFirst)
    #expect(sizes(text) == [17, 101, 53])
    let changedAgain = text.adjust(for: Self.ax5)
    #expect(!changedAgain)
    #expect(text.runs.compactMap(\.link).map(\.absoluteString) == ["https://example.org"])
    text.adjust(for: Self.large)
    #expect(sizes(text) == [17, 36, 17])
    #expect(String(text.characters) == words)
  }

  @Test("A view that does not adjust leaves all of it alone")
  func notAdjusting() {
    var text = text()
    let changed = text.adjust(for: Self.ax5, in: .view)
    #expect(!changed)
    #expect(sizes(text) == [17, 36, 17])
  }

  @Test("Runs without our attribute are not touched")
  func foreignRuns() {
    var text = AttributedString("plain ")
    text += AttributedString("big", attributes: AttributeContainer(.body))
    text.adjust(for: Self.ax5)
    #expect(sizes(text) == [nil, 53])
  }

  @Test("Line heights and tracking grow with the font, up to its maximum, or stay as asked")
  func lengths() {
    let token = Typography.Token(
      name: "title", family: .named("Cereal"), size: 36, lineHeight: 40, tracking: -0.36,
      maximum: Scaled(points: 72))
    let attributes = AdjustableAttributes(token.resolved(for: Self.large))
    let grown = attributes.updated(for: Self.ax5, in: .adjustingView)
    #expect(grown.font.pointSize == 72)
    #expect(grown.minimumLineHeight?.scaled.points == 80)
    #expect(grown.maximumLineHeight?.scaled.points == 80)
    #expect(grown.tracking?.scaled.points == -0.72)

    let fixed = AdjustableAttributes(
      font: .custom("Cereal", size: 36), minimumLineHeight: AdjustableLength(40, .stays)
    ).updated(for: Self.ax5, in: .adjustingView)
    #expect(fixed.font.pointSize == 101)
    #expect(fixed.minimumLineHeight?.scaled.points == 40)
  }

  @Test("NSAttributedString is treated alike, and keeps other attributes")
  func nsAttributedString() throws {
    let other = NSAttributedString.Key("reader")
    let text = NSMutableAttributedString(
      string: "Fixed",
      attributes: [
        .dynamicType: AdjustableAttributes(font: .systemFont(ofSize: 17)), other: "kept",
      ])
    text.append(
      NSAttributedString(
        string: " growing",
        attributes: [
          .dynamicType: AdjustableAttributes(font: .custom("Georgia", size: 36)), other: "kept",
        ]))
    text.append(NSAttributedString(string: " plain"))
    let adjusted = text.adjusted(for: Self.ax5)
    #expect(adjusted.string == "Fixed growing plain")
    let sizes = [0, 6, 14].map { index in
      let value = adjusted.attribute(.dynamicType, at: index, effectiveRange: nil)
      return (value as? AdjustableAttributes)?.font.pointSize
    }
    #expect(sizes == [17, 101, nil])
    #expect(adjusted.attribute(other, at: 7, effectiveRange: nil) as? String == "kept")
    let changed = text.adjust(for: Self.ax5, in: .view)
    #expect(!changed)
  }

  @Test("An empty text is adjusted to itself")
  func empty() {
    var text = AttributedString()
    let changed = text.adjust(for: Self.ax5)
    #expect(!changed)
    #expect(NSAttributedString(string: "").adjusted(for: Self.ax5).length == 0)
  }
}
