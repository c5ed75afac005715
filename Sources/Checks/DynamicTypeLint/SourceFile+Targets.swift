import DynamicTypeModel
import DynamicTypeSource

/// Views that draw text in a font of their own.
enum TextView: Hashable, Sendable {
  case label, textField, textView
}

extension SourceFile {
  /// Whether anything in the file is about the Large Content Viewer.
  var mentionsLargeContent: Bool { bytes.contains("argeContent") }

  /// What kind of text view a target is, by its declared type, or by its name where the file does
  /// not declare it; nil for everything else.
  func textView(_ target: TargetPath, in scope: ScopeIndex) -> TextView? {
    guard let last = target.components.last else {
      let types =
        [names.enclosingTypeName(of: scope) ?? ""] + names.inheritedNames(ofTypeAround: scope)
      return types.lazy.compactMap(TextView.init(typeName:)).first
    }
    if target.components.count == 1, let found = names.variable(named: last, in: scope),
      let type = self[found].typeName
    {
      return TextView(typeName: type)
    }
    return TextView(conventionalName: last)
  }

  /// Whether a target is an image view, by the end of its type's name, or of its own where the file does not
  /// declare it.
  func isImageView(_ target: TargetPath, in scope: ScopeIndex) -> Bool {
    guard let last = target.components.last else {
      let types =
        names.inheritedNames(ofTypeAround: scope) + [names.enclosingTypeName(of: scope) ?? ""]
      return types.contains { $0.hasSuffix("ImageView") }
    }
    let found = target.components.count == 1 ? names.variable(named: last, in: scope) : nil
    let name = found.flatMap { self[$0].typeName } ?? last
    return name.hasSuffix("ImageView") || name == "imageView"
  }

  /// Whether a target is a button, by its declared type.
  func isButton(_ target: TargetPath, in scope: ScopeIndex) -> Bool {
    guard target.components.count == 1,
      let found = names.variable(named: target.components[0], in: scope)
    else { return false }
    return self[found].typeName == "UIButton"
  }
}

/// The assignments of one property in a file, by what they are about.
struct AssignmentsByTarget {
  private var assignments: [TargetIdentity: [PropertyAssignment]] = [:]

  init(of property: TextProperty, in file: SourceFile) {
    for assignment in file.assignments where assignment.property == property {
      let identity = file.names.identity(of: assignment.target, in: assignment.scope)
      assignments[identity, default: []].append(assignment)
    }
  }

  /// In source order.
  subscript(identity: TargetIdentity) -> [PropertyAssignment] { assignments[identity] ?? [] }
}

extension TextView {
  init?(typeName: String) {
    switch typeName {
    case "UILabel": self = .label
    case "UITextField": self = .textField
    case "UITextView": self = .textView
    default: return nil
    }
  }

  /// `titleLabel`, `cell.nameTextField`: as UIKit and most apps name them.
  init?(conventionalName name: String) {
    if name.hasSuffix("Label") || name == "label" {
      self = .label
    } else if name.hasSuffix("TextField") || name == "textField" {
      self = .textField
    } else if name.hasSuffix("TextView") || name == "textView" {
      self = .textView
    } else {
      return nil
    }
  }

  var name: String {
    switch self {
    case .label: "label"
    case .textField: "text field"
    case .textView: "text view"
    }
  }
}
