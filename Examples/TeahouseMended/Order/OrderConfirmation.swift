import SwiftUI

/// Shown when an order has been placed.
struct OrderConfirmation: View {
  let tea: String
  let deliveryDay: String

  var body: some View {
    VStack(spacing: 12) {
      Text("Thank you")
        .font(.title.bold())
      Text("\(tea) arrives on \(deliveryDay).")
        .font(.custom("AvenirNext-Regular", size: 17, relativeTo: .body))
      Button("Back to the teas") {}
        .font(.headline)
        .frame(minHeight: 44)
    }
  }
}
