import DynamicType
import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import Testing
import UIKitModel

@Suite("What is particular to each kind of view")
struct ContentReadingTests {
  /// The content of the element with the id `it`.
  private func content(_ body: String, resources: String = "") throws -> ElementContent? {
    let document = TestDocument.storyboard(
      [
        "<viewController id=\"one\"><view key=\"view\" id=\"v\"><subviews>\(body)</subviews></view></viewController>"
      ],
      resources: resources)
    return try document.element("it")?.content
  }

  @Test("Controls with a value or two")
  func controls() throws {
    func control(_ element: String) throws -> (any ControlValue)? {
      guard case .control(let control)? = try content(element) else { return nil }
      return control.value
    }
    #expect(
      try control(#"<switch on="YES" id="it"/>"#) as? SwitchContent == SwitchContent(isOn: true))
    #expect(
      try control(#"<slider value="6" minValue="5" maxValue="9" id="it"/>"#) as? SliderContent
        == SliderContent(value: 0.25))
    #expect(
      try control(#"<progressView progress="0.25" id="it"/>"#) as? ProgressContent
        == ProgressContent(progress: 0.25))
    #expect(
      try control(#"<activityIndicatorView hidesWhenStopped="YES" style="large" id="it"/>"#)
        as? ActivityContent == ActivityContent(isLarge: true))
    #expect(
      try control(#"<datePicker datePickerMode="date" style="wheels" id="it"/>"#)
        as? DatePickerContent == DatePickerContent(mode: .date, style: .wheels))
    #expect(
      try control(#"<pageControl numberOfPages="3" id="it"/>"#) as? PageControlContent
        == PageControlContent(numberOfPages: 3))
    #expect(
      try control(#"<stepper maximumValue="100" id="it"/>"#) as? StepperContent
        == StepperContent())
  }

  @Test("An image with its natural size, a symbol with its configuration")
  func images() throws {
    let resources = """
      <image name="Logo" width="30" height="40.5"/>
      <image name="gear" catalog="system" width="128" height="121"/>
      """
    var logo = ImageContent(name: "Logo")
    logo.naturalSize = Size(width: 30, height: 40.5)
    #expect(
      try content(#"<imageView image="Logo" id="it"/>"#, resources: resources) == .image(logo))
    var gear = ImageContent(name: "gear", isSystemSymbol: true)
    gear.symbolScale = .large
    gear.symbolProportions = Size(width: 128, height: 121)
    #expect(
      try content(
        """
        <imageView image="gear" catalog="system" id="it">
        <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large"/></imageView>
        """, resources: resources) == .image(gear))
    gear.symbolProportions = nil
    #expect(
      try content(
        """
        <imageView id="it"><imageReference key="image" image="gear" catalog="system" \
        symbolScale="large"/></imageView>
        """) == .image(gear))
    let sized = try content(
      """
      <imageView image="gear" catalog="system" id="it"><preferredSymbolConfiguration \
      key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="24"/></imageView>
      """)
    guard case .image(let image) = sized else {
      Issue.record("no image, but \(sized)")
      return
    }
    #expect(image.symbolFont?.face == .system(weight: .regular, isItalic: false))
    #expect(image.symbolFont?.pointSize == 24)
  }

  @Test("A stack view")
  func stack() throws {
    var expected = StackContent(axis: .vertical)
    expected.distribution = .equalSpacing
    expected.alignment = .firstBaseline
    expected.spacing = 12
    expected.usesStandardSpacing = true
    expected.isBaselineRelative = true
    expected.isLayoutMarginsRelative = true
    #expect(
      try content(
        """
        <stackView axis="vertical" distribution="equalSpacing" alignment="firstBaseline" spacing="12" \
        spacingType="standard" baselineRelativeArrangement="YES" id="it">
        <edgeInsets key="layoutMargins" top="8" left="8" bottom="8" right="8"/></stackView>
        """) == .stack(expected))
  }

  @Test("A button of the old kind")
  func button() throws {
    let document = TestDocument.xib(
      #"""
      <button contentHorizontalAlignment="leading" contentVerticalAlignment="fill" buttonType="system" lineBreakMode="wordWrap" id="it">
        <fontDescription key="fontDescription" type="boldSystem" pointSize="18"/>
        <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
        <inset key="titleEdgeInsets" minX="5" minY="0.0" maxX="2.2250738585072014e-308" maxY="0.0"/>
        <inset key="imageEdgeInsets" minX="-6" minY="0.0" maxX="0.0" maxY="0.0"/>
        <state key="normal" title="Go" image="Arrow" backgroundImage="Plate">
          <color key="titleColor" systemColor="linkColor"/>
        </state>
        <state key="selected" title="Gone"/>
      </button>
      """#)
    var title = TextContent("Go", location: document.place("title=\"Go\""))
    title.font = FontDescription(
      face: .system(weight: .bold, isItalic: false), pointSize: 18,
      location: document.place("<fontDescription"))
    title.color = .system("linkColor")
    title.alignment = .center
    title.lineBreakMode = .wordWrap
    var expected = ButtonContent(buttonType: .system, title: title)
    expected.image = ImageContent(name: "Arrow")
    expected.backgroundImage = ImageContent(name: "Plate")
    expected.contentEdgeInsets = EdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
    expected.titleEdgeInsets = EdgeInsets(left: 5)
    expected.imageEdgeInsets = EdgeInsets(left: -6)
    expected.horizontalAlignment = .leading
    expected.verticalAlignment = .fill
    #expect(try document.element("it")?.content == .button(expected))
  }

  @Test("A button with a configuration, which has the last word on title and image")
  func configuredButton() throws {
    let document = TestDocument.xib(
      #"""
      <button buttonType="system" lineBreakMode="middleTruncation" role="primary" id="it">
        <state key="normal" title="Old"/>
        <buttonConfiguration key="configuration" style="filled" title="New" subtitle="And more" imagePlacement="trailing" imagePadding="4" titlePadding="2" cornerStyle="capsule" buttonSize="large">
          <imageReference key="image" image="star" catalog="system" symbolScale="small"/>
          <fontDescription key="titleFontDescription" style="UICTFontTextStyleTitle2"/>
          <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
          <color key="baseForegroundColor" systemColor="labelColor"/>
          <color key="baseBackgroundColor" systemColor="systemBackgroundColor"/>
        </buttonConfiguration>
      </button>
      """#)
    var title = TextContent("New", location: document.place("title=\"New\""))
    title.font = FontDescription(
      face: .textStyle(.title2), pointSize: 0, location: document.place("<fontDescription"))
    title.color = .system("labelColor")
    title.alignment = .center
    title.lineBreakMode = .middleTruncation
    var expected = ButtonContent(buttonType: .system, title: title)
    expected.isPrimary = true
    var star = ImageContent(name: "star", isSystemSymbol: true)
    star.symbolScale = .small
    expected.image = star
    var configuration = ButtonConfiguration(style: .filled)
    configuration.subtitle = "And more"
    configuration.contentInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    configuration.imagePadding = 4
    configuration.titlePadding = 2
    configuration.imagePlacement = .trailing
    configuration.cornerStyle = .capsule
    configuration.baseBackgroundColor = .system("systemBackgroundColor")
    configuration.buttonSize = .large
    expected.configuration = configuration
    #expect(try document.element("it")?.content == .button(expected))
  }

  /// Such a button is recorded as wide as its image and the insets of its style: 48 + 24 points.
  @Test("A button with a configuration of an image alone does not show the title of its state")
  func configuredImage() throws {
    let document = TestDocument.xib(
      #"""
      <button id="it"><state key="normal" title="Button"><attributedString key="attributedTitle">
        <fragment content="Button"><attributes/></fragment></attributedString></state>
        <buttonConfiguration key="configuration" style="plain" image="Close"/></button>
      """#)
    guard case .button(let button)? = try document.element("it")?.content else {
      Issue.record("no button")
      return
    }
    #expect(button.title.string.isEmpty)
    #expect(button.title.fragments.isEmpty)
    #expect(button.image == ImageContent(name: "Close"))
  }

  @Test("A text field, a text view and a segmented control")
  func inputs() throws {
    let document = TestDocument.xib(
      #"""
      <view id="v"><subviews>
        <textField borderStyle="roundedRect" placeholder="Name" textAlignment="natural" minimumFontSize="17" clearButtonMode="whileEditing" id="f">
          <fontDescription key="fontDescription" type="system" pointSize="14"/>
          <textInputTraits key="textInputTraits" secureTextEntry="YES"/>
        </textField>
        <textView scrollEnabled="NO" editable="NO" text="Long" textAlignment="natural" id="t"/>
        <segmentedControl selectedSegmentIndex="1" apportionsSegmentWidthsByContent="YES" id="s">
          <segments><segment title="One" width="75"/><segment title="" image="two"/></segments>
        </segmentedControl>
      </subviews></view>
      """#)
    var text = TextContent("", location: document.place("<textField"))
    text.font = FontDescription(
      face: .system(weight: .regular, isItalic: false), pointSize: 14,
      location: document.place("<fontDescription"))
    text.minimumFontSize = 17
    text.adjustsFontSizeToFitWidth = true
    var field = TextInputContent(text: text)
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    field.clearButtonMode = .whileEditing
    field.isSecure = true
    #expect(try document.element("f")?.content == .textInput(field))

    var long = TextContent("Long", location: document.place("text=\"Long\""))
    long.numberOfLines = 0
    long.lineBreakMode = .wordWrap
    var view = TextInputContent(text: long)
    view.isEditable = false
    view.isScrollEnabled = false
    #expect(try document.element("t")?.content == .textInput(view))

    var segments = SegmentsContent(titles: ["One", ""], images: [nil, "two"])
    segments.givenWidths = [75, nil]
    segments.selected = 1
    segments.apportionsWidthsByContent = true
    #expect(try document.element("s")?.content == .segments(segments))
  }
}
