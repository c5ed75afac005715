import DynamicTypeModel
import DynamicTypeSource

/// A button with a picture alone that stays small, without the Large Content Viewer.
///
/// A picture has its size at every text size, unless it is a symbol in a font that scales. Where a button shows nothing
/// else, the Large Content Viewer is how a reader who needs large text can make it out: who presses long sees it in the
/// middle of the screen, once the button says `showsLargeContentViewer`.
///
/// Reported are buttons of UIKit with an image, without a title, that code holds to a height of at most 60 points, in files in which
/// nothing mentions the viewer. Those without such a height, whose size is that of the image, are notes.
///
/// ## Triggers
///
/// ```swift
/// let close = UIButton()
/// close.setImage(UIImage(named: "close"), for: .normal)
/// close.heightAnchor.constraint(equalToConstant: 24).isActive = true
/// ```
///
/// ## Fine
///
/// ```swift
/// let close = UIButton()
/// close.setImage(UIImage(named: "close"), for: .normal)
/// close.showsLargeContentViewer = true
/// close.largeContentTitle = "Close"
/// ```
package struct IconButtonWithoutLargeContent: SourceRule {
  package static let id: RuleID = "icon-button-without-large-content"
  package static let summary =
    "A button with a picture alone that stays small, without the Large Content Viewer"
  package static let severity = Severity.warning

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    if file.imageCalls.isEmpty || file.mentionsLargeContent { return [] }
    let images = ImageSizes(file)
    let heights = Dictionary(
      grouping: file.heights.constraints.filter { $0.relation == .equal },
      by: { file.names.identity(of: $0.target, in: $0.scope) })
    var met: Set<TargetIdentity> = []
    return file.imageCalls.compactMap { call in
      guard file.names.isSeenByReaders(call.scope), call.target.components.count == 1,
        isPicture(call, file),
        let button = images.pictureButton(named: call.target.components[0], in: call.scope),
        button.variable.typeName != nil, met.insert(button.identity).inserted
      else { return nil }
      let height = heights[button.identity]?.lazy.compactMap {
        file.names.number(of: $0.constant, in: $0.scope)
      }.first
      if let height, height > Self.largeButton { return nil }
      let size = height.map { "keeps \($0.points)" } ?? "keeps the size of its picture"
      return finding(
        "this button \(size) at every text size, and shows no Large Content Viewer: set showsLargeContentViewer and "
          + "largeContentTitle",
        at: call.range.lowerBound, in: file, severity: height == nil ? .note : nil)
    }
  }

  /// Buttons that are higher, in points, are no icons.
  private static let largeButton = 60.0

  /// Whether an image is no symbol, which has the size of its font.
  private func isPicture(_ call: ImageCall, _ file: SourceFile) -> Bool {
    let text = file.text(in: call.range)
    return !text.contains("systemName") && !text.contains("SymbolConfiguration")
  }
}
