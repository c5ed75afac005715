import Testing
import UIKit
import UIKitLayoutTesting

/// Flow layouts against arithmetic.
@MainActor
@Suite(.serialized)
struct CollectionTests {
  private final class Tags: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var words = ["Tea", "Milk", "Sugar", "Lemon", "Cup"]
    var fixedSize: CGSize?

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { words.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
      let label = bodyLabel(words[indexPath.item])
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 4),
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -4),
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -8),
      ])
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { fixedSize ?? UICollectionViewFlowLayout.automaticSize }
  }

  private func collection(_ layout: UICollectionViewFlowLayout, _ tags: Tags) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tag")
    collection.dataSource = tags
    collection.delegate = tags
    return collection
  }

  @Test("Cells of a size fill lines, and a full line is spread")
  func fixedSizes() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 10)
    let tags = Tags()
    tags.fixedSize = CGSize(width: 90, height: 40)
    let collection = collection(layout, tags)
    collection.layoutIfNeeded()
    // Three cells of 90 in 300 leave 30 for two spaces; lines are 10 apart.
    let frames = (0..<5).compactMap {
      collection.cellForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    #expect(
      frames == [
        CGRect(x: 10, y: 5, width: 90, height: 40), CGRect(x: 115, y: 5, width: 90, height: 40),
        CGRect(x: 220, y: 5, width: 90, height: 40), CGRect(x: 10, y: 55, width: 90, height: 40),
        CGRect(x: 115, y: 55, width: 90, height: 40),
      ])
    #expect(collection.contentSize == CGSize(width: 320, height: 110))
  }

  @Test("Self-sizing cells are as large as their labels, and wrap to more lines as text grows")
  func selfSizing() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let tags = Tags()
    let collection = collection(layout, tags)
    var lines: [Int] = []
    for (category, size) in zip(UIContentSizeCategory.all, bodySizes) {
      withContentSizeCategory(category) {
        collection.layoutIfNeeded()
        let cells = collection.visibleCells
        var widths = 0.0
        for (cell, word) in zip(cells, tags.words) {
          let label = bodyLabel(word).intrinsicContentSize
          #expect(isNear(cell.frame.width, label.width + 16), "\(word): \(cell.frame)")
          #expect(isNear(cell.frame.height, lineHeight(size) + 8))
          #expect(cell.frame.maxX <= 320 + 1e-6)
          widths += cell.frame.width + 10
        }
        lines.append(Set(cells.map(\.frame.minY)).count)
        #expect((lines.last == 1) == (widths - 10 <= 320))
      }
    }
    #expect(zip(lines, lines.dropFirst()).allSatisfy(<=), "\(lines)")
    #expect(lines[11] > lines[0])
  }
}
