import SwiftUI

/// Cards of a fixed height in two columns, at any text size.
public struct CardGridView: View {
  let columns = [GridItem(.flexible()), GridItem(.flexible())]
  let moods = ["Wake up slowly", "After lunch", "A rainy evening", "For two"]

  public init() {}

  public var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 16) {
        ForEach(moods, id: \.self) { mood in
          VStack(alignment: .leading) {
            Image(systemName: "cup.and.saucer.fill").frame(width: 24, height: 24)
            Text(mood).font(.title3)
            Text("Three teas to try").font(.footnote)
          }
          .padding()
          .frame(maxWidth: .infinity, alignment: .leading)
          .frame(height: 120)
          .background(.quaternary, in: .rect(cornerRadius: 12))
          .clipped()
        }
      }
      .padding()
    }
  }
}
