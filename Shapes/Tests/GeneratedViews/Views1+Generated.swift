// Written by Scripts/generate.
// swift-format-ignore-file
import SwiftUI

struct Generated0: View {
  let title = "Loose Sign"
  var count = 2
  @State private var tins = 2
  var body: some View {
    List(0..<3, id: \.self) { number in
      Text("Row \(number)")
    }.listStyle(.plain)
  }
}

struct Generated1: View {
  let title = "time Payment Account"
  private let isNew = true
  @State private var isOpen = false
  @Environment(\.dynamicTypeSize) private var size
  private var summary: String { String(19) + ", " + title }
  var isShown = false
  @State private var choice = Mood.awake
  var body: some View {
    Form {
      Text("Notifications Tea Remove")
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .font(.subheadline)
        .foregroundStyle(Color.blue)
        .shadow(radius: 4)
      part1
      Section {
        ZStack {
          Group {
            Text("Choose Steep")
              .sheet(isPresented: .constant(false)) { Text("Rooibos") }
            Text(title)
              .multilineTextAlignment(.center)
          }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
          ViewThatFits {
            VStack {
              Menu("Delivery") { Button("address a Harvest") {} }
                .environment(\.font, .system(.footnote, design: .rounded))
                .padding(28)
                .framed()
                .underline()
              Circle().fill(.primary).frame(width: 190, height: 100)
              Button("Brewing Change Nothing") {}
                .frame(width: 190, alignment: .center)
                .overlay(Text(verbatim: "address Steep"), alignment: .bottom)
            }
            HStack(spacing: 48) {
              Text("Total minutes Reviews Payment")
              Text(verbatim: "to")
                .padding()
              Gauge(value: 0.3) { Text("Payment method Choose Choose") }
                .padding(.trailing, 28)
              Picker("Steep Brewing", selection: $choice) { Text("Calm").tag(Mood.calm); Text("Awake").tag(Mood.awake) }
                .environment(\.lineLimit, 2)
            }
          }
            .fontDesign(.rounded)
            .buttonStyle(Pressed())
        }
          .dynamicTypeSize(DynamicTypeSize.xLarge)
          .frame(minWidth: 10, idealWidth: 50, maxWidth: 125)
        Divider()
          .multilineTextAlignment(.leading)
      } header: {
        Text(2798, format: .number)
      } footer: {
        Text("Delivery \(title)")
      }
      Section("cup Remove") {
        Capsule().fill(.thinMaterial).frame(width: 48, height: 28)
          .padding(.leading)
      }
    }
  }
  private var part1: some View {
    Grid(horizontalSpacing: 8, verticalSpacing: 4) {
      GridRow {
        Button(role: .destructive) { } label: { Text("time") }
          .minimumScaleFactor(0.5)
        Image("photo")
          .labelsHidden()
          .strikethrough()
      }
    }
  }
}

struct Generated2: View {
  private let subtitle: String = "Ship method Steep Continue"
  private let isNew = false
  @Environment(\.dynamicTypeSize) private var size
  let mood = Mood.calm
  var isShown = false
  var body: some View {
    Form {
      Section {
        LazyVStack {
          ForEach(Tea.all) { item1 in
            Text("basket")
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          GeometryReader { place in
            Badge(count: 8).frame(width: place.size.width / 2)
          }
            .padding(.horizontal, 92)
            .lineLimit(1)
        }
          .dynamicTypeSize(.large...)
      } header: {
        Text("Payment Change \(2)")
      } footer: {
        Text(subtitle)
      }
      switch mood {
        case .calm: Turning {
          Rectangle().fill(.thinMaterial).frame(width: 84, height: 36)
          Slider(value: .constant(0.25))
            .multilineTextAlignment(.center)
          Image("photo")
            .fontDesign(.rounded)
        }
          .blur(radius: 2)
          .frame(height: 120)
          .fontWeight(.regular)
          .font(.system(size: 12))
        case .awake, .merry: Group {
          Text("Rooibos Nothing Settings")
        }
          .border(Color.paper, width: 3)
          .frame(minWidth: 10, idealWidth: 50, maxWidth: 131)
      }
      Section("Harvest") {
        Text("Sign method a Remove")
          .bold()
          .foregroundStyle(Color.green)
      }
      Section(header: Text("Sign a Remove").bold() + Text(" Nothing Ship Delivery a").italic()) {
        Image(systemName: "house.fill")
      }
    }
  }
}

struct Generated3: View {
  let title = "address"
  private let subtitle: String = "Add basket Remove"
  @State private var tins = 2
  static let inset: CGFloat = 4
  @Environment(\.dynamicTypeSize) private var size
  private var summary: String { title + ", " + title }
  var note: String? = nil
  private let tea = Tea.all[0]
  var body: some View {
    Card(title: summary) {
      Row("Loose Choose Payment for".uppercased(), detail: tea.title, isMarked: true)
    }
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

struct Generated4: View {
  @State private var isOpen = false
  private var summary: String { "yet Water Tea cup".uppercased() + ", " + "Water Sign time" }
  let mood = Mood.merry
  var isShown = false
  var body: some View {
    Text("Steep Add Nothing")
      .cornerRadius(52)
      .lineLimit(nil)
  }
}

struct Generated5: View {
  let title = "note Reviews Delivery"
  private let isNew = false
  private var summary: String { "to".uppercased() + ", " + title }
  var isShown = false
  var body: some View {
    Text(isShown ? "offers Total" : "three Delivery Your Reviews")
  }
}

struct Generated6: View {
  private let subtitle: String = "minutes a"
  private let isNew = true
  @ScaledMetric private var side = 24.0
  private var summary: String { subtitle + ", " + subtitle }
  private let tea = Tea.all[1]
  var isShown = true
  var body: some View {
    ZStack(alignment: .topLeading) {
      ViewThatFits {
        VStack(alignment: .leading) {
          Text("address Notifications Ship")
            .overlay(alignment: .leading) { Text(tea.name)
              .overlay(alignment: .top) { Text(verbatim: "Loose method leaf") } }
            .frame(width: 90)
          Label("cup", systemImage: "person.circle")
            .foregroundStyle(Color.red)
        }
        VStack {
          Button { } label: { HStack { ProgressView(); Text("leaf") }
              .fontDesign(.rounded)
              .padding()
              .textCase(.uppercase)
              .framed(2) }
            .disabled(tea.isOrganic)
            .padding()
          Text(verbatim: "basket Change Steep Nothing")
          (Text("Change").bold() + Text(" offers").foregroundColor(.red))
            .environment(\.font, .system(size: 29))
            .environment(\.lineLimit, 2)
        }
      }
      Text("Ship Reviews")
    }
  }
}

struct Generated7: View {
  let title = "to"
  @ScaledMetric private var side = 44.0
  private var summary: String { "Loose yet Ship" + ", " + "out to" }
  var isShown = true
  @State private var choice = Mood.awake
  var body: some View {
    List {
      Text("Settings Water Nothing")
        .environment(\.layoutDirection, .rightToLeft)
        .aspectRatio(1.5, contentMode: .fill)
      HStack(spacing: side) {
        Spacer(minLength: side)
      }
      Section {
        if !(isShown) {
          ScrollView {
            Text("Your Continue \(19 - 6)")
              .shadow(radius: 4)
          }
            .tracking(1.5)
          if isShown {
            Button("Loose basket Remove Notifications", systemImage: "gear") {}
          } else {
            Text(summary)
              .offset(x: 88, y: 3)
              .font(.subheadline.leading(.tight))
            Text("Harvest Reviews a minutes \(title)")
          }
        }
        VStack(alignment: .center, spacing: 4) {
          VStack(alignment: .trailing, spacing: 64) {
            Picker("Account Your Total", selection: $choice) { ForEach(Mood.allCases) { Text($0.title).tag($0) } }.pickerStyle(.inline)
              .frame(minHeight: side)
              .foregroundStyle(Color.paper)
          }
          Divider()
            .underline()
            .padding(.vertical, side)
          Circle().fill(Color.white).frame(width: 76, height: 100)
            .padding(.horizontal, side)
            .font(.title2.bold())
          Badge(count: 11)
        }
          .lineSpacing(side)
        Divider()
          .frame(width: side, alignment: .top)
          .foregroundStyle(.tertiary)
      } header: {
        Text("minutes \(1)")
      } footer: {
        Text("cup")
      }
      Color.orange.frame(width: 7.5, height: 40)
    }.listStyle(.insetGrouped)
  }
}

struct Generated8: View {
  private let subtitle: String = "Harvest"
  @Environment(\.dynamicTypeSize) private var size
  private let names = ["Account", "offers Reviews", "Harvest a for"]
  var isShown = false
  var body: some View {
    NavigationStack {
      List {
        Menu("Loose") { Button("Account Settings Continue") {} }
        Color.blue.frame(width: 24, height: 140)
        Section {
          ZStack {
            LabeledContent("yet basket minutes", value: names.joined(separator: ", "))
              .fixedSize(horizontal: false, vertical: true)
          }
        } header: {
          Text("Nothing minutes").bold() + Text(" yet to Nothing Sign").underline()
        } footer: {
          Text("Settings \(names[1])")
        }
      }
        .navigationTitle("method for")
        .navigationBarTitleDisplayMode(.automatic)
    }
  }
}

struct Generated9: View {
  let title = "cup three a"
  static let inset: CGFloat = 28
  private var summary: String { title + ", " + title }
  var isShown = false
  var body: some View {
    Group {
      LazyVStack(alignment: .center, spacing: 7.5) {
        RoundedRectangle(cornerRadius: 32).fill(.thinMaterial).frame(width: 210, height: 140)
          .overlay(Text("to"), alignment: .bottom)
        VStack(spacing: 4) {
          Text(summary)
          Text(verbatim: "Payment Continue three Settings")
            .labelStyle(.titleAndIcon)
          Text("Weekly")
            .onTapGesture {}
            .environment(\.layoutDirection, .rightToLeft)
        }
          .fixedSize(horizontal: false, vertical: true)
      }
        .frame(minWidth: 10, idealWidth: 50, maxWidth: 128)
        .underline()
      Row("yet cup Remove Delivery", isMarked: isShown)
      HStack(alignment: .top) {
        part1
      }
        .fixedSize()
    }
      .opacity(1)
  }
  private var part1: some View {
    Text("Water leaf time \(summary)")
      .opacity(isShown ? 1 : 0.2)
  }
}

struct Generated10: View {
  private let subtitle: String = "Continue Rooibos Delivery Brewing"
  private let isNew = false
  @ScaledMetric private var side = 44.0
  static let inset: CGFloat = 12
  @Environment(\.dynamicTypeSize) private var size
  private let names = ["method Your Notifications Change", "yet Reviews Reviews", "Temperature Steep for minutes"]
  var isShown = true
  @State private var input = ""
  @State private var isOn = true
  var body: some View {
    Text("Settings Delivery")
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    ViewThatFits {
      HStack {
        TextField("Payment Your", text: $input)
        TextEditor(text: $input).frame(height: 70)
          .padding(.vertical, 8)
        Text("**Payment Temperature** out Add Ship Total")
          .lineLimit(1...3)
      }
      HStack(alignment: .bottom) {
        Image(systemName: "house.fill")
          .labelStyle(.titleAndIcon)
          .background(.thinMaterial)
        Toggle(isOn: .constant(true)) { Text(!(size.isAccessibilitySize) ? "Weekly Change" : "Remove here Choose note") }
          .padding([.top, .leading], Self.inset)
          .scaledToFit()
        (Text("Tea").bold() + Text(" time").underline())
          .frame(height: Self.inset)
        Text("Account Temperature leaf \(names.count)")
      }
    }
    Text("Account Account")
  }
}

struct Generated11: View {
  let title = "Sign"
  private let isNew = false
  @Environment(\.dynamicTypeSize) private var size
  private var summary: String { title + ", " + title }
  var isShown = true
  @State private var input = ""
  var body: some View {
    Form {
      VStack(alignment: .center) {
        Card(title: title) {
          Image("photo")
            .lineLimit(3, reservesSpace: true)
            .safeAreaPadding(96)
        }
          .clipShape(Circle())
          .lineSpacing(60)
        VStack(spacing: 48) {
          Text("Account Loose Settings")
            .blur(radius: 2)
          Text("cup time")
          Button { } label: { Button("Harvest time Favourites Weekly") {}
              .minimumScaleFactor(0.5) }
            .fontWeight(.bold)
          Text("Favourites")
        }
          .frame(minHeight: 48)
        Grid(alignment: .leading) {
          GridRow {
            Image(systemName: "star")
              .accessibilityIdentifier("Change")
            Button("Remove for a") {}
              .font(.system(size: 10))
              .font(.subheadline)
          }
        }
          .opacity(!(isShown) ? 1 : 0.2)
      }
      TextField("out Account method offers", text: $input)
        .fontWeight(.medium)
        .fontWeight(.bold)
      Label("three Water to Brewing", systemImage: "gear")
      Section {
        Color.blue.frame(width: 170, height: 100)
        Text("Choose Your \(18 + 4)")
          .disabled(isShown)
          .fixedSize(horizontal: false, vertical: true)
          .background { Ellipse().stroke(Color.red.opacity(0.3), lineWidth: 2).frame(width: 40, height: 120) }
          .border(Color.green, width: 3)
      } header: {
        Text("Change Settings address Reviews")
      } footer: {
        Text("minutes Remove")
      }
    }
  }
}

struct Generated12: View {
  private let subtitle: String = "for for note Delivery"
  @Environment(\.dynamicTypeSize) private var size
  @State private var isOn = true
  var isShown = true
  var body: some View {
    Form {
      VStack(spacing: 60) {
        (size.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 4))) {
          Toggle("Loose method", isOn: .constant(true))
          Label { Text("**Choose** offers Change") } icon: { Image(systemName: "star") }
            .fontDesign(.rounded)
            .accessibilityLabel("Ship minutes note Water")
          Toggle("yet", isOn: .constant(false))
            .font(.subheadline)
            .truncationMode(.middle)
            .tracking(1.5)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
          .padding([.top, .leading], 64)
        Row("Rooibos Steep method Order")
          .accessibilityHidden(true)
        HStack {
          Text("Nothing address Settings note")
            .font(.title3)
          Image(systemName: "cart.badge.plus")
            .padding(100)
        }
      }
      Section {
        if size >= .accessibility5 && size.isAccessibilitySize {
          HStack(spacing: 64) {
            Text(size >= .accessibility5 ? "Order Choose a" : "minutes time Choose")
            Divider()
              .italic()
            Text("Favourites")
            Text("Choose Notifications Add time \(13)")
              .foregroundStyle(.blue)
              .frame(maxWidth: .infinity)
          }
            .redacted(reason: .placeholder)
          Text("Rooibos a")
            .frame(maxWidth: .infinity, alignment: .leading)
            .fontWeight(.heavy)
        } else {
          Slider(value: .constant(0.25))
            .fontDesign(.rounded)
            .buttonStyle(.borderedProminent)
          Text("here Continue")
        }
        Text("basket Reviews \(15 - 3)")
          .buttonStyle(.borderedProminent)
          .opacity(1)
      }
      ProgressView(value: 0.4)
        .frame(minWidth: 10, idealWidth: 50, maxWidth: 190)
        .id("here method")
    }
  }
}

struct Generated13: View {
  let title = "Brewing Remove Loose"
  private let subtitle: String = "out"
  var count = 8
  @ScaledMetric(relativeTo: .title3) private var gap: CGFloat = 10
  private let names = ["leaf", "basket leaf a", "Payment to Add Loose"]
  private let tea = Tea.all[2]
  var isShown = false
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 32) {
      if tea.isOrganic {
        Spacer()
      }
      Text("time Account here")
        .frame(height: 44)
      ViewThatFits {
        VStack(spacing: gap) {
          Label("Total Tea Order Total", systemImage: "person.circle")
            .underline()
        }
        ZStack(alignment: .leading) {
          Text(title)
          Text("Steep Change \(subtitle)")
            .bold()
            .frame(width: 76, alignment: .trailing)
        }
      }
        .sheet(isPresented: .constant(false)) { Text("address basket Steep") }
        .truncationMode(.middle)
    }
  }
}

struct Generated14: View {
  @State private var tins = 5
  var body: some View {
    NavigationStack {
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).frame(width: 20, height: 50)
        .padding(.top)
        .offset(x: 7.5, y: 3)
        .frame(height: 68)
        .padding(.vertical, 60)
        .navigationTitle("Rooibos time")
    }
  }
}

struct Generated15: View {
  let title = "Payment"
  var isShown = true
  @State private var input = ""
  var body: some View {
    ZStack(alignment: .topLeading) {
      ScrollView(.horizontal) {
        VStack(alignment: .leading) {
          Image(systemName: "person.circle")
            .padding()
            .padding(.vertical, 80)
          Button("minutes Rooibos Temperature Ship") {}
            .strikethrough()
            .safeAreaInset(edge: .bottom) { Text(title)
              .font(.caption2)
              .overlay(Text("minutes"), alignment: .bottom) }
        }
          .padding(88)
        if isShown {
          Text(title)
            .environment(\.dynamicTypeSize, .accessibility3)
            .padding()
            .background(Color.orange)
            .clipShape(RoundedRectangle(cornerRadius: 4))
          Divider()
        }
        VStack {
          Button("Notifications") {}
            .cornerRadius(96)
            .minimumScaleFactor(0.5)
          Label("Temperature", systemImage: "house.fill")
            .foregroundStyle(.thinMaterial)
          TextEditor(text: $input).frame(height: 200)
        }
      }
        .monospacedDigit()
      Text("Rooibos")
        .fixedSize(horizontal: false, vertical: true)
        .truncationMode(.middle)
    }
  }
}

struct Generated16: View {
  private let subtitle: String = "Weekly Payment"
  var count = 7
  var isShown = false
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Card(title: "minutes three basket".uppercased()) {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 2), spacing: 36) {
          Image("photo").resizable().scaledToFit().frame(width: 36)
            .padding()
        }
        ScrollView {
          GroupBox { Text("a Ship") }
          Text(count > 2 ? "Rooibos" : "Your Rooibos note for")
            .blur(radius: 2)
          Text(subtitle)
          Text("leaf Favourites Nothing three")
            .lineLimit(...2)
        }
          .disabled(isShown)
      }
        .aspectRatio(0.75, contentMode: .fill)
      HStack { ProgressView(); Text("Continue a yet leaf") }
        .font(.custom("Avenir", size: 20))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .padding(.horizontal, 52)
        .minimumScaleFactor(0.5)
    }
      .padding()
      .minimumScaleFactor(0.5)
  }
}

struct Generated17: View {
  @State private var isOpen = true
  static let inset: CGFloat = 0
  var isShown = false
  var body: some View {
    VStack {
      VStack(alignment: .center) {
        part1("method")
        ZStack(alignment: .trailing) {
          Divider()
            .frame(width: Self.inset, alignment: .bottomTrailing)
          Text("Water Change Choose \(8)")
        }
          .zIndex(1)
          .frame(width: Self.inset)
      }
    }
      .labelStyle(.iconOnly)
      .textCase(.uppercase)
  }
  private func part1(_ label: String, amount: Int = 3) -> some View {
    LabeledContent("Rooibos offers Tea to", value: "Account".uppercased())
  }
}

struct Generated18: View {
  var body: some View {
    Menu("Weekly") { Button("Steep Weekly") {} }
  }
}

struct Generated19: View {
  private let names = ["Add", "Rooibos Loose Settings yet", "Harvest"]
  private let tea = Tea.all[0]
  var isShown = true
  @State private var input = "Ada"
  var body: some View {
    List {
      if isShown {
        ViewThatFits {
          VStack {
            Button { } label: { Text("Temperature Order to yet \(tea.title)")
                .tracking(1.5)
                .sheet(isPresented: .constant(false)) { Text("Settings Temperature") }
                .padding(.bottom)
                .blur(radius: 2) }
            LabeledContent("Ship Choose Tea method") { TextField("Change a basket time", text: $input)
                .cornerRadius(76) }
              .lineSpacing(7.5)
              .rotationEffect(.degrees(20))
            Label("cup address", systemImage: "house.fill")
              .bold()
            Text("method Sign Add minutes \(names.count + 4)")
              .tint(.green)
              .background(.thinMaterial)
          }
          VStack(alignment: .leading) {
            Image("photo").resizable().aspectRatio(contentMode: .fill)
              .buttonStyle(.borderless)
              .fontWeight(.medium)
          }
        }
          .padding(.vertical, 28)
          .fontWeight(.medium)
        Text("note Continue Harvest Harvest").bold() + Text(" Notifications address Total basket").font(.caption)
      }
      Section("Rooibos") {
        HStack(alignment: .center) {
          Text("Steep Order")
          TextField("Favourites for", text: $input)
            .textCase(.uppercase)
        }
          .italic()
        Button("method Harvest") {}
          .padding(.horizontal, 96)
      }
      Section("for Harvest") {
        Badge(count: names.count)
          .overlay(Text(names.count > 4 ? "Nothing Steep Temperature" : "time"), alignment: .bottom)
        Color.white.frame(width: 20, height: 110)
      }
    }.listStyle(.grouped)
  }
}

struct Generated20: View {
  @ScaledMetric private var side = 60.0
  @Environment(\.dynamicTypeSize) private var size
  private let names = ["method Choose Ship Steep", "cup Notifications", "here Temperature Change a"]
  var isShown = false
  var body: some View {
    ViewThatFits {
      LazyVStack(alignment: .center) {
        Image(systemName: "chevron.right")
          .controlSize(.large)
          .opacity(names.count > 5 ? 1 : 0.2)
        ZStack {
          HStack { ProgressView(); Text("Total") }
            .foregroundStyle(Color.blue)
          Text(verbatim: "Order")
            .background { Button("basket", role: .cancel) {}
              .offset(x: side, y: 3) }
          Divider()
            .blur(radius: 2)
            .buttonStyle(Pressed())
          Label("Sign", systemImage: "gear")
        }
          .shadow(radius: 4)
        Text("Ship a Water Water")
          .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
          .foregroundStyle(.thinMaterial)
        Grid {
          GridRow {
            GroupBox { Text("Rooibos Payment")
                .ignoresSafeArea()
                .border(Color.clear, width: 3) }
              .frame(maxWidth: .infinity, alignment: .leading)
          }
        }
          .disabled(!(size.isAccessibilitySize))
      }
      HStack(spacing: Measure.gap) {
        Text("Favourites")
          .padding(.horizontal)
        Color.red.opacity(0.3).frame(width: 210, height: 130)
          .framed(2)
          .ignoresSafeArea()
      }
    }
  }
}

struct Generated21: View {
  @Environment(\.dynamicTypeSize) private var size
  private var summary: String { "basket Remove" + ", " + "Sign Remove Payment" }
  private let names = ["minutes", "Choose", "offers Payment"]
  let mood = Mood.calm
  var isShown = false
  var body: some View {
    Row(names.map { $0.uppercased() }.joined(separator: " "))
    Grid(horizontalSpacing: 8, verticalSpacing: 4) {
      GridRow {
        HStack { ProgressView(); Text(1680, format: .number) }
        HStack { ProgressView(); Text("Favourites Add address Ship") }
      }
    }
      .scaledToFit()
      .frame(width: 70, height: 120)
  }
}

struct Generated22: View {
  static let inset: CGFloat = 24
  private let names = ["leaf Temperature", "yet Reviews Account Temperature", "basket cup Payment Your"]
  var isShown = false
  var body: some View {
    Text("Nothing for a")
    Text("method \(names.count)")
      .truncationMode(.middle)
  }
}

struct Generated23: View {
  @State private var tins = 3
  static let inset: CGFloat = 16
  var body: some View {
    NavigationStack {
      Image(systemName: "person.circle")
        .padding([.top, .leading], 40)
        .navigationTitle("Account".uppercased())
        .navigationBarTitleDisplayMode(.inline)
    }
  }
}

struct Generated24: View {
  private let names = ["here Change Add Temperature", "a here Remove Change", "method Harvest minutes"]
  var note: String? = nil
  var body: some View {
    NavigationStack {
      VStack {
        Spacer()
      }
        .border(Color.blue)
        .navigationTitle("Favourites")
    }
  }
}

struct Generated25: View {
  private let isNew = true
  @Environment(\.dynamicTypeSize) private var size
  var isShown = true
  @State private var isOn = true
  var body: some View {
    (size.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 4))) {
      if isNew {
        Text("Delivery")
          .border(Color.white, width: 3)
          .disabled(size.isAccessibilitySize)
        Text("cup Steep Remove Settings")
          .zIndex(1)
      }
      Text(String(17))
        .padding(.horizontal, 92)
    }
    Toggle("Harvest Favourites Notifications Delivery", isOn: .constant(true))
      .dynamicTypeSize(.large...)
      .padding(8)
      .padding(32)
      .ignoresSafeArea()
  }
}

struct Generated26: View {
  let title = "Notifications Tea a leaf"
  private let names = ["yet Remove Delivery time", "Harvest offers Weekly a", "Notifications"]
  var isShown = false
  @State private var input = "Ada"
  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      (VStack(spacing: 32) {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).frame(width: 80, height: 40)
        ForEach(names.indices, id: \.self) { item1 in
          (Text("Tea Rooibos note Tea").bold() + Text(" method").italic())
            .font(.system(size: 26))
        }
      })
        .ignoresSafeArea()
        .buttonStyle(.borderless)
        .id("a Continue")
        .underline()
      Grid(alignment: .leading) {
        GridRow {
          Color.paper.frame(width: 160, height: 50)
            .accessibilityHidden(true)
            .foregroundStyle(Color.green)
            .fontDesign(.rounded)
            .allowsTightening(true)
          Divider()
            .tint(.green)
            .hidden()
          TextField("yet Ship Settings here", text: $input)
            .frame(maxWidth: .infinity)
            .labelsHidden()
        }
        GridRow {
          Image(systemName: "cup.and.saucer")
            .padding(.top)
          Label("note Loose Temperature leaf", systemImage: "star")
            .border(Color.paper, width: 3)
            .font(.caption.leading(.tight))
          Text(names.joined(separator: ", "))
            .background(Color.red.opacity(0.3), in: Capsule())
        }
      }
        .padding()
    }
  }
}

struct Generated27: View {
  private let subtitle: String = "minutes minutes Order Sign"
  @ScaledMetric private var side = 24.0
  let mood = Mood.calm
  var isShown = true
  @State private var isOn = true
  var body: some View {
    (HStack(spacing: side) {
      ForEach(Tea.all) { item1 in
        Label("Brewing Account address", systemImage: "cart.badge.plus")
          .opacity(mood == .calm ? 1 : 0.2)
      }
      ForEach(0..<3, id: \.self) { item2 in
        Text("Weekly cup Total").bold() + Text(" yet").italic()
      }
      VStack {
        Toggle(isOn: $isOn) { Text(1291, format: .number)
            .multilineTextAlignment(.leading) }
        Image("photo").resizable().aspectRatio(contentMode: .fill)
          .foregroundColor(.accentColor)
        Text("to")
        Toggle("Loose", isOn: .constant(false))
      }
        .background(Color.black)
        .foregroundStyle(.tertiary)
    })
      .buttonStyle(.borderedProminent)
    (Text("address Temperature").bold() + Text(" Change Ship").foregroundColor(.red))
      .frame(width: 20, alignment: .bottomTrailing)
    Badge(count: 17)
  }
}

struct Generated28: View {
  let title = "Continue Account out"
  @State private var isOpen = false
  @Environment(\.dynamicTypeSize) private var size
  var isShown = false
  @State private var cups = 2
  var body: some View {
    if isShown {
      HStack(alignment: .firstTextBaseline) {
        Stepper("a address Brewing Weekly", value: $cups, in: 0...9)
          .padding(32)
          .truncationMode(.middle)
          .labelStyle(.titleOnly)
          .clipShape(Capsule())
      }
        .accessibilityLabel("Account yet method")
    } else {
      Text("Reviews Nothing note Your")
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 4) {
        Text(title)
          .bold()
      }
        .truncationMode(.middle)
        .font(.system(size: 21, weight: .bold))
    }
    LazyVStack {
      Group {
        Text(title)
        Text("Water Total Continue Loose \(title)")
          .frame(width: 190, alignment: .trailing)
          .controlSize(.small)
      }
        .frame(minHeight: 100)
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).frame(width: 80, height: 120)
        .font(.title2.leading(.tight))
    }
      .border(Color.red.opacity(0.3))
  }
}

struct Generated29: View {
  private let isNew = false
  @Environment(\.dynamicTypeSize) private var size
  private let names = ["time for Harvest leaf", "cup Sign here here", "Brewing cup Sign"]
  let mood = Mood.calm
  var isShown = true
  var body: some View {
    Text(names[1])
      .accessibilityHidden(true)
  }
}

struct Generated30: View {
  let title = "to"
  @State private var tins = 1
  @ScaledMetric private var side = 60.0
  var isShown = true
  var body: some View {
    LazyVGrid(columns: Measure.columns, spacing: 40) {
      Row(title, detail: title, isMarked: true)
        .opacity(0.4)
    }
      .buttonStyle(Pressed())
      .padding()
  }
}

struct Generated31: View {
  private let subtitle: String = "Brewing Notifications"
  @Environment(\.dynamicTypeSize) private var size
  var isShown = true
  @State private var choice = Mood.awake
  var body: some View {
    VStack(alignment: .trailing) {
      Image(systemName: "star")
      Card(title: subtitle) {
        Image("photo").resizable().aspectRatio(contentMode: .fill)
        if isShown {
          Text("Remove offers out Your \(3)")
        } else if size >= .accessibility1 {
          Text(subtitle)
            .scaleEffect(1.2)
            .foregroundStyle(Color.blue)
          HStack { ProgressView(); Text(subtitle) }
        }
      }
      Group {
        if size.isAccessibilitySize || size < .accessibility3 {
          Rectangle().fill(.thinMaterial).frame(width: 160, height: 120)
        }
        ForEach(0..<4, id: \.self) { item1 in
          ProgressView(value: 0.4)
            .clipShape(.rect(cornerRadius: 12))
            .framed()
            .frame(maxWidth: .infinity)
            .strikethrough()
        }
        Picker("here Add", selection: $choice) { ForEach(Mood.allCases) { Text($0.title).tag($0) } }.pickerStyle(.inline)
          .environment(\.layoutDirection, .rightToLeft)
      }
        .onTapGesture {}
    }
  }
}

struct Generated32: View {
  let title = "Harvest note Brewing"
  @ScaledMetric private var side = 60.0
  @ScaledMetric(relativeTo: .headline) private var gap: CGFloat = 10
  private var summary: String { title + ", " + title }
  private let names = ["Steep", "Account", "to here time offers"]
  var isShown = false
  @State private var isOn = true
  var body: some View {
    NavigationStack {
      Grid {
        GridRow {
          ScrollView {
            Text("Settings Loose")
              .multilineTextAlignment(.trailing)
              .italic()
            Text(summary)
              .lineLimit(3, reservesSpace: true)
              .foregroundStyle(Color.paper)
            Capsule().stroke(Color.red, lineWidth: 2).frame(width: 210, height: 20)
          }
            .safeAreaPadding(92)
            .padding(gap)
          Toggle("Your leaf method Rooibos", isOn: .constant(false))
        }
        GridRow {
          Text("here".uppercased())
            .accessibilityHidden(true)
            .padding(80)
        }
        GridRow {
          VStack(alignment: .trailing, spacing: 44) {
            Text("Harvest")
              .accessibilityHidden(true)
              .fixedSize(horizontal: false, vertical: true)
            Color.red.frame(width: 190, height: 170)
              .kerning(2)
          }
            .foregroundStyle(Color.paper)
            .padding()
          Text("Add")
            .imageScale(.large)
          Text("Account")
        }
      }
        .dynamicTypeSize(DynamicTypeSize.xLarge)
        .padding()
        .underline()
        .fontWeight(.semibold)
        .navigationTitle(names.map { $0.uppercased() }.joined(separator: " "))
    }
  }
}

struct Generated33: View {
  private let subtitle: String = "for"
  private let isNew = false
  @State private var isOpen = false
  static let inset: CGFloat = 12
  let mood = Mood.calm
  var note: String? = "yet"
  var body: some View {
    Image(systemName: "gear")
  }
}

struct Generated34: View {
  let title = "here"
  private let subtitle: String = "basket yet"
  var count = 0
  private let isNew = true
  private var summary: String { "Payment leaf Favourites Delivery" + ", " + "Your minutes" }
  private let names = ["method Harvest", "Account Payment", "basket Settings"]
  var isShown = true
  var body: some View {
    VStack {
      VStack(alignment: .leading) {
        Text(verbatim: "Delivery")
          .font(.title3)
          .fontDesign(.rounded)
      }
      if isNew {
        Image("photo")
      } else {
        Label("Change Weekly Tea time", systemImage: "gear")
          .border(Color.red.opacity(0.3), width: 3)
          .minimumScaleFactor(0.5)
        Text(title)
          .hidden()
      }
    }
    Divider()
      .environment(\.dynamicTypeSize, .small)
    VStack {
      HStack {
        Text(verbatim: "Add Change")
          .foregroundStyle(Color.accentColor)
        Text("Favourites three Remove out")
          .labelStyle(.titleAndIcon)
          .fixedSize()
      }
        .safeAreaInset(edge: .top) { Text("Reviews here")
          .environment(\.layoutDirection, .rightToLeft)
          .padding(.trailing, 76) }
      Text(713, format: .number)
        .accessibilityLabel("Add offers offers Order")
        .zIndex(1)
      Text("**Brewing to** time Steep a a")
        .italic()
      Text("Steep Payment time here")
        .padding()
    }
  }
}

struct Generated35: View {
  private let subtitle: String = "Add"
  @Environment(\.dynamicTypeSize) private var size
  var note: String? = nil
  var body: some View {
    Row(subtitle, detail: "Weekly a leaf", isMarked: true)
  }
}

struct Generated36: View {
  let title = "for Choose Settings"
  @State private var isOpen = true
  let mood = Mood.calm
  var isShown = false
  var body: some View {
    VStack(alignment: .center) {
      HStack(alignment: .lastTextBaseline) {
        RoundedRectangle(cornerRadius: 8).stroke(Color.green, lineWidth: 2).frame(width: 8, height: 90)
          .foregroundStyle(.tint)
        VStack(spacing: 0) {
          Text(verbatim: "Steep Weekly Ship")
            .opacity(1)
          Color.paper.frame(width: 4, height: 210)
            .tracking(1.5)
          Text("Favourites Notifications Remove Ship")
            .frame(width: 150, height: 8)
        }
      }
      Text(821, format: .number)
      HStack(spacing: 64) {
        HStack(alignment: .center) {
          Text("Steep Notifications \(14)")
            .frame(width: 180, alignment: .topLeading)
            .font(.caption)
          Button("Harvest") {}
            .cornerRadius(20)
            .foregroundStyle(Color.blue)
        }
        Text(mood.rawValue)
          .monospacedDigit()
          .labelsHidden()
        Text("Remove Water Steep \(17)")
          .font(.note)
      }
      Label("Remove minutes", systemImage: "chevron.right")
    }
  }
}

struct Generated37: View {
  private let subtitle: String = "Weekly Change Loose Brewing"
  var count = 8
  private let isNew = true
  private let names = ["Settings", "Remove Add", "Continue Notifications Your time"]
  private let tea = Tea.all[0]
  @State private var input = ""
  var body: some View {
    NavigationStack {
      SecureField("for", text: $input)
        .navigationTitle(tea.name)
    }
  }
}

struct Generated38: View {
  let title = "method"
  private let isNew = true
  @Environment(\.dynamicTypeSize) private var size
  private let names = ["Choose Brewing Change", "Nothing Notifications", "Your Favourites"]
  let mood = Mood.calm
  var isShown = false
  var body: some View {
    VStack(alignment: .center, spacing: 48) {
      Button { } label: { HStack { ProgressView(); Text("Remove") }
          .border(Color.gray, width: 3) }
      VStack(alignment: .center, spacing: 84) {
        Grid {
          GridRow {
            Rectangle().stroke(Color.green, lineWidth: 2).frame(width: 7.5, height: 140)
              .cornerRadius(48)
              .disabled(mood != .merry)
            Image(systemName: "chevron.right")
              .font(.system(size: 19, weight: .light))
              .padding()
          }
        }
          .truncationMode(.middle)
      }
        .padding([.top, .leading], 44)
    }
      .aspectRatio(1.5, contentMode: .fit)
      .hidden()
  }
}

struct Generated39: View {
  static let inset: CGFloat = 12
  @Environment(\.dynamicTypeSize) private var size
  var isShown = false
  @State private var choice = Mood.awake
  @State private var cups = 2
  var body: some View {
    NavigationStack {
      List {
        Section("Rooibos") {
          HStack(alignment: .top, spacing: 20) {
            Button("note cup Water", role: .cancel) {}
            if isShown {
              Text("Water \(3 + 3)")
                .bold()
              Text("Delivery")
                .imageScale(.small)
                .font(.caption.bold())
            }
            Picker("address note to", selection: $choice) { ForEach(Mood.allCases) { Text($0.title).tag($0) } }.pickerStyle(.segmented)
            HStack {
              Stepper("minutes Your cup Tea", value: $cups, in: 0...9)
                .alignmentGuide(.leading) { $0[.leading] + 5 }
            }
              .modifier(Framed(width: 3))
              .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
              .minimumScaleFactor(0.5)
              .frame(width: 0)
          }
            .fixedSize(horizontal: false, vertical: true)
            .allowsTightening(true)
        }
        Section {
          (size.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 4))) {
            (ViewThatFits {
              VStack {
                Text("Notifications method Continue Reviews").bold() + Text(" Choose time Ship Account").italic()
              }
              HStack(spacing: 7.5) {
                Text("time \(3 + 2)")
                  .strikethrough()
                Text("Choose Steep method")
                  .background(Color.accentColor)
                  .fontWeight(.bold)
              }
            })
              .frame(width: 110, height: 80, alignment: .topLeading)
            Text("Ship a Weekly")
            Text("address Nothing Sign")
              .sheet(isPresented: .constant(false)) { Text("minutes Continue Harvest") }
              .font(.callout)
          }
          Image("photo").resizable().aspectRatio(contentMode: .fill)
            .padding()
            .frame(maxWidth: .infinity)
          Image(systemName: "cup.and.saucer").resizable().frame(width: 160, height: 50)
        }
        Section(header: Text("leaf Order for")) {
          Text(verbatim: "Change Reviews offers Total")
            .layoutPriority(0)
          Divider()
            .frame(minHeight: 7.5)
          Image(systemName: "chevron.right")
            .imageScale(.large)
        }
      }.listStyle(.plain)
        .navigationTitle("a Payment Continue")
    }
  }
}
