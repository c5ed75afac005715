/// A text that a framework keeps at the reader's size, as far as its fonts allow.
///
/// The rules of what follows by itself:
///
/// | font | UIKit, adjusting | UIKit, not adjusting | SwiftUI, a component of one's own |
/// | --- | --- | --- | --- |
/// | of a text style | follows | stays | follows |
/// | of metrics, or custom relative to a style | follows | stays | follows |
/// | of a curve: Material, a type scale | stays | stays | follows |
/// | fixed | stays | stays | stays |
///
/// A text of several fonts is treated run by run: those that stay do so among those that follow.
public struct AdjustingText: Hashable, Sendable {
  /// The fonts of the text, one for each of its runs.
  public private(set) var fonts: [Font]
  /// What keeps the text at the reader's size.
  public var container: Container

  /// A text in fonts that are resolved already, as UIKit holds them.
  public init(fonts: [Font], in container: Container) {
    self.fonts = fonts
    self.container = container
  }

  /// What shows a text.
  public enum Container: Hashable, Sendable {
    /// A label, text field or text view with `adjustsFontForContentSizeCategory`.
    case adjustingView
    /// One without it, which is what UIKit begins with.
    case view
    /// SwiftUI's `Text`, whose fonts are descriptions.
    case swiftUIText
    /// A component that observes a ``TraitSource`` and re-reads all its fonts.
    case component
  }
}

extension AdjustingText {
  /// Whether and how a font follows the reader's size.
  public enum Behavior: Hashable, Sendable {
    /// The font is made anew at every change.
    case follows(TextStyle)
    /// The font is made anew at every change, from a curve.
    case followsCurve
    /// The font could follow, but its view was not asked to adjust it or does not know its kind:
    /// it is a snapshot of the text size of the moment it was made.
    case snapshot
    /// The font has one size for all readers.
    case fixed
  }

  /// Whether and how `font` follows the reader's size in `container`.
  public static func behavior(of font: Font, in container: Container) -> Behavior {
    switch (font.scaling, container) {
    case (.fixed, _): .fixed
    case (_, .view), (.curve, .adjustingView): .snapshot
    case (.preferred(let style), _), (.metrics(let style), _): .follows(style)
    case (.curve, _): .followsCurve
    }
  }

  /// Makes the fonts that follow anew, for the traits of the view itself.
  ///
  /// - Returns: The indices of the fonts that changed, in ascending order.
  @discardableResult
  public mutating func update(for traits: TraitCollection?) -> [Int] {
    var changed: [Int] = []
    for (index, font) in fonts.enumerated() {
      switch Self.behavior(of: font, in: container) {
      case .fixed, .snapshot: continue
      case .follows, .followsCurve: break
      }
      let resolved = font.resolved(for: traits)
      guard resolved != font else { continue }
      fonts[index] = resolved
      changed.append(index)
    }
    return changed
  }

  /// Sets another font, which a view shows as it is until the next change.
  public mutating func setFont(_ font: Font, at index: Int) {
    precondition(fonts.indices.contains(index), "there is no run \(index) of \(fonts.count)")
    fonts[index] = font
  }
}
