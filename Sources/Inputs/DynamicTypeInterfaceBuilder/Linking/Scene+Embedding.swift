import DynamicTypeModel
import UIKitModel

extension Scene {
  /// The scene with the views of another below one of its own.
  ///
  /// - Parameters:
  ///   - child: A scene with views.
  ///   - container: The view that becomes the parent of its root.
  func embedding(
    _ child: Scene, in container: ElementIndex, hasNavigationBar: Bool
  ) -> Scene {
    let start = elements[container.rawValue].subtreeEnd
    let count = child.elements.count
    var result = self
    // What comes after the container moves back.
    result.renumber(guidesBy: 0) { index in
      index.rawValue < start ? index : ElementIndex(index.rawValue + count)
    }
    for index in result.elements.indices where self.elements[index].subtreeEnd >= start {
      let isAround = index <= container.rawValue || self.elements[index].subtreeEnd > start
      if isAround { result.elements[index].subtreeEnd += count }
    }
    var inner = child
    inner.renumber(guidesBy: guides.count) { ElementIndex($0.rawValue + start) }
    for index in inner.elements.indices { inner.elements[index].subtreeEnd += start }
    inner.elements[0].parent = container
    result.elements.insert(contentsOf: inner.elements, at: start)
    result.constraints += inner.constraints
    result.guides += inner.guides
    result.emptyContainers += inner.emptyContainers
    result.emptyContainers.sort { $0.element < $1.element }
    result.embedded += inner.embedded
    result.embedded.append(
      EmbeddedScene(
        root: ElementIndex(start), scene: child.id, title: child.title,
        hasNavigationBar: hasNavigationBar, controller: child.controller))
    result.embedded.sort { $0.root < $1.root }
    return result
  }
}
