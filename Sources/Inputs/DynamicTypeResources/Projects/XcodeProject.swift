import DynamicTypeModel

/// The targets of an Xcode project, as its `project.pbxproj` lists them.
///
/// What is read of the format: groups and files with their paths, build files in the phases *Compile Sources* and
/// *Copy Bundle Resources*, folders that the file system keeps in step (Xcode 16) with their exceptions, and the
/// settings that say for which platforms a target is.
package struct XcodeProject {
  /// In the order of the project; those without sources or documents of their own too, aggregates left out.
  package let targets: [ProjectTarget]

  /// - Parameters:
  ///   - bytes: Of `project.pbxproj`.
  ///   - read: The bytes of another file of the project, by its path from the folder of the project; nil where there
  ///     is none.
  /// - Throws: ``ProjectError`` where it is no project, or one in another format.
  package init(
    _ bytes: [UInt8], read: @escaping (String) -> [UInt8]?
  ) throws(ProjectError) {
    let objects = try ProjectObjects(bytes)
    let files = ProjectFiles(objects)
    let settings = BuildSettings(objects, files: files, read: read)
    let native = objects[objects.root, "targets"].strings.filter {
      objects.isa($0) == "PBXNativeTarget"
    }
    targets = native.map { target in
      let type = objects.text(target, "productType") ?? ""
      var result = ProjectTarget(
        name: objects.text(target, "name") ?? target, product: .init(productType: type),
        platforms: settings.platforms(of: target))
      if type.hasPrefix("com.apple.product-type.tv-") { result.platforms = [.tvOS] }
      for phase in objects[target, "buildPhases"].strings
      where ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(objects.isa(phase)) {
        for buildFile in objects[phase, "files"].strings {
          guard let file = objects.text(buildFile, "fileRef") else { continue }
          let paths = files.paths(of: file)
          result.files.formUnion(paths)
          if paths.isEmpty {
            let path = objects.text(file, "path") ?? objects.text(file, "name") ?? ""
            result.unplacedFiles.formUnion(
              path.split(separator: "/").last.map { [String($0)] } ?? [])
          }
        }
      }
      result.add(native, target, objects, files)
      return result
    }
  }
}

extension ProjectTarget {
  /// Adds what belongs to a target of the folders that the file system keeps in step.
  ///
  /// An exception for a target of the folder leaves its files out; for another target it puts them in.
  fileprivate mutating func add(
    _ all: [String], _ target: String, _ objects: ProjectObjects, _ files: ProjectFiles
  ) {
    let own = objects[target, "fileSystemSynchronizedGroups"].strings
    for group in files.synchronizedFolders {
      guard let path = files.paths(of: group).first else { continue }
      var named: Set<String> = []
      for exception in objects[group, "exceptions"].strings
      where objects.text(exception, "target") == target {
        named.formUnion(
          objects[exception, "membershipExceptions"].strings.map { RelativePath.joined(path, $0) })
      }
      if own.contains(group) {
        let opaque = objects[group, "explicitFolders"].strings.map { RelativePath.joined(path, $0) }
        folders.append(Folder(path: path, excluded: named.union(opaque)))
      } else {
        self.files.formUnion(named)
      }
    }
  }
}

extension ProjectTarget.Product {
  /// By the identifier of a product's type.
  ///
  /// Source: the `.xcspec` files of Xcode, as tuist/XcodeProj lists them in `PBXProductType.swift`.
  fileprivate init(productType: String) {
    let name = productType.split(separator: ".").dropFirst(3).joined(separator: ".")
    switch name {
    case "application", "application.messages": self = .app
    case "application.on-demand-install-capable": self = .appClip
    case "application.watchapp", "application.watchapp2", "application.watchapp2-container",
      "watchkit-extension", "watchkit2-extension":
      self = .watchApp
    case "app-extension", "app-extension.messages", "app-extension.messages-sticker-pack",
      "app-extension.intents-service", "extensionkit-extension", "tv-app-extension":
      self = .appExtension
    case "framework", "framework.static", "xcframework": self = .framework
    case "library.static", "library.dynamic": self = .library
    case "bundle": self = .bundle
    case "bundle.unit-test", "bundle.ocunit-test": self = .tests
    case "bundle.ui-testing": self = .uiTests
    case "tool", "xcode-extension", "xpc-service", "system-extension", "driver-extension",
      "instruments-package", "metal-library":
      self = .tool
    default: self = .other
    }
  }
}
