import SwiftUI

/// A font of a constant size.
struct GreetingView: View {
  var body: some View {
    ScrollView {
      Text("Good morning").font(.system(size: 34))
      Text("Three teas are new this week, and one is back.").font(.system(size: 17))
    }
  }
}
