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
}
