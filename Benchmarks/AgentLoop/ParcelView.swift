import SwiftUI

/// A field whose placeholder is longer than its line.
struct ParcelView: View {
  @State private var name = ""
  @State private var note = ""

  var body: some View {
    Form {
      TextField("Name for the parcel and the door", text: $name)
      TextField("What should we know about the way?", text: $note)
    }
  }
}
