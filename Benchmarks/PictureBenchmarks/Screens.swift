import DynamicType
import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import DynamicTypeText
import Foundation
import UIKitLayout
import UIKitModel

/// The screens of documents and of folders of documents, laid out on an iPhone 15, in the order of their paths.
func screens(
  below paths: [String], at size: ContentSizeCategory, measurer: TextMeasurer
) -> [LaidOutScreen] {
  let device = Device.named("retina6_12") ?? .documentDefault
  let engine = LayoutEngine(measurer: measurer)
  return paths.flatMap(documents).sorted().flatMap { path -> [LaidOutScreen] in
    guard let data = FileManager.default.contents(atPath: path),
      let document = try? loadInterfaceDocument([UInt8](data), path: path).document
    else { return [] }
    return document.scenes.filter { !$0.elements.isEmpty }.flatMap {
      engine.layoutSeries($0, of: document, for: [Configuration(size: size, device: device)])
    }
  }
}

private func documents(at path: String) -> [String] {
  let names = FileManager.default.enumerator(atPath: path)?.allObjects as? [String]
  return (names.map { $0.map { path + "/" + $0 } } ?? [path])
    .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
}
