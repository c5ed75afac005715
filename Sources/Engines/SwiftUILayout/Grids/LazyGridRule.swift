import DynamicTypeModel
import SwiftUIModel

/// `LazyVGrid` and `LazyHGrid`; "columns" and "rows" below are those of a vertical one.
struct LazyGridRule: LayoutRule {
  var grid: LazyGridDescription

  private var axis: Axis { grid.axis }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    let columns = GridTracks(grid.tracks, length: proposed[axis.other])
    let rows = rowLengths(columns, view.children)
    var size = Size()
    size[axis.other] = columns.length
    size[axis] = rows.reduce(gap * Double(max(0, rows.count - 1)), +)
    return size
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    let columns = GridTracks(grid.tracks, length: proposed[axis.other])
    let children = view.children
    let rows = rowLengths(columns, children)
    guard !columns.tracks.isEmpty else { return [] }
    var position = 0.0
    var placements: [Placement] = []
    for (row, length) in rows.enumerated() {
      for column in columns.tracks.indices {
        let index = row * columns.tracks.count + column
        guard index < children.count else { break }
        placements.append(
          placement(of: children[index], in: columns.tracks[column], at: position, length))
      }
      position += length + gap
    }
    return placements
  }

  private var gap: Double { (grid.spacing ?? ViewSpacing.standard).finiteOrZero }

  /// A cell is offered its column and its row, and stands in them as the column says.
  private func placement(
    of child: ViewHandle, in track: GridTracks.Track, at position: Double, _ length: Double
  ) -> Placement {
    var offer = ProposedSize.unspecified
    offer[axis.other] = track.length
    offer[axis] = length
    var cell = Size()
    cell[axis.other] = track.length
    cell[axis] = length
    let own = ViewDimensions(width: cell.width, height: cell.height)
    let alignment = track.alignment ?? .center
    var origin = Point(
      x: own[alignment.horizontal] - child.guide(alignment.horizontal, proposed: offer),
      y: own[alignment.vertical] - child.guide(alignment.vertical, proposed: offer))
    origin[axis.other] += track.position
    origin[axis] += position
    return Placement(
      child, x: origin.x.finiteOrZero, y: origin.y.finiteOrZero, proposal: offer)
  }

  /// The length of each row: that of its longest cell in its column.
  private func rowLengths(_ columns: GridTracks, _ children: ViewChildren) -> [Double] {
    guard !columns.tracks.isEmpty else { return [] }
    var rows: [Double] = []
    for (index, child) in children.enumerated() {
      let column = index % columns.tracks.count
      if column == 0 { rows.append(0) }
      var offer = ProposedSize.unspecified
      offer[axis.other] = columns.tracks[column].length
      rows[rows.count - 1] = max(rows[rows.count - 1], child.length(axis, proposed: offer))
    }
    return rows
  }
}

/// The columns of a lazy grid, resolved.
///
/// Gaps come off first, then fixed columns; the others share what is left in their order, each
/// within its limits. An adaptive one holds as many columns as fit its share.
/// Source: objc.io, "Grid layout" (fixed 70 and adaptive 40 in 200 points: 70, 57, 57).
struct GridTracks {
  struct Track {
    var position: Double
    var length: Double
    var alignment: ViewAlignment?
  }

  private(set) var tracks: [Track] = []
  /// Of all columns with their gaps.
  private(set) var length = 0.0

  /// No grid has more columns, whatever its numbers say.
  private static let maximumCount = 10_000

  init(_ descriptions: [LazyGridDescription.Track], length offered: Double?) {
    var left = offered ?? Self.ideal(descriptions)
    for track in descriptions.dropLast() { left -= Self.gap(track) }
    for case .fixed(let length) in descriptions.map(\.size) { left -= length.sanitizedLength }
    var sharing = descriptions.count { if case .fixed = $0.size { false } else { true } }
    for description in descriptions {
      switch description.size {
      case .fixed(let length):
        append([length.sanitizedLength], description)
      case .flexible(let minimum, let maximum):
        let length = max(0, left / Double(sharing)).clamped(minimum, maximum).sanitizedLength
        append([length], description)
        left -= length
        sharing -= 1
      case .adaptive(let minimum, let maximum):
        let share = max(0, left / Double(sharing)).sanitizedLength
        append(Self.adaptive(share, minimum, maximum, gap: Self.gap(description)), description)
        left -= share
        sharing -= 1
      }
    }
    if let last = tracks.last { length = last.position + last.length }
  }

  private mutating func append(
    _ lengths: [Double], _ description: LazyGridDescription.Track
  ) {
    for length in lengths {
      tracks.append(
        Track(position: self.length, length: length, alignment: description.alignment))
      self.length += length + Self.gap(description)
    }
  }

  private static func gap(_ track: LazyGridDescription.Track) -> Double {
    (track.spacing ?? ViewSpacing.standard).finiteOrZero
  }

  private static func adaptive(
    _ share: Double, _ minimum: Double, _ maximum: Double, gap: Double
  ) -> [Double] {
    let minimum = max(1, minimum.sanitizedLength)
    let fitting = ((share + gap) / (minimum + gap)).rounded(.down)
    let count = fitting.isFinite ? Int(fitting.clamped(1, Double(maximumCount))) : 1
    let length = (share - Double(count - 1) * gap) / Double(count)
    return Array(repeating: length.clamped(nil, maximum).sanitizedLength, count: count)
  }

  /// Where no length is offered: fixed columns, and the least of the others, at least 10.
  private static func ideal(_ descriptions: [LazyGridDescription.Track]) -> Double {
    descriptions.reduce(descriptions.dropLast().reduce(0) { $0 + gap($1) }) { sum, track in
      switch track.size {
      case .fixed(let length): sum + length.sanitizedLength
      case .flexible(let minimum, _), .adaptive(let minimum, _):
        sum + max(10, minimum.sanitizedLength)
      }
    }
  }
}
