public import DynamicTypeModel
import DynamicTypeResources

/// Reads the images below a folder, as `UIImage(named:)` finds them in an app's bundle.
///
/// Those of asset catalogues have their names, behind those of the folders that provide a namespace (`Icons/cup`). Files
/// beside catalogues are not read.
///
/// - Parameter folder: Links in it are not followed.
/// - Returns: By name, images whose size a file tells, in points. What PNG files show is drawn; of JPEG, PDF and SVG
///   files the size alone counts.
public func readImages(below folder: String) -> [String: ImageContent] {
  let assets = AssetIndex(below: folder)
  let files = assets.imageFiles(for: folder)
  var images: [String: ImageContent] = [:]
  for (name, size) in assets.resources(for: folder).sizes {
    images[name] = ImageContent(name: name, naturalSize: size)
    images[name]?.file = files[name]
  }
  return images
}
