// Written by Scripts/generators/shape_expectations.py.
import SwiftUI

/// The view of an expectation; nil for one that is not compiled.
@MainActor
func expectedView(_ id: String) -> (any View)? {
  expectations1(id) ?? expectations2(id) ?? expectations3(id) ?? expectations4(id)
}
