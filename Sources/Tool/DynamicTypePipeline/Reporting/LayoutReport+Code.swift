import DynamicTypeModel
import DynamicTypeReportModel
import UIKitModel
import UIKitReading

extension LayoutReport.Scene {
  /// Adds what is known of a screen of UIKit because its code was read.
  mutating func describe(_ reading: ReadScene) {
    var known: [String: ElementDetail] = [:]
    for (element, detail) in zip(reading.scene.elements, reading.details) {
      known[element.id] = detail
    }
    for number in elements.indices {
      guard let detail = known[elements[number].id] else { continue }
      elements[number].className = detail.className
      elements[number].bases = detail.bases.isEmpty ? nil : detail.bases
      elements[number].name = detail.name
      elements[number].numberOfLines = detail.numberOfLines
      if let font = detail.font { elements[number].font = .init(font) }
      if let text = detail.text, !text.isEmpty {
        elements[number].text?.string = text
        elements[number].text?.provenance =
          detail.textProvenance.map { $0 == .known ? .known : .placeholder } ?? .known
      }
    }
    // A guide of the app's is no view.
    let guides = Set(known.filter { $0.value.isGuide }.keys)
    elements.removeAll { guides.contains($0.id) }
    constraints = reading.written
  }
}

extension LayoutReport.Font {
  init(_ font: FontDescription) {
    switch font.face {
    case .textStyle(let style): self.init(style: style.name, scales: true)
    case .scaled(let own), .font(let own):
      self.init(size: own.pointSize, scales: own.textStyle != nil)
      if case .preferred(let style) = own.scaling { (self.style, size) = (style.name, nil) }
    case .system, .named: self.init(size: font.pointSize, scales: false)
    }
  }
}

extension ReadScene {
  /// The constraints, as `a.top == b.bottom + 8 @750`.
  var written: [String] {
    scene.constraints.map { constraint in
      var text = "\(name(of: constraint.first)).\(constraint.firstAttribute.rawValue)"
      switch constraint.relation {
      case .equal: text += " == "
      case .lessThanOrEqual: text += " <= "
      case .greaterThanOrEqual: text += " >= "
      }
      if let second = constraint.second {
        text += "\(name(of: second)).\(constraint.secondAttribute?.rawValue ?? "")"
        if constraint.multiplier != 1 { text += " * \(constraint.multiplier.written)" }
        if constraint.constant != 0 {
          text += constraint.constant < 0 ? " - " : " + "
          text += abs(constraint.constant).written
        }
      } else {
        text += constraint.constant.written
      }
      if constraint.priority != 1000 { text += " @\(constraint.priority.written)" }
      return text
    }
  }

  private func name(of item: LayoutConstraint.Item) -> String {
    switch item {
    case .element(let index): return name(of: index)
    case .guide(let number):
      let guide = scene.guides[number]
      let suffix =
        switch guide.kind {
        case .safeArea: "safeArea"
        case .layoutMargins: "margins"
        case .readableContent: "readable"
        case .contentLayout: "contentGuide"
        case .frameLayout: "frameGuide"
        default: guide.kind.rawValue
        }
      return "\(name(of: guide.owner)).\(suffix)"
    }
  }

  private func name(of index: ElementIndex) -> String {
    if index == .root { return scene.controller == nil ? "self" : "view" }
    return details[index.rawValue].name ?? scene.elements[index.rawValue].id
  }
}
