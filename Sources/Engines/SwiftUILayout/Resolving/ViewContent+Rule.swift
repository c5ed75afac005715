import DynamicTypeModel
import SwiftUIModel

extension ViewContent {
  /// How a view of this content is laid out.
  ///
  /// - Parameter axis: Of the stack that the view is in; nil outside of stacks.
  func rule(axis: Axis?) -> any LayoutRule {
    switch self {
    case .text(let text): TextRule(content: text)
    case .image(let image): ImageRule(image: image)
    case .shape(let shape): ShapeRule(isSquare: shape.outline == .circle)
    case .spacer(let length):
      SpacerRule(axis: axis, minimum: (length ?? SpacerRule.standardMinimum).sanitizedLength)
    case .divider: DividerRule(stackAxis: axis)
    case .opaque(let view): OpaqueRule(fixedSize: view.fixedSize?.sanitized)
    case .controlPart(let part): ControlPartRule(part: part)
    case .stack(let stack) where stack.isLazy: LazyStackRule(description: stack)
    case .stack(let stack): StackRule(description: stack)
    case .depthStack(let alignment): DepthStackRule(alignment: alignment)
    case .grid(let grid): GridRule(grid: grid)
    case .gridRow(let alignment): GridRowRule(alignment: alignment)
    case .lazyGrid(let grid): LazyGridRule(grid: grid)
    case .scrollView(let axes): ScrollViewRule(axes: axes)
    case .list: ListRule()
    case .navigationStack, .navigationSplitView: NavigationStackRule()
    case .tabView: TabViewRule()
    case .viewThatFits(let axes): ViewThatFitsRule(axes: axes)
    case .customLayout(let layout): CustomLayoutRule(layout: layout)
    case .geometryReader(let content): GeometryReaderRule(content: content)
    case .control(let control): TransparentRule(assumptions: control.assumptions)
    default: modifierRule
    }
  }

  private var modifierRule: any LayoutRule {
    switch self {
    case .frame(let width, let height, let alignment):
      FrameRule(width: width, height: height, alignment: alignment)
    case .flexibleFrame(let frame): FlexibleFrameRule(frame: frame)
    case .padding(let edges, let length):
      PaddingRule(DirectionalInsets(edges, length ?? PaddingRule.standard), edges: edges)
    case .insetPadding(let insets): PaddingRule(insets)
    case .safeAreaPadding(let insets): PaddingRule(insets, isSafeArea: true)
    case .fixedSize(let axes): FixedSizeRule(axes: axes)
    case .aspectRatio(let ratio, let mode): AspectRatioRule(ratio: ratio, mode: mode)
    case .layoutPriority(let value): PriorityRule(value: value)
    case .overlay(let alignment): LayeredRule(alignment: alignment)
    case .background(let alignment): LayeredRule(alignment: alignment, isBehind: true)
    case .offset(let x, let y): OffsetRule(x: x, y: y)
    case .position(let x, let y): PositionRule(x: x, y: y)
    case .alignmentGuide(let key, let value): AlignmentGuideRule(key: key, value: value)
    case .containerRelativeFrame(let axes, let alignment, let length):
      ContainerRelativeFrameRule(axes: axes, alignment: alignment, length: length)
    case .safeAreaInset(let edge, let alignment, let spacing):
      SafeAreaInsetRule(edge: edge, alignment: alignment, spacing: spacing)
    case .ignoresSafeArea(let edges): IgnoresSafeAreaRule(edges: edges)
    case .gridCell(let options): GridCellRule(options: options)
    default: TransparentRule()
    }
  }
}
