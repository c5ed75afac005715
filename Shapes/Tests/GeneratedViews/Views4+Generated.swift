// Written by Scripts/generate.
// swift-format-ignore-file
import SwiftUI

struct Generated120: View {
  let title = "Rooibos Add Water Sign"
  @State private var tins = 1
  private let isNew = true
  var isShown = false
  @State private var cups = 2
  var body: some View {
    Form {
      Section {
        ForEach(Tea.all) { item1 in
          Group {
            Text("Weekly offers Total")
              .foregroundStyle(Color.paper)
              .fixedSize(horizontal: false, vertical: true)
          }
            .dynamicTypeSize(DynamicTypeSize.xLarge)
        }
        Text("out a a here \(tins)")
          .onTapGesture {}
          .background(alignment: .top) { Image(systemName: "cup.and.saucer") }
        part1
      }
      Section {
        Stepper("leaf Temperature", value: $cups, in: 0...9)
          .lineLimit(1)
          .multilineTextAlignment(.leading)
        Text("yet here out three".uppercased())
          .foregroundColor(.gray)
          .background(.secondary)
          .multilineTextAlignment(.trailing)
          .safeAreaInset(edge: .bottom) { Label("three Your Weekly", systemImage: "house.fill") }
        Text("a offers basket Continue \(title)")
          .foregroundStyle(.thinMaterial)
          .onAppear {}
      } footer: {
        Text("address Delivery Tea Water \(tins * 5)")
      }
      Section {
        Button("Nothing Brewing Delivery", systemImage: "person.circle") {}
          .labelStyle(.iconOnly)
        Button { } label: { Circle().fill(.blue).frame(width: 60, height: 130)
            .strikethrough() }
          .foregroundColor(.white)
          .padding(24)
      }
    }
  }
  @ViewBuilder private var part1: some View {
    if tins > 2 {
      Text(verbatim: "Order cup Choose")
    } else {
      Rectangle().stroke(Color.paper, lineWidth: 2).frame(width: 120, height: 150)
      Image("photo")
        .accessibilityLabel("minutes note Total note")
    }
    Rectangle().frame(width: 60, height: 90)
      .multilineTextAlignment(.trailing)
      .font(.caption2)
    Image("photo")
  }
}

struct Generated121: View {
  let title = "three"
  private let isNew = false
  private let tea = Tea.all[0]
  @State private var isOn = true
  var isShown = true
  @State private var choice = Mood.awake
  var body: some View {
    NavigationStack {
      Form {
        Section(header: Text("Settings a here Total \(title)")) {
          HStack {
            Card(title: String(1 - 4)) {
              Toggle(isOn: .constant(true)) { Text(tea.title)
                  .frame(height: 30)
                  .allowsTightening(true) }
            }
              .background(alignment: .bottom) { Circle().frame(width: 70, height: 30)
                .frame(width: 40, height: 150, alignment: .bottom) }
            if tea.isOrganic {
              Toggle("here out Sign Nothing", isOn: $isOn)
                .fixedSize()
                .fontWeight(.heavy)
              Text("Water to Order")
                .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
            }
            Button("Weekly") {}
              .font(.heading)
          }
          Row(tea.name, isMarked: !(isShown))
            .multilineTextAlignment(.center)
            .buttonStyle(.borderedProminent)
          Card(title: tea.title, spacing: 0) {
            Text("Settings Choose")
              .background(Color.accentColor)
            Button("Nothing Total") {}
          }
        }
        HStack { ProgressView(); Text("Total Weekly out") }
        Section {
          Picker("Weekly", selection: $choice) { ForEach(Mood.allCases) { Text($0.title).tag($0) } }.pickerStyle(.menu)
            .sheet(isPresented: .constant(false)) { Text("Your Choose Account") }
            .fixedSize(horizontal: false, vertical: true)
        }
      }
        .navigationTitle("Nothing Sign time Notifications")
        .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("out Loose leaf method") {} }
      }
    }
  }
}

struct Generated122: View {
  let title = "Water Weekly leaf"
  private let subtitle: String = "Choose"
  @Environment(\.dynamicTypeSize) private var size
  var isShown = false
  @State private var isOn = true
  @State private var input = ""
  var body: some View {
    Text("Sign")
      .font(.callout)
    ViewThatFits {
      VStack(alignment: .leading) {
        Toggle("a Remove Your Payment", isOn: $isOn)
        Text("a to Weekly")
          .environment(\.dynamicTypeSize, .large)
          .lineLimit(3, reservesSpace: true)
      }
      VStack {
        Toggle("Continue", isOn: $isOn)
          .frame(width: 120, height: 36)
          .font(.title3)
          .toggleStyle(.button)
          .padding(.trailing, Measure.gap)
        (Text("address Reviews Water").bold() + Text(" Harvest out").font(.caption))
          .lineLimit(1)
        ProgressView(value: 0.4)
          .minimumScaleFactor(0.5)
      }
    }
    Grid(horizontalSpacing: 8, verticalSpacing: 4) {
      GridRow {
        Image(systemName: "cup.and.saucer").resizable().frame(width: 20, height: 190)
        Text("Rooibos Ship Rooibos").bold() + Text(" Settings Favourites").foregroundColor(.red)
      }
      GridRow {
        Divider()
      }
      GridRow {
        Menu("here") { Button("Add") {} }
          .frame(width: 12)
        TextField("a", text: $input)
          .padding(.horizontal)
          .fontWeight(.regular)
          .onTapGesture {}
          .tracking(1.5)
        TextField("cup", text: $input)
          .frame(width: 20, height: 170, alignment: .center)
          .clipped()
      }
    }
  }
}

struct Generated123: View {
  let title = "Sign Change offers cup"
  static let inset: CGFloat = 0
  @Environment(\.dynamicTypeSize) private var size
  private var summary: String { title + ", " + title }
  var isShown = true
  @State private var input = ""
  var body: some View {
    ViewThatFits(in: .horizontal) {
      ZStack(alignment: .bottom) {
        Row(summary)
          .monospacedDigit()
          .scaledToFit()
        Grid(horizontalSpacing: 8, verticalSpacing: 4) {
          GridRow {
            HStack { ProgressView(); Text("Temperature minutes") }
          }
          GridRow {
            Slider(value: .constant(0.25))
              .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
              .controlSize(.large)
          }
          GridRow {
            Text(title)
              .labelStyle(.titleOnly)
              .padding([.top, .leading], 84)
          }
        }
        Text("Reviews")
          .shadow(radius: 4)
          .safeAreaPadding(84)
      }
      HStack(spacing: Measure.gap) {
        Link("Add Reviews three Payment", destination: URL(string: "https://example.org")!)
        SecureField("Remove minutes", text: $input)
          .aspectRatio(1, contentMode: .fit)
          .aspectRatio(1, contentMode: .fit)
        ForEach(0..<1, id: \.self) { item1 in
          Gauge(value: 0.3) { Text("Account out out") }
        }
        Text(2287, format: .number)
          .bold()
      }
    }
      .frame(width: 72)
  }
}

struct Generated124: View {
  let title = "Total"
  private let subtitle: String = "Weekly Remove Remove"
  @State private var isOpen = false
  @ScaledMetric private var side = 24.0
  @Environment(\.dynamicTypeSize) private var size
  private let names = ["out", "Choose Weekly out Order", "Sign basket Rooibos"]
  let mood = Mood.awake
  var note: String? = nil
  var isShown = true
  var body: some View {
    Text(names.map { $0.uppercased() }.joined(separator: " "))
      .multilineTextAlignment(.leading)
    Row(note ?? "No note", isMarked: names.count > 1)
    (size.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 4))) {
      if isOpen {
        Text("cup Nothing")
          .tint(.green)
          .scaledToFit()
      }
      Spacer(minLength: Measure.gap)
    }
  }
}

struct Generated125: View {
  let title = "Continue method"
  private let subtitle: String = "Your Sign cup"
  var count = 5
  @State private var isOpen = false
  @ScaledMetric private var side = 60.0
  static let inset: CGFloat = 16
  private let names = ["time Nothing", "Remove here", "Delivery for"]
  private let tea = Tea.all[0]
  var isShown = false
  @State private var choice = Mood.awake
  var body: some View {
    NavigationStack {
      Form {
        Section(header: Text("Favourites out")) {
          Turning {
            VStack(alignment: .leading, spacing: Self.inset) {
              Label { Text("Your Payment \(count)") } icon: { Image(systemName: "house.fill") }
              Text(verbatim: "note Loose")
              Image("photo").resizable().scaledToFit().frame(width: 60)
                .hidden()
              RoundedRectangle(cornerRadius: Self.inset).fill(Color.red.opacity(0.3)).frame(width: 110, height: 12)
            }
            LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 2), spacing: 7.5) {
              Text(title)
                .padding()
              Text(names.map { $0.uppercased() }.joined(separator: " "))
                .padding()
              Text("Choose")
                .textFieldStyle(.roundedBorder)
                .dynamicTypeSize(DynamicTypeSize.accessibility5)
            }
              .clipped()
              .padding()
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).frame(width: 40, height: 180)
          }
          Divider()
          Picker("method address Reviews Add", selection: $choice) { ForEach(Mood.allCases) { Text($0.title).tag($0) } }.pickerStyle(.menu)
            .padding(.vertical, side)
        }
        Text("Nothing \(title)")
          .lineLimit(1)
        Image(systemName: "star")
          .minimumScaleFactor(0.5)
          .dynamicTypeSize(DynamicTypeSize.medium)
        (Text("time").bold() + Text(" Notifications Notifications Account out").underline())
          .frame(minHeight: 20)
      }
        .navigationTitle("offers")
        .navigationBarTitleDisplayMode(.inline)
    }
  }
}

struct Generated126: View {
  let title = "basket to Remove"
  @ScaledMetric(relativeTo: .headline) private var gap: CGFloat = 10
  static let inset: CGFloat = 20
  @Environment(\.dynamicTypeSize) private var size
  var isShown = false
  var body: some View {
    (ScrollView(.vertical, showsIndicators: false) {
      (HStack(spacing: 12) {
        Image("photo").resizable().aspectRatio(contentMode: .fill)
          .background(Color.paper)
          .font(.caption2.bold())
        (Card(title: "Tea a Temperature".uppercased()) {
          Button("Add a Add") {}
            .frame(height: 20)
          (Text("for Favourites here").bold() + Text(" Water Loose").font(.caption))
            .font(.caption2.weight(.semibold))
        })
          .padding(.vertical)
      })
        .dynamicTypeSize(.small ... .accessibility1)
        .frame(minWidth: 10, idealWidth: 50, maxWidth: 132)
        .font(.footnote)
        .lineLimit(nil)
      if isShown {
        Text(2570, format: .number)
          .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
          .frame(maxWidth: .infinity)
          .font(.system(.title3, design: .monospaced))
          .font(.system(size: 27))
        if size.isAccessibilitySize {
          ContentUnavailableView("Add", systemImage: "gear", description: Text("Harvest Choose Favourites"))
            .background { Image("photo").resizable().aspectRatio(contentMode: .fill) }
          Text(isShown ? "yet to" : "Temperature")
            .padding(68)
            .kerning(2)
        } else {
          Text(title)
            .frame(maxWidth: .infinity)
          LabeledContent("Loose Account Nothing Nothing", value: title)
            .frame(maxWidth: .infinity)
        }
      } else {
        HStack { ProgressView(); Text("Favourites Delivery") }
          .font(.callout.bold())
      }
      Ellipse().frame(width: 80, height: 32)
        .foregroundStyle(.tertiary)
      Button("yet method Weekly Water", systemImage: "chevron.right") {}
    })
      .lineLimit(2)
      .hidden()
  }
}

struct Generated127: View {
  let title = "Delivery Nothing Account minutes"
  private let subtitle: String = "offers"
  var count = 8
  @ScaledMetric private var side = 24.0
  var isShown = false
  @State private var isOn = true
  var body: some View {
    NavigationStack {
      List {
        Section(header: Text(!(count > 0) ? "a note Settings" : "Change Order Water")) {
          VStack(spacing: 20) {
            Text("Brewing Brewing here Account \(13)")
              .textCase(.uppercase)
            if !(count > 0) {
              Toggle("address Nothing Sign", isOn: .constant(false))
              Text("Harvest leaf Total")
                .foregroundStyle(Color.orange)
                .font(.system(size: 25))
            }
          }
        }
        Section {
          Image(systemName: "chevron.right")
            .modifier(Framed(width: 3))
            .padding(7.5)
          Text("Steep Total Add").bold() + Text(" yet time").foregroundColor(.red)
        } header: {
          Text(title)
        } footer: {
          Text(title)
        }
        Rectangle().fill(Color.accentColor).frame(width: 210, height: 16)
        Section {
          Text("a Reviews Harvest address")
          ScrollView(.vertical, showsIndicators: false) {
            LazyVGrid(columns: Measure.columns, spacing: 64) {
              GroupBox { ContentUnavailableView("a", systemImage: "gear", description: Text("Total"))
                  .layoutPriority(1) }
              Text("Delivery Tea Add to \(title)")
            }
              .scaleEffect(1.2)
            Text(subtitle)
              .frame(height: 150)
            Text("Notifications \(count - 2)")
          }
            .environment(\.font, .callout)
            .minimumScaleFactor(0.5)
        }
      }.listStyle(.insetGrouped)
        .navigationTitle("time")
    }
  }
}

struct Generated128: View {
  let title = "Tea"
  var count = 2
  @State private var tins = 5
  @ScaledMetric private var side = 60.0
  @Environment(\.dynamicTypeSize) private var size
  var isShown = false
  @State private var isOn = true
  @State private var cups = 2
  var body: some View {
    (size.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 4))) {
      HStack(alignment: .bottom) {
        Button(role: .destructive) { } label: { Text("offers Steep Favourites") }
          .bold()
        Text(title)
        DisclosureGroup("Settings Notifications", isExpanded: .constant(false)) { Text("Sign")
            .offset(x: 68, y: 3)
            .frame(minHeight: 80)
            .frame(maxWidth: .infinity)
            .padding(.top) }
          .font(.body)
        Color.blue.frame(width: 120, height: 70)
          .bold()
          .font(.headline.monospacedDigit())
          .safeAreaPadding(side)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
        .imageScale(.small)
      if size < .accessibility4 {
        Text(isShown ? "cup Harvest for" : "Steep Loose Sign Tea")
      } else {
        Stepper("Loose leaf Order Add", value: $cups, in: 0...9)
          .overlay(Text("Choose basket yet Loose"), alignment: .bottom)
      }
    }
      .fixedSize()
    part1
  }
  @ViewBuilder private var part1: some View {
    Text(String(15 * 5))
      .padding(.bottom)
      .tracking(1.5)
      .tracking(1.5)
      .onAppear {}
    Image("photo").resizable().scaledToFit().frame(width: 20)
  }
}

struct Generated129: View {
  let title = "note Ship"
  let mood = Mood.calm
  var isShown = false
  var body: some View {
    Text("Ship Reviews")
      .imageScale(.large)
      .padding(.horizontal)
  }
}

struct Generated130: View {
  let title = "Change Rooibos Tea"
  private let subtitle: String = "Rooibos"
  private let isNew = true
  @Environment(\.dynamicTypeSize) private var size
  var note: String? = nil
  var isShown = true
  var body: some View {
    (size.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 4))) {
      Card(title: String(18)) {
        if isNew {
          Text("Add Order")
            .frame(maxWidth: .infinity, alignment: .leading)
            .alignmentGuide(.leading) { $0[.leading] + 5 }
        }
        Text("Account Notifications time Continue")
      }
        .dynamicTypeSize(.small ... .accessibility1)
        .buttonStyle(Pressed())
        .padding(84)
        .frame(minHeight: 100)
      Card(title: "a Remove") {
        LabeledContent("Ship Remove Loose") { Text("here to")
            .fontDesign(.rounded) }
          .padding()
          .minimumScaleFactor(0.5)
      }
    }
      .bold()
      .kerning(2)
      .clipShape(Capsule())
      .environment(\.lineLimit, 2)
  }
}

struct Generated131: View {
  let title = "here Total to leaf"
  @State private var tins = 4
  @Environment(\.dynamicTypeSize) private var size
  var body: some View {
    Divider()
  }
}

struct Generated132: View {
  let title = "minutes"
  private let isNew = false
  @ScaledMetric private var side = 60.0
  private let names = ["Tea Rooibos Reviews Nothing", "Weekly a Rooibos", "Payment Favourites Change"]
  var isShown = false
  @State private var choice = Mood.awake
  var body: some View {
    HStack {
      Text(verbatim: "Total Notifications Brewing")
        .font(.subheadline)
      Text("Continue Steep Rooibos")
      ForEach(Tea.all) { item1 in
        Picker("here out Delivery", selection: $choice) { ForEach(Mood.allCases) { Text($0.title).tag($0) } }.pickerStyle(.inline)
          .frame(width: 20, alignment: .trailing)
          .padding(side)
      }
    }
      .scaledToFit()
    ProgressView("Weekly Add", value: 3, total: 10)
  }
}

struct Generated133: View {
  let title = "for minutes"
  private let isNew = true
  private let names = ["yet Harvest", "Steep", "Rooibos Your Temperature Delivery"]
  private let tea = Tea.all[2]
  var isShown = false
  @State private var choice = Mood.awake
  @State private var cups = 2
  var body: some View {
    List {
      if names.count > 3 || tea.isOrganic {
        Row(tea.name)
          .padding(.vertical, 76)
          .lineLimit(3, reservesSpace: true)
      } else if isNew {
        Image(systemName: "gear").resizable().frame(width: 68, height: 180)
          .controlSize(.large)
          .font(.title2)
        Grid(alignment: .leading) {
          GridRow {
            Picker("Remove time", selection: $choice) { ForEach(Mood.allCases) { Text($0.title).tag($0) } }.pickerStyle(.segmented)
            Text("Reviews Harvest")
              .font(.callout)
              .fixedSize(horizontal: false, vertical: true)
              .padding(52)
              .padding([.top, .leading], 8)
            Text("note offers a")
              .overlay(alignment: .bottom) { LabeledContent("Change") { Picker("leaf", selection: $choice) { Text("Calm").tag(Mood.calm); Text("Awake").tag(Mood.awake) }
                  .frame(width: 150)
                  .font(.title2.monospacedDigit())
                  .frame(maxWidth: .infinity, alignment: .bottomTrailing)
                  .imageScale(.small) } }
          }
        }
      }
      Section {
        Text("Choose")
          .frame(height: 100)
        Text(192, format: .number)
        Text("Continue Total yet")
      } header: {
        Text("leaf three Weekly").bold() + Text(" Notifications Steep Choose").italic()
      } footer: {
        Text(2732, format: .number)
      }
      Section {
        Stepper("Choose Payment", value: $cups, in: 0...9)
          .frame(minWidth: 10, idealWidth: 50, maxWidth: 105)
          .clipShape(Capsule())
      } header: {
        Text("Change Add")
      } footer: {
        Text(!(isNew) ? "Settings" : "Sign")
      }
    }.listStyle(.grouped)
  }
}

struct Generated134: View {
  let title = "Water Account yet"
  private let subtitle: String = "out leaf Favourites"
  var count = 4
  @ScaledMetric private var side = 44.0
  @ScaledMetric(relativeTo: .title) private var gap: CGFloat = 10
  @Environment(\.dynamicTypeSize) private var size
  private var summary: String { subtitle + ", " + title }
  var isShown = true
  var body: some View {
    NavigationStack {
      ViewThatFits(in: .horizontal) {
        ZStack {
          VStack(alignment: .leading) {
            Text("Remove here three")
            Button(role: .destructive) { } label: { Text("Add") }
              .fixedSize(horizontal: false, vertical: true)
              .frame(maxWidth: .infinity, maxHeight: .infinity)
          }
            .textCase(.uppercase)
            .bold()
        }
        ZStack(alignment: .center) {
          if size < .large {
            Text(verbatim: "here Ship Settings")
              .background(.blue)
              .padding(side)
          } else {
            Text(verbatim: "Brewing")
              .controlSize(.large)
              .safeAreaPadding(side)
              .lineLimit(nil)
              .opacity(isShown ? 1 : 0.2)
            Text("cup method")
          }
        }
      }
        .environment(\.dynamicTypeSize, .xxxLarge)
        .font(.largeTitle)
        .navigationTitle(subtitle)
    }
  }
}

struct Generated135: View {
  let title = "leaf note for Weekly"
  private let subtitle: String = "offers offers Nothing method"
  var count = 2
  @State private var tins = 5
  @State private var isOpen = false
  static let inset: CGFloat = 20
  var body: some View {
    List(0..<3, id: \.self) { number in
      Text("Row \(number)")
    }.listStyle(.insetGrouped)
  }
}

struct Generated136: View {
  let title = "Temperature"
  private let subtitle: String = "here"
  @ScaledMetric(relativeTo: .caption) private var gap: CGFloat = 10
  @Environment(\.dynamicTypeSize) private var size
  private let names = ["offers address", "note Choose Water Account", "a Ship a Nothing"]
  var isShown = false
  @State private var isOn = true
  @State private var input = "Ada"
  var body: some View {
    NavigationStack {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 2), spacing: 80) {
        if size >= .medium && size < .accessibility3 {
          part1
          Row(names.map { $0.uppercased() }.joined(separator: " "))
            .kerning(2)
        } else if size < .accessibility3 {
          LabeledContent("address a", value: names[1])
            .blur(radius: 2)
          VStack(alignment: .trailing) {
            Link("to", destination: URL(string: "https://example.org")!)
              .foregroundStyle(.tertiary)
              .id("Remove")
            Image("photo").resizable().scaledToFit().frame(width: 170)
              .environment(\.lineLimit, 2)
            TextEditor(text: $input).frame(height: 96)
              .textCase(.uppercase)
            Text("**minutes cup Your Payment** Payment address method")
              .background(.thinMaterial)
              .frame(height: 24)
              .tracking(1.5)
              .layoutPriority(1)
          }
        }
        Text("a Choose Your \(title)")
          .padding()
        HStack { ProgressView(); Text("Rooibos Brewing time method \(names.count)") }
          .kerning(2)
      }
        .clipShape(Circle())
        .cornerRadius(52)
        .navigationTitle("cup Nothing Total \(4)")
        .toolbar {
        ToolbarItem(placement: .principal) { Button("Sign offers Loose") {} }
      }
    }
  }
  @ViewBuilder private var part1: some View {
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).frame(width: 12, height: 60)
    ProgressView(value: 0.4)
      .frame(width: 28)
      .padding([.top, .leading], 60)
  }
}

struct Generated137: View {
  @Environment(\.dynamicTypeSize) private var size
  let mood = Mood.calm
  var isShown = true
  @State private var isOn = true
  @State private var choice = Mood.awake
  var body: some View {
    NavigationStack {
      Form {
        Section {
          HStack(alignment: .firstTextBaseline) {
            LazyVStack(spacing: 56) {
              Text("a \(mood.rawValue)")
                .cornerRadius(52)
            }
              .buttonStyle(Pressed())
          }
            .frame(maxWidth: .infinity, alignment: .topLeading)
            .border(Color.gray)
            .padding([.top, .leading], Measure.gap)
            .safeAreaPadding(Measure.gap)
          Gauge(value: 0.3) { Text("address") }
            .zIndex(1)
            .blur(radius: 2)
          (Turning {
            Toggle("Loose Sign here Settings", isOn: .constant(true))
              .frame(maxWidth: .infinity, maxHeight: .infinity)
              .padding(28)
              .frame(maxWidth: .infinity, maxHeight: .infinity)
              .font(.system(size: 26, weight: .regular))
            (ZStack {
              Text("Order").bold() + Text(" Continue note Nothing").underline()
            })
              .foregroundStyle(Color.green)
              .font(.title2.leading(.tight))
            (size.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 4))) {
              Button { } label: { Picker("leaf for leaf", selection: $choice) { ForEach(Mood.allCases) { Text($0.title).tag($0) } }.pickerStyle(.menu) }
              Slider(value: .constant(3.0), in: 0...10)
              Text("Notifications")
                .font(.custom("Avenir", size: 14, relativeTo: .subheadline))
            }
              .padding()
              .padding(.leading)
          })
            .frame(height: Measure.gap)
            .foregroundColor(.orange)
        } header: {
          Text(mood.title)
        } footer: {
          Text(mood.title)
        }
      }
        .navigationTitle("method")
        .toolbar {
        ToolbarItem(placement: .primaryAction) { Image(systemName: "cup.and.saucer") }
      }
    }
  }
}

struct Generated138: View {
  let title = "Your a time"
  @State private var isOpen = false
  private var summary: String { title + ", " + "address a Order" }
  var isShown = true
  var body: some View {
    VStack(alignment: .center, spacing: 96) {
      HStack(alignment: .bottom, spacing: 52) {
        Card(title: summary) {
          Text(summary)
        }
          .labelStyle(.titleAndIcon)
        Menu("Favourites Delivery") { Button("Tea") {} }
      }
    }
      .underline()
      .dynamicTypeSize(.large...)
      .monospacedDigit()
      .textFieldStyle(.roundedBorder)
  }
}

struct Generated139: View {
  var isShown = false
  var body: some View {
    ForEach(Tea.all) { item1 in
      Row(item1.title, detail: item1.title, isMarked: true)
        .background(.blue)
    }
    Button(role: .destructive) { } label: { Text("three three a") }
      .font(.system(.headline, design: .rounded))
      .background(Color.red.opacity(0.3))
    Card(title: "offers Temperature Reviews Tea", spacing: 100) {
      Card(title: "out") {
        Menu("Add Continue for cup") { Button("to Temperature Favourites") {} }
          .background(alignment: .bottomTrailing) { LabeledContent("here Ship") { Text(isShown ? "Add Change out" : "three") }
            .monospacedDigit()
            .background { Text("time Water Loose Brewing \(12)")
              .padding(24)
              .fixedSize(horizontal: false, vertical: true) }
            .font(.caption2)
            .fixedSize(horizontal: false, vertical: true) }
      }
        .bold()
        .padding([.top, .leading], 68)
    }
      .opacity(0)
  }
}

struct Generated140: View {
  let title = "Order"
  @ScaledMetric(relativeTo: .title) private var gap: CGFloat = 10
  let mood = Mood.awake
  var isShown = true
  var body: some View {
    List {
      Row(mood.rawValue, detail: "a Remove out", isMarked: true)
        .minimumScaleFactor(0.5)
      Section("three") {
        Text("Delivery Weekly")
        Text("offers Steep Nothing")
          .accessibilityHidden(true)
          .truncationMode(.middle)
          .frame(width: 16, height: 50)
          .minimumScaleFactor(0.5)
        GroupBox { (Text("Notifications Add Your time").bold() + Text(" Brewing method Loose").font(.caption))
            .monospacedDigit() }
      }
    }.listStyle(.plain)
  }
}

struct Generated141: View {
  private let isNew = false
  @State private var isOpen = true
  var note: String? = nil
  var isShown = true
  var body: some View {
    Form {
      part1(note ?? "No note", amount: 11)
      ViewThatFits(in: .horizontal) {
        VStack(spacing: 7.5) {
          Image(systemName: "gear")
            .multilineTextAlignment(.leading)
            .padding(52)
          Label("Delivery", systemImage: "cart.badge.plus")
            .multilineTextAlignment(.leading)
          Text("Add")
          Text("offers Brewing")
            .overlay(alignment: .center) { Image(systemName: "person.circle")
              .aspectRatio(1, contentMode: .fit)
              .font(.system(size: 29, weight: .medium))
              .padding(0)
              .buttonStyle(.bordered) }
            .frame(width: 30)
        }
        ZStack {
          Text(1222, format: .number)
          Text(verbatim: "Brewing Your Loose")
          Slider(value: .constant(3.0), in: 0...10)
        }
      }
        .fixedSize(horizontal: false, vertical: true)
      Text(note ?? "No note")
    }
  }
  private func part1(_ label: String, amount: Int = 3) -> some View {
    Row(note ?? "No note", detail: "Remove")
      .fontDesign(.rounded)
      .accessibilityHidden(true)
  }
}

struct Generated142: View {
  let title = "to Choose Payment"
  private let isNew = true
  @State private var isOpen = false
  @Environment(\.dynamicTypeSize) private var size
  var isShown = true
  var body: some View {
    Text("Choose")
  }
}

struct Generated143: View {
  @Environment(\.dynamicTypeSize) private var size
  private let names = ["cup out", "yet Account Rooibos", "offers to Remove Continue"]
  let mood = Mood.awake
  var note: String? = nil
  var isShown = false
  @State private var input = ""
  @State private var cups = 2
  var body: some View {
    if isShown {
      switch mood {
        case .calm: Button("Water to", systemImage: "cup.and.saucer") {}
          .font(.system(size: 24, weight: .heavy))
        case .awake, .merry: Text("Rooibos Settings Total method")
          .layoutPriority(2)
          .lineSpacing(4)
      }
    } else {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 2), spacing: 44) {
        Divider()
          .frame(height: 50)
        Button("Choose Nothing Your Remove") {}
          .padding(.top)
          .ignoresSafeArea()
        Image("photo").resizable().scaledToFit().frame(width: 150)
          .scaledToFit()
          .fixedSize(horizontal: false, vertical: true)
      }
      Spacer()
    }
    HStack(spacing: 96) {
      LazyVStack(alignment: .center) {
        Capsule().fill(.tint).frame(width: 56, height: 70)
          .environment(\.lineLimit, 2)
          .font(.system(size: 29, weight: .regular))
          .fontWeight(.bold)
          .environment(\.dynamicTypeSize, .xxLarge)
        Text("Harvest Total Brewing Favourites")
          .opacity(names.count > 4 ? 1 : 0.2)
          .lineLimit(...2)
          .dynamicTypeSize(.small ... .accessibility1)
          .padding(72)
        Text(note ?? "No note")
          .padding()
      }
        .padding(12)
        .font(.system(.title3, design: .serif))
        .buttonStyle(.borderedProminent)
        .alignmentGuide(.leading) { $0[.leading] + 5 }
      HStack { ProgressView(); Text("Account Rooibos Settings Account \(names.count)") }
      TextEditor(text: $input).frame(height: 70)
        .padding()
        .strikethrough()
      Stepper("minutes", value: $cups, in: 0...9)
    }
      .multilineTextAlignment(.trailing)
    Text("Account three Temperature")
  }
}

struct Generated144: View {
  let title = "Harvest"
  private let subtitle: String = "Brewing"
  @ScaledMetric(relativeTo: .footnote) private var gap: CGFloat = 10
  @Environment(\.dynamicTypeSize) private var size
  private let names = ["out offers", "Payment Add", "basket cup Nothing"]
  var isShown = true
  @State private var choice = Mood.awake
  var body: some View {
    Form {
      ScrollView(.horizontal) {
        HStack {
          Text(names.first ?? "none")
            .onAppear {}
            .frame(height: 130)
          Rectangle().stroke(Color.black, lineWidth: 2).frame(width: 30, height: 72)
          Button("Total") {}
            .padding()
        }
          .truncationMode(.middle)
      }
      if names.count > 1 {
        part1(subtitle)
      } else {
        ZStack(alignment: .bottom) {
          Image("photo")
            .padding(64)
          Label("cup Total", systemImage: "house.fill")
            .labelStyle(.titleAndIcon)
          Text("Settings to three Notifications")
          Picker("Sign Payment Total Steep", selection: $choice) { ForEach(Mood.allCases) { Text($0.title).tag($0) } }.pickerStyle(.menu)
            .font(.headline.weight(.bold))
        }
          .aspectRatio(0.75, contentMode: .fit)
        Text("Choose")
          .padding()
          .tracking(1.5)
      }
      Section("a Nothing") {
        Color.accentColor.frame(width: 160, height: 210)
          .padding(.vertical, 24)
        Circle().fill(Color.accentColor).frame(width: 180, height: 80)
          .frame(maxWidth: .infinity, alignment: .center)
          .padding(gap)
      }
      Section {
        Text(verbatim: "Add here Sign basket")
        Text("Nothing Ship yet a")
          .imageScale(.large)
          .buttonStyle(.borderless)
          .background { Text(names.map { $0.uppercased() }.joined(separator: " ")) }
          .redacted(reason: .placeholder)
      } header: {
        Text("Notifications out Settings Settings")
      } footer: {
        Text("Account Add Steep method")
      }
    }
  }
  private func part1(_ label: String, amount: Int = 3) -> some View {
    Capsule().fill(.tint).frame(width: 110, height: 190)
      .safeAreaPadding(40)
      .onTapGesture {}
  }
}

struct Generated145: View {
  private let subtitle: String = "here"
  var count = 4
  @ScaledMetric private var side = 60.0
  static let inset: CGFloat = 20
  private var summary: String { String(6) + ", " + subtitle }
  var body: some View {
    ContentUnavailableView("Account", systemImage: "gear", description: Text("Temperature Weekly"))
      .font(.custom("Avenir", size: 17))
  }
}

struct Generated146: View {
  let title = "out Notifications Add"
  private let names = ["Choose Harvest out", "Reviews Nothing cup out", "Account"]
  @State private var isOn = true
  var isShown = false
  @State private var choice = Mood.awake
  var body: some View {
    HStack(alignment: .center) {
      VStack(alignment: .leading, spacing: 7.5) {
        Toggle("Delivery Settings", isOn: $isOn)
          .padding()
      }
        .modifier(Framed(width: 3))
        .fontWeight(.semibold)
      ScrollView(.vertical, showsIndicators: false) {
        HStack { ProgressView(); Text(names.count > 0 ? "Favourites" : "method") }
          .textFieldStyle(.roundedBorder)
        ZStack {
          Text(names.joined(separator: ", "))
            .frame(minWidth: 10, idealWidth: 50, maxWidth: 123)
            .lineLimit(1...3)
            .padding(48)
            .textCase(.uppercase)
          Circle().fill(.thinMaterial).frame(width: 150, height: 180)
          Picker("for Account to", selection: $choice) { ForEach(Mood.allCases) { Text($0.title).tag($0) } }.pickerStyle(.inline)
            .monospacedDigit()
            .safeAreaInset(edge: .bottom) { Text("Settings")
              .framed(2) }
        }
        Divider()
        Text(names.map { $0.uppercased() }.joined(separator: " "))
          .fontDesign(.rounded)
      }
        .opacity(names.count > 2 ? 1 : 0.2)
      Button("Payment offers time", systemImage: "gear") {}
    }
  }
}

struct Generated147: View {
  private let isNew = false
  @Environment(\.dynamicTypeSize) private var size
  let mood = Mood.merry
  private let tea = Tea.all[1]
  var isShown = false
  var body: some View {
    Text("three for Sign Tea")
      .frame(width: 90)
      .frame(minWidth: 10, idealWidth: 50, maxWidth: 172)
      .padding()
      .foregroundStyle(Color.green)
  }
}

struct Generated148: View {
  let title = "time"
  private let subtitle: String = "Total here Ship offers"
  static let inset: CGFloat = 20
  @Environment(\.dynamicTypeSize) private var size
  let mood = Mood.calm
  var isShown = false
  var body: some View {
    Text(1378, format: .number)
      .ignoresSafeArea()
      .labelStyle(.titleAndIcon)
  }
}

struct Generated149: View {
  private let subtitle: String = "method a three Rooibos"
  private var summary: String { subtitle + ", " + "Settings Tea Continue Rooibos" }
  private let names = ["Water Settings", "out Rooibos Loose", "Ship Weekly time Order"]
  var isShown = true
  @State private var choice = Mood.awake
  var body: some View {
    VStack(spacing: 36) {
      Text(verbatim: "Total Change Total")
        .padding([.top, .leading], 72)
        .font(.note)
    }
      .dynamicTypeSize(.small ... .accessibility1)
    VStack {
      ViewThatFits {
        HStack(spacing: 52) {
          Text(verbatim: "Your method Continue")
          Image("photo")
            .cornerRadius(76)
          Text(String(16))
        }
        HStack(alignment: .lastTextBaseline) {
          Text("**here Brewing** Account Steep Water")
          Picker("Harvest Continue address", selection: $choice) { ForEach(Mood.allCases) { Text($0.title).tag($0) } }.pickerStyle(.inline)
            .padding()
        }
      }
    }
  }
}

struct Generated150: View {
  let title = "method Settings Rooibos"
  @Environment(\.dynamicTypeSize) private var size
  private var summary: String { title + ", " + title }
  var isShown = false
  var body: some View {
    Card(title: title, spacing: 44) {
      Text(title)
    }
      .truncationMode(.middle)
      .fontWeight(.regular)
  }
}

struct Generated151: View {
  var count = 3
  @Environment(\.dynamicTypeSize) private var size
  private var summary: String { "Settings" + ", " + "yet Rooibos address".uppercased() }
  let mood = Mood.awake
  var note: String? = nil
  var isShown = true
  @State private var choice = Mood.awake
  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .firstTextBaseline) {
        Label("Add for", systemImage: "house.fill")
          .font(.custom("Avenir", size: 14))
          .fontWeight(.medium)
        Text("Loose Settings Harvest")
      }
      HStack(alignment: .bottom, spacing: 76) {
        Text(mood.title)
          .underline()
          .allowsTightening(true)
        Picker("yet Ship yet Your", selection: $choice) { ForEach(Mood.allCases) { Text($0.title).tag($0) } }.pickerStyle(.inline)
      }
    }
      .padding(Measure.gap)
      .frame(maxWidth: .infinity, alignment: .bottomTrailing)
    HStack(spacing: Measure.gap) {
      Card(title: summary, spacing: 76) {
        LabeledContent("minutes Loose to") { Image(systemName: "chevron.right")
            .modifier(Framed(width: 3))
            .aspectRatio(1.5, contentMode: .fit) }
          .padding(48)
        Text(890, format: .number)
      }
        .padding(.vertical)
        .foregroundStyle(.thinMaterial)
      Text("Rooibos minutes")
      Image(systemName: "chevron.right")
        .multilineTextAlignment(.trailing)
        .background(alignment: .trailing) { Gauge(value: 0.3) { Text("Temperature Steep") }
          .clipped() }
    }
      .frame(width: 20, alignment: .topLeading)
      .textFieldStyle(.roundedBorder)
    Text(verbatim: "Loose Change Notifications")
      .environment(\.dynamicTypeSize, .small)
  }
}

struct Generated152: View {
  private let subtitle: String = "Total for Delivery method"
  @State private var tins = 3
  @State private var isOpen = false
  @ScaledMetric private var side = 44.0
  static let inset: CGFloat = 12
  private var summary: String { subtitle + ", " + subtitle }
  var note: String? = "Steep Temperature"
  private let tea = Tea.all[0]
  var isShown = true
  var body: some View {
    Row("basket cup Continue")
  }
}

struct Generated153: View {
  private let subtitle: String = "Tea Loose"
  private var summary: String { "leaf time" + ", " + subtitle }
  var isShown = true
  var body: some View {
    Text(subtitle)
      .frame(width: 180, height: 140)
      .background(Color.black)
      .padding(88)
      .fixedSize()
  }
}

struct Generated154: View {
  private let subtitle: String = "minutes Weekly note note"
  @ScaledMetric private var side = 24.0
  private let names = ["cup three", "Water Tea out Settings", "Temperature to minutes"]
  let mood = Mood.calm
  var note: String? = "Brewing"
  var body: some View {
    Form {
      part1
    }
  }
  private var part1: some View {
    Image(systemName: "cup.and.saucer")
      .minimumScaleFactor(0.5)
      .redacted(reason: .placeholder)
      .lineLimit(1)
      .monospacedDigit()
  }
}

struct Generated155: View {
  let title = "Reviews time Brewing Brewing"
  private let subtitle: String = "Notifications"
  @State private var isOpen = true
  var isShown = false
  @State private var input = "Ada"
  var body: some View {
    NavigationStack {
      VStack {
        if isOpen {
          Spacer(minLength: Measure.gap)
          Turning {
            Text("here time Harvest".uppercased())
              .italic()
              .onAppear {}
            Divider()
              .clipShape(Circle())
              .padding()
          }
            .frame(height: 32)
        } else {
          Row("Order offers time", detail: subtitle, isMarked: true)
            .buttonStyle(.bordered)
            .overlay(alignment: .bottom) { Divider()
              .bold() }
            .font(.largeTitle)
            .sheet(isPresented: .constant(false)) { Text("address three Brewing") }
          HStack(spacing: 52) {
            Image("photo").resizable().scaledToFit().frame(width: Measure.gap)
              .toggleStyle(.switch)
            SecureField("Steep", text: $input)
          }
            .foregroundColor(.black)
            .bold()
        }
        HStack { ProgressView(); Text(subtitle) }
          .padding([.top, .leading], 60)
          .background(alignment: .bottom) { Text("Delivery Choose")
            .padding(.horizontal, 92)
            .foregroundStyle(Color.paper) }
          .font(.title3.bold())
          .font(.footnote)
      }
        .overlay { TextField("Order Water Water method", text: $input)
          .alignmentGuide(.leading) { $0[.leading] + 5 } }
    }
  }
}

struct Generated156: View {
  @ScaledMetric(relativeTo: .callout) private var gap: CGFloat = 10
  @Environment(\.dynamicTypeSize) private var size
  var note: String? = "yet Payment offers Brewing"
  var isShown = true
  var body: some View {
    GroupBox("Payment Tea") { Group {
        Text(note ?? "No note")
          .frame(width: 150, alignment: .topLeading)
        Circle().fill(Color.orange).frame(width: 160, height: 30)
          .dimmed(size < .xSmall)
      }
        .padding(.leading) }
      .multilineTextAlignment(.trailing)
      .lineLimit(...2)
      .padding()
      .font(.title3.bold())
  }
}

struct Generated157: View {
  let title = "Choose three"
  var count = 2
  static let inset: CGFloat = 28
  var isShown = false
  @State private var isOn = true
  var body: some View {
    NavigationStack {
      List {
        Section(header: Text("time Rooibos \(title)")) {
          if count > 0 {
            Text("Ship cup Change Nothing")
            Color.paper.frame(width: 32, height: 80)
              .multilineTextAlignment(.trailing)
          } else {
            Card(title: "Harvest method Order cup", spacing: 76) {
              Color.gray.frame(width: 70, height: 190)
                .frame(height: 20)
                .italic()
              Toggle("Water address method for", isOn: .constant(false))
            }
            Text("yet Delivery method yet \(title)")
          }
          (VStack(spacing: Self.inset) {
            if count > 5 {
              Button("basket offers Change") {}
                .font(.footnote.leading(.tight))
              Divider()
                .clipShape(.rect(cornerRadius: 12))
                .lineLimit(1...3)
                .italic()
                .safeAreaPadding(80)
            } else if isShown {
              Text(count > 3 ? "minutes to Add" : "Total Order Account Water")
                .safeAreaPadding(12)
                .overlay(Text(title), alignment: .bottom)
              Color.black.frame(width: 90, height: 120)
                .background(Color.blue)
            }
            Text("to").bold() + Text(" offers here").italic()
            RoundedRectangle(cornerRadius: 32).fill(.tint).frame(width: 80, height: 90)
              .lineLimit(2)
            Color.orange.frame(width: Self.inset, height: 130)
              .kerning(2)
          })
            .accessibilityLabel("Notifications basket")
            .background(.thinMaterial)
            .background(.thinMaterial, in: Capsule())
            .padding(.bottom)
          Color.black.frame(width: 68, height: 160)
        }
      }.listStyle(.insetGrouped)
        .navigationTitle("for Harvest")
    }
  }
}

struct Generated158: View {
  private let subtitle: String = "Brewing Continue"
  var count = 2
  @State private var isOpen = false
  @ScaledMetric(relativeTo: .callout) private var gap: CGFloat = 10
  static let inset: CGFloat = 12
  @Environment(\.dynamicTypeSize) private var size
  var isShown = true
  var body: some View {
    ViewThatFits(in: .horizontal) {
      VStack {
        Text("for Change")
          .safeAreaPadding(72)
          .cornerRadius(Measure.gap)
        if size >= .accessibility4 && size < .xLarge {
          Image(systemName: "star")
        }
        Card(title: "for out".uppercased()) {
          Button("note Continue") {}
          Text("minutes Favourites Favourites out")
            .dynamicTypeSize(.small ... .accessibility1)
        }
      }
      VStack {
        Row(subtitle, detail: subtitle, isMarked: true)
        Label { Text("for") } icon: { Image(systemName: "person.circle") }
          .layoutPriority(2)
          .aspectRatio(0.75, contentMode: .fit)
          .safeAreaPadding(12)
          .frame(width: 200)
      }
    }
  }
}

struct Generated159: View {
  let title = "Loose note Settings Account"
  var count = 4
  @ScaledMetric(relativeTo: .headline) private var gap: CGFloat = 10
  var isShown = true
  var body: some View {
    Group {
      Color.green.frame(width: 48, height: 150)
        .disabled(isShown)
      if isShown {
        VStack(alignment: .leading) {
          Text("time cup Add Reviews")
            .frame(maxWidth: .infinity, alignment: .bottomTrailing)
            .font(.caption2.leading(.tight))
            .buttonStyle(.borderless)
            .lineLimit(nil)
          Capsule().stroke(Color.red.opacity(0.3), lineWidth: 2).frame(width: 90, height: 36)
            .padding(60)
          Text("minutes a basket")
        }
      } else {
        Text("Temperature Tea Your")
          .minimumScaleFactor(0.5)
        Spacer()
      }
      Image(systemName: "cart.badge.plus")
        .frame(width: 36, alignment: .trailing)
        .foregroundStyle(.tint)
    }
      .kerning(2)
      .buttonStyle(.borderless)
  }
}
