internal import DynamicType
internal import DynamicTypeModel
internal import UIKitModel

/// Finds how large a view wants to be, apart from what is around it.
@MainActor
enum Measuring {
  /// More than any view is large, in points.
  private static let endless = 20000.0

  /// A length that is asked for, and how firmly.
  struct Wish {
    var length: Double
    var priority: Double
    var relation = LayoutConstraint.Relation.equal
  }

  /// The size of a view's content alone.
  ///
  /// - Parameter width: What there is for text that wraps; nil for as much as it likes.
  static func contentSize(of view: UIView, fitting width: Double? = nil) -> CGSize {
    var lowering = surroundings()
    let index = lowering.addAlone(view, in: .root)
    let wish = width.map { Wish(length: $0, priority: 1000, relation: .lessThanOrEqual) }
    return size(&lowering, index, width: wish, height: nil, of: view)
  }

  /// The size of a view with all that is in it, as its constraints allow.
  static func fittingSize(of view: UIView, width: Wish, height: Wish) -> CGSize {
    var lowering = surroundings()
    let index = lowering.add(view, in: .root)
    return size(&lowering, index, width: width, height: height, of: view)
  }

  private static func surroundings() -> Lowering {
    var lowering = Lowering(title: "measuring")
    var root = Element(
      id: "surroundings", kind: .view, elementName: "view", location: lowering.location)
    root.recordedFrame = Rect(width: endless, height: endless)
    _ = lowering.append(root, in: nil, nil)
    return lowering
  }

  private static func size(
    _ lowering: inout Lowering, _ index: ElementIndex, width: Wish?, height: Wish?, of view: UIView
  ) -> CGSize {
    lowering.close(.root)
    lowering.change(index) {
      $0.translatesAutoresizingMask = false
      // Alone it is held by no cell.
      if [.tableViewCellContentView, .collectionViewCellContentView].contains($0.kind) {
        $0.kind = .view
      }
    }
    lowering.addConstraints()
    for (attribute, wish) in [
      (LayoutConstraint.Attribute.leading, nil), (.top, nil), (.width, width), (.height, height),
    ] {
      let isPlace = attribute == .leading || attribute == .top
      guard isPlace || wish != nil else { continue }
      lowering.add(
        LayoutConstraint(
          id: "measuring.\(attribute)", first: .element(index), firstAttribute: attribute,
          relation: wish?.relation ?? .equal, second: isPlace ? .element(.root) : nil,
          secondAttribute: isPlace ? attribute : nil, multiplier: 1, constant: wish?.length ?? 0,
          priority: wish?.priority ?? 1000, owner: .root, location: lowering.location))
    }
    lowering.changeScene {
      $0.givenRoot = Scene.GivenRoot(size: Size(width: endless, height: endless))
    }
    let device = KnownDevice.device(of: view)
    let layout = LayoutTools.shared.engine.screenLayout(
      lowering.scene, LayoutRun.document(device: device, format: .xib))
    let category = view.traitCollection.traits.preferredContentSizeCategory ?? .large
    let screen = layout.layout(for: LayoutRun.configuration(category, on: device))
    let size = screen.nodes[index.rawValue].frame.size
    return CGSize(width: size.width, height: size.height)
  }
}
