import DynamicTypeModel
import SwiftUIModel

/// `LazyVGrid` and `LazyHGrid`; "columns" and "rows" below are those of a vertical one.
///
/// A section begins a row, and its header and footer are as wide as the grid. That is known from apps; no picture of it is
/// measured.
struct LazyGridRule: LayoutRule {
  var grid: LazyGridDescription
  /// How its views follow each other; none for cells alone.
  var parts: [Part] = []

  /// Views that follow each other in a grid.
  struct Part: Hashable {
    var count: Int
    /// Whether each is as wide as the grid, as headers and footers of sections are. Cells of a part begin a row.
    var isWide = false
  }

  /// A row of cells, or one view as wide as the grid.
  private struct Line {
    var children: Range<Int>
    var isWide: Bool
    var length = 0.0
  }

  private var axis: Axis { grid.axis }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    let columns = GridTracks(grid.tracks, length: proposed[axis.other])
    let lines = lines(columns, view.children)
    var size = Size()
    size[axis.other] = columns.length
    size[axis] = lines.reduce(gap * Double(max(0, lines.count - 1))) { $0 + $1.length }
    return size
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    let columns = GridTracks(grid.tracks, length: proposed[axis.other])
    let children = view.children
    var position = 0.0
    var placements: [Placement] = []
    for line in lines(columns, children) {
      for index in line.children {
        placements.append(
          placement(
            of: children[index], in: track(of: index, on: line, columns), at: position, line.length)
        )
      }
      position += line.length + gap
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

  /// The column of a cell; for what is as wide as the grid, all of them.
  private func track(of index: Int, on line: Line, _ columns: GridTracks) -> GridTracks.Track {
    guard line.isWide else { return columns.tracks[index - line.children.lowerBound] }
    return GridTracks.Track(
      position: 0, length: columns.length,
      alignment: axis == .vertical
        ? ViewAlignment(horizontal: grid.alignment, vertical: .verticalCenter)
        : ViewAlignment(horizontal: .horizontalCenter, vertical: grid.alignment))
  }

  /// Each as long as the longest of its views in its column.
  private func lines(_ columns: GridTracks, _ children: ViewChildren) -> [Line] {
    guard !columns.tracks.isEmpty else { return [] }
    var lines: [Line] = []
    var next = 0
    for part in parts.isEmpty ? [Part(count: children.count)] : parts {
      let end = min(children.count, next + part.count)
      let most = part.isWide ? 1 : columns.tracks.count
      while next < end {
        var line = Line(children: next..<min(end, next + most), isWide: part.isWide)
        for index in line.children {
          var offer = ProposedSize.unspecified
          offer[axis.other] = track(of: index, on: line, columns).length
          line.length = max(line.length, children[index].length(axis, proposed: offer))
        }
        lines.append(line)
        next = line.children.upperBound
      }
    }
    return lines
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
