import SwiftUI

/// A card of constant width and height.
struct CardView: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text("Gyokuro").font(.title2)
        Text("Grows in the shade for three weeks before it is picked")
      }
      .frame(width: 320, height: 110)
      .clipped()
    }
  }
}
