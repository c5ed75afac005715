/// What Then adds to objects: closures that set them up, in the place where they are made.
enum ThenSources {
  static let source = #"""
    protocol Then {}
    extension Then {
      func then(_ block: (Self) throws -> Void) rethrows -> Self {
        try block(self)
        return self
      }
      func `do`(_ block: (Self) throws -> Void) rethrows { try block(self) }
      func with(_ block: (inout Self) throws -> Void) rethrows -> Self {
        var copy = self
        try block(&copy)
        return copy
      }
    }
    extension NSObject: Then {}
    extension CGPoint: Then {}
    extension CGRect: Then {}
    extension CGSize: Then {}
    extension UIEdgeInsets: Then {}
    """#
}
