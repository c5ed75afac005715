import DynamicTypeSource

/// What a font sizes that is no text.
enum ImageSize: Hashable, Sendable {
  case symbol
  /// Nothing: a picture has its own size.
  case picture
}

/// Which fonts of a file are those of images. What is asked for is worked out once for the file, when it is first
/// needed.
final class ImageSizes {
  private let file: SourceFile

  init(_ file: SourceFile) { self.file = file }

  /// What a font sizes that only images have; nil for one of text.
  subscript(index: FontIndex) -> ImageSize? {
    let font = file[index]
    switch font.use {
    case .symbol: return .symbol
    case .modifier(let root?):
      return file.isImage(viewNamed: root, in: font.scope) ? .symbol : nil
    case .assigned: return size(ofButtonWith: font)
    default: return file.fontsOfImages.contains(index) ? .symbol : nil
    }
  }

  // MARK: Buttons without a title

  /// What the font of a button's title sizes where the button has an image and, as far as the run says, no title.
  private func size(ofButtonWith font: FontExpression) -> ImageSize? {
    guard !file.imageCalls.isEmpty, let name = nameOfButton(withTitleFont: font),
      let button = pictureButton(named: name, in: font.scope)
    else { return nil }
    return button.images.contains { file.text(in: $0.range).contains("systemName") }
      ? .symbol : .picture
  }

  /// A button of the file that has an image and, as far as the run says, no title; nil for others. What has a type that is not
  /// known may be a button.
  func pictureButton(
    named name: String, in scope: ScopeIndex
  ) -> (variable: Variable, identity: TargetIdentity, images: [ImageCall])? {
    guard let found = file.names.variable(named: name, in: scope), !found.isShared else {
      return nil
    }
    let variable = file[found]
    let button = file.names.identity(of: TargetPath([name]), in: scope)
    guard variable.typeName?.hasSuffix("Button") ?? true, !variable.isOutlet,
      !variable.isParameter, let images = images[button], !mayHaveTitle(button, variable)
    else { return nil }
    return (variable, button, images)
  }

  /// The name of the button in `button.titleLabel?.font = font`.
  private func nameOfButton(withTitleFont font: FontExpression) -> String? {
    let next = file.assignments.partitioningIndex {
      $0.range.lowerBound > font.range.lowerBound
    }
    guard next > 0, case let assignment = file.assignments[next - 1],
      assignment.property == .font, assignment.valueRange.contains(font.range.lowerBound),
      assignment.target.components.count == 2, assignment.target.components[1] == "titleLabel"
    else { return nil }
    return assignment.target.components[0]
  }

  private func mayHaveTitle(_ button: TargetIdentity, _ variable: Variable) -> Bool {
    let names = [variable.name] + (variable.alias.map { [file[$0].name] } ?? [])
    return titled.contains(button)
      || names.contains {
        handed.contains($0) || file.names.isGivenTitleFromOutside($0)
          || mentions.giveText(to: $0, in: 0..<file.bytes.count)
      }
  }

  private lazy var images = Dictionary(
    grouping: file.imageCalls, by: { [file] in file.names.identity(of: $0.target, in: $0.scope) })
  private lazy var titled = Set(
    file.titleCalls.map { [file] in file.names.identity(of: $0.target, in: $0.scope) })
  private lazy var handed = Set(file.handedTextViews.map(\.name))
  private lazy var mentions = FontMentions(file)
}
