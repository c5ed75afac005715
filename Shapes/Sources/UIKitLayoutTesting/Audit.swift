internal import DynamicTypeAudit
public import DynamicTypeModel
public import UIKit

/// What is wrong with a view at several text sizes: what is truncated, clipped, overlapping or off screen,
/// and what does not grow.
///
/// - Parameters:
///   - size: In points; nil for a view that has its size.
///   - sizes: One at least; all twelve unless told otherwise.
///   - fileID: Findings point to this place.
/// - Returns: Each defect once, with the sizes at which it is there.
@MainActor
public func audit(
  _ view: UIView, in size: CGSize? = nil, at sizes: [UIContentSizeCategory] = .all,
  fileID: String = #fileID, line: Int = #line
) -> [Finding] {
  findings(fileID, line) { sizes.map { view.laidOut(in: size, at: $0) } }
}

/// The same of a controller's screen.
@MainActor
public func audit(
  _ controller: UIViewController, in size: CGSize = CGSize(width: 393, height: 852),
  at sizes: [UIContentSizeCategory] = .all, fileID: String = #fileID, line: Int = #line
) -> [Finding] {
  findings(fileID, line) { sizes.map { controller.laidOut(in: size, at: $0) } }
}

@MainActor
private func findings(
  _ fileID: String, _ line: Int, of screens: () -> [LaidOutScreen]
) -> [Finding] {
  let before = LayoutSurroundings.current
  LayoutSurroundings.current.location = SourceLocation(path: fileID, line: line)
  defer { LayoutSurroundings.current = before }
  return Audit().findings(for: ScreenSeries(screens()))
}
