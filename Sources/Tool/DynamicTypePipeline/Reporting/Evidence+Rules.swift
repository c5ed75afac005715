import DynamicTypeAudit
import DynamicTypeModel
import DynamicTypeReportModel

extension Evidence.RuleNames {
  /// The rules by the names that they have.
  package static let known = Evidence.RuleNames(
    smallText: TextDoesNotScale.id.rawValue, notExamined: RuleID.notExamined.rawValue)
}
