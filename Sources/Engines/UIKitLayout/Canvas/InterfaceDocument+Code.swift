import DynamicTypeModel
import UIKitModel

extension InterfaceDocument {
  /// What stands for the document of a scene that code builds: one without anything of its own, of an Xcode newer than
  /// all that layout asks for.
  package static func builtByCode(on device: Device) -> InterfaceDocument {
    var document = InterfaceDocument(path: "", format: .storyboard, device: device)
    document.toolsVersion = 32700
    document.usesSafeAreas = true
    document.usesTraitCollections = true
    return document
  }
}
