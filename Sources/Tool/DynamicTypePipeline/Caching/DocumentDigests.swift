import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import DynamicTypeSource
import UIKitModel
import UIKitReading

/// Digests of all that the layouts of documents depend on, in their order.
///
/// Storyboards that name each other share bars, and show each other's screens in place: each depends on all that it is
/// connected with.
func digests(
  of inputs: [Result<DocumentInput, InputProblem>], loadedAs documents: [LoadedVariants],
  classes: ClassIndex, _ outcomes: [[[DocumentOutcome?]]]
) -> [Digest] {
  var resources = ResourceDigests()
  let own = zip(inputs, zip(documents, outcomes)).map { input, read in
    let (document, outcomes) = read
    var digest = Digest()
    digest.add(document.path)
    guard let input = try? input.get() else { return digest }
    digest.add(Digest(of: input.bytes))
    resources.add(input.resources, to: &digest)
    for outcome in outcomes.joined() { outcome?.add(to: &digest) }
    for name in document.classNames { digest.add("\(classes.settings(of: name))") }
    for place in document.placesOfTexts(in: classes) { digest.add("\(place)") }
    return digest
  }
  var groups = Array(documents.indices)
  let places = Dictionary(grouping: documents.indices) { TextFile.stem(of: documents[$0].path) }
  for (place, document) in documents.enumerated() {
    for name in document.storyboardNames {
      for other in places[name] ?? [] where groups[other] != groups[place] {
        let (old, new) = (groups[other], groups[place])
        for index in groups.indices where groups[index] == old { groups[index] = new }
      }
    }
  }
  let shared = Dictionary(grouping: documents.indices) { groups[$0] }.mapValues { members in
    members.reduce(into: Digest()) { $0.add(own[$1]) }
  }
  return documents.indices.map { place in
    var digest = own[place]
    if let connected = shared[groups[place]] { digest.add(connected) }
    return digest
  }
}

/// Takes in what the files around documents say; a picture that several show is read once.
private struct ResourceDigests {
  private var files: [String: Digest] = [:]
  /// The assets of the last document: those of an app's documents are mostly the same.
  private var last: (assets: DocumentResources, digest: Digest)?

  mutating func add(_ resources: DocumentResources, to digest: inout Digest) {
    for (locale, texts) in resources.texts.sorted(by: { $0.key < $1.key }) {
      digest.add(locale)
      for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
        digest.add(key)
        digest.add(text)
      }
    }
    var assets = resources
    assets.texts = [:]
    if last?.assets != assets { last = (assets, self.digest(ofAssets: assets)) }
    if let last { digest.add(last.digest) }
  }

  private mutating func digest(ofAssets resources: DocumentResources) -> Digest {
    var digest = Digest()
    for (name, size) in resources.imageSizes.sorted(by: { $0.key < $1.key }) {
      digest.add("\(name) \(size.width) \(size.height)")
    }
    for (name, color) in resources.colors.sorted(by: { $0.key < $1.key }) {
      digest.add("\(name) \(color)")
    }
    for (name, file) in resources.imageFiles.sorted(by: { $0.key < $1.key }) {
      digest.add("\(name) \(file)")
      digest.add(content(of: file.path))
    }
    return digest
  }

  private mutating func content(of path: String) -> Digest {
    if let known = files[path] { return known }
    let digest = Digest(of: (try? readFile(path)) ?? [])
    files[path] = digest
    return digest
  }
}

extension LoadedVariants {
  /// The classes that its views and controllers are of, and those with its outlets, ascending.
  fileprivate var classNames: [String] {
    let scenes = variants.first?.document.scenes ?? []
    let names = scenes.flatMap { scene in
      [scene.controller?.customClass] + scene.outlets.map(\.ownerClass)
        + scene.elements.map(\.customClass)
    }
    return Set(names.compactMap(\.self)).sorted()
  }

  /// Where other objects set the texts of its outlets, such as those of cells.
  fileprivate func placesOfTexts(in classes: ClassIndex) -> [SourceLocation] {
    let scenes = variants.first?.document.scenes ?? []
    return scenes.flatMap(\.outlets).compactMap { outlet in
      outlet.ownerClass.flatMap { classes.place(ofTextElsewhereFor: outlet.property, in: $0) }
    }
  }

  /// The names of the storyboards that it refers to.
  fileprivate var storyboardNames: Set<String> {
    Set(variants.first?.document.references.compactMap(\.storyboard) ?? [])
  }
}

extension DocumentOutcome {
  fileprivate func add(to digest: inout Digest) {
    for change in changes { digest.add("\(change)") }
    if let addition {
      for (place, element) in addition.elements.sorted(by: { $0.key < $1.key }) {
        var element = element
        // Dictionaries are in another order each time.
        if case .stack(var stack) = element.content {
          for (view, spacing) in stack.customSpacings.sorted(by: { $0.key < $1.key }) {
            digest.add("\(view) \(spacing)")
          }
          stack.customSpacings = [:]
          element.content = .stack(stack)
        }
        digest.add("\(place) \(element)")
      }
      for (place, list) in addition.lists.sorted(by: { $0.key < $1.key }) {
        digest.add("\(place) \(list)")
      }
      digest.add("\(addition.places) \(addition.constraints) \(addition.guides)")
    }
    for (place, constant) in constants.sorted(by: { $0.key < $1.key }) {
      digest.add("\(place) \(constant)")
    }
  }
}
