import SwiftUIModel

extension ViewRecord {
  init(_ node: ExpandedTree.Node) {
    self.init(kind: PlacedView.Kind(node.content))
    location = node.location
    provenance = node.provenance
    switch node.content {
    case .image(let image): self.image = image
    case .identifier(let identifier): self.identifier = identifier
    case .identity(let identity): self.identity = identity
    case .accessibilityLabel(let label): self.label = label
    case .showsLargeContentViewer: showsLargeContentViewer = true
    default: break
    }
  }
}
