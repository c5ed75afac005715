import DynamicTypeModel

/// UIKit's classes as Swift, for the machine that runs an app's code: properties with UIKit's defaults, and what calls
/// do to views and constraints.
///
/// They are read beside the app's sources, so that extensions and subclasses of the app reach them. What an app cannot see
/// of UIKit begins with `_`; what Swift cannot say of it is asked of ``UIKitLibrary`` by names that begin with `Native`.
///
/// Source: the documentation of each class; defaults also from the class references of UIKit.
enum UIKitSources {
  /// Each with its name, in the order in which they are read.
  static let all: [(path: String, text: [UInt8])] = [
    ("<UIKit values>", values), ("<UIKit text>", text), ("<UIKit views>", views),
    ("<UIKit constraints>", constraints), ("<UIKit controls>", controls),
    ("<UIKit tables>", tables), ("<UIKit controllers>", controllers),
  ].map { ($0.0, Array($0.1.utf8)) }

  /// Those of libraries that an app imports and does not bring with it.
  static func libraries(
    for sources: [(path: String, text: [UInt8])]
  ) -> [(path: String, text: [UInt8])] {
    let known = [
      ("SnapKit", "class ConstraintMaker", SnapKitSources.source),
      ("PureLayout", "enum ALEdge", PureLayoutSources.source),
      ("TinyConstraints", "struct LayoutEdge", TinyConstraintsSources.source),
      ("Stevia", "func fillContainer", SteviaSources.source),
    ]
    var found = known.filter { name, own, _ in
      sources.contains { $0.text.contains("import \(name)") }
        && !sources.contains { $0.text.contains(own) }
    }.map { (path: "<\($0.0)>", text: Array($0.2.utf8)) }
    let resources = ["R.string.", "R.image.", "R.font.", "R.color."]
    let declarations = ["struct R {", "struct R:", "enum R {", "let R ="]
    if sources.contains(where: { source in resources.contains { source.text.contains($0) } }),
      !sources.contains(where: { source in declarations.contains { source.text.contains($0) } })
    {
      found.append(("<R.swift>", Array(RSwiftSources.source.utf8)))
    }
    return found
  }
}
