import DynamicType
import DynamicTypeModel
import DynamicTypeText
import SwiftUIModel

/// `Text`: wraps in the width and truncates in the height that it is offered.
struct TextRule: LayoutRule {
  var content: StyledText

  var ownGuides: GuideMask { .textBaselines }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    let text = text(in: view)
    let (width, height) = (proposed.width.finite, proposed.height.finite)
    let options = text.setting.options
    guard options.minimumScaleFactor == 1, !options.allowsTightening else {
      let size = text.prepared.size(width: width, height: height)
      return Size(width: size.width, height: size.height)
    }
    let whole = text.wholeSize(width: width)
    guard let height, height < whole.height,
      !(options.reservedLines == 0 && text.isOneLine(whole))
    else { return whole }
    let size = text.prepared.size(width: width, height: height)
    return Size(width: size.width, height: size.height)
  }

  /// The first baseline is rounded to the nearest pixel, the last one up.
  /// Source: OpenSwiftUI 069dd80b.
  func guide(_ key: GuideKey, proposed: ProposedSize, in view: ViewHandle) -> Double? {
    switch key.kind {
    case .firstTextBaseline: return layout(proposed: proposed, in: view).roundedFirstBaseline
    case .lastTextBaseline: return layout(proposed: proposed, in: view).roundedLastBaseline
    default: return nil
    }
  }

  func spacing(in view: ViewHandle) -> ViewSpacing {
    guard let edge = TextSpacing(text(in: view), pixelScale: view.pixelScale)?.edge else {
      return .plain
    }
    return ViewSpacing(top: .init(text: edge), bottom: .init(text: edge))
  }

  /// The lines in what is offered, aligned in the text's own box.
  func layout(proposed: ProposedSize, in view: ViewHandle) -> TextLayout {
    text(in: view).prepared.layout(width: proposed.width.finite, height: proposed.height.finite)
  }

  private func text(in view: ViewHandle) -> LaidText { view.session.text(of: view, content) }
}

extension Double? {
  /// The length; nil where there is none or it is infinite.
  var finite: Double? { flatMap { $0.isFinite ? $0 : nil } }
}

/// The distances that text in a font keeps to its neighbours above and below.
///
/// Source: between texts, accessibility dumps and pictures of iOS 17 and 26 (Footnote under Body
/// 2.67 at L, Subheadline under Body 2.33 at M); to other views, OpenSwiftUI 069dd80b alone.
private struct TextSpacing {
  var edge: ViewSpacing.TextEdge

  /// - Returns: nil for a text without runs.
  init?(_ text: LaidText, pixelScale scale: Double) {
    guard let font = text.setting.font, let face = text.face else { return nil }
    func up(_ length: Double) -> Double { (length * scale - 1e-6).rounded(.up) / scale }
    let ascender = face.ascent * font.pointSize
    let descender = face.descent * font.pointSize
    let height = ascender + descender
    let margin = up(0.1 * height)
    edge = ViewSpacing.TextEdge(
      belowText: max(0, up((font.publishedLeading ?? height) - height)),
      belowOther: height + margin - ascender,
      aboveOther: max(
        height + margin - face.capHeight * font.pointSize, margin + descender))
  }
}
