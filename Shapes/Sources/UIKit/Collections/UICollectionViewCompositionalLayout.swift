public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Sections from top to bottom, each of rows of groups, or a list.
///
/// Groups are rows of items, as many as their sizes let fit or as often as they say; items with an estimated height
/// are as high as their constraints ask for. Groups in groups, and sections that scroll to the side, are placed as if
/// they were one item.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// The list that all of it is; nil for other layouts.
  let list: UICollectionLayoutListConfiguration?

  public init(section: NSCollectionLayoutSection) {
    (provider, list) = ({ _, _ in section }, section.list)
    super.init()
  }

  /// - Parameter sectionProvider: Asked at each layout, as it may depend on the text size. All its sections are lists, or
  ///   none is.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    let screen = LayoutSurround(size: UIScreen.main.bounds.size, traits: .current)
    list = sectionProvider(0, screen)?.list
    super.init()
  }

  private init(list: UICollectionLayoutListConfiguration) {
    (provider, self.list) = ({ _, _ in nil }, list)
    super.init()
  }

  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(list: configuration)
  }

  override func place(
    _ content: UICollectionView.LoadedContent, in collection: UICollectionView
  ) -> CGSize {
    let environment = LayoutSurround(
      size: collection.bounds.size, traits: collection.traitCollection)
    var end: CGFloat = 0
    for (number, section) in content.sections.enumerated() {
      guard let layout = provider(number, environment) else { continue }
      end = SectionPlacing(layout, width: collection.bounds.width, collection.bounds.height)
        .place(section, from: end)
    }
    return CGSize(width: collection.bounds.width, height: end)
  }
}

private struct LayoutSurround: NSCollectionLayoutEnvironment {
  struct Container: NSCollectionLayoutContainer {
    let contentSize: CGSize
    var effectiveContentSize: CGSize { contentSize }
  }

  let traitCollection: UITraitCollection
  let container: any NSCollectionLayoutContainer

  init(size: CGSize, traits: UITraitCollection) {
    traitCollection = traits
    container = Container(contentSize: size)
  }
}

/// Places the cells of a section.
@MainActor
private struct SectionPlacing {
  private let section: NSCollectionLayoutSection
  private let container: CGSize
  private let fullWidth: CGFloat

  init(_ section: NSCollectionLayoutSection, width: CGFloat, _ height: CGFloat) {
    self.section = section
    fullWidth = width
    let insets = section.contentInsets
    container = CGSize(width: width - insets.leading - insets.trailing, height: height)
  }

  /// - Returns: How far the section reaches.
  func place(_ content: UICollectionView.LoadedContent.Section, from start: CGFloat) -> CGFloat {
    var end = start
    if let header = content.header {
      end = place(header, UICollectionView.elementKindSectionHeader, at: end)
    }
    end += section.contentInsets.top
    var next = 0
    while let group = section.group, next < content.cells.count {
      if next > 0 { end += section.interGroupSpacing }
      (next, end) = place(content.cells, from: next, in: group, at: end)
    }
    end += section.contentInsets.bottom
    if let footer = content.footer {
      end = place(footer, UICollectionView.elementKindSectionFooter, at: end)
    }
    return end
  }

  /// Places a header or footer, where the section has one.
  private func place(
    _ view: UICollectionReusableView, _ kind: String, at start: CGFloat
  ) -> CGFloat {
    guard let item = section.boundarySupplementaryItems.first(where: { $0.elementKind == kind })
    else { return start }
    let insets = section.contentInsets
    let width = item.layoutSize.widthDimension.length(in: container) ?? container.width
    let height =
      item.layoutSize.heightDimension.length(in: container) ?? view.height(inWidth: width)
    view.frame = CGRect(x: insets.leading, y: start, width: width, height: height)
    return start + height
  }

  /// Places the cells of one group.
  ///
  /// - Returns: The first cell of the next group, and how far this one reaches.
  private func place(
    _ cells: [UICollectionViewCell], from first: Int, in group: NSCollectionLayoutGroup,
    at start: CGFloat
  ) -> (Int, CGFloat) {
    let insets = group.contentInsets
    let width =
      (group.layoutSize.widthDimension.length(in: container) ?? container.width) - insets.leading
      - insets.trailing
    let own = group.layoutSize.heightDimension.length(in: container)
    let inner = CGSize(width: width, height: own ?? container.height)
    let spacing = group.interItemSpacing?.spacing ?? 0
    var (x, y) = (section.contentInsets.leading + insets.leading, start + insets.top)
    let (left, top) = (x, y)
    var (next, height) = (first, CGFloat(0))
    while next < cells.count {
      let number = next - first
      if let count = group.count ?? (group.subitems.count > 1 ? group.subitems.count : nil),
        number >= count
      {
        break
      }
      let item = group.subitems[group.subitems.count > 1 ? number : 0]
      let size = size(of: cells[next], item, in: inner, group, spacing)
      let isFull =
        group.isHorizontal
        ? x + size.width > left + width + 1e-6
        : own.map { y + size.height > top + $0 + 1e-6 } ?? true
      if group.count == nil, group.subitems.count == 1, number > 0, isFull { break }
      place(cells[next], item, CGRect(x: x, y: y, width: size.width, height: size.height))
      if group.isHorizontal {
        x += size.width + spacing
        height = max(height, size.height)
      } else {
        y += size.height + spacing
        height = y - spacing - top
      }
      next += 1
    }
    return (next, start + (own ?? height + insets.top + insets.bottom))
  }

  /// The place of an item with its insets, in points.
  private func size(
    of cell: UICollectionViewCell, _ item: NSCollectionLayoutItem, in container: CGSize,
    _ group: NSCollectionLayoutGroup, _ spacing: CGFloat
  ) -> CGSize {
    var width = item.layoutSize.widthDimension.length(in: container)
    if group.isHorizontal, let count = group.count {
      // Items that are counted share the width.
      width = (container.width - CGFloat(count - 1) * spacing) / CGFloat(count)
    }
    let insets = item.contentInsets
    let sides = insets.leading + insets.trailing
    let given = width ?? cell.systemLayoutSizeFitting(.zero).width + sides
    let height =
      item.layoutSize.heightDimension.length(in: container)
      ?? cell.height(inWidth: given - sides) + insets.top + insets.bottom
    return CGSize(width: given, height: height)
  }

  private func place(_ view: UIView, _ item: NSCollectionLayoutItem, _ frame: CGRect) {
    let insets = item.contentInsets
    var frame = frame.inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    if view.traitCollection.layoutDirection == .rightToLeft {
      frame.origin.x = fullWidth - frame.maxX
    }
    view.frame = frame
  }
}

extension UIView {
  /// As high as the constraints ask for in a width.
  fileprivate func height(inWidth width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
