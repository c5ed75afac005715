import DynamicType
import DynamicTypeModel
import UIKitModel

/// The text size that people have set, which notes what a layout asks about it.
///
/// A layout is a function of the screen and of these answers. Where another text size gives the same
/// answers to all that was asked, the layout is the same, too, and need not be made again.
final class ObservedTextSize {
  /// A question about the text size; about the whole screen's where it names no element.
  enum Question: Hashable {
    case category(ElementIndex?, followsChanges: Bool)
    case categoryOfBar(LargeContentViewerPolicy.BarText)
    case isAccessibilityCategory
    case isAt(ContentSizeCategory)
    /// Some text keeps the size at which the app was started.
    case lengths(TextStyle, ElementIndex?, followsChanges: Bool)
    case everything
  }

  enum Answer: Hashable {
    case category(ContentSizeCategory)
    case yes(Bool)
    case lengths(pointSize: Double, leading: Double)
    case everything(ContentSizeCategory, TextLaunch)
  }

  private let category: ContentSizeCategory
  private let launch: TextLaunch
  /// By element; empty where no element limits the size.
  private let limited: [ContentSizeCategory]
  private(set) var answers: [Question: Answer] = [:]

  /// - Parameter limited: The size that each element sees; empty where all see the same.
  init(
    _ category: ContentSizeCategory, launch: TextLaunch, limited: [ContentSizeCategory] = []
  ) {
    self.category = category
    self.launch = launch
    self.limited = limited
  }

  /// The same size, of which nothing has been asked yet.
  var unasked: ObservedTextSize { ObservedTextSize(category, launch: launch, limited: limited) }

  /// Whether what was asked to get these answers would get the same ones here.
  func gives(_ answers: [Question: Answer]) -> Bool {
    answers.allSatisfy { answer(to: $0.key) == $0.value }
  }
}

// MARK: Asking

extension ObservedTextSize {
  /// The size that an element sees, after the limits of its ancestors and its own.
  ///
  /// - Parameter followsChanges: Whether it is asked for something that adjusts when the size changes while the app
  ///   runs.
  func category(
    of element: ElementIndex?, followsChanges: Bool = true
  ) -> ContentSizeCategory {
    note(.category(element, followsChanges: followsChanges))
    return seen(by: element, followsChanges: followsChanges)
  }

  /// The size in which a navigation bar shows its buttons or its title.
  func category(ofBar text: LargeContentViewerPolicy.BarText) -> ContentSizeCategory {
    note(.categoryOfBar(text))
    return LargeContentViewerPolicy.barTextCategory(of: text, for: category)
  }

  var isAccessibilityCategory: Bool {
    note(.isAccessibilityCategory)
    return category.isAccessibilityCategory
  }

  func isAt(_ size: ContentSizeCategory) -> Bool {
    note(.isAt(size))
    return category == size
  }

  /// The point size and the leading of a text style, in points.
  ///
  /// - Parameter followsChanges: Whether the text adjusts when the size changes while the app runs.
  func lengths(
    of style: TextStyle, in element: ElementIndex?, followsChanges: Bool
  ) -> (pointSize: Double, leading: Double) {
    note(.lengths(style, element, followsChanges: followsChanges))
    return lengths(style, at: seen(by: element, followsChanges: followsChanges))
  }

  /// All that there is to ask, for layouts inside this one.
  var everything: (category: ContentSizeCategory, launch: TextLaunch) {
    note(.everything)
    return (category, launch)
  }

  private func note(_ question: Question) {
    if answers[question] == nil { answers[question] = answer(to: question) }
  }
}

// MARK: Answering

extension ObservedTextSize {
  private func answer(to question: Question) -> Answer {
    switch question {
    case .category(let element, let followsChanges):
      return .category(seen(by: element, followsChanges: followsChanges))
    case .categoryOfBar(let text):
      return .category(LargeContentViewerPolicy.barTextCategory(of: text, for: category))
    case .isAccessibilityCategory: return .yes(category.isAccessibilityCategory)
    case .isAt(let size): return .yes(category == size)
    case .lengths(let style, let element, let followsChanges):
      let (pointSize, leading) = lengths(
        style, at: seen(by: element, followsChanges: followsChanges))
      return .lengths(pointSize: pointSize, leading: leading)
    case .everything: return .everything(category, launch)
    }
  }

  private func seen(by element: ElementIndex?, followsChanges: Bool = true) -> ContentSizeCategory {
    guard followsChanges || launch == .atSize else { return .large }
    guard let element, limited.indices.contains(element.rawValue) else { return category }
    return limited[element.rawValue]
  }

  private func lengths(
    _ style: TextStyle, at category: ContentSizeCategory
  ) -> (pointSize: Double, leading: Double) {
    (style.pointSize(for: category), style.leading(for: category))
  }
}
