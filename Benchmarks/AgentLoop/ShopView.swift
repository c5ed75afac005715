import SwiftUI

/// A screen in a navigation stack that does not scroll, with a limit of lines.
struct ShopView: View {
  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 20) {
        Text("Open from nine to six on every day but Monday").lineLimit(1)
        Text(
          "You find us behind the market hall, on the first floor, where the stairs end. Ring twice."
        )
        Text(
          "Bring your own jar, and we fill it: it saves a bag, and you pay a little less for the tea."
        )
        Text("Dogs are welcome, bicycles stay in the yard, and the kettle is always on.")
      }
      .navigationTitle("Shop")
    }
  }
}
