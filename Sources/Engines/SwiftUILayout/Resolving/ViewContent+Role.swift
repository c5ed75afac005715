import DynamicTypeModel
import SwiftUIModel

extension ViewContent {
  /// What a content is to layout.
  enum Role {
    /// Views without a container.
    case group
    /// Something around its first child, of which there are as many as of that child.
    case modifier
    /// One view.
    case view
  }

  var role: Role {
    switch self {
    case .group, .section: .group
    case .text, .image, .shape, .spacer, .divider, .opaque, .controlPart, .stack, .depthStack,
      .grid, .gridRow, .lazyGrid, .scrollView, .viewThatFits, .customLayout, .list, .control,
      .navigationStack, .navigationSplitView, .tabView, .geometryReader, .deferred, .slot:
      .view
    case .environment, .frame, .flexibleFrame, .padding, .insetPadding, .fixedSize, .aspectRatio,
      .layoutPriority, .overlay, .background, .offset, .position, .alignmentGuide,
      .containerRelativeFrame, .safeAreaInset, .safeAreaPadding, .ignoresSafeArea, .visualEffect,
      .opacity, .clipped, .clipShape, .hidden, .identifier, .accessibilityLabel,
      .showsLargeContentViewer, .identity, .other, .gridCell, .listRowInsets, .listRowBackground,
      .listRowSeparator, .listSectionSeparator, .badge, .navigationTitle,
      .navigationBarTitleDisplayMode, .navigationBarHidden, .navigationTitleRemoved,
      .navigationBackButton, .tabBarHidden, .toolbar, .toolbarItem, .searchable, .tabItem,
      .presentation, .presentationDetents:
      .modifier
    }
  }

  /// How many of its children are laid out, from the first.
  var laidOutChildren: Int {
    switch self {
    case .presentation(let presentation) where !presentation.isPresented: 1
    case .navigationSplitView: 1
    default: .max
    }
  }

  /// Whether its second child is laid out with the first.
  var hasSecondary: Bool {
    switch self {
    case .overlay, .background, .safeAreaInset: true
    default: false
    }
  }

  /// The container that its children are in where there is not exactly one.
  var implicitContainer: ViewContent? {
    switch self {
    case .scrollView: .stack(StackDescription(axis: .vertical))
    case .control: .stack(StackDescription(axis: .horizontal))
    default: nil
    }
  }

  /// The axis along which spacers in it grow.
  var stackAxis: Axis? {
    if case .stack(let stack) = self { stack.axis } else { nil }
  }
}
