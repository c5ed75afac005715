import SwiftUI

/// Limits of lines, one of them around several texts.
struct HarvestView: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("First flush of the spring harvest").font(.title).lineLimit(1)
        VStack {
          Text("Picked by hand above two thousand metres")
          Text("Dried for eighteen hours, rolled twice")
        }
        .lineLimit(1)
      }
      .padding()
    }
  }
}
