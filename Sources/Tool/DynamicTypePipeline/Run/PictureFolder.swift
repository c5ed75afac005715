import DynamicTypeModel
import DynamicTypeReportModel

/// Where the pictures of a report go.
public struct PictureFolder: Hashable, Sendable {
  /// The folder of the report.
  public var report: String
  /// The pictures' folder below it.
  public var name: String

  public init(report: String, name: String = "pictures") {
    self.report = report
    self.name = name
  }

  func draw(_ layout: LaidOutInterface, on bench: Bench) -> Report.Picture? { nil }
}
