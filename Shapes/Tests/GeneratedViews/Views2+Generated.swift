// Written by Scripts/generate.
// swift-format-ignore-file
import SwiftUI

struct Generated40: View {
  let title = "Continue Notifications Choose"
  var count = 7
  private let names = ["Ship Tea Nothing", "out Reviews Account", "Choose"]
  var isShown = false
  @State private var input = "Ada"
  var body: some View {
    HStack(spacing: 44) {
      ForEach(Mood.allCases, id: \.self) { item1 in
        Text(item1.title)
          .alignmentGuide(.leading) { $0[.leading] + 5 }
      }
      Card(title: names[1]) {
        Turning {
          Text(verbatim: "for Settings Temperature")
            .font(.title2)
          HStack { ProgressView(); Text(names.joined(separator: ", ")) }
            .lineLimit(1...3)
          Circle().fill(.primary).frame(width: 140, height: 40)
            .fixedSize()
            .truncationMode(.middle)
        }
        Image(systemName: "cup.and.saucer")
          .truncationMode(.middle)
      }
        .multilineTextAlignment(.center)
        .background(alignment: .bottomTrailing) { Text(title)
          .scaledToFit() }
      HStack(alignment: .firstTextBaseline) {
        Text("minutes Temperature Weekly Rooibos")
          .fixedSize(horizontal: false, vertical: true)
        Button { } label: { Text(2676, format: .number)
            .monospacedDigit() }
        Text(title)
          .lineSpacing(64)
        TextEditor(text: $input).frame(height: 44)
          .kerning(2)
      }
      Text("Harvest Account Harvest".uppercased())
        .padding(.trailing, 60)
    }
      .textCase(.uppercase)
  }
}

struct Generated41: View {
  let title = "Your Delivery Harvest method"
  private let subtitle: String = "Your address note note"
  private var summary: String { title + ", " + "Continue".uppercased() }
  private let names = ["note Choose Continue", "Remove", "leaf"]
  var isShown = false
  @State private var choice = Mood.awake
  var body: some View {
    (ViewThatFits {
      HStack(spacing: Measure.gap) {
        LazyVStack {
          Image("photo").resizable().aspectRatio(contentMode: .fill)
          Text("Weekly Reviews Water Delivery")
        }
          .hidden()
      }
      HStack {
        HStack(spacing: 80) {
          Text("Brewing \(subtitle)")
            .alignmentGuide(.leading) { $0[.leading] + 5 }
          Button { } label: { Link("Loose Loose", destination: URL(string: "https://example.org")!)
              .font(.title3.bold())
              .fontWeight(.regular) }
          Divider()
            .lineLimit(1)
            .cornerRadius(48)
        }
          .sheet(isPresented: .constant(false)) { Text("leaf out") }
        (Group {
          (Text("Change Delivery cup method").bold() + Text(" offers note Total Ship").foregroundColor(.red))
            .accessibilityLabel("yet Tea Steep")
          GroupBox("to") { Text("to Nothing method method")
              .frame(height: 210)
              .background(Color.orange)
              .underline()
              .alignmentGuide(.leading) { $0[.leading] + 5 } }
            .font(.system(size: 28, weight: .light))
            .blur(radius: 2)
            .italic()
            .toggleStyle(.switch)
          Picker("cup", selection: $choice) { ForEach(Mood.allCases) { Text($0.title).tag($0) } }.pickerStyle(.menu)
            .alignmentGuide(.leading) { $0[.leading] + 5 }
        })
          .padding(.horizontal, 28)
          .lineLimit(1...3)
          .frame(width: 92, height: 150)
          .layoutPriority(2)
      }
    })
      .textFieldStyle(.roundedBorder)
      .environment(\.font, .title)
      .frame(maxWidth: .infinity, alignment: .bottomTrailing)
      .frame(minHeight: 40)
  }
}

struct Generated42: View {
  let title = "Delivery"
  static let inset: CGFloat = 16
  @State private var isOn = true
  var isShown = false
  var body: some View {
    Toggle("for Weekly Harvest offers", isOn: .constant(true))
      .allowsTightening(true)
      .padding(7.5)
      .overlay(alignment: .trailing) { VStack(alignment: .leading, spacing: Self.inset) {
        Label("time Total Notifications", systemImage: "cup.and.saucer")
        Text("Settings for cup \(13)")
          .lineLimit(1)
          .minimumScaleFactor(0.5)
        Label("leaf Harvest Order Steep", systemImage: "cup.and.saucer")
          .ignoresSafeArea()
        Text(isShown ? "Add Order minutes Favourites" : "Steep three address Add")
          .environment(\.font, .headline)
          .padding(.vertical, Self.inset)
      }
        .padding(92)
        .bold() }
      .padding(.top)
  }
}

struct Generated43: View {
  let title = "Reviews method"
  var count = 5
  @State private var tins = 2
  private let isNew = true
  @ScaledMetric(relativeTo: .headline) private var gap: CGFloat = 10
  @Environment(\.dynamicTypeSize) private var size
  var note: String? = nil
  var isShown = true
  @State private var choice = Mood.awake
  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: gap) {
      Grid {
        GridRow {
          Text("time Steep Tea")
          Text("Reviews here \(title)")
            .font(.subheadline)
            .background(Color.green)
        }
        GridRow {
          Image(systemName: "cup.and.saucer")
            .font(.custom("Avenir", size: 14, relativeTo: .footnote))
          Picker("Favourites Weekly cup", selection: $choice) { Text("Calm").tag(Mood.calm); Text("Awake").tag(Mood.awake) }
            .overlay(alignment: .top) { Button("Nothing Weekly Change") {}
              .fontWeight(.semibold) }
            .font(.system(.body, design: .monospaced))
          Text(isShown ? "Total" : "for")
            .fontDesign(.rounded)
            .scaleEffect(1.2)
        }
      }
        .frame(height: 140)
        .fixedSize()
    }
  }
}

struct Generated44: View {
  let title = "cup Settings Temperature"
  private let subtitle: String = "note a Rooibos"
  @State private var isOpen = false
  @ScaledMetric(relativeTo: .title3) private var gap: CGFloat = 10
  @Environment(\.dynamicTypeSize) private var size
  var isShown = true
  var body: some View {
    Grid(horizontalSpacing: 8, verticalSpacing: 4) {
      GridRow {
        LazyVStack(alignment: .center) {
          GroupBox { Label { Text(verbatim: "basket cup out") } icon: { Image(systemName: "cart.badge.plus") }
              .fixedSize(horizontal: false, vertical: true) }
            .font(.system(size: 18))
            .border(Color.paper)
          Text("leaf Water")
            .dimmed(!(isShown))
        }
        ForEach(Tea.all.filter { $0.isOrganic }) { item1 in
          Badge(count: 1)
            .italic()
            .padding(.horizontal)
        }
        HStack { ProgressView(); Text("Favourites") }
          .tracking(1.5)
      }
      GridRow {
        HStack {
          Button("a Settings Favourites", systemImage: "house.fill") {}
          Text("Water \(title)")
            .environment(\.lineLimit, 2)
            .strikethrough()
        }
          .accessibilityHidden(true)
          .monospacedDigit()
      }
      GridRow {
        GroupBox { Text(verbatim: "Settings")
            .tracking(1.5)
            .lineLimit(nil) }
          .cornerRadius(44)
        RoundedRectangle(cornerRadius: 68).fill(.thinMaterial).frame(width: 30, height: 84)
          .dimmed(!(size < .accessibility2))
          .frame(width: 120, height: 160)
          .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
          .disabled(size < .accessibility2)
        Text("Reviews Ship Continue")
          .layoutPriority(2)
      }
    }
      .scaleEffect(1.2)
  }
}

struct Generated45: View {
  let title = "Choose Rooibos Sign basket"
  var count = 1
  @State private var isOpen = true
  @ScaledMetric private var side = 24.0
  private let names = ["Change Favourites", "to cup", "leaf method Reviews"]
  var isShown = true
  var body: some View {
    Text("time address a Brewing \(names.count)")
      .labelsHidden()
  }
}

struct Generated46: View {
  let title = "Nothing"
  private let subtitle: String = "here Sign Temperature Weekly"
  @State private var tins = 1
  @State private var isOpen = false
  @ScaledMetric(relativeTo: .largeTitle) private var gap: CGFloat = 10
  var isShown = false
  var body: some View {
    VStack {
      ZStack {
        Row("to Notifications Add")
          .font(.system(size: 23))
          .rotationEffect(.degrees(20))
        Row(title, detail: title, isMarked: true)
      }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
      .background(Color.accentColor)
      .hidden()
  }
}

struct Generated47: View {
  let title = "minutes Tea"
  private let subtitle: String = "Temperature yet Continue"
  private let isNew = false
  @Environment(\.dynamicTypeSize) private var size
  var isShown = true
  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      if isShown {
        ForEach(Tea.all) { item1 in
          Text(verbatim: "leaf address")
            .offset(x: 24, y: 3)
        }
        Circle().fill(.thinMaterial).frame(width: 52, height: 140)
          .frame(maxWidth: .infinity)
      } else {
        Grid(alignment: .leading) {
          GridRow {
            Text(title)
              .lineLimit(1)
            Capsule().frame(width: 120, height: 60)
              .fontWeight(.heavy)
            Text(verbatim: "a Total")
          }
          GridRow {
            Text("Choose Delivery cup leaf \(subtitle)")
              .buttonStyle(.bordered)
          }
        }
        if isNew {
          LabeledContent("Sign method leaf", value: "here")
            .padding(68)
          Text("Account \(15)")
            .padding(40)
            .accessibilityHidden(true)
            .framed()
            .blur(radius: 2)
        } else {
          Text(subtitle)
        }
      }
      Button { } label: { Label("Remove a Loose", systemImage: "cup.and.saucer") }
        .background { Text("note Your \(title)") }
        .frame(maxWidth: .infinity)
      Button("Settings", role: .cancel) {}
      Divider()
        .hidden()
        .frame(height: 100)
    }
      .padding()
  }
}

struct Generated48: View {
  let title = "Steep minutes method"
  @State private var isOpen = false
  var isShown = false
  var body: some View {
    Text("Account")
      .environment(\.font, .body.bold())
  }
}

struct Generated49: View {
  let title = "out Temperature Remove note"
  var count = 3
  @Environment(\.dynamicTypeSize) private var size
  var note: String? = "Payment Order note"
  private let tea = Tea.all[1]
  var isShown = false
  @State private var isOn = true
  var body: some View {
    NavigationStack {
      List {
        VStack {
          Image(systemName: "house.fill")
            .frame(height: 190)
          HStack(spacing: 72) {
            Text("yet here Reviews Settings")
              .padding()
              .controlSize(.large)
              .cornerRadius(84)
              .frame(maxWidth: .infinity)
            Text(2549, format: .number)
          }
            .cornerRadius(16)
            .background(Color.red.opacity(0.3))
          Text(tea.title)
            .border(Color.clear)
          if size < .accessibility1 {
            Image("photo")
              .foregroundStyle(Color.gray)
            Toggle("Rooibos", isOn: .constant(false))
          }
        }
          .fixedSize()
        Section("Tea cup Settings") {
          ForEach(Mood.allCases, id: \.self) { item1 in
            Divider()
          }
        }
        Section {
          Text("Remove").bold() + Text(" Favourites").font(.caption)
          Text(note ?? "No note")
        } footer: {
          Text("Choose Weekly Steep \(count)")
        }
      }.listStyle(.grouped)
        .navigationTitle("Loose Tea a three")
    }
  }
}

struct Generated50: View {
  let title = "method"
  var count = 0
  @State private var isOpen = false
  private var summary: String { title + ", " + "cup a" }
  private let tea = Tea.all[0]
  var isShown = false
  var body: some View {
    HStack {
      VStack {
        Group {
          Text("**Tea time Weekly** Favourites")
            .padding(.bottom)
            .cornerRadius(8)
            .textFieldStyle(.roundedBorder)
            .tint(.red)
          Divider()
            .lineLimit(3, reservesSpace: true)
            .background { Gauge(value: 0.3) { Text("Brewing") }
              .framed(2)
              .frame(width: 30, height: 110) }
        }
          .background(Color.gray, in: .rect(cornerRadius: 8))
          .onAppear {}
        Spacer()
        part1
        Card(title: "Rooibos") {
          Text(verbatim: "for")
            .padding(24)
          Gauge(value: 0.3) { Text("Brewing") }
            .cornerRadius(96)
            .imageScale(.small)
        }
          .labelsHidden()
          .modifier(Framed(width: 3))
      }
        .padding()
        .rotationEffect(.degrees(20))
        .safeAreaInset(edge: .top) { Color.paper.frame(width: 110, height: 80) }
        .frame(width: 170, alignment: .center)
      Text(summary)
      Text(summary)
        .frame(width: 90, height: 40, alignment: .bottomTrailing)
        .foregroundColor(.black)
    }
      .font(.custom("Avenir", size: 14, relativeTo: .body))
  }
  private var part1: some View {
    Text("offers Harvest yet Payment")
      .offset(x: 48, y: 3)
  }
}

struct Generated51: View {
  let title = "Account three"
  private let subtitle: String = "Order"
  @State private var isOpen = false
  static let inset: CGFloat = 0
  @Environment(\.dynamicTypeSize) private var size
  let mood = Mood.calm
  var isShown = true
  @State private var isOn = true
  var body: some View {
    VStack {
      Text("Rooibos Total Brewing Add")
      if isOpen {
        HStack {
          Text("**Harvest Loose** Your out cup")
            .frame(height: Self.inset)
          Menu("time here Reviews") { Button("time note") {} }
            .bold()
          Button(role: .destructive) { } label: { Text("Water") }
            .frame(maxWidth: .infinity)
          Color.black.frame(width: 40, height: 7.5)
            .padding(.horizontal)
        }
        (size.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 4))) {
          Toggle("Temperature", isOn: .constant(true))
            .lineLimit(2)
          Badge(count: 8 * 5)
            .background(alignment: .trailing) { GroupBox("Rooibos basket Account Payment") { Text(mood.title)
                .background { Text("Water offers address")
                  .multilineTextAlignment(.trailing) } }
              .textFieldStyle(.roundedBorder) }
        }
          .frame(width: 70, alignment: .top)
          .padding(40)
      } else {
        Text(subtitle)
          .padding(.vertical, Self.inset)
          .multilineTextAlignment(.trailing)
        Toggle("here Settings Harvest", isOn: .constant(false))
          .hidden()
          .multilineTextAlignment(.leading)
          .allowsTightening(true)
          .multilineTextAlignment(.trailing)
      }
    }
      .clipShape(Capsule())
  }
}

struct Generated52: View {
  let title = "Remove time note"
  @State private var tins = 5
  @Environment(\.dynamicTypeSize) private var size
  private let names = ["out Payment Account Your", "Loose minutes a", "for Ship Choose"]
  var isShown = true
  @State private var cups = 2
  var body: some View {
    NavigationStack {
      Turning {
        LazyVStack {
          ScrollView {
            Text(1350, format: .number)
              .lineLimit(2)
              .environment(\.font, .custom("Avenir", size: 14, relativeTo: .body))
            Image("photo").resizable().scaledToFit().frame(width: 160)
            Circle().fill(Color.paper).frame(width: 30, height: 190)
              .lineLimit(...2)
              .padding(48)
            Stepper("address", value: $cups, in: 0...9)
          }
            .textFieldStyle(.roundedBorder)
        }
          .font(.note)
        ViewThatFits {
          HStack(spacing: 76) {
            Text("address")
              .buttonStyle(.bordered)
              .lineLimit(1...3)
            Text(names.first ?? "none")
          }
          HStack(alignment: .bottom, spacing: 28) {
            Text("basket")
              .font(.subheadline)
          }
        }
      }
        .background(Color.accentColor)
        .italic()
        .navigationTitle("a Weekly")
        .navigationBarTitleDisplayMode(.inline)
    }
  }
}

struct Generated53: View {
  let title = "address note Favourites Reviews"
  @State private var isOn = true
  var isShown = true
  var body: some View {
    ZStack(alignment: .trailing) {
      LazyVStack {
        Label("for Sign Weekly Settings", systemImage: "cup.and.saucer")
          .font(.title3)
          .frame(minWidth: 10, idealWidth: 50, maxWidth: 182)
        GeometryReader { place in
          DisclosureGroup("Notifications Payment", isExpanded: .constant(true)) { Image("photo")
              .fontWeight(.semibold) }.frame(width: place.size.width / 2)
        }
        VStack(alignment: .leading, spacing: 7.5) {
          Text("for yet \(5)")
          LabeledContent("Order Favourites Ship", value: "yet Water minutes leaf")
          Text("Add".uppercased())
            .clipped()
          Image(systemName: "cup.and.saucer")
            .background(Color.accentColor)
        }
          .bold()
          .padding(.trailing, 16)
      }
      Text("Sign out a address")
      Button("Loose offers Order") {}
    }
      .disabled(isShown)
  }
}

struct Generated54: View {
  let title = "Settings"
  private let isNew = false
  @State private var isOpen = true
  private let names = ["Change Reviews Choose", "Choose Tea Reviews", "a here Payment Favourites"]
  let mood = Mood.awake
  var note: String? = "yet Ship note"
  var isShown = false
  @State private var choice = Mood.awake
  @State private var cups = 2
  var body: some View {
    ScrollView(.horizontal) {
      Group {
        ViewThatFits {
          VStack(spacing: 8) {
            Text("out here Sign Loose")
              .italic()
            Text(names.map { $0.uppercased() }.joined(separator: " "))
            Text(mood.title)
              .blur(radius: 2)
            Button(role: .destructive) { } label: { Text("Loose") }
              .font(.caption2)
              .lineLimit(...2)
              .font(.system(size: 23))
              .kerning(2)
          }
          HStack {
            Picker("basket", selection: $choice) { Text("Calm").tag(Mood.calm); Text("Awake").tag(Mood.awake) }
            Stepper("Rooibos for Tea", value: $cups, in: 0...9)
          }
        }
      }
        .overlay(alignment: .leading) { Text("a Loose Harvest Order")
          .font(.footnote) }
      Text(verbatim: "Harvest")
    }
      .environment(\.dynamicTypeSize, .accessibility4)
  }
}

struct Generated55: View {
  let title = "Order offers"
  private let isNew = true
  @ScaledMetric(relativeTo: .body) private var gap: CGFloat = 10
  var isShown = false
  var body: some View {
    Text(title)
  }
}

struct Generated56: View {
  let title = "Add a Nothing"
  private let subtitle: String = "Change to note Rooibos"
  private let names = ["Tea", "Loose Rooibos for Choose", "Account"]
  var isShown = false
  @State private var choice = Mood.awake
  var body: some View {
    NavigationStack {
      Card(title: "basket to Loose") {
        let words1 = names.first ?? "none"
        Text(words1)
        ZStack {
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).frame(width: 48, height: 48)
          Text("Payment Change basket for")
          Image(systemName: "cup.and.saucer").resizable().frame(width: 8, height: 210)
          Text(words1)
            .foregroundColor(.accentColor)
        }
        VStack(alignment: .trailing, spacing: 8) {
          if names.count > 0 {
            Text("out Delivery Sign Order")
            Picker("Tea", selection: $choice) { ForEach(Mood.allCases) { Text($0.title).tag($0) } }.pickerStyle(.menu)
              .ignoresSafeArea()
          } else {
            Button("Change Settings Favourites") {}
              .overlay(alignment: .leading) { Ellipse().fill(Color.gray).frame(width: 200, height: 72) }
            Text(names.map { $0.uppercased() }.joined(separator: " "))
              .truncationMode(.middle)
              .zIndex(1)
          }
        }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .multilineTextAlignment(.trailing)
          .textCase(.uppercase)
          .padding(7.5)
      }
        .dynamicTypeSize(.large...)
        .toolbar {
        ToolbarItem(placement: .primaryAction) { Image(systemName: "chevron.right") }
      }
    }
  }
}

struct Generated57: View {
  let title = "yet Choose yet Nothing"
  @ScaledMetric private var side = 24.0
  @Environment(\.dynamicTypeSize) private var size
  private let names = ["Your Steep out", "Temperature Your", "Tea"]
  var isShown = false
  @State private var input = ""
  var body: some View {
    (ViewThatFits(in: .horizontal) {
      HStack(alignment: .bottom, spacing: 60) {
        HStack(spacing: 72) {
          Image(systemName: "chevron.right")
          Image("photo")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
          LabeledContent("yet a Order Notifications", value: names.map { $0.uppercased() }.joined(separator: " "))
            .foregroundStyle(Color.paper)
            .multilineTextAlignment(.trailing)
          Button("Sign Water Favourites Notifications", role: .cancel) {}
            .font(.body)
            .italic()
        }
        (Grid {
          GridRow {
            (Text("Tea Continue Sign").bold() + Text(" Harvest Rooibos").italic())
              .redacted(reason: .placeholder)
            Text(verbatim: "Account")
          }
          GridRow {
            Text("cup Reviews method Delivery")
          }
        })
          .hidden()
          .redacted(reason: .placeholder)
          .fontWeight(.heavy)
          .italic()
      }
      HStack(spacing: side) {
        if size < .accessibility4 {
          Text("Weekly Water Water out")
          TextEditor(text: $input).frame(height: 20)
            .font(.caption2)
        } else {
          Text("Rooibos Choose")
            .safeAreaPadding(side)
            .minimumScaleFactor(0.5)
            .lineLimit(...2)
            .italic()
        }
        Image("photo").resizable().scaledToFit().frame(width: 60)
          .multilineTextAlignment(.center)
          .dimmed(!(isShown))
        Image(systemName: "gear")
          .buttonStyle(.plain)
          .font(.body)
        Text("time Your")
          .padding(80)
      }
    })
      .frame(height: 200)
  }
}

struct Generated58: View {
  let title = "Rooibos"
  @State private var isOpen = true
  @Environment(\.dynamicTypeSize) private var size
  var isShown = true
  @State private var input = "Ada"
  var body: some View {
    List {
      if size < .large {
        Row("Loose", detail: title, isMarked: true)
      } else {
        GeometryReader { place in
          TextEditor(text: $input).frame(height: 120)
            .background(Color.paper).frame(width: place.size.width / 2)
        }
          .minimumScaleFactor(0.5)
          .frame(width: 50, alignment: .center)
          .multilineTextAlignment(.leading)
          .offset(x: 96, y: 3)
      }
      Text("Notifications time Ship out")
        .layoutPriority(0)
        .textCase(.uppercase)
      if size.isAccessibilitySize {
        ViewThatFits(in: .horizontal) {
          VStack(alignment: .center, spacing: 32) {
            Text("Tea Payment")
            Button("Rooibos") {}
          }
          VStack(alignment: .leading) {
            Text("Notifications here Loose \(title)")
            Text(title)
            Image(systemName: "chevron.right")
              .padding()
              .textFieldStyle(.roundedBorder)
              .fontWeight(.heavy)
              .tracking(1.5)
          }
        }
        Text("Brewing Order Delivery time")
      } else {
        Divider()
      }
    }.listStyle(.grouped)
  }
}

struct Generated59: View {
  let title = "three Your"
  @Environment(\.dynamicTypeSize) private var size
  let mood = Mood.calm
  var note: String? = nil
  var body: some View {
    NavigationStack {
      List(Tea.all) { tea in
        Row(tea.title, detail: tea.note)
      }.listStyle(.plain)
        .navigationTitle("Water Continue Water")
    }
  }
}

struct Generated60: View {
  var count = 7
  private let isNew = false
  private var summary: String { "offers Water Settings method" + ", " + "Reviews address".uppercased() }
  let mood = Mood.merry
  var isShown = false
  var body: some View {
    Text("a Weekly a Delivery")
      .frame(width: 70, alignment: .bottomTrailing)
  }
}

struct Generated61: View {
  let title = "Sign Notifications time Water"
  private let subtitle: String = "Payment"
  var count = 8
  private let isNew = true
  @State private var isOpen = false
  static let inset: CGFloat = 28
  private var summary: String { title + ", " + subtitle }
  var body: some View {
    Button("for Favourites", systemImage: "person.circle") {}
  }
}

struct Generated62: View {
  private let subtitle: String = "address method to Reviews"
  var isShown = false
  var body: some View {
    Row("Steep", detail: "method out".uppercased())
  }
}

struct Generated63: View {
  let title = "time here"
  @State private var tins = 3
  let mood = Mood.merry
  var note: String? = nil
  private let tea = Tea.all[2]
  var isShown = false
  var body: some View {
    NavigationStack {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 2), spacing: 100) {
        Row(mood.title)
          .frame(maxWidth: .infinity)
          .multilineTextAlignment(.leading)
      }
    }
  }
}

struct Generated64: View {
  private let isNew = true
  @ScaledMetric private var side = 24.0
  @State private var isOn = true
  var isShown = false
  var body: some View {
    NavigationStack {
      Form {
        Section("Notifications Nothing") {
          (GeometryReader { place in
            Card(title: String(7), spacing: 88) {
              Toggle("Tea Notifications", isOn: $isOn)
                .foregroundColor(.gray)
                .underline()
              Image(systemName: "cup.and.saucer")
            }
              .kerning(2)
              .overlay(Text("Tea").bold() + Text(" Water Ship Order").font(.caption), alignment: .bottom).frame(width: place.size.width / 2)
          })
            .lineLimit(1...3)
            .zIndex(1)
          Label("Order", systemImage: "house.fill")
            .opacity(1)
          Text("Your minutes \(10)")
            .font(.system(size: 10, weight: .regular))
            .frame(width: 150, height: 120)
        }
        Color.white.frame(width: 100, height: 140)
          .padding()
        Section("Water Account time Nothing") {
          ScrollView(.vertical, showsIndicators: false) {
            if isShown && isNew {
              Text("time note \(1 * 3)")
                .padding(.vertical, side)
            } else if !(isNew) {
              Menu("Add Order Reviews Settings") { Button("Weekly") {} }
                .bold()
              LabeledContent("Rooibos Brewing", value: "Loose a".uppercased())
            }
            Button { } label: { Text(!(isNew) ? "Notifications Delivery Weekly" : "minutes") }
              .shadow(radius: 4)
            Color.blue.frame(width: 20, height: 50)
              .font(.footnote)
          }
            .blur(radius: 2)
          Color.white.frame(width: 50, height: 100)
            .minimumScaleFactor(0.5)
            .lineLimit(1...3)
        }
      }
        .toolbar {
        ToolbarItem(placement: .primaryAction) { Image(systemName: "house.fill") }
      }
    }
  }
}

struct Generated65: View {
  let title = "address Settings address Brewing"
  @State private var tins = 4
  private let isNew = false
  @Environment(\.dynamicTypeSize) private var size
  var isShown = false
  @State private var input = "Ada"
  var body: some View {
    if !(tins > 2) {
      if size < .accessibility1 {
        Text(!(tins > 3) ? "Brewing Payment Temperature" : "Weekly note out")
      } else {
        Button("Change") {}
          .font(.note)
        Text(tins > 2 ? "Add Ship" : "minutes Payment here")
          .font(.caption2)
          .buttonStyle(.borderless)
      }
      LazyVStack(spacing: 80) {
        Text("Temperature Steep")
          .foregroundColor(.green)
          .offset(x: 52, y: 3)
          .truncationMode(.middle)
          .fixedSize()
        Color.orange.frame(width: 210, height: 80)
        Button("Nothing Steep Sign", systemImage: "gear") {}
        Text(title)
          .foregroundStyle(.primary)
      }
        .ignoresSafeArea()
    } else if size >= .small && size < .accessibility1 {
      VStack(spacing: 7.5) {
        Divider()
        TextEditor(text: $input).frame(height: 80)
        Image("photo").resizable().scaledToFit().frame(width: 20)
          .scaledToFit()
        Text("basket Settings here \(16 * 6)")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      }
        .tracking(1.5)
        .minimumScaleFactor(0.5)
    }
    Text("Your")
  }
}

struct Generated66: View {
  private let subtitle: String = "Nothing basket"
  private let isNew = false
  var note: String? = "Add Delivery Change"
  var isShown = true
  var body: some View {
    HStack { ProgressView(); Text("Nothing") }
      .disabled(isNew)
      .overlay { LazyVStack(spacing: 44) {
        Text("Total offers")
          .modifier(Framed(width: 3))
      }
        .frame(height: 48) }
  }
}

struct Generated67: View {
  let title = "note Loose"
  private let subtitle: String = "Brewing"
  var count = 8
  @State private var isOpen = true
  private var summary: String { title + ", " + subtitle }
  let mood = Mood.merry
  @State private var choice = Mood.awake
  var body: some View {
    Group {
      ForEach(0..<1, id: \.self) { item1 in
        Card(title: subtitle) {
          Button("Ship Order", systemImage: "person.circle") {}
            .blur(radius: 2)
          Picker("Notifications Account Change to", selection: $choice) { ForEach(Mood.allCases) { Text($0.title).tag($0) } }.pickerStyle(.menu)
            .frame(height: 170)
        }
          .kerning(2)
      }
    }
      .border(Color.paper)
      .font(.title.bold())
      .bold()
      .layoutPriority(1)
  }
}

struct Generated68: View {
  var count = 1
  static let inset: CGFloat = 12
  private var summary: String { "Sign Harvest" + ", " + "Your address".uppercased() }
  var body: some View {
    List(Tea.all) { tea in
      Row(tea.title, detail: tea.note)
    }.listStyle(.plain)
  }
}

struct Generated69: View {
  let title = "Ship Reviews a Tea"
  @ScaledMetric(relativeTo: .largeTitle) private var gap: CGFloat = 10
  var body: some View {
    List {
      Capsule().stroke(Color.green, lineWidth: 2).frame(width: 20, height: 60)
        .frame(height: 30)
    }.listStyle(.grouped)
  }
}

struct Generated70: View {
  private let subtitle: String = "Temperature"
  var count = 3
  @State private var tins = 1
  @ScaledMetric private var side = 24.0
  @ScaledMetric(relativeTo: .callout) private var gap: CGFloat = 10
  @State private var isOn = true
  var isShown = false
  var body: some View {
    (HStack(alignment: .lastTextBaseline) {
      (Grid(horizontalSpacing: 8, verticalSpacing: 4) {
        GridRow {
          Toggle("leaf out Add Water", isOn: $isOn)
            .font(.caption2)
            .foregroundStyle(.secondary)
        }
        GridRow {
          Ellipse().fill(.tint).frame(width: 170, height: 60)
            .fixedSize(horizontal: false, vertical: true)
            .buttonStyle(.borderedProminent)
          Text("yet")
            .italic()
          (HStack { ProgressView(); Text("Continue").bold() + Text(" Tea Steep Account").italic() })
            .minimumScaleFactor(0.5)
            .frame(height: 150)
        }
      })
        .multilineTextAlignment(.trailing)
        .padding(gap)
        .offset(x: gap, y: 3)
        .truncationMode(.middle)
    })
      .labelStyle(.titleAndIcon)
      .fontWeight(.bold)
  }
}

struct Generated71: View {
  let title = "for Order"
  @State private var tins = 2
  private let isNew = false
  @ScaledMetric(relativeTo: .largeTitle) private var gap: CGFloat = 10
  private var summary: String { "Change minutes three to" + ", " + "method Change" }
  var isShown = true
  var body: some View {
    (ZStack(alignment: .top) {
      (LazyVStack(alignment: .center, spacing: 7.5) {
        HStack(spacing: 16) {
          Image(systemName: "cart.badge.plus")
            .controlSize(.small)
            .frame(minWidth: 10, idealWidth: 50, maxWidth: 175)
          Text("yet Water minutes \(title)")
            .frame(minHeight: 210)
            .foregroundColor(.green)
            .font(.body)
            .dynamicTypeSize(.small ... .accessibility1)
        }
          .font(.system(.footnote, design: .monospaced))
        HStack(alignment: .top) {
          Text("**minutes** Order Continue to a")
            .italic()
            .environment(\.lineLimit, 2)
        }
          .foregroundStyle(Color.paper)
        (LazyVStack(spacing: gap) {
          (Text("Tea Steep yet").bold() + Text(" offers a Remove Delivery").font(.caption))
            .aspectRatio(1.5, contentMode: .fill)
            .textCase(.uppercase)
        })
          .frame(maxWidth: .infinity, alignment: .trailing)
          .foregroundStyle(Color.accentColor)
        ForEach(Mood.allCases, id: \.self) { item1 in
          Divider()
        }
      })
        .cornerRadius(gap)
        .allowsTightening(true)
        .textFieldStyle(.roundedBorder)
        .dynamicTypeSize(.small ... .accessibility1)
    })
      .overlay(Text(summary), alignment: .bottom)
  }
}

struct Generated72: View {
  @State private var tins = 4
  var isShown = true
  var body: some View {
    Text("Choose Brewing Delivery \(19)")
  }
}

struct Generated73: View {
  let title = "Sign time Rooibos Ship"
  @ScaledMetric private var side = 44.0
  @State private var isOn = true
  var isShown = false
  var body: some View {
    VStack(alignment: .leading, spacing: 84) {
      Image(systemName: "gear")
      Image("photo")
      Group {
        HStack(alignment: .center, spacing: 100) {
          Toggle("Nothing Settings", isOn: $isOn)
            .background(Color.white)
            .accessibilityLabel("Continue method three Change")
          Text("Remove cup")
            .dynamicTypeSize(.small ... .accessibility1)
          Ellipse().fill(.tint).frame(width: 52, height: 200)
          Badge(count: 3)
        }
      }
        .padding(24)
        .rotationEffect(.degrees(20))
    }
      .padding(.horizontal)
      .ignoresSafeArea()
  }
}

struct Generated74: View {
  let title = "Temperature"
  @State private var tins = 2
  @ScaledMetric private var side = 24.0
  @Environment(\.dynamicTypeSize) private var size
  let mood = Mood.awake
  var body: some View {
    List(0..<3, id: \.self) { number in
      Text("Row \(number)")
    }.listStyle(.plain)
  }
}

struct Generated75: View {
  let title = "Brewing a for"
  var count = 0
  @ScaledMetric private var side = 24.0
  var isShown = false
  var body: some View {
    ForEach(0..<3, id: \.self) { item1 in
      ScrollView {
        Text("Rooibos \(title)")
          .layoutPriority(0)
          .cornerRadius(side)
        Image(systemName: "cart.badge.plus").resizable().frame(width: 50, height: 16)
        Text("for Tea leaf Change \(count)")
          .textCase(.uppercase)
        Badge(count: count)
          .multilineTextAlignment(.trailing)
          .background(Color.red.opacity(0.3))
      }
    }
    Group {
      if count > 0 {
        Label("Notifications Sign Ship", systemImage: "star")
          .framed()
          .overlay { Text(verbatim: "Steep Steep")
            .redacted(reason: .placeholder) }
      } else {
        Text("Your")
      }
    }
      .textCase(.uppercase)
      .scaleEffect(1.2)
      .offset(x: side, y: 3)
      .alignmentGuide(.leading) { $0[.leading] + 5 }
  }
}

struct Generated76: View {
  let title = "Notifications Brewing leaf offers"
  @State private var tins = 2
  let mood = Mood.calm
  var isShown = false
  @State private var isOn = true
  var body: some View {
    Text("time")
    HStack {
      ViewThatFits {
        VStack(alignment: .trailing) {
          RoundedRectangle(cornerRadius: Measure.gap).fill(Color.gray).frame(width: 140, height: 30)
            .toggleStyle(.button)
          Divider()
            .dimmed(mood == .calm || mood != .merry)
        }
        VStack(alignment: .trailing) {
          Text(title)
            .clipShape(Circle())
          Capsule().fill(Color.blue).frame(width: 100, height: 88)
          Text(mood.title)
            .labelsHidden()
          Slider(value: .constant(0.25))
            .padding(.trailing, Measure.gap)
            .buttonStyle(.bordered)
        }
      }
        .multilineTextAlignment(.trailing)
        .font(.system(.title3, design: .monospaced))
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 24) {
        ProgressView("a Favourites three Notifications", value: 3, total: 10)
        Text("Weekly here Favourites Continue")
        Text(mood.rawValue)
          .frame(minHeight: 40)
          .onTapGesture {}
        Toggle("Reviews", isOn: .constant(false))
      }
    }
      .scaleEffect(1.2)
      .safeAreaPadding(12)
  }
}

struct Generated77: View {
  @ScaledMetric private var side = 24.0
  var isShown = false
  var body: some View {
    Text("Choose Payment")
  }
}

struct Generated78: View {
  let title = "Tea Choose"
  var count = 2
  @ScaledMetric private var side = 24.0
  let mood = Mood.merry
  var isShown = false
  @State private var isOn = true
  @State private var input = "Ada"
  var body: some View {
    NavigationStack {
      ViewThatFits(in: .horizontal) {
        ZStack(alignment: .trailing) {
          Text(title)
            .safeAreaPadding(Measure.gap)
            .padding(side)
          if count > 5 {
            Text("**Payment** Temperature Settings Tea")
            Slider(value: .constant(3.0), in: 0...10)
              .monospacedDigit()
          } else {
            Text(mood.rawValue)
            Text("Rooibos")
              .padding(64)
              .truncationMode(.middle)
          }
          ForEach(Mood.allCases, id: \.self) { item1 in
            Toggle("for cup Tea Add", isOn: .constant(true))
          }
        }
        VStack(alignment: .center) {
          ViewThatFits {
            ZStack {
              TextEditor(text: $input).frame(height: 92)
                .foregroundColor(.accentColor)
                .clipShape(RoundedRectangle(cornerRadius: 4))
              Badge(count: count + 2)
                .padding()
                .border(Color.white, width: 3)
              Image(systemName: "star")
                .font(.system(size: 28, weight: .bold))
              Circle().stroke(Color.white, lineWidth: 2).frame(width: 90, height: 56)
                .frame(height: 4)
                .fontWeight(.semibold)
            }
            VStack(spacing: side) {
              Text("note Account note \(title)")
                .frame(height: 190)
              Text(String(4))
                .redacted(reason: .placeholder)
                .lineLimit(1...3)
                .frame(maxWidth: .infinity, alignment: .trailing)
                .labelsHidden()
              Text("minutes method \(count)")
            }
          }
            .dynamicTypeSize(...DynamicTypeSize.xLarge)
        }
      }
        .navigationTitle("leaf method")
    }
  }
}

struct Generated79: View {
  @Environment(\.dynamicTypeSize) private var size
  private let names = ["here Change leaf", "note cup Ship", "cup address"]
  var isShown = true
  @State private var choice = Mood.awake
  var body: some View {
    Text("Tea offers Remove Settings")
      .overlay { VStack {
        Text(names.joined(separator: ", "))
          .lineSpacing(16)
        Slider(value: .constant(0.25))
      }
        .lineLimit(1...3)
        .overlay { GroupBox { Picker("Settings Harvest Delivery", selection: $choice) { ForEach(Mood.allCases) { Text($0.title).tag($0) } }.pickerStyle(.segmented)
            .multilineTextAlignment(.trailing)
            .font(.system(.footnote, design: .serif)) }
          .kerning(2) }
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .padding(Measure.gap) }
  }
}
