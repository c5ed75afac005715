public import DynamicType
public import DynamicTypeModel
public import SwiftUI
import SwiftUILayout
import SwiftUIModel

/// Keeps a view with its state, lays it out, and lets tests use it as people do.
///
/// ```swift
/// let host = ViewHost(CounterView())
/// try host.tap("Add")
/// let screen = try host.laidOut(in: Size(width: 390, height: 844), at: .accessibility5)
/// ```
@MainActor
public final class ViewHost<Content: View> {
  private let content: Content
  private let graph = ViewGraph()
  /// What the screen is laid out for besides its text size.
  public var setting: LayoutSetting
  /// The size of a layout that only brings state up to date.
  private var window = Size(width: 393, height: 852)
  private var textSize = DynamicTypeSize.large

  /// - Parameter setting: The locale, the era and what else does not depend on the text size.
  public init(_ content: Content, setting: LayoutSetting = LayoutSetting()) {
    self.content = content
    self.setting = setting
  }

  /// Lays the view out in a window, in its present state.
  ///
  /// - Parameters:
  ///   - window: In points.
  ///   - size: The reader's text size.
  /// - Throws: ``ViewHostError`` where there are no fonts, or where the view changes its own state at
  ///   each layout.
  public func laidOut(
    in window: Size, at size: DynamicTypeSize = .large
  ) throws(ViewHostError) -> LaidOutScreen {
    self.window = window
    textSize = size
    let engine = try LayoutTools.shared().engine
    let (layout, configuration) = setting.environment(in: window, at: size)
    setting.prepare(graph)
    graph.window = CGSize(width: window.width, height: window.height)
    // What a view asks of UIKit has the same text size.
    let traits = TraitCollection(
      preferredContentSizeCategory: size, displayScale: layout.pixelScale,
      legibilityWeight: layout.legibilityWeight)
    let screen = TraitSource.withTraits(traits) { () -> LaidOutScreen? in
      for _ in 0..<Self.mostPasses {
        let tree = graph.tree(of: content, in: EnvironmentValues(layout: layout))
        let screen = engine.screen(
          tree, id: "\(Content.self)", title: setting.title ?? "\(Content.self)",
          location: setting.location, configuration: configuration,
          safeArea: setting.safeArea, environment: layout
        ).showingHosted()
        if !graph.finishLayout() { return screen }
      }
      return nil
    }
    guard let screen else { throw .doesNotSettle(passes: Self.mostPasses) }
    return screen
  }

  /// How often a view may change its state because of a layout.
  private static var mostPasses: Int { 20 }

  private func update() throws(ViewHostError) { _ = try laidOut(in: window, at: textSize) }

  private func control(
    _ name: String, _ can: (OperableControl) -> Bool
  ) throws(ViewHostError) -> OperableControl {
    if graph.controls.isEmpty { try update() }
    let known = graph.controls.filter(can)
    guard let control = known.first(where: { $0.isCalled(name) }) else {
      throw .noControl(name, known: known.map { $0.identifier ?? $0.label ?? $0.title })
    }
    guard control.isEnabled else { throw .isDisabled(name) }
    return control
  }
}

// MARK: - What people do

extension ViewHost {
  /// Taps a button, a switch, a link to another screen, a tab, *Back*, or a view with a tap gesture.
  ///
  /// - Parameter name: Its words, its accessibility identifier or its accessibility label.
  public func tap(_ name: String) throws(ViewHostError) {
    let control = try control(name) { $0.canBeTapped }
    switch control.action {
    case .tap(let action): action()
    case .toggle(let isOn): isOn.wrappedValue.toggle()
    default: break
    }
    try update()
  }

  /// The alert or dialog over the view; nil for none. Its buttons are tapped as others are.
  public var alert: ShownAlert? {
    graph.alert.map {
      ShownAlert(title: $0.title, message: $0.message, buttons: graph.controls.map(\.title))
    }
  }

  /// Closes the sheet, alert or dialog on top as a swipe or a tap beside it does; its buttons do not act.
  public func dismiss() throws(ViewHostError) {
    if graph.controls.isEmpty { try update() }
    guard graph.dismissTop() else { throw .nothingPresented }
    try update()
  }

  /// Replaces the text of a field.
  ///
  /// - Parameter name: The field's label, its accessibility identifier or its accessibility label.
  public func type(_ text: String, into name: String) throws(ViewHostError) {
    let control = try control(name) { if case .text = $0.action { true } else { false } }
    if case .text(let binding) = control.action { binding.wrappedValue = text }
    try update()
  }

  /// Chooses an option of a picker by its words.
  public func choose(_ option: String, in name: String) throws(ViewHostError) {
    let control = try control(name) { if case .choice = $0.action { true } else { false } }
    if case .choice(let titles, let choose) = control.action {
      guard let number = titles.firstIndex(of: option) else {
        throw .noControl(option, known: titles)
      }
      choose(number)
    }
    try update()
  }

  /// Presses the upper or lower button of a stepper.
  public func step(_ name: String, up: Bool = true) throws(ViewHostError) {
    let control = try control(name) { if case .step = $0.action { true } else { false } }
    if case .step(let step) = control.action { step(up) }
    try update()
  }

  /// Moves a slider to a part of its range.
  public func slide(_ name: String, to fraction: Double) throws(ViewHostError) {
    let control = try control(name) { if case .slide = $0.action { true } else { false } }
    if case .slide(let slide) = control.action { slide(min(max(fraction, 0), 1)) }
    try update()
  }

  /// Scrolls a scroll view or a list, counted from 0 in the order of the views, so that a point of its content is
  /// at its top leading corner.
  public func scroll(_ number: Int = 0, to offset: Point) throws(ViewHostError) {
    if graph.scrollViews.isEmpty { try update() }
    guard graph.scrollViews.indices.contains(number) else {
      throw .noControl("scroll view \(number)", known: graph.scrollViews.indices.map { "\($0)" })
    }
    graph.scroll(number, to: CGPoint(x: offset.x, y: offset.y))
    try update()
  }
}

/// What an alert or dialog says. The system lays it out, and lets its text grow.
public struct ShownAlert: Equatable, Sendable {
  public let title: String
  /// Empty where there is none.
  public let message: String
  public let buttons: [String]

  public init(title: String, message: String = "", buttons: [String]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}

extension OperableControl {
  fileprivate var canBeTapped: Bool {
    switch action {
    case .tap, .toggle: true
    default: false
    }
  }
}

/// Why a view could not be laid out or used.
public enum ViewHostError: Error, Equatable, Sendable {
  /// The fonts that texts are measured with are not installed; the library's own words.
  case noFonts(String)
  /// Each layout changes state that changes the layout.
  case doesNotSettle(passes: Int)
  /// Nothing has the name; the names of what can be used in that way.
  case noControl(String, known: [String])
  case isDisabled(String)
  /// No sheet, alert or dialog is there to be closed.
  case nothingPresented
}

extension ViewHostError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noFonts(let reason): "there are no fonts to measure texts with: \(reason)"
    case .doesNotSettle(let passes): "the view changed its state in each of \(passes) layouts"
    case .noControl(let name, let known):
      "nothing is called “\(name)”; there are: \(known.joined(separator: ", "))"
    case .isDisabled(let name): "“\(name)” is disabled"
    case .nothingPresented: "no sheet, alert or dialog is presented"
    }
  }
}
