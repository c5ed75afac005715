import SwiftUI

/// More text than the screen holds at large sizes, and nothing scrolls.
struct WelcomeView: View {
  var body: some View {
    VStack(spacing: 24) {
      Text("Welcome to the tea house").font(.largeTitle)
      Text(
        "We brew what the season brings, and tell you where each leaf was picked, by whom and when."
      )
      Text(
        "Order what you like, and we send it on the same day. Everything is kept cool until it leaves."
      )
      Button("Choose your first tea") {}
    }
    .padding()
  }
}
