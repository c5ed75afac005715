import SwiftUI

// What generated views use, as apps have it: models, enumerations, views, modifiers, styles and constants of
// their own.

/// A view that was generated, as the compiler makes it.
public struct GeneratedView {
  /// That of its type.
  public let name: String
  public let view: any View
}

struct Tea: Identifiable, Hashable {
  let id: Int
  var name: String
  var note: String?
  var price: Double = 4.5
  var isOrganic = false

  var title: String { isOrganic ? "\(name) (organic)" : name }

  static let all = [
    Tea(id: 1, name: "Sencha", note: "First harvest"),
    Tea(id: 2, name: "Darjeeling", price: 9, isOrganic: true),
    Tea(id: 3, name: "Earl Grey", note: "With oil of bergamot", price: 3.25),
  ]
}

enum Mood: String, CaseIterable, Identifiable {
  case calm, awake, merry

  var id: String { rawValue }

  var title: String {
    switch self {
    case .calm: "Calm and slow"
    case .awake: "Wide awake"
    case .merry: "Merry"
    }
  }

  var symbol: String { self == .merry ? "star.fill" : "cup.and.saucer" }
}

enum Measure {
  static let gap: CGFloat = 12
  static let side = 44.0
  static let columns = [GridItem(.flexible(), spacing: 8), GridItem(.fixed(90))]
}

extension Font {
  static let heading = Font.system(.title2, design: .rounded).weight(.bold)
  static let note = Font.footnote.italic()
}

extension Color {
  static let paper = Color(red: 0.96, green: 0.94, blue: 0.9)
}

struct Card<Content: View>: View {
  let title: String
  var spacing: CGFloat = 6
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      Text(title).font(.headline)
      content()
    }
    .padding(Measure.gap)
    .background(Color.paper, in: RoundedRectangle(cornerRadius: 10))
  }
}

struct Row: View {
  let title: String
  var detail: String?
  var isMarked = false

  init(_ title: String, detail: String? = nil, isMarked: Bool = false) {
    self.title = title
    self.detail = detail
    self.isMarked = isMarked
  }

  var body: some View {
    HStack {
      if isMarked { Image(systemName: "checkmark") }
      Text(title)
      if let detail {
        Spacer()
        Text(detail).foregroundStyle(.secondary)
      }
    }
  }
}

struct Turning<Content: View>: View {
  @Environment(\.dynamicTypeSize) private var size
  @ViewBuilder var content: Content

  var body: some View {
    if size.isAccessibilitySize {
      VStack(alignment: .leading) { content }
    } else {
      HStack { content }
    }
  }
}

struct Badge: View {
  @ScaledMetric(relativeTo: .caption) private var side = 20.0
  let count: Int

  var body: some View {
    Text("\(count)").font(.caption).frame(width: side, height: side).background(.red, in: .circle)
  }
}

struct Framed: ViewModifier {
  var width: CGFloat = 1

  func body(content: Content) -> some View {
    content.padding(width * 4).border(Color.gray, width: width)
  }
}

extension View {
  func framed(_ width: CGFloat = 1) -> some View { modifier(Framed(width: width)) }

  @ViewBuilder func dimmed(_ isDimmed: Bool) -> some View {
    if isDimmed { opacity(0.5) } else { self }
  }
}

struct Pressed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(10).background(.blue, in: .capsule)
  }
}
