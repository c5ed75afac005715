import SwiftUI

/// A tea with a toolbar; two buttons share a line that is too short for them.
public struct TeaDetailView: View {
  @State private var isFavourite = false

  public init() {}

  public var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 12) {
        Text("Dragon Well").font(.largeTitle).lineLimit(1)
        Text("Pan-fired leaves from the hills around West Lake, picked before the spring rain.")
        Label("Brew for two minutes at 80 degrees", systemImage: "timer").lineLimit(1)
        Spacer()
        HStack {
          Button("Add to basket") {}.buttonStyle(.borderedProminent)
          Button("Buy as a gift") {}.buttonStyle(.bordered)
        }
        .lineLimit(1)
      }
      .padding()
      .navigationTitle("Tea of the day")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button(isFavourite ? "Forget" : "Remember") { isFavourite.toggle() }
        }
      }
    }
  }
}
