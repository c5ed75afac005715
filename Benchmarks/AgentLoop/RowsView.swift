import SwiftUI

/// Rows of a constant height.
struct RowsView: View {
  let names = ["Sencha Yabukita", "Darjeeling Second Flush", "Genmaicha with roasted rice"]

  var body: some View {
    ScrollView {
      ForEach(names, id: \.self) { name in
        Text(name).font(.headline)
          .frame(height: 44)
      }
    }
  }
}
