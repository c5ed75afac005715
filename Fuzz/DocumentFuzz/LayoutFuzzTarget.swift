import DynamicType
import DynamicTypeAudit
import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import DynamicTypeRendering
import DynamicTypeResources
import DynamicTypeShaping
import DynamicTypeText
import UIKitLayout
import UIKitModel

/// Lays out and judges an input, as `dynamictype check` and `fidelity` do, and checks what layout promises.
struct LayoutFuzzTarget {
  private let engine: LayoutEngine
  private let renderer: ScreenRenderer

  init() throws {
    let measurer = TextMeasurer(shaper: HarfBuzzShaper(library: try FontLibrary()))
    engine = LayoutEngine(measurer: measurer)
    renderer = ScreenRenderer(measurer: measurer)
  }

  /// - Parameter draws: Whether pictures are drawn, too.
  /// - Returns: The kind of error, or nil when the document was laid out.
  func run(_ bytes: [UInt8], draws: Bool) -> String? {
    do throws(DocumentError) {
      let document = try loadInterfaceDocument(bytes, path: "f.xib").document
      for scene in document.scenes where !scene.elements.isEmpty {
        check(scene, of: document, draws: draws)
      }
      return nil
    } catch {
      return error.kind.rawValue
    }
  }

  private func check(
    _ scene: Scene, of document: InterfaceDocument, draws: Bool
  ) {
    let sizes: [ContentSizeCategory] = [.extraSmall, .large, .accessibilityExtraExtraExtraLarge]
    let target: LayoutTarget = draws ? .device : .canvas
    let configurations = sizes.map {
      Configuration(
        size: $0, device: document.recordedDevice, locale: draws ? "ar" : "Base", target: target)
    }
    let layouts = engine.layoutSeries(scene, of: document, for: configurations)
    let alone = engine.layout(scene, of: document, for: configurations[2])
    if alone != layouts[2] { fatalError(difference(of: alone, from: layouts[2])) }
    let kept = engine.layoutKeepingNearSizes(
      scene, of: document, for: configurations[1])
    for layout in layouts + [kept] {
      precondition(layout.nodes.count == scene.elements.count)
      precondition(layout.nodes.allSatisfy(\.frame.isFinite), "a frame without a place or size")
    }
    _ = Audit().findings(for: ScreenSeries(layouts))
    guard draws else { return }
    let options = RenderOptions(pixelScale: 1, extent: .fullContent)
    _ = try? renderer.png(of: layouts[2], options: options)
  }
}

/// The first element that two layouts of a scene place differently.
private func difference(of one: LaidOutScreen, from other: LaidOutScreen) -> String {
  let pairs = zip(one.views, zip(one.nodes.map(\.frame), other.nodes.map(\.frame)))
  let first = pairs.first { $0.1.0 != $0.1.1 }.map { "\($0.0.id): \($0.1.0), \($0.1.1)" }
  let names = zip(Mirror(reflecting: one).children, Mirror(reflecting: other).children)
    .filter { "\($0.value)" != "\($1.value)" }.compactMap(\.0.label)
  return "a layout depends on those before it: \(first ?? names.joined(separator: ", "))"
}

extension Rect {
  fileprivate var isFinite: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite
  }
}
