public import DynamicTypeModel

/// What a node of a view tree is: a view, a container, or a modifier around another view.
///
/// The comment of each case says what its children are. Where it names one child, several views are
/// written as a ``group``.
public enum ViewContent: Sendable {
  // MARK: Views without children

  case text(StyledText)
  case image(ImageDescription)
  case shape(ShapeContent)
  /// The least length in points; nil for the system's.
  case spacer(minLength: Double?)
  case divider
  case opaque(OpaqueContent)
  case controlPart(ControlPart)

  // MARK: Containers

  /// Views without a container of their own: a `Group`, `ForEach`, condition or builder's result.
  /// Children: the views, any number.
  case group
  /// Children: the views.
  case stack(StackDescription)
  /// A `ZStack`. Children: the views from back to front.
  case depthStack(ViewAlignment)
  /// Children: `gridRow`s, and views that take a whole row.
  case grid(GridDescription)
  /// Children: the cells.
  case gridRow(alignment: GuideKey?)
  /// Children: the cells.
  case lazyGrid(LazyGridDescription)
  /// Children: what is scrolled.
  case scrollView(AxisSet)
  /// Children: the candidates, the first that fits is shown.
  case viewThatFits(AxisSet)
  /// Children: the subviews.
  case customLayout(CustomLayout)
  /// Children: rows and sections. The style is nil for the environment's.
  case list(ListStyle?)
  /// Children: header, rows, footer.
  case section
  /// A control; its description says what the children are.
  case control(ControlDescription)
  /// A `NavigationStack`. Child: its root.
  case navigationStack
  /// A `NavigationSplitView`. Children: its columns from the leading one; in a compact width the first
  /// is shown, as a navigation stack of its own.
  case navigationSplitView
  /// Children: the tabs' views, with `tabItem`s in them, of which the one of a number is shown, from 0.
  case tabView(selected: Int = 0)

  // MARK: Views that are known only during layout

  /// No children: they are made for the size that the reader gets.
  case geometryReader(@Sendable (GeometryProxy) -> ViewTree)
  /// No children: a view that reads the environment, such as one with `@ScaledMetric`.
  case deferred(@Sendable (ViewEnvironment) -> ViewTree)
  /// In what a control or a style is made of: the child of that number of the control itself.
  case slot(Int)

  // MARK: Modifiers; their first child is what they modify

  case environment(EnvironmentChange)
  /// In points; nil for an axis that is not named.
  case frame(width: Double?, height: Double?, alignment: ViewAlignment)
  case flexibleFrame(FlexibleFrame)
  /// A nil length is the system's.
  case padding(ViewEdges, length: Double?)
  case insetPadding(DirectionalInsets)
  case fixedSize(AxisSet)
  /// Width by height; nil for the ideal size's.
  case aspectRatio(Double?, AspectMode)
  case layoutPriority(Double)
  /// Second child: what lies over the first.
  case overlay(ViewAlignment)
  /// Second child: what lies under the first. What a style fills reaches through safe areas: its
  /// maker puts ``ignoresSafeArea(_:)`` around the second child.
  case background(ViewAlignment)
  case offset(x: Double, y: Double)
  case position(x: Double, y: Double)
  case alignmentGuide(GuideKey, @Sendable (ViewDimensions) -> Double)
  case containerRelativeFrame(
    AxisSet, ViewAlignment, length: (@Sendable (Double, Axis) -> Double)?)
  /// Second child: what is inset. A nil spacing is the system's.
  case safeAreaInset(ViewEdge, alignment: GuideKey, spacing: Double?)
  case safeAreaPadding(DirectionalInsets)
  case ignoresSafeArea(ViewEdges)
  /// Drawn, but with an effect that no layout sees: a scale, a rotation, a blur.
  case visualEffect(String)
  /// 0 for what is not seen.
  case opacity(Double)
  case clipped
  /// Drawn within an outline, as by `clipShape(_:)` or `cornerRadius(_:)`.
  case clipShape(ShapeContent.Outline)
  /// Keeps its space and shows nothing.
  case hidden
  /// `accessibilityIdentifier(_:)`.
  case identifier(String)
  /// `accessibilityLabel(_:)`.
  case accessibilityLabel(String)
  /// `accessibilityShowsLargeContentViewer()`. Second child: what is shown, where that is another view.
  case showsLargeContentViewer
  /// `id(_:)`, or the identity of an element of a `ForEach`.
  case identity(String)
  /// What has no effect on layout, by its name.
  case other(String)

  // MARK: Modifiers of cells, rows and screens

  case gridCell(GridCellOptions)
  /// nil for the style's.
  case listRowInsets(DirectionalInsets?)
  /// Second child: what lies under the row instead of the style's background.
  case listRowBackground
  /// Whether the lines above and below the row, or those around the section, are drawn.
  case listRowSeparator(isHidden: Bool, ViewEdges)
  case listSectionSeparator(isHidden: Bool, ViewEdges)
  /// At the trailing edge of a row, or on a tab.
  case badge(StyledText)
  case navigationTitle(StyledText)
  case navigationBarTitleDisplayMode(TitleDisplayMode)
  case navigationBarHidden
  /// The navigation bar's title is not drawn, as after `toolbar(removing: .title)`.
  case navigationTitleRemoved
  /// A button that leads back to another screen; that one's title, where it has one.
  case navigationBackButton(title: StyledText?)
  case tabBarHidden
  /// Second child: the items, each a ``toolbarItem(placement:)``.
  case toolbar
  /// Child: the item.
  case toolbarItem(placement: ToolbarPlacement)
  case searchable(SearchDescription)
  /// Second child: its label.
  case tabItem
  /// Second child: a screen over the first, laid out where it is presented.
  case presentation(PresentationDescription)
  /// The heights between which a sheet chooses; of what is presented.
  case presentationDetents([PresentationDetent])
}

/// How an aspect ratio fills what is offered.
public enum AspectMode: Hashable, Sendable {
  case fit
  case fill
}

/// The styles of `List`, of which `Form` uses the grouped one.
public enum ListStyle: Hashable, Sendable {
  case automatic
  case plain
  case grouped
  case insetGrouped
  case inset
  case sidebar
}

/// How a navigation bar shows its title.
public enum TitleDisplayMode: Hashable, Sendable {
  case automatic
  case inline
  case large
}

/// Where an item of a toolbar belongs.
public enum ToolbarPlacement: Hashable, Sendable {
  case leading
  /// In the middle of the navigation bar, in the place of its title.
  case principal
  case trailing
  case bottomBar
  /// In the middle of the bottom bar.
  case status
  /// Above the keyboard, which is not shown.
  case keyboard
}
