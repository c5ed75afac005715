/// A file that is looked at because of what has changed.
package struct TakenFile: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case changed
    /// The name of something that has changed, or depends on what has.
    case uses(String)
    /// The name of a file that has changed beside it.
    case beside(String)
    /// The name of a storyboard.
    case linked(String)
  }

  package var path: String
  package var reason: Reason
}

extension TakenFile: CustomStringConvertible {
  package var description: String {
    switch reason {
    case .changed: "\(path): changed"
    case .uses(let name): "\(path): uses \(name)"
    case .beside(let name): "\(path): \(name) changed"
    case .linked(let name): "\(path): linked with \(name)"
    }
  }
}
