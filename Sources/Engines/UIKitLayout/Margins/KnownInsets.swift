import DynamicTypeModel
import UIKitModel

/// What was found out about insets since places were last solved.
struct KnownInsets {
  /// Those of the slot before: the edges of a box stand side by side.
  var latest: (source: ConstantSlot.Inset, value: EdgeInsets)?
  /// Margins of views that take over those around them.
  fileprivate var margins: [MarginKey: EdgeInsets] = [:]

  fileprivate struct MarginKey: Hashable {
    var view: ElementIndex
    var includesSafeArea: Bool
  }
}

extension LayoutPass {
  /// The layout margins of a view, in points.
  func margins(
    of index: ElementIndex, in system: ConstraintSystem, includingSafeArea: Bool = true,
    knowing known: inout KnownInsets
  ) -> EdgeInsets {
    // Views may take over margins many deep, and each of them is asked.
    guard element(index).preservesSuperviewLayoutMargins else {
      return newMargins(of: index, in: system, includingSafeArea, knowing: &known)
    }
    let key = KnownInsets.MarginKey(view: index, includesSafeArea: includingSafeArea)
    if let margins = known.margins[key] { return margins }
    let margins = newMargins(of: index, in: system, includingSafeArea, knowing: &known)
    known.margins[key] = margins
    return margins
  }
}
