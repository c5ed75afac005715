import SwiftUI

/// An own font that is told not to scale, in a bar of a constant height.
struct BrandView: View {
  var body: some View {
    ScrollView {
      Text("Tea House").font(.custom("TeaHouse-Regular", fixedSize: 28))
        .frame(height: 40)
      Text("Since 1911 in the same street").font(.caption)
    }
  }
}
