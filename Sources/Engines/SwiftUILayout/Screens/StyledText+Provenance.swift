import DynamicTypeModel
import SwiftUIModel

extension StyledText {
  /// That of its first run that is made up, else of the first that is assumed.
  var provenance: Provenance {
    var assumed = Provenance.known
    for run in runs {
      switch run.provenance {
      case .placeholder: return run.provenance
      case .assumed where assumed == .known: assumed = run.provenance
      case .assumed, .known: break
      }
    }
    return assumed
  }
}
