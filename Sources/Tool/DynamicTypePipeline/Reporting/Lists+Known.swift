import DynamicTypeModel
import DynamicTypeReportModel

extension RuleList {
  /// Every rule that a finding can be of.
  package static let known = RuleList(RuleTexts.all)
}

extension DeviceList {
  /// Every device that documents name.
  package static let known = DeviceList(Device.all.map { Report.Device($0) })
}
