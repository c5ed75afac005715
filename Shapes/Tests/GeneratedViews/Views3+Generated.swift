// Written by Scripts/generate.
// swift-format-ignore-file
import SwiftUI

struct Generated80: View {
  let title = "Change Your basket Account"
  static let inset: CGFloat = 0
  private let names = ["Reviews", "three Delivery", "Ship Delivery Steep"]
  let mood = Mood.calm
  var body: some View {
    List(Tea.all) { tea in
      Row(tea.title, detail: tea.note)
    }
  }
}

struct Generated81: View {
  var count = 8
  static let inset: CGFloat = 28
  private var summary: String { "Total Account note Rooibos" + ", " + String(count) }
  @State private var isOn = true
  var isShown = false
  @State private var choice = Mood.awake
  var body: some View {
    NavigationStack {
      Form {
        Toggle("offers to", isOn: $isOn)
        Section("offers") {
          Text("Account Account")
            .frame(width: 70)
            .padding()
          Picker("Harvest three Account", selection: $choice) { ForEach(Mood.allCases) { Text($0.title).tag($0) } }.pickerStyle(.menu)
        }
        Turning {
          if count > 5 {
            ProgressView(value: 0.4)
              .fontWeight(.semibold)
              .padding(Self.inset)
          } else if !(isShown) {
            Text("Brewing Sign Add Payment")
          }
          Card(title: summary, spacing: 60) {
            Label("minutes", systemImage: "cart.badge.plus")
              .fixedSize(horizontal: false, vertical: true)
              .border(Color.green, width: 3)
          }
            .multilineTextAlignment(.trailing)
            .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
          HStack(alignment: .bottom) {
            Text("Payment to Remove note")
              .background(Color.black)
              .fontDesign(.rounded)
              .kerning(2)
              .fontWeight(.bold)
            Button { } label: { Button("address a here") {}
                .labelStyle(.iconOnly)
                .disabled(isShown)
                .font(.title3.monospacedDigit())
                .font(.system(size: 27, weight: .bold)) }
              .disabled(!(count > 4))
              .foregroundColor(.orange)
              .frame(width: 120, alignment: .leading)
              .tracking(1.5)
          }
        }
          .padding(.vertical)
      }
        .navigationTitle("Weekly")
        .navigationBarTitleDisplayMode(.large)
    }
  }
}

struct Generated82: View {
  let title = "Harvest out"
  @State private var isOpen = true
  @ScaledMetric private var side = 44.0
  static let inset: CGFloat = 12
  var body: some View {
    GroupBox("Ship Account Total minutes") { HStack {
        Button("to") {}
          .font(.title2.monospacedDigit())
          .aspectRatio(1.5, contentMode: .fit)
        Image(systemName: "cart.badge.plus")
          .alignmentGuide(.leading) { $0[.leading] + 5 }
      }
        .clipShape(.rect(cornerRadius: 12))
        .foregroundColor(.gray) }
  }
}

struct Generated83: View {
  var count = 3
  @State private var tins = 4
  @Environment(\.dynamicTypeSize) private var size
  let mood = Mood.merry
  var isShown = true
  var body: some View {
    NavigationStack {
      Form {
        Section {
          Text("Payment for Order \(mood.title)")
            .padding(.horizontal, 32)
            .padding()
            .accessibilityHidden(true)
            .frame(maxWidth: .infinity)
        } footer: {
          Text("Weekly Loose")
        }
      }
        .navigationTitle("**yet Harvest address Harvest** three")
        .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Image(systemName: "star") }
      }
    }
  }
}

struct Generated84: View {
  let title = "out Ship Order Settings"
  private let subtitle: String = "Reviews for"
  var count = 0
  @Environment(\.dynamicTypeSize) private var size
  @State private var input = ""
  var body: some View {
    TextEditor(text: $input).frame(height: 60)
      .environment(\.layoutDirection, .rightToLeft)
  }
}

struct Generated85: View {
  @State private var tins = 4
  var isShown = true
  var body: some View {
    Form {
      ScrollView(.horizontal) {
        HStack(spacing: 100) {
          Text("Total")
            .overlay(Text(verbatim: "Rooibos Remove Nothing"), alignment: .bottom)
          Label("Tea yet Brewing cup", systemImage: "house.fill")
            .hidden()
            .frame(width: 210)
            .sheet(isPresented: .constant(false)) { Text("Change for offers") }
            .aspectRatio(0.75, contentMode: .fit)
        }
          .frame(maxWidth: .infinity, alignment: .topLeading)
      }
      Section("minutes") {
        VStack {
          let words1 = String(tins - 5)
          Text(words1)
          Divider()
          Row("three minutes", detail: "to Settings here Account".uppercased(), isMarked: true)
        }
          .font(.largeTitle)
        Card(title: "Loose cup Harvest") {
          Card(title: "a Choose", spacing: 44) {
            Ellipse().stroke(Color.gray, lineWidth: 2).frame(width: 50, height: 130)
              .foregroundStyle(Color.blue)
          }
            .padding()
        }
          .strikethrough()
          .padding()
        Text("here Steep \(tins)")
      }
      Section("Your") {
        Text("time".uppercased())
        GroupBox("Steep") { Button(role: .destructive) { } label: { Text("to Reviews") }
            .background(alignment: .center) { Text("method \(tins)")
              .id("to Harvest Your") } }
      }
    }
  }
}

struct Generated86: View {
  let title = "time Delivery"
  private let subtitle: String = "Remove address time"
  var count = 8
  private let isNew = false
  var isShown = false
  var body: some View {
    GeometryReader { place in
      Grid(horizontalSpacing: 8, verticalSpacing: 4) {
        GridRow {
          Text(2860, format: .number)
            .padding()
        }
      }
        .imageScale(.large)
        .padding(84).frame(width: place.size.width / 2)
    }
      .font(.caption.weight(.light))
      .frame(maxWidth: .infinity)
  }
}

struct Generated87: View {
  private let isNew = false
  static let inset: CGFloat = 12
  @Environment(\.dynamicTypeSize) private var size
  private let tea = Tea.all[2]
  var isShown = true
  var body: some View {
    List {
      Section {
        Text("time leaf Payment Tea \(1)")
          .background(Color.orange, in: Capsule())
        if size < .xLarge {
          Text("address offers cup")
            .dynamicTypeSize(.small ... .accessibility1)
          if tea.isOrganic {
            Text("for time \(tea.title)")
              .frame(width: 160, alignment: .topLeading)
          } else {
            Image("photo")
          }
        } else {
          ScrollView {
            Text(1079, format: .number)
              .background(Color.gray)
              .sheet(isPresented: .constant(false)) { Text("Delivery offers Water") }
            Image(systemName: "cup.and.saucer")
              .italic()
              .layoutPriority(1)
            LabeledContent("time for Remove") { Image(systemName: "chevron.right")
                .bold()
                .offset(x: Measure.gap, y: 3) }
            Divider()
              .environment(\.layoutDirection, .rightToLeft)
          }
            .imageScale(.large)
            .modifier(Framed(width: 3))
        }
        Button("Reviews Notifications", systemImage: "star") {}
      } footer: {
        Text("Rooibos for for Payment \(tea.name)")
      }
      Section {
        Ellipse().stroke(Color.green, lineWidth: 2).frame(width: 130, height: 60)
      } header: {
        Text("offers")
      } footer: {
        Text(isShown ? "Favourites Steep Sign Settings" : "yet Rooibos here out")
      }
      Text("Favourites basket minutes \(4)")
    }.listStyle(.insetGrouped)
  }
}

struct Generated88: View {
  let title = "Notifications Loose here yet"
  @State private var tins = 3
  @ScaledMetric(relativeTo: .largeTitle) private var gap: CGFloat = 10
  var isShown = false
  var body: some View {
    NavigationStack {
      Row("for")
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(.large)
    }
  }
}

struct Generated89: View {
  var count = 5
  @Environment(\.dynamicTypeSize) private var size
  private var summary: String { "Notifications" + ", " + String(count) }
  private let names = ["Ship Payment", "Your Ship yet Reviews", "for Your minutes"]
  let mood = Mood.merry
  var note: String? = nil
  var body: some View {
    HStack(alignment: .bottom, spacing: 7.5) {
      Image("photo").resizable().scaledToFit().frame(width: 92)
    }
      .environment(\.font, .title2.bold())
      .hidden()
  }
}

struct Generated90: View {
  let title = "Continue Reviews"
  private let subtitle: String = "a"
  static let inset: CGFloat = 8
  private let names = ["Steep", "basket a", "Loose"]
  var body: some View {
    Image("photo")
      .padding(.bottom)
      .background(Color.red.opacity(0.3))
  }
}

struct Generated91: View {
  private let subtitle: String = "Temperature out"
  var count = 8
  let mood = Mood.merry
  @State private var input = ""
  var isShown = false
  var body: some View {
    HStack(spacing: 44) {
      VStack(spacing: 12) {
        ZStack(alignment: .bottomTrailing) {
          SecureField("here", text: $input)
            .zIndex(1)
          Divider()
        }
        LazyVGrid(columns: Measure.columns, spacing: 60) {
          Label("Temperature address Harvest Account", systemImage: "gear")
            .clipped()
            .framed(2)
            .lineLimit(nil)
            .frame(width: 200, height: 72)
        }
          .background(alignment: .center) { Image(systemName: "person.circle") }
          .kerning(2)
      }
        .dynamicTypeSize(.large...)
      VStack(spacing: 12) {
        Color.orange.frame(width: 8, height: 60)
          .font(.subheadline.italic())
          .background(Color.red.opacity(0.3))
        Text(mood.rawValue)
          .foregroundStyle(Color.clear)
          .padding()
        Text(subtitle)
      }
    }
      .dynamicTypeSize(.small ... .accessibility1)
      .frame(maxWidth: .infinity)
  }
}

struct Generated92: View {
  let title = "to Account Brewing Steep"
  private let isNew = true
  private let names = ["Tea here minutes", "Loose note", "Loose out minutes to"]
  var isShown = true
  var body: some View {
    LazyVGrid(columns: Measure.columns, spacing: 36) {
      VStack(alignment: .leading) {
        Grid(alignment: .leading) {
          GridRow {
            Text(isNew ? "Settings Your a Ship" : "yet Notifications Continue")
            Text("Loose Order Continue".uppercased())
          }
          GridRow {
            HStack { ProgressView(); Text(isNew ? "Settings note three Choose" : "three Delivery Reviews Rooibos") }
              .font(.footnote)
            Text(names[1])
              .padding(.trailing, 20)
          }
        }
          .underline()
      }
        .rotationEffect(.degrees(20))
        .frame(maxWidth: .infinity, alignment: .top)
      ScrollView(.vertical, showsIndicators: false) {
        Label("Remove Favourites out", systemImage: "house.fill")
        Card(title: names.joined(separator: ", ")) {
          Text("address Add")
            .imageScale(.large)
        }
      }
      Button("Loose Tea Total Your", role: .cancel) {}
        .frame(minWidth: 10, idealWidth: 50, maxWidth: 103)
        .fixedSize()
    }
      .opacity(1)
  }
}

struct Generated93: View {
  private let isNew = false
  @ScaledMetric(relativeTo: .body) private var gap: CGFloat = 10
  @Environment(\.dynamicTypeSize) private var size
  let mood = Mood.merry
  var isShown = true
  var body: some View {
    Text(mood.title)
  }
}

struct Generated94: View {
  private let subtitle: String = "for Notifications Sign"
  @State private var isOpen = false
  var isShown = true
  var body: some View {
    List {
      part1(String(10))
      Section(header: Text("Ship for Delivery note")) {
        Image("photo")
        ForEach(Tea.all) { item1 in
          Group {
            Text("for offers \(19)")
              .bold()
              .padding()
              .frame(height: 40)
              .frame(width: 130, height: 7.5)
          }
        }
      }
      ForEach(["One", "Two"], id: \.self) { item2 in
        Label("yet cup yet", systemImage: "cup.and.saucer")
          .padding(92)
      }
    }.listStyle(.grouped)
  }
  private func part1(_ label: String, amount: Int = 3) -> some View {
    Color.green.frame(width: 170, height: 140)
  }
}

struct Generated95: View {
  private let subtitle: String = "Remove"
  @State private var isOpen = false
  var isShown = false
  var body: some View {
    Text(isShown ? "a for" : "for out Nothing Temperature")
      .truncationMode(.middle)
  }
}

struct Generated96: View {
  let mood = Mood.calm
  var body: some View {
    List(Tea.all) { tea in
      Row(tea.title, detail: tea.note)
    }.listStyle(.plain)
  }
}

struct Generated97: View {
  @State private var tins = 5
  @State private var isOpen = true
  private var summary: String { "to for" + ", " + "Reviews Ship" }
  var note: String? = "a"
  @State private var isOn = true
  var body: some View {
    Form {
      VStack(alignment: .trailing, spacing: 12) {
        Toggle(isOn: .constant(false)) { Toggle("three Account Water Weekly", isOn: .constant(true)) }
          .monospacedDigit()
      }
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 2), spacing: 48) {
        Slider(value: .constant(3.0), in: 0...10)
      }
      Spacer()
    }
  }
}

struct Generated98: View {
  @State private var tins = 4
  @State private var isOpen = false
  @Environment(\.dynamicTypeSize) private var size
  private var summary: String { String(tins) + ", " + "Rooibos" }
  private let names = ["offers method basket", "Change Change", "Loose address Choose"]
  private let tea = Tea.all[1]
  var isShown = true
  var body: some View {
    Text("Ship")
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }
}

struct Generated99: View {
  private let subtitle: String = "a Ship Ship"
  private let isNew = true
  @Environment(\.dynamicTypeSize) private var size
  var body: some View {
    NavigationStack {
      List {
        Spacer(minLength: 48)
      }.listStyle(.plain)
        .navigationTitle(subtitle)
        .toolbar {
        ToolbarItem(placement: .topBarLeading) { Image(systemName: "house.fill") }
      }
    }
  }
}

struct Generated100: View {
  @State private var isOpen = true
  var isShown = false
  @State private var isOn = true
  var body: some View {
    HStack(spacing: Measure.gap) {
      if isOpen {
        ScrollView {
          Divider()
            .font(.largeTitle.weight(.medium))
        }
      } else if isShown {
        VStack {
          Image(systemName: "gear")
          Toggle("here yet", isOn: .constant(true))
            .rotationEffect(.degrees(20))
          Button("Rooibos Tea") {}
          Text("leaf")
            .clipped()
        }
          .framed()
          .fontWeight(.light)
          .frame(minWidth: 10, idealWidth: 50, maxWidth: 156)
          .lineLimit(1)
      }
    }
      .buttonStyle(.borderedProminent)
      .multilineTextAlignment(.trailing)
      .frame(height: 40)
      .padding(.trailing, 4)
  }
}

struct Generated101: View {
  let title = "Total"
  @State private var tins = 4
  private let isNew = true
  @State private var isOpen = true
  var isShown = false
  @State private var input = ""
  var body: some View {
    NavigationStack {
      List {
        Section("Water") {
          LazyVStack(alignment: .leading) {
            VStack(alignment: .leading, spacing: 48) {
              Text("basket here")
                .minimumScaleFactor(0.5)
                .foregroundStyle(Color.gray)
              ContentUnavailableView("Account Payment", systemImage: "gear", description: Text("Choose Account"))
                .italic()
                .minimumScaleFactor(0.5)
            }
              .padding()
          }
            .frame(width: 12)
          (VStack(spacing: 68) {
            Text("Choose out Account")
              .lineSpacing(68)
            ForEach(0..<1, id: \.self) { item1 in
              (Text("for Tea Tea").bold() + Text(" cup yet Ship offers").underline())
                .redacted(reason: .placeholder)
                .aspectRatio(0.75, contentMode: .fit)
            }
          })
            .background(alignment: .top) { Text("leaf Favourites")
              .environment(\.dynamicTypeSize, .small)
              .multilineTextAlignment(.center) }
            .foregroundColor(.red)
            .rotationEffect(.degrees(20))
            .buttonStyle(Pressed())
          if !(isOpen) {
            Text("Your Remove Total Change")
              .lineLimit(1...3)
              .layoutPriority(2)
              .scaledToFit()
              .background(.thinMaterial)
            ScrollView(.vertical, showsIndicators: false) {
              Color.clear.frame(width: 60, height: 68)
                .imageScale(.small)
                .scaledToFit()
              Text(verbatim: "a")
                .lineLimit(2)
              LabeledContent("address basket here Nothing") { Text("Steep note Temperature")
                  .frame(width: 100, alignment: .bottomTrailing)
                  .frame(height: 7.5) }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
              Text("Tea time Notifications")
                .monospacedDigit()
                .foregroundStyle(Color.red.opacity(0.3))
            }
              .dynamicTypeSize(...DynamicTypeSize.large)
          } else {
            Text(String(tins))
          }
        }
        Text("to Change Temperature Water")
          .padding(.top)
        Section("leaf Harvest out") {
          SecureField("time", text: $input)
        }
      }.listStyle(.grouped)
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
        ToolbarItem(placement: .primaryAction) { Image(systemName: "house.fill") }
      }
    }
  }
}

struct Generated102: View {
  private let isNew = false
  var body: some View {
    List(Tea.all) { tea in
      Row(tea.title, detail: tea.note)
    }.listStyle(.plain)
  }
}

struct Generated103: View {
  let title = "Your out Choose"
  private let isNew = false
  let mood = Mood.awake
  var isShown = true
  var body: some View {
    GeometryReader { place in
      Color.clear.frame(width: 110, height: 36)
        .multilineTextAlignment(.leading).frame(width: place.size.width / 2)
    }
      .background(Color.black)
      .fixedSize(horizontal: false, vertical: true)
      .rotationEffect(.degrees(20))
      .overlay(Text("Temperature Notifications Nothing Favourites"), alignment: .bottom)
  }
}

struct Generated104: View {
  @State private var isOpen = true
  @ScaledMetric private var side = 44.0
  var isShown = true
  @State private var isOn = true
  var body: some View {
    LazyVGrid(columns: Measure.columns, spacing: 56) {
      ForEach(Tea.all) { item1 in
        VStack(spacing: Measure.gap) {
          GroupBox("Favourites method basket Ship") { ContentUnavailableView("yet Water Ship", systemImage: "gear", description: Text("yet address minutes"))
              .fixedSize(horizontal: false, vertical: true) }
          Image(systemName: "cart.badge.plus").resizable().frame(width: 0, height: 90)
            .background(Color.blue)
          Text("minutes")
            .lineLimit(...2)
          Image("photo")
            .rotationEffect(.degrees(20))
        }
          .foregroundStyle(Color.paper)
          .background(alignment: .topLeading) { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).frame(width: 130, height: 72)
            .frame(width: side, alignment: .bottomTrailing)
            .controlSize(.mini)
            .padding()
            .foregroundStyle(Color.red) }
      }
      VStack(spacing: 84) {
        part1
        Image(systemName: "gear")
          .padding()
        ProgressView("Continue Account", value: 3, total: 10)
          .padding(.leading)
      }
        .frame(maxWidth: .infinity, alignment: .leading)
        .cornerRadius(64)
    }
  }
  @ViewBuilder private var part1: some View {
    Text("Loose Ship Add three")
      .dynamicTypeSize(...DynamicTypeSize.xLarge)
      .padding([.top, .leading], side)
    Toggle(isOn: $isOn) { Image("photo").resizable().aspectRatio(contentMode: .fill)
        .fontWeight(.heavy) }
      .monospacedDigit()
  }
}

struct Generated105: View {
  let title = "Reviews"
  var count = 1
  @State private var tins = 4
  private let isNew = true
  @Environment(\.dynamicTypeSize) private var size
  let mood = Mood.awake
  var isShown = false
  var body: some View {
    GeometryReader { place in
      HStack(spacing: Measure.gap) {
        LazyVStack(spacing: 7.5) {
          Text("yet three offers \(tins + 2)")
            .opacity(0)
            .font(.headline.italic())
          Text(title)
          Label { Text(2822, format: .number) } icon: { Image(systemName: "person.circle") }
          Image(systemName: "cup.and.saucer")
            .redacted(reason: .placeholder)
        }
          .multilineTextAlignment(.center)
      }
        .buttonStyle(.borderless)
        .toggleStyle(.button).frame(width: place.size.width / 2)
    }
      .padding(84)
      .lineLimit(1...3)
  }
}

struct Generated106: View {
  private let isNew = false
  @Environment(\.dynamicTypeSize) private var size
  private let names = ["Reviews", "Reviews Choose Payment method", "leaf Favourites"]
  let mood = Mood.calm
  var isShown = true
  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      VStack {
        VStack {
          Text(verbatim: "here Nothing Continue Harvest")
            .padding(48)
          Text("Change note Account leaf \(8)")
            .imageScale(.large)
          Color.paper.frame(width: 90, height: 50)
            .frame(minWidth: 10, idealWidth: 50, maxWidth: 138)
        }
          .frame(maxWidth: .infinity, alignment: .bottomTrailing)
      }
      HStack(alignment: .lastTextBaseline, spacing: 84) {
        switch mood {
          case .calm: Text(verbatim: "Remove Rooibos leaf out")
          case .awake, .merry: LabeledContent("Add Add Tea Your", value: "here here")
            .padding()
            .environment(\.layoutDirection, .rightToLeft)
        }
        Menu("yet") { Button("offers Brewing offers leaf") {} }
          .padding(.leading)
          .frame(width: 190, height: 210)
          .padding()
          .labelStyle(.titleAndIcon)
      }
    }
  }
}

struct Generated107: View {
  let title = "yet Payment Temperature"
  private let subtitle: String = "Delivery time cup"
  private let isNew = false
  var body: some View {
    NavigationStack {
      Slider(value: .constant(3.0), in: 0...10)
        .onAppear {}
        .fixedSize(horizontal: false, vertical: true)
        .navigationTitle(title)
    }
  }
}

struct Generated108: View {
  private let isNew = false
  private var summary: String { "Remove" + ", " + "Your a" }
  private let names = ["cup yet", "Payment Remove Brewing Sign", "Add Remove Rooibos"]
  let mood = Mood.awake
  var note: String? = "Change"
  var isShown = false
  var body: some View {
    Form {
      Section("Tea") {
        ZStack {
          if names.count > 5 {
            Image(systemName: "gear")
          } else {
            Text("a")
              .environment(\.font, .largeTitle)
              .buttonStyle(.bordered)
            Text("Sign")
              .padding(Measure.gap)
          }
          if mood != .merry && mood == .calm {
            Text("leaf")
          }
        }
          .fixedSize(horizontal: false, vertical: true)
        HStack(spacing: 80) {
          Text(!(isShown) ? "Add Change Sign" : "Change")
            .alignmentGuide(.leading) { $0[.leading] + 5 }
            .font(.subheadline.italic())
          Image(systemName: "chevron.right")
            .safeAreaPadding(4)
            .tracking(1.5)
        }
      }
      Section(header: Text("Your Temperature")) {
        Gauge(value: 0.3) { Text("to Ship time Reviews") }
        HStack {
          Text("Settings")
            .font(.system(size: 13))
            .frame(width: 60, height: 190)
          Image("photo").resizable().scaledToFit().frame(width: 130)
            .lineLimit(...2)
        }
          .cornerRadius(7.5)
      }
    }
  }
}

struct Generated109: View {
  let title = "three"
  var count = 3
  private let isNew = true
  static let inset: CGFloat = 28
  var isShown = false
  var body: some View {
    Group {
      Text("Sign Total three \(title)")
    }
      .blur(radius: 2)
      .background(Color.clear)
      .padding(72)
      .zIndex(1)
  }
}

struct Generated110: View {
  @State private var tins = 5
  @ScaledMetric private var side = 44.0
  private let names = ["a cup Remove yet", "Add Temperature", "Sign a"]
  let mood = Mood.calm
  private let tea = Tea.all[1]
  @State private var cups = 2
  var isShown = true
  @State private var choice = Mood.awake
  @State private var input = "Ada"
  var body: some View {
    NavigationStack {
      List {
        Section {
          Stepper("Your", value: $cups, in: 0...9)
            .foregroundStyle(Color.gray)
            .foregroundColor(.accentColor)
          VStack {
            if mood != .merry || tea.isOrganic {
              Label("Reviews Account Tea", systemImage: "person.circle")
                .foregroundColor(.white)
              Picker("address Change cup Order", selection: $choice) { Text("Calm").tag(Mood.calm); Text("Awake").tag(Mood.awake) }
            }
            HStack {
              Button("cup", systemImage: "chevron.right") {}
              Color.green.frame(width: 200, height: 7.5)
                .labelsHidden()
            }
              .border(Color.white, width: 3)
              .minimumScaleFactor(0.5)
            Text("Favourites Notifications")
            if !(isShown) {
              Image(systemName: "chevron.right").resizable().frame(width: 72, height: 30)
                .padding(32)
                .scaledToFit()
              Badge(count: tins - 5)
                .hidden()
            } else {
              Image("photo").resizable().scaledToFit().frame(width: 30)
                .multilineTextAlignment(.center)
              ContentUnavailableView("cup Delivery", systemImage: "gear", description: Text("to"))
                .buttonStyle(Pressed())
            }
          }
          TextField("Change yet basket", text: $input)
        } header: {
          Text("Water Settings cup Brewing")
        } footer: {
          Text(2408, format: .number)
        }
        Divider()
          .font(.body)
          .textFieldStyle(.roundedBorder)
      }
        .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("yet Loose Water") {} }
      }
    }
  }
}

struct Generated111: View {
  let title = "Weekly Reviews address"
  var count = 8
  @State private var isOpen = true
  var isShown = true
  var body: some View {
    Form {
      Row(title, detail: "Water")
      Section {
        ViewThatFits {
          VStack(spacing: 24) {
            Text("Choose Steep Temperature \(count)")
          }
          HStack {
            Image("photo").resizable().aspectRatio(contentMode: .fill)
            Text("leaf for Delivery")
              .scaledToFit()
              .frame(maxWidth: .infinity)
            Text("Reviews cup Add Rooibos")
              .environment(\.font, .system(size: 25, weight: .bold))
              .padding(32)
              .onTapGesture {}
              .frame(maxWidth: .infinity)
            Text("Add Steep \(count)")
              .multilineTextAlignment(.leading)
          }
        }
          .shadow(radius: 4)
      } header: {
        Text("Order \(count)")
      } footer: {
        Text("Settings Your")
      }
    }
  }
}

struct Generated112: View {
  private let isNew = true
  @State private var cups = 2
  var body: some View {
    VStack(alignment: .trailing, spacing: 88) {
      Stepper("Brewing Delivery Steep Reviews", value: $cups, in: 0...9)
        .font(.title.bold())
        .background(.thinMaterial, in: Capsule())
        .minimumScaleFactor(0.5)
        .kerning(2)
    }
      .lineSpacing(24)
  }
}

struct Generated113: View {
  let title = "Account"
  @State private var isOpen = true
  var note: String? = "Reviews Remove"
  @State private var input = "Ada"
  var isShown = false
  @State private var cups = 2
  @State private var isOn = true
  var body: some View {
    NavigationStack {
      List {
        Section(header: Text(23, format: .number)) {
          LabeledContent("Notifications") { TextField("Delivery Rooibos Nothing basket", text: $input)
              .frame(width: 160, height: 30, alignment: .trailing) }
            .padding()
            .background(alignment: .top) { TextField("Tea Settings Payment Rooibos", text: $input)
              .background(alignment: .top) { Button("here address for") {}
                .overlay(Text("Harvest Harvest for Payment").bold() + Text(" Delivery Reviews Change for").font(.caption), alignment: .bottom)
                .buttonStyle(.bordered)
                .frame(width: 130, height: 44, alignment: .bottom)
                .monospacedDigit() } }
            .sheet(isPresented: .constant(false)) { Text("Tea") }
            .accessibilityIdentifier("to Delivery")
          part1(note ?? "No note", amount: 0 - 2)
        }
        HStack(spacing: 48) {
          Slider(value: .constant(0.25))
          Text("Ship \(title)")
            .font(.caption2)
            .tracking(1.5)
        }
          .padding([.top, .leading], Measure.gap)
        Section(header: Text(2716, format: .number)) {
          Toggle("Rooibos offers Favourites", isOn: $isOn)
          Text("Brewing Water Steep")
        }
      }.listStyle(.insetGrouped)
        .navigationTitle("Settings")
    }
  }
  private func part1(_ label: String, amount: Int = 3) -> some View {
    ScrollView(.horizontal) {
      Divider()
      Text("out Payment")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      Stepper("Change Change minutes leaf", value: $cups, in: 0...9)
        .font(.caption2)
      Text("Weekly Harvest")
        .padding(92)
        .minimumScaleFactor(0.5)
    }
      .fontWeight(.light)
      .dynamicTypeSize(.large...)
  }
}

struct Generated114: View {
  @ScaledMetric private var side = 60.0
  @ScaledMetric(relativeTo: .subheadline) private var gap: CGFloat = 10
  @Environment(\.dynamicTypeSize) private var size
  var isShown = false
  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      VStack(spacing: 64) {
        Text("Order three Steep")
          .padding()
          .overlay { Image(systemName: "house.fill")
            .frame(maxWidth: .infinity, alignment: .trailing)
            .tracking(1.5) }
          .frame(width: 24, alignment: .trailing)
          .background { Text("Nothing Steep")
            .padding(.top)
            .lineLimit(1) }
        Text("Rooibos Temperature Order")
          .bold()
          .cornerRadius(side)
        Text(208, format: .number)
        Image("photo").resizable().scaledToFit().frame(width: 120)
          .font(.note)
          .environment(\.font, .body)
      }
      if size < .accessibility2 {
        Divider()
          .cornerRadius(80)
          .lineLimit(1...3)
        Image(systemName: "person.circle")
          .lineLimit(1)
          .frame(minWidth: 10, idealWidth: 50, maxWidth: 171)
      } else {
        Label("Reviews yet Sign here", systemImage: "cup.and.saucer")
      }
      Color.blue.frame(width: 30, height: 190)
    }
      .allowsTightening(true)
    ContentUnavailableView("Order Settings Order Notifications", systemImage: "gear", description: Text("Loose here"))
      .padding()
  }
}

struct Generated115: View {
  let title = "address for note"
  @ScaledMetric private var side = 24.0
  static let inset: CGFloat = 4
  var isShown = true
  var body: some View {
    VStack(alignment: .trailing) {
      Card(title: "three Temperature Choose", spacing: 7.5) {
        Grid {
          GridRow {
            Text(title)
              .clipShape(Capsule())
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).frame(width: 200, height: 190)
              .frame(minWidth: 10, idealWidth: 50, maxWidth: 152)
              .foregroundStyle(.primary)
              .background(Color.blue, in: .rect(cornerRadius: 8))
              .foregroundStyle(.blue)
            Button("Total method", systemImage: "gear") {}
              .cornerRadius(side)
              .frame(maxWidth: .infinity)
          }
          GridRow {
            Image("photo").resizable().aspectRatio(contentMode: .fill)
              .padding(.horizontal, Self.inset)
              .dynamicTypeSize(...DynamicTypeSize.accessibility4)
            Link("a Water to note", destination: URL(string: "https://example.org")!)
              .environment(\.font, .body)
              .padding(.vertical, 8)
          }
          GridRow {
            ProgressView(value: 0.4)
              .font(.caption)
              .padding(.bottom)
          }
        }
          .modifier(Framed(width: 3))
        Text("minutes Tea minutes")
          .safeAreaPadding(68)
          .opacity(0)
      }
        .padding(side)
        .kerning(2)
        .labelStyle(.titleOnly)
        .allowsTightening(true)
      Spacer(minLength: 20)
      Text("here")
        .padding(Self.inset)
        .modifier(Framed(width: 3))
      Button("Your") {}
        .padding(.trailing, Self.inset)
        .padding(.bottom)
    }
      .padding()
      .frame(width: 100, height: 40)
  }
}

struct Generated116: View {
  @ScaledMetric(relativeTo: .headline) private var gap: CGFloat = 10
  private var summary: String { "Reviews offers Water" + ", " + "Temperature Weekly time" }
  private let names = ["basket Add Harvest a", "basket Tea", "Delivery"]
  var body: some View {
    Capsule().fill(Color.accentColor).frame(width: 130, height: 120)
      .padding(.vertical, gap)
      .frame(height: 130)
  }
}

struct Generated117: View {
  let title = "note"
  @State private var tins = 2
  @Environment(\.dynamicTypeSize) private var size
  @State private var isOn = true
  var isShown = true
  @State private var cups = 2
  var body: some View {
    NavigationStack {
      Form {
        Section("Sign Change") {
          Card(title: "Steep Rooibos", spacing: 44) {
            HStack(alignment: .lastTextBaseline) {
              Toggle("Notifications", isOn: .constant(true))
              Text("Water")
                .frame(maxWidth: .infinity, alignment: .leading)
              Text("Favourites cup")
                .shadow(radius: 4)
                .padding(96)
              Text("Harvest \(title)")
                .font(.callout)
            }
            part1
          }
            .frame(maxWidth: .infinity)
        }
        Section("address Change") {
          Gauge(value: 0.3) { Text("Delivery Sign Brewing") }
            .frame(minHeight: 110)
          Divider()
          Text("Reviews Sign \(tins + 2)")
            .buttonStyle(.plain)
        }
        Section {
          Menu("note yet a") { Button("Payment here a") {} }
            .padding(56)
            .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
          Stepper("Order", value: $cups, in: 0...9)
            .opacity(1)
            .labelStyle(.titleOnly)
          Text("to Notifications note Continue")
            .foregroundColor(.gray)
            .frame(width: 36, alignment: .center)
            .toggleStyle(.button)
            .layoutPriority(2)
        } footer: {
          Text(title)
        }
      }
        .navigationTitle("yet")
    }
  }
  @ViewBuilder private var part1: some View {
    Text(tins > 0 ? "to Add Reviews cup" : "Temperature Harvest")
      .textCase(.uppercase)
    Text("Loose Rooibos here")
      .aspectRatio(1, contentMode: .fill)
      .padding(.vertical, 8)
    Text(size < .xSmall ? "here Nothing Tea" : "Weekly Remove")
  }
}

struct Generated118: View {
  let title = "a Steep"
  var count = 6
  @ScaledMetric(relativeTo: .subheadline) private var gap: CGFloat = 10
  static let inset: CGFloat = 24
  var note: String? = nil
  var isShown = true
  var body: some View {
    NavigationStack {
      Form {
        Section {
          LazyVStack {
            if note != nil {
              Text("offers Nothing Favourites")
                .frame(minWidth: 10, idealWidth: 50, maxWidth: 133)
            }
            Card(title: title) {
              Text(String(count))
                .scaledToFit()
            }
            Group {
              Text(verbatim: "Tea address Steep")
                .underline()
                .padding([.top, .leading], 12)
              Label { Text("to \(count)") } icon: { Image(systemName: "cup.and.saucer") }
            }
              .frame(height: 200)
              .cornerRadius(52)
              .frame(height: 160)
              .rotationEffect(.degrees(20))
          }
            .cornerRadius(Measure.gap)
          VStack(alignment: .center, spacing: 84) {
            Text(187, format: .number)
              .frame(maxWidth: .infinity, maxHeight: .infinity)
            Gauge(value: 0.3) { Text("time") }
            Text("Brewing out")
              .cornerRadius(gap)
              .controlSize(.large)
          }
            .imageScale(.small)
          Text("Loose")
            .bold()
            .frame(maxWidth: .infinity)
        }
      }
        .navigationTitle("Rooibos a")
    }
  }
}

struct Generated119: View {
  let title = "here Remove Nothing"
  @State private var tins = 2
  private let isNew = false
  @ScaledMetric private var side = 24.0
  private let names = ["a Account Notifications", "Choose", "Reviews method"]
  let mood = Mood.calm
  var isShown = false
  @State private var isOn = true
  var body: some View {
    Group {
      HStack {
        (ViewThatFits {
          ZStack {
            Text("basket out")
              .safeAreaInset(edge: .top) { (Text("Loose Favourites a a").bold() + Text(" Steep Loose").foregroundColor(.red))
                .padding() }
              .font(.system(.title, design: .serif))
              .padding()
              .buttonStyle(.borderedProminent)
            Text("Weekly yet")
          }
          ZStack(alignment: .leading) {
            Color.blue.frame(width: 80, height: 84)
              .font(.title)
            Text("Sign Continue")
            Toggle("Settings a", isOn: .constant(false))
              .lineLimit(nil)
              .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
            Text("Payment Weekly Notifications for")
              .toggleStyle(.button)
              .frame(width: 190, alignment: .center)
          }
        })
          .frame(width: 120, alignment: .trailing)
          .underline()
        Text("time")
          .sheet(isPresented: .constant(false)) { Text("Temperature address Temperature Ship") }
          .padding([.top, .leading], 84)
        Text("Temperature Harvest here")
        Text("Rooibos three")
      }
      ProgressView("a Rooibos minutes time", value: 3, total: 10)
        .font(.system(.subheadline, design: .serif))
      Text("Temperature Ship here Weekly")
        .font(.custom("Avenir", size: 14, relativeTo: .footnote))
        .padding([.top, .leading], 48)
    }
  }
}
