import SwiftUI

/// Shown when an order has been placed.
struct OrderConfirmation: View {
  let tea: String
  let deliveryDay: String

  var body: some View {
    VStack(spacing: 12) {
      Text("Thank you")
        .font(.system(size: 28, weight: .bold))
      Text("\(tea) arrives on \(deliveryDay).")
        .font(.custom("AvenirNext-Regular", fixedSize: 17))
        .lineLimit(1)
      Button("Back to the teas") {}
        .font(.headline)
        .frame(height: 44)
    }
  }
}
