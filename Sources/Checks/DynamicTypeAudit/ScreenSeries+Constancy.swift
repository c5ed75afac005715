import DynamicTypeModel

/// What has nothing to do with the text size.
extension ScreenSeries {
  /// Whether a defect of a document is there at every size, and what it is about has the same place and the same
  /// texts in fonts that do not grow: its author sees it at Large.
  ///
  /// Of a document, such a defect is most often one of what stands in it alone: code hides or moves a view, or
  /// replaces a text. Of SwiftUI's sources that is known.
  func isConstant(_ defect: RecurringDefect<some Any>) -> Bool {
    layouts[0].framework == .uiKit && layouts.count > 1 && defect.sizes == sizes
      && [defect.subject.element, defect.subject.other].compactMap(\.self)
        .allSatisfy { staysAsItIs($0.rawValue) }
  }

  private func staysAsItIs(_ index: Int) -> Bool {
    let texts = layouts[0].nodes[index].texts
    let isFixed = texts.allSatisfy {
      $0.font.scaling == .fixed || $0.font.scaling == .builtIn
    }
    return isFixed
      && screens.allSatisfy { screen in
        screen.frames[index] == screens[0].frames[index]
          && screen.layout.nodes[index].texts.map(\.font.pointSize) == texts.map(\.font.pointSize)
      }
  }
}

extension Finding {
  /// Says that a defect is the same at every text size, which makes it a note.
  mutating func noteConstancy() {
    severity = .note
    message += " (the same at every text size: nothing in it grows)"
  }
}
