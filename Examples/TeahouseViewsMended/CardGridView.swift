import SwiftUI

/// Cards as high as their words, in one column at accessibility sizes.
public struct CardGridView: View {
  @Environment(\.dynamicTypeSize) private var textSize
  @ScaledMetric(relativeTo: .title3) private var icon = 24.0
  let moods = ["Wake up slowly", "After lunch", "A rainy evening", "For two"]

  public init() {}

  private var columns: [GridItem] {
    Array(repeating: GridItem(.flexible()), count: textSize.isAccessibilitySize ? 1 : 2)
  }

  public var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 16) {
        ForEach(moods, id: \.self) { mood in
          VStack(alignment: .leading) {
            Image(systemName: "cup.and.saucer.fill").frame(width: icon, height: icon)
            Text(mood).font(.title3)
            Text("Three teas to try").font(.footnote)
          }
          .padding()
          .frame(maxWidth: .infinity, minHeight: 120, alignment: .leading)
          .background(.quaternary, in: .rect(cornerRadius: 12))
        }
      }
      .padding()
    }
  }
}
