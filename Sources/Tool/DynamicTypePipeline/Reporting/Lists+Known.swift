import DynamicTypeModel
import DynamicTypeReportModel

extension RuleList {
  /// Every rule that a finding can be of.
  package static let known = RuleList(RuleTexts.all)
}

extension Report.Rule {
  /// What a rule checks, as its page of documentation says it; nil for any other name.
  package static func known(_ name: String) -> Report.Rule? {
    RuleTexts.all.first { $0.name == name }
  }
}

extension DeviceList {
  /// Every device that documents name.
  package static let known = DeviceList(Device.all.map { Report.Device($0) })
}
