import CodeEvaluation
import DynamicTypeModel
import UIKitModel

/// Reads the groups of a compositional layout's section.
struct CollectionGroups {
  private let reader: HeapReader
  /// Deeper groups are left out.
  private static let deepest = 8

  init(_ reader: HeapReader) { self.reader = reader }

  struct Section {
    var section: CollectionSection.Groups
    /// The kinds of views at its start and its end.
    var headerKind: String?
    var footerKind: String?
  }

  /// Nil where the size of something in it is not known.
  func section(_ object: ObjectID) -> Section? {
    guard let group = reader.object("NSCollectionLayoutSection._group", of: object),
      let item = item(group)
    else { return nil }
    var section = CollectionSection.Groups(item)
    section.spacing = reader.number("NSCollectionLayoutSection.interGroupSpacing", of: object) ?? 0
    section.insets =
      reader.value("NSCollectionLayoutSection.contentInsets", of: object).flatMap(reader.insets)
      ?? .zero
    let scrolling = reader.name("NSCollectionLayoutSection.orthogonalScrollingBehavior", of: object)
    section.isOrthogonal = scrolling.map { $0 != "none" } ?? false
    var result = Section(section: section)
    let bars = reader.objects("NSCollectionLayoutSection.boundarySupplementaryItems", of: object)
    for bar in bars {
      let kind = reader.text("NSCollectionLayoutBoundarySupplementaryItem.elementKind", of: bar)
      let alignment = reader.name(
        "NSCollectionLayoutBoundarySupplementaryItem.alignment", of: bar)
      guard let item = self.item(bar), let kind else { continue }
      if alignment?.hasPrefix("bottom") == true {
        (result.section.footer, result.footerKind) = (item, kind.string)
      } else {
        (result.section.header, result.headerKind) = (item, kind.string)
      }
    }
    return result
  }

  private func item(_ object: ObjectID, depth: Int = 0) -> CollectionSection.Item? {
    guard depth < Self.deepest,
      let size = reader.object("NSCollectionLayoutItem.layoutSize", of: object),
      let width = dimension("NSCollectionLayoutSize.widthDimension", of: size),
      let height = dimension("NSCollectionLayoutSize.heightDimension", of: size)
    else { return nil }
    var item = CollectionSection.Item(width: width, height: height)
    item.insets =
      reader.value("NSCollectionLayoutItem.contentInsets", of: object).flatMap(reader.insets)
      ?? .zero
    guard reader.isOf("NSCollectionLayoutGroup", object) else { return item }
    let isHorizontal = reader.truth("NSCollectionLayoutGroup._isHorizontal", of: object) ?? true
    let items = reader.objects("NSCollectionLayoutGroup.subitems", of: object).compactMap {
      self.item($0, depth: depth + 1)
    }
    guard !items.isEmpty else { return nil }
    var group = CollectionSection.Group(axis: isHorizontal ? .horizontal : .vertical, items: items)
    group.count = reader.integer("NSCollectionLayoutGroup._count", of: object).map {
      min(max($0, 1), 100)
    }
    if let spacing = reader.object("NSCollectionLayoutGroup.interItemSpacing", of: object) {
      group.spacing = reader.number("NSCollectionLayoutSpacing.spacing", of: spacing) ?? 0
    }
    item.group = group
    return item
  }

  private func dimension(
    _ field: UIKitFields.Field, of size: ObjectID
  ) -> CollectionSection.Dimension? {
    guard let value = reader.value(field, of: size),
      let length = reader.field("dimension", of: value).flatMap(reader.number)
    else { return nil }
    return switch reader.field("_kind", of: value).flatMap(reader.text)?.string {
    case "width": .fractionalWidth(length)
    case "height": .fractionalHeight(length)
    case "absolute": .absolute(length)
    case "estimated": .estimated(length)
    default: nil
    }
  }
}
