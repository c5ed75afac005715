import SwiftUI

/// A form whose total goes below its label where both do not fit on a line.
public struct OrderFormView: View {
  @State private var name = ""
  @State private var tins = 1
  @State private var isGift = false

  public init() {}

  public var body: some View {
    Form {
      Section("Your order") {
        TextField("Name for the parcel", text: $name, axis: .vertical)
        Stepper("Tins: \(tins)", value: $tins, in: 1...12)
        Toggle("Wrap as a gift", isOn: $isGift)
        if isGift { Text("With a card in your own words.") }
      }
      Section {
        ViewThatFits(in: .horizontal) {
          HStack {
            Text("Total with shipping")
            Spacer()
            total
          }
          VStack(alignment: .leading) {
            Text("Total with shipping")
            total
          }
        }
        Button("Buy") {}
          .frame(maxWidth: .infinity)
      }
    }
  }

  private var total: some View {
    Text("£\(tins * 8 + 4).00").font(.title).accessibilityIdentifier("total")
  }
}
