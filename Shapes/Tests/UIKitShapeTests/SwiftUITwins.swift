import SwiftUI
import SwiftUILayoutTesting

// The screens of `TwinTests` as SwiftUI says them, in a file of their own: both frameworks have a `UIScreen`.

private struct Card: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Oolong").font(.headline)
      Text("Half oxidised").font(.body)
    }
    .padding(16)
  }
}

/// The card of `Card.storyboard`.
private struct OfferCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Summer rates").font(.headline)
      Text("All teas at a lower price until September, and each second cup is free.").font(.body)
      Text("Ends soon").font(.footnote).lineLimit(1)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(EdgeInsets(top: 20, leading: 16, bottom: 0, trailing: 16))
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

/// The frames of the texts of that card on an iPhone 15, in the screen.
///
/// - Parameter size: The number of the text size, from 0 for the smallest.
@MainActor
func swiftUIOfferFrames(at size: Int) throws -> [Rect] {
  let screen = try OfferCard().laidOut(
    in: Size(width: 393, height: 852), at: DynamicTypeSize.allCases[size])
  return screen.words.compactMap { screen[.text($0)]?.frame }
}

private struct FormRow: View {
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    let layout =
      size.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8))
      : AnyLayout(HStackLayout(spacing: 8))
    layout {
      Text("Name")
      Text("Ada")
    }
    .font(.body)
    .padding(16)
  }
}

/// The frames of the two texts of a screen, from its own corner, in SwiftUI.
///
/// - Parameter size: The number of the text size, from 0 for the smallest.
@MainActor
func swiftUIFrames(ofCard isCard: Bool, _ texts: [String], at size: Int) throws -> [Rect] {
  let window = Size(width: 1000, height: 1000)
  let category = DynamicTypeSize.allCases[size]
  let screen =
    isCard
    ? try Card().laidOut(in: window, at: category) : try FormRow().laidOut(in: window, at: category)
  let frames = texts.compactMap { screen[.text($0)]?.frame }
  guard let first = frames.first else { return [] }
  return frames.map { $0.offset(dx: 16 - first.x, dy: 16 - first.y) }
}
