import DynamicType
import DynamicTypeModel
import DynamicTypeText
import SwiftUIModel

/// `Text`: wraps in the width and truncates in the height that it is offered.
struct TextRule: LayoutRule {
  var content: StyledText

  var ownGuides: GuideMask { .textBaselines }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    let prepared = prepared(in: view)
    guard prepared.options.minimumScaleFactor == 1, !prepared.options.allowsTightening else {
      let size = prepared.size(width: proposed.width.finite, height: proposed.height.finite)
      return Size(width: size.width, height: size.height)
    }
    let whole = wholeSize(prepared, width: proposed.width.finite, in: view)
    guard let height = proposed.height.finite, height < whole.height,
      !(prepared.options.reservedLines == 0 && isOneLine(whole, in: view))
    else { return whole }
    let size = prepared.size(width: proposed.width.finite, height: height)
    return Size(width: size.width, height: size.height)
  }

  /// The size with all lines in a width; widths between an answer and what was offered for it get the
  /// same lines.
  private func wholeSize(_ prepared: PreparedText, width: Double?, in view: ViewHandle) -> Size {
    let offered = width ?? .infinity
    for known in view.node.textSizes
    where known.size.width <= offered && offered <= known.offered { return known.size }
    let answer = prepared.size(width: width, height: nil)
    let size = Size(width: answer.width, height: answer.height)
    view.node.textSizes.append((offered, size))
    return size
  }

  /// Whether the size is that of a single line, which is there however low the proposal.
  private func isOneLine(_ size: Size, in view: ViewHandle) -> Bool {
    guard let font = view.node.text?.font, view.node.text?.spans.count == 1 else { return false }
    return size.height < 1.5 * view.session.measurer.lineHeight(of: font)
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
    guard let font = view.session.text(of: view.index, content).font else { return .plain }
    let edge = TextSpacing(font, view: view).edge
    return ViewSpacing(top: .init(text: edge), bottom: .init(text: edge))
  }

  /// The lines in what is offered, aligned in the text's own box.
  func layout(proposed: ProposedSize, in view: ViewHandle) -> TextLayout {
    prepared(in: view).layout(width: proposed.width.finite, height: proposed.height.finite)
  }

  private func prepared(in view: ViewHandle) -> PreparedText {
    view.session.preparedText(of: view.index, content)
  }
}

extension Double? {
  /// The length; nil where there is none or it is infinite.
  var finite: Double? { flatMap { $0.isFinite ? $0 : nil } }
}

extension LayoutSession {
  /// A text with the fonts and options of its environment, worked out once.
  func text(of index: Int, _ content: StyledText) -> TextSetting {
    if let known = nodes[index].text { return known }
    let setting = TextSetting(content, environment: environment(of: index))
    nodes[index].text = setting
    return setting
  }

  func preparedText(of index: Int, _ content: StyledText) -> PreparedText {
    if let known = nodes[index].preparedText { return known }
    let setting = text(of: index, content)
    let prepared = measurer.prepare(setting.text, options: setting.options)
    nodes[index].preparedText = prepared
    return prepared
  }
}

/// The distances that text in a font keeps to its neighbours above and below.
///
/// Source: between texts, accessibility dumps and pictures of iOS 17 and 26 (Footnote under Body
/// 2.67 at L, Subheadline under Body 2.33 at M); to other views, OpenSwiftUI 069dd80b alone.
private struct TextSpacing {
  var edge: ViewSpacing.TextEdge

  init(_ font: TextFont, view: ViewHandle) {
    let measurer = view.session.measurer
    let scale = view.pixelScale
    func up(_ length: Double) -> Double { (length * scale - 1e-6).rounded(.up) / scale }
    let ascender = measurer.ascender(of: font)
    let descender = measurer.descender(of: font)
    let height = ascender + descender
    let margin = up(0.1 * height)
    edge = ViewSpacing.TextEdge(
      belowText: max(0, up((font.publishedLeading ?? height) - height)),
      belowOther: height + margin - ascender,
      aboveOther: max(height + margin - measurer.capHeight(of: font), margin + descender))
  }
}
