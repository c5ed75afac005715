import SwiftUI

/// A form whose total is in a frame of a fixed height.
public struct OrderFormView: View {
  @State private var name = ""
  @State private var tins = 1
  @State private var isGift = false

  public init() {}

  public var body: some View {
    Form {
      Section("Your order") {
        TextField("Name for the parcel", text: $name)
        Stepper("Tins: \(tins)", value: $tins, in: 1...12)
        Toggle("Wrap as a gift", isOn: $isGift)
        if isGift { Text("With a card in your own words.") }
      }
      Section {
        HStack {
          Text("Total with shipping").fixedSize()
          Spacer()
          Text("£\(tins * 8 + 4).00").font(.title).fixedSize().accessibilityIdentifier("total")
        }
        .frame(height: 44)
        Button("Buy") {}
          .frame(maxWidth: .infinity)
      }
    }
  }
}
