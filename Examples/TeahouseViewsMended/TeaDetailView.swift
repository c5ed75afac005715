import SwiftUI

/// A tea with a toolbar; it scrolls, and its buttons stand below each other where they must.
public struct TeaDetailView: View {
  @State private var isFavourite = false

  public init() {}

  public var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          Text("Dragon Well").font(.largeTitle)
          Text("Pan-fired leaves from the hills around West Lake, picked before the spring rain.")
          Label("Brew for two minutes at 80 degrees", systemImage: "timer")
          ViewThatFits(in: .horizontal) {
            HStack { buttons }
            VStack(alignment: .leading) { buttons }
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
      }
      .navigationTitle("Tea of the day")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button {
            isFavourite.toggle()
          } label: {
            Image(systemName: isFavourite ? "heart.fill" : "heart")
          }
          .accessibilityLabel(isFavourite ? "Forget" : "Remember")
        }
      }
    }
  }

  @ViewBuilder private var buttons: some View {
    Button("Add to basket") {}.buttonStyle(.borderedProminent)
    Button("Buy as a gift") {}.buttonStyle(.bordered)
  }
}
