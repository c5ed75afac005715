internal import DynamicTypeModel
internal import UIKitModel

/// What is at an edge of a cell of a list.
public struct UICellAccessory: Sendable {
  let modelled: CellContent.Accessory

  public static func disclosureIndicator() -> UICellAccessory {
    Self(modelled: .disclosureIndicator)
  }
  public static func checkmark() -> UICellAccessory { Self(modelled: .checkmark) }
  public static func detail() -> UICellAccessory { Self(modelled: .detailButton) }
}

/// A cell of a list, which can show a row's texts and image.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = [] { didSet { LayoutClock.tick() } }
  open var indentationLevel = 0 { didSet { LayoutClock.tick() } }
  open var indentationWidth: CGFloat = 10 { didSet { LayoutClock.tick() } }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  override class var kitClass: UIView.Type { UICollectionViewListCell.self }

  override func describe(_ cell: inout CellContent) {
    cell.accessory = accessories.last?.modelled ?? .none
    cell.indentationLevel = indentationLevel
    cell.indentationWidth = Double(indentationWidth)
  }
}
