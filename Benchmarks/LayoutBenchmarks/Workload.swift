import DynamicType
import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import DynamicTypeShaping
import DynamicTypeText
import Foundation
import UIKitLayout
import UIKitModel

/// Lays all screens out: for each group of sizes as a series of its own, with nothing kept between
/// groups.
///
/// - Returns: The count of frames.
func layOut(
  _ documents: [InterfaceDocument], at groups: [[ContentSizeCategory]], _ library: FontLibrary
) -> Int {
  var count = 0
  for sizes in groups {
    let engine = LayoutEngine(measurer: TextMeasurer(shaper: HarfBuzzShaper(library: library)))
    for document in documents {
      let configurations = sizes.map {
        Configuration(size: $0, device: document.recordedDevice, target: .canvas)
      }
      for scene in document.scenes where !scene.elements.isEmpty {
        let layouts = engine.layoutSeries(scene, of: document, for: configurations)
        count += layouts.reduce(0) { $0 + $1.nodes.count }
      }
    }
  }
  return count
}

/// The documents that can be read, in the order of their paths.
func read(_ files: [String]) -> [InterfaceDocument] {
  files.compactMap { file in
    guard let data = FileManager.default.contents(atPath: file) else { return nil }
    return try? loadInterfaceDocument([UInt8](data), path: file).document
  }
}

/// The paths of all documents in folders and of documents named themselves.
func documents(below paths: [String]) -> [String] {
  paths.flatMap { path -> [String] in
    guard let names = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] else {
      return [path]
    }
    return names.isEmpty ? [path] : names.map { path + "/" + $0 }
  }
  .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
  .sorted()
}
