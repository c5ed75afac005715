import DynamicTypeModel
import DynamicTypeSource
import UIKitModel

extension InterfaceDocument {
  /// What its texts have for fonts, as it is written.
  ///
  /// - Parameter name: The class that loads it; of views of other classes nobody knows what they show.
  package func textFonts(ofClass name: String) -> TextFonts {
    scenes.lazy.flatMap(\.elements).map { $0.textFonts(ofClass: name) }.max() ?? .unknown
  }

  /// What the texts in its views of some classes have for fonts, by the names of those that it has.
  package func textFonts(ofPrototypesAmong names: Set<String>) -> [String: TextFonts] {
    var result: [String: TextFonts] = [:]
    for scene in scenes {
      for (index, element) in scene.elements.enumerated() {
        guard let name = element.customClass, names.contains(name) else { continue }
        let inside = scene.elements[index..<max(index + 1, element.subtreeEnd)]
        let fonts = inside.lazy.map { $0.textFonts(ofClass: name) }.max() ?? .fixed
        result[name] = max(result[name] ?? .fixed, fonts)
      }
    }
    return result
  }
}

extension Element {
  fileprivate func textFonts(ofClass name: String) -> TextFonts {
    if let customClass, customClass != name { return .unknown }
    switch content {
    case .label(let text): return text.fonts
    case .textInput(let input): return input.text.fonts
    case .button(let button): return button.configuration == nil ? button.title.fonts : .growing
    default: return .fixed
    }
  }
}

extension TextContent {
  fileprivate var fonts: TextFonts {
    let all = ([font] + fragments.map(\.font)).compactMap(\.self)
    return all.contains { $0.mayGrow } ? .growing : .fixed
  }
}

extension FontDescription {
  fileprivate var mayGrow: Bool {
    switch face {
    case .system, .named: false
    case .textStyle, .font, .scaled: true
    }
  }
}
