public import SwiftUI
public import UIKit

/// A SwiftUI view as what a cell of a table or a collection shows, within the cell's margins.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private let background: Background
  private var margins: [Edge: CGFloat] = [:]
  private var minimum: (width: CGFloat?, height: CGFloat?) = (nil, nil)

  private init(content: Content, background: Background) {
    (self.content, self.background) = (content, background)
  }

  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.init(content: content(), background: EmptyView())
  }

  public func background<Other: View>(
    @ViewBuilder content: () -> Other
  ) -> UIHostingConfiguration<Content, Other> {
    var other = UIHostingConfiguration<Content, Other>(
      content: self.content, background: content())
    (other.margins, other.minimum) = (margins, minimum)
    return other
  }

  /// Sets the distances between the view and the cell's edges, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    var other = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { other.margins[edge] = length }
    return other
  }

  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var other = self
    other.minimum = (width, height)
    return other
  }

  public func makeContentView() -> any UIView & UIContentView {
    let screen = HostingScreen(content.background { background })
    return HostingCellView(self, screen, margins: margins, minimum)
  }
}

/// What holds a hosted view in a cell.
final class HostingCellView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  private let hosted: HostingView
  private let margins: [Edge: CGFloat]

  init(
    _ configuration: any UIContentConfiguration, _ screen: any HostedScreen,
    margins: [Edge: CGFloat], _ minimum: (width: CGFloat?, height: CGFloat?)
  ) {
    self.configuration = configuration
    self.margins = margins
    hosted = HostingView(screen)
    super.init(frame: .zero)
    hosted.translatesAutoresizingMaskIntoConstraints = false
    addSubview(hosted)
    // A row of the system is no lower than 44 points, unless somebody says so.
    heightAnchor.constraint(greaterThanOrEqualToConstant: minimum.height ?? 44).isActive = true
    if let width = minimum.width {
      widthAnchor.constraint(greaterThanOrEqualToConstant: width).isActive = true
    }
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let cell = superview else { return }
    let guide = cell.layoutMarginsGuide
    NSLayoutConstraint.activate([
      hosted.topAnchor.constraint(
        equalTo: margins[.top] == nil ? guide.topAnchor : cell.topAnchor,
        constant: margins[.top] ?? 0),
      hosted.leadingAnchor.constraint(
        equalTo: margins[.leading] == nil ? guide.leadingAnchor : cell.leadingAnchor,
        constant: margins[.leading] ?? 0),
      (margins[.trailing] == nil ? guide.trailingAnchor : cell.trailingAnchor).constraint(
        equalTo: hosted.trailingAnchor, constant: margins[.trailing] ?? 0),
      (margins[.bottom] == nil ? guide.bottomAnchor : cell.bottomAnchor).constraint(
        equalTo: hosted.bottomAnchor, constant: margins[.bottom] ?? 0),
    ])
  }
}
