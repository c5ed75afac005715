import DynamicTypeSource

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
    ("<UIKit tables>", tables), ("<UIKit collections>", collections),
    ("<UIKit controllers>", controllers),
  ].map { ($0.0, Array($0.1.utf8)) }

  /// Those of libraries that an app imports and does not bring with it.
  static func libraries(
    for sources: [(path: String, text: [UInt8])]
  ) -> [(path: String, text: [UInt8])] {
    let known: [(name: String, own: String, source: String)] = [
      ("SnapKit", "class ConstraintMaker", SnapKitSources.source),
      ("PureLayout", "enum ALEdge", PureLayoutSources.source),
      ("TinyConstraints", "struct LayoutEdge", TinyConstraintsSources.source),
      ("Stevia", "func fillContainer", SteviaSources.source),
      ("Then", "protocol Then", ThenSources.source),
      ("RxSwift", "class DisposeBag", RxSwiftSources.source),
      ("RxCocoa", "struct Reactive", RxCocoaSources.source),
    ]
    var found: [(path: String, text: [UInt8])] = []
    for library in known
    where occur(["import \(library.name)"], in: sources) && !occur([library.own], in: sources) {
      found.append(("<\(library.name)>", Array(library.source.utf8)))
    }
    let symbols = [
      "R.string.", "R.image.", "R.font.", "R.color.", "R.nib.", "R.reuseIdentifier.",
    ]
    if occur(symbols, in: sources),
      !occur(["struct R {", "struct R:", "enum R {", "let R ="], in: sources)
    {
      let source = RSwiftSources.source + RSwiftSources.aliases(in: sources.map(\.text))
      found.append(("<R.swift>", Array(source.utf8)))
    }
    return found
  }

  private static func occur(
    _ words: [String], in sources: [(path: String, text: [UInt8])]
  ) -> Bool {
    let words = ByteWords(words)
    return sources.contains { words.occur(in: $0.text) }
  }
}
