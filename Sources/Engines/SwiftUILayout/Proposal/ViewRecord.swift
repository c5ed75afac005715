import DynamicTypeModel
import SwiftUIModel

/// What is said of a view in the result, besides its place.
struct ViewRecord {
  var kind: PlacedView.Kind
  var image: ImageDescription?
  var identifier: String?
  var identity: String?
  var label: String?
  var showsLargeContentViewer = false
  var largeContent: LargeContent?
  var location: SourceLocation?
  var provenance = Provenance.known
}
