import DynamicTypeModel
import DynamicTypeSource

/// Which texts of a file the Large Content Viewer shows on a long press, as Apple has it for bars.
///
/// What is asked for is worked out once for the file, when it is first needed.
final class TextsShownLarge {
  private let file: SourceFile

  init(_ file: SourceFile) { self.file = file }

  /// Whether the viewer shows the text that has a font.
  func shows(textWith font: FontExpression) -> Bool {
    guard isMentioned else { return false }
    let place = font.range.lowerBound
    if chains.contains(where: { $0.contains(place) }) { return true }
    if let type = file.names.enclosingTypeName(of: font.scope), types.contains(type) { return true }
    guard let assignment = assignments.first(where: { $0.valueRange.contains(place) }) else {
      return false
    }
    let text = file.names.identity(of: assignment.target, in: assignment.scope)
    return views.contains { $0.base == text.base && text.path.starts(with: $0.path) }
  }

  private lazy var isMentioned = file.mentionsLargeContent

  /// SwiftUI's views with `accessibilityShowsLargeContentViewer`, with all that is in them.
  private lazy var chains = file.views.chains.filter { chain in
    chain.modifiers.contains { $0.name == "accessibilityShowsLargeContentViewer" }
  }.map(\.range)

  private lazy var shown = file.assignments.filter {
    $0.property == .showsLargeContentViewer && $0.value == .boolean(true)
  }

  /// The types whose own view is shown, with all labels in it.
  private lazy var types: Set<String> = {
    let assigned = shown.filter { Self.ownViews.contains($0.target.components) }.map(\.scope)
    let overridden = file.names.variables.filter {
      $0.name == TextProperty.showsLargeContentViewer.rawValue && $0.initial == .boolean(true)
    }.map(\.scope)
    return Set((assigned + overridden).compactMap { file.names.enclosingTypeName(of: $0) })
  }()

  private static let ownViews: Set<[String]> = [[], ["view"]]

  private lazy var views = Set(
    shown.filter { !Self.ownViews.contains($0.target.components) }
      .map { [file] in file.names.identity(of: $0.target, in: $0.scope) })

  private lazy var assignments = file.assignments.filter {
    $0.property == .font || $0.property == .attributedText
  }
}

extension SourceRule {
  /// A note about text that keeps its size and is shown in the Large Content Viewer instead.
  func shownLarge(_ font: FontExpression, in file: SourceFile) -> Finding {
    finding(
      "this text keeps \(file.sizeText(of: font)) at every text size, and its view shows the Large Content Viewer instead, "
        + "which is Apple's way for bars; anywhere else let the text grow",
      at: font.range.lowerBound, in: file, severity: .note)
  }
}
