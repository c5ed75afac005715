public import DynamicType
import DynamicTypeAudit
public import DynamicTypeModel
public import SwiftUI

/// What is wrong with a view, at several text sizes: what is truncated, clipped, overlapping or off
/// screen, and what does not grow.
///
/// - Parameters:
///   - window: In points.
///   - sizes: One at least; all twelve unless told otherwise.
///   - fileID: Findings point to this place.
/// - Returns: Each defect once, with the sizes at which it is there.
@MainActor
public func audit(
  _ view: some View, in window: Size = Size(width: 393, height: 852),
  at sizes: [DynamicTypeSize] = .all, setting: LayoutSetting = LayoutSetting(),
  fileID: String = #fileID, line: Int = #line
) throws(ViewHostError) -> [Finding] {
  var setting = setting
  if setting.location.path.isEmpty { setting.location = SourceLocation(path: fileID, line: line) }
  let screens = try view.laidOut(in: window, at: sizes, setting: setting)
  return Audit().findings(for: ScreenSeries(screens))
}
