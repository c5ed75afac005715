import DynamicType
import DynamicTypeModel
import UIKitModel

/// A view of a document that stops growing before the accessibility sizes.
///
/// A runtime attribute `maximumContentSizeCategory` below the accessibility sizes keeps text small
/// for the readers who need it large. Where a control cannot grow, `showsLargeContentViewer` shows
/// its content large on a long press.
///
/// ## Triggers
///
/// A user-defined runtime attribute `maximumContentSizeCategory` of
/// `UICTContentSizeCategoryXL` without `showsLargeContentViewer`.
///
/// ## Fine
///
/// A limit of `UICTContentSizeCategoryAccessibilityL`, or the same with `showsLargeContentViewer`.
package struct DocumentSizeLimitTooTight: DocumentRule {
  package static let id: RuleID = "document-size-limit-too-tight"
  package static let summary = "A view of a document that stops growing too early"
  package static let severity = Severity.warning

  package init() {}

  package func findings(
    in document: InterfaceDocument, editing: (any DocumentEditing)?
  ) -> [Finding] {
    document.scenes.flatMap { scene in
      scene.elements.compactMap { element -> Finding? in
        guard let limit = element.contentSizeLimits.maximum, !limit.isAccessibilityCategory,
          !element.showsLargeContentViewer
        else { return nil }
        return Finding(
          rule: Self.id, severity: Self.severity, message: SizeLimitTooTight.message(limit),
          location: element.location, element: element.id, scene: scene.id,
          sizes: ContentSizeCategory.allCases.filter { $0 > limit })
      }
    }
  }
}
