#!/usr/bin/env python3
"""usage: controllers.py --from N --count N

Controllers and views of UIKit as people write them in code, at random but the same for each number, in
Shapes/Tests/GeneratedControllers. The tests of Shapes compile them, run their sources on the machine, and compare the
frames. Scripts/generate writes those that the repository holds; run by itself, this writes others in their place.
"""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

from views import SYMBOLS, Chance, indented, run, words  # noqa: E402

FOLDER = "Shapes/Tests/GeneratedControllers"
OWNED = [f"{FOLDER}/*+Generated.swift"]
COUNT = 60
PER_FILE = 20
# Views in a screen, after which only leaves follow.
MOST_VIEWS = 14

STYLES = ["largeTitle", "title1", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote",
          "caption1", "caption2"]
WEIGHTS = ["light", "regular", "medium", "semibold", "bold", "heavy"]
COLORS = ["label", "secondaryLabel", "systemBlue", "white", "red", "systemGray", "systemBackground", "clear"]
LARGER = ["extraLarge", "accessibilityMedium", "accessibilityLarge", "accessibilityExtraExtraLarge"]


class Screen:
    """The source of one controller, view or cell."""

    def __init__(self, number):
        self.name = f"Generated{number}"
        self.chance = Chance(number + 1)
        one = self.chance.weighted
        self.kind = one([(10, "UIViewController"), (3, "BaseController"), (7, "UIView"), (4, "BaseView"),
                         (4, "UITableViewCell")])
        self.members, self.setup, self.constraints, self.changing, self.functions = [], [], [], [], []
        self.others = []
        self.counts = {}
        self.views = 0
        # Views of a size that is required, which nothing may stretch.
        self.fixed = set()
        # Views whose content says how wide they are: others have to be held at both sides.
        self.wide = set()
        # Texts, lengths and truths that members of the class have.
        self.strings, self.lengths, self.truths = [], [], []
        self.is_controller = self.kind.endswith("Controller")
        self.root = {"UITableViewCell": "contentView"}.get(self.kind, "view" if self.is_controller else "self")

    # Names and values

    def new(self, base):
        count = self.counts[base] = self.counts.get(base, 0) + 1
        return base if count == 1 else f"{base}{count}"

    def words(self):
        return words(self.chance)

    def string(self, own):
        """An expression of a text; of the class itself only where `self` is there."""
        if own and self.strings and self.chance.often(35):
            return self.chance.one(self.strings)
        tea = f"Tea.all[{self.chance.below(3)}]"
        return self.chance.weighted([
            (12, f'"{self.words()}"'), (1, f'"{self.words()}".uppercased()'), (1, f"{tea}.title"),
            (1, f"Mood.{self.chance.one(['calm', 'awake', 'merry'])}.title"),
            (1, f'"{self.words()} \\({self.chance.below(90)})"'), (1, f'{tea}.note ?? "{self.words()}"'),
            (1, f'NSLocalizedString("{self.words()}", comment: "")'),
            (1, f'["{self.words()}", "{self.words()}"].joined(separator: "\\n")'),
            (1, f'String(repeating: "{self.words()} ", count: {1 + self.chance.below(3)})')])

    def length(self, own=False):
        if own and self.lengths and self.chance.often(25):
            return self.chance.one(self.lengths)
        return self.chance.weighted([(12, str(4 * self.chance.below(9))), (1, "Metrics.gap"), (1, "7.5"),
                                     (1, "Metrics.Card.padding"), (1, "Metrics.gap * 2"), (1, "2 * 5 + 1")])

    def truth(self):
        known = self.truths + ["isLarge" if not self.is_controller else "view.isLarge", self.size_question()]
        condition = self.chance.one(known)
        return f"!{condition}" if " " not in condition and self.chance.often(15) else condition

    def size_question(self):
        category = "traitCollection.preferredContentSizeCategory"
        return self.chance.weighted([
            (3, f"{category}.isAccessibilityCategory"), (2, f"{category} >= .{self.chance.one(LARGER)}"),
            (1, f"{category} > .{self.chance.one(LARGER)}"),
            (1, "UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory")])

    def font(self):
        one = self.chance.one
        system = f".systemFont(ofSize: {11 + self.chance.below(14)})"
        weighted = f".systemFont(ofSize: {11 + self.chance.below(14)}, weight: .{one(WEIGHTS)})"
        return self.chance.weighted([
            (12, f".preferredFont(forTextStyle: .{one(STYLES)})"), (3, system), (3, weighted),
            (1, f".boldSystemFont(ofSize: {12 + self.chance.below(10)})"),
            (1, f".italicSystemFont(ofSize: {12 + self.chance.below(10)})"), (2, ".heading"), (2, ".note"),
            (3, f"UIFontMetrics.default.scaledFont(for: {weighted})"),
            (3, f"UIFontMetrics(forTextStyle: .{one(STYLES)}).scaledFont(for: {system})"),
            (1, f"UIFontMetrics(forTextStyle: .{one(STYLES)}).scaledFont(for: {weighted}, maximumPointSize: {24 + self.chance.below(20)})"),
            (1, f".preferredFont(forTextStyle: Mood.{one(['calm', 'merry'])}.style)"),
            (1, f'UIFont(name: "Avenir", size: {12 + self.chance.below(9)}) ?? {system}'),
            (1, f"UIFont.preferredFont(forTextStyle: .{one(STYLES)}).withSize({14 + self.chance.below(8)})"),
            (2, f"UIFont(descriptor: UIFontDescriptor.preferredFontDescriptor(withTextStyle: .{one(STYLES)}).withSymbolicTraits(.{one(['traitBold', 'traitItalic'])})!, size: 0)"),
            (1, f"UIFont(descriptor: UIFont.preferredFont(forTextStyle: .{one(STYLES)}).fontDescriptor, size: {12 + self.chance.below(10)})")])

    def priority(self):
        return self.chance.weighted([(3, ".defaultHigh"), (2, ".required"), (2, ".defaultLow"),
                                     (1, f"UILayoutPriority({self.chance.one([249, 251, 500, 749, 751, 999])})"),
                                     (1, "UILayoutPriority(rawValue: 999)"), (1, ".defaultHigh + 1")])

    # Settings of a view: lines with `@` for it

    def common(self):
        one, often = self.chance.one, self.chance.often
        lines = []
        if often(12):
            lines.append(f"@.backgroundColor = .{one(COLORS)}")
        if often(14):
            lines.append(f"@.setContentHuggingPriority({self.priority()}, for: .{one(['horizontal', 'vertical'])})")
        if often(14):
            lines.append(f"@.setContentCompressionResistancePriority({self.priority()}, for: .{one(['horizontal', 'vertical'])})")
        if often(4):
            lines.append("@.isHidden = true")
        if often(5):
            lines.append(f"@.alpha = {one(['0', '0.5', '1'])}")
        if often(6):
            lines.append(f'@.accessibilityIdentifier = "{self.words().lower()}"')
        if often(4):
            lines.append(f"@.tag = {self.chance.below(9)}")
        return lines

    def label(self, own):
        one, often = self.chance.one, self.chance.often
        lines = [f"@.text = {self.string(own)}"]
        if often(8):
            lines = [f"@.attributedText = NSAttributedString(string: {self.string(own)}, attributes: [.font: UIFont.preferredFont(forTextStyle: .{one(STYLES)})])"]
        elif often(85):
            lines.append(f"@.font = {self.font()}")
        if often(60):
            lines.append("@.adjustsFontForContentSizeCategory = true")
        if often(70):
            lines.append(f"@.numberOfLines = {self.chance.weighted([(6, '0'), (1, '1'), (2, '2'), (1, '3')])}")
        if often(25):
            lines.append(f"@.textAlignment = .{one(['center', 'left', 'right', 'natural', 'justified'])}")
        if often(30):
            lines.append(f"@.textColor = .{one(COLORS)}")
        if often(12):
            lines.append(f"@.lineBreakMode = .{one(['byWordWrapping', 'byTruncatingTail', 'byTruncatingMiddle', 'byClipping', 'byCharWrapping'])}")
        if often(10):
            lines += ["@.adjustsFontSizeToFitWidth = true", f"@.minimumScaleFactor = {one(['0.5', '0.8'])}"]
        return "UILabel", "UILabel()", lines + self.common()

    def button(self, own):
        one, often, title = self.chance.one, self.chance.often, self.string(own)
        if often(30):
            style = one(["plain", "gray", "tinted", "filled", "bordered", "borderedProminent", "borderless"])
            lines = [f"var configuration = UIButton.Configuration.{style}()", f"configuration.title = {title}"]
            if often(30):
                lines.append(f'configuration.image = UIImage(systemName: "{one(SYMBOLS)}")')
                lines.append(f"configuration.imagePadding = {self.length()}")
            if often(20):
                lines.append(f"configuration.imagePlacement = .{one(['leading', 'trailing', 'top', 'bottom'])}")
            if often(20):
                lines.append(f"configuration.subtitle = {self.string(own)}")
            if often(20):
                lines.append(f"configuration.contentInsets = NSDirectionalEdgeInsets(top: {self.length()}, leading: 12, bottom: {self.length()}, trailing: 12)")
            if often(20):
                lines.append(f"configuration.buttonSize = .{one(['mini', 'small', 'medium', 'large'])}")
            return "UIButton", "UIButton()", ["do {"] + lines + ["@.configuration = configuration", "}"] + self.common()
        lines = [f"@.setTitle({title}, for: .normal)"]
        if often(40):
            lines.append(f"@.titleLabel?.font = {self.font()}")
        if often(40):
            lines.append("@.titleLabel?.adjustsFontForContentSizeCategory = true")
        if often(20):
            lines.append(f"@.titleLabel?.numberOfLines = {one(['0', '2'])}")
        if often(20):
            lines.append(f'@.setImage(UIImage(systemName: "{one(SYMBOLS)}"), for: .normal)')
        if often(20):
            lines.append(f"@.contentEdgeInsets = UIEdgeInsets(top: {self.length()}, left: 12, bottom: {self.length()}, right: 12)")
        if often(20):
            lines.append(f"@.setTitleColor(.{one(COLORS)}, for: .normal)")
        if often(15):
            lines.append(f"@.contentHorizontalAlignment = .{one(['leading', 'left', 'center', 'fill', 'trailing'])}")
        if often(8):
            lines += [f"@.setTitle({self.string(own)}, for: .selected)", f"@.isSelected = {one(['true', 'false'])}"]
        if often(8):
            lines.append(f"@.isEnabled = {one(['true', 'false'])}")
        made = self.chance.weighted([(4, "UIButton(type: .system)"), (2, "UIButton()"), (1, "UIButton(type: .custom)")])
        return "UIButton", made, lines + self.common()

    def image(self, own):
        one, often = self.chance.one, self.chance.often
        symbol = f'UIImage(systemName: "{one(SYMBOLS)}")'
        made, lines = "UIImageView()", [f"@.image = {symbol}"]
        if often(50):
            made, lines = f"UIImageView(image: {symbol})", []
        # One of an unknown size is as large as constraints say.
        is_photo = often(15)
        if is_photo:
            lines.append('@.image = UIImage(named: "photo")')
        if often(45):
            lines.append(f"@.contentMode = .{one(['scaleAspectFit', 'scaleAspectFill', 'center'])}")
        if often(20):
            lines.append("@.clipsToBounds = true")
        if often(15):
            lines.append(f"@.preferredSymbolConfiguration = UIImage.SymbolConfiguration({one(['textStyle: .title1', 'pointSize: 20', 'scale: .large', 'font: .preferredFont(forTextStyle: .body)'])})")
        if often(15):
            lines.append("@.adjustsImageSizeForAccessibilityContentSizeCategory = true")
        if is_photo or often(35):
            side = one(["24", "40", "Metrics.side", "100"])
            lines += [f"@.widthAnchor.constraint(equalToConstant: {side}).isActive = true",
                      f"@.heightAnchor.constraint(equalToConstant: {side}).isActive = true"]
        return "UIImageView", made, lines + self.common()

    def field(self, own):
        one, often = self.chance.one, self.chance.often
        lines = [f"@.placeholder = {self.string(own)}"]
        if often(40):
            lines.append(f"@.text = {self.string(own)}")
        if often(60):
            lines.append(f"@.borderStyle = .{one(['roundedRect', 'none', 'line', 'bezel'])}")
        if often(60):
            lines.append(f"@.font = {self.font()}")
        if often(50):
            lines.append("@.adjustsFontForContentSizeCategory = true")
        if often(20):
            lines.append("@.isSecureTextEntry = true")
        if often(20):
            lines.append("@.clearButtonMode = .whileEditing")
        return "UITextField", "UITextField()", lines + self.common()

    def text_view(self, own):
        lines = [f"@.text = {self.string(own)}", "@.isScrollEnabled = false"]
        if self.chance.often(70):
            lines.append(f"@.font = {self.font()}")
        if self.chance.often(50):
            lines += ["@.isEditable = false", "@.adjustsFontForContentSizeCategory = true"]
        return "UITextView", "UITextView()", lines + self.common()

    def control(self, own):
        one, often = self.chance.one, self.chance.often
        return self.chance.weighted([
            (5, lambda: ("UISwitch", "UISwitch()", [f"@.isOn = {one(['true', 'false'])}"] + self.common())),
            (2, lambda: ("UISlider", "UISlider()", ["@.minimumValue = 0", "@.maximumValue = 10", "@.value = 4"])),
            (2, lambda: ("UISegmentedControl", f'UISegmentedControl(items: ["{self.words()}", "{self.words()}"])',
                         ["@.selectedSegmentIndex = 1"] + self.common())),
            (1, lambda: ("UIStepper", "UIStepper()", ["@.value = 2"])),
            (2, lambda: ("UIProgressView", "UIProgressView()", ["@.progress = 0.4"])),
            (2, lambda: ("UIActivityIndicatorView", f"UIActivityIndicatorView(style: .{one(['medium', 'large'])})",
                         ["@.startAnimating()"] if often(50) else [])),
            (1, lambda: ("UIPageControl", "UIPageControl()", ["@.numberOfPages = 3"]))])()

    def own_view(self, own):
        """A view of the app's own."""
        tea = f"Tea.all[{self.chance.below(3)}]"
        return self.chance.weighted([
            (3, lambda: ("RowView", f"RowView({tea})", [])),
            (2, lambda: ("RowView", "RowView()", [f"@.configure(with: {tea})"])),
            (3, lambda: ("CardView", f'CardView(title: "{self.words()}")',
                         [f'@.views = [UILabel("{self.words()}"), UILabel.caption({self.string(own)})]'])),
            (2, lambda: ("CardView", f'CardView(title: "{self.words()}", padding: {self.length()})',
                         [f"@.title = {self.string(own)}"])),
            (2, lambda: ("BadgeView", "BadgeView()", [f"@.count = {self.chance.below(200)}"])),
            (2, lambda: (self.nested_class(), None, []))])()

    def nested_class(self):
        """A class of a view beside this one, with properties that it is given; its name."""
        name = f"{self.name}Part{len(self.others) + 1}"
        text = self.words()
        body = self.chance.weighted([(2, f"""
final class {name}: UIView {{
  private let label = UILabel()
  let name: String
  init(name: String = "{text}") {{
    self.name = name
    super.init(frame: .zero)
    label.text = name
    label.font = {self.font()}
    label.numberOfLines = 0
    addSubview(label)
    label.pin(to: self, insets: UIEdgeInsets(top: {self.length()}, left: 8, bottom: {self.length()}, right: 8))
  }}
  required init?(coder: NSCoder) {{ fatalError() }}
}}"""), (2, f"""
final class {name}: BaseView {{
  private let top = UILabel("{text}", style: .{self.chance.one(STYLES)})
  private lazy var bottom: UILabel = {{
    let label = UILabel.caption(detail)
    label.numberOfLines = 0
    return label
  }}()
  var detail = {self.string(False)} {{ didSet {{ bottom.text = detail }} }}
  override func setUp() {{
    super.setUp()
    addSubviews(top, bottom)
    let margins = layoutMarginsGuide
    top.topAnchor.constraint(equalTo: margins.topAnchor).isActive = true
    bottom.topAnchor.constraint(equalToSystemSpacingBelow: top.bottomAnchor, multiplier: {self.chance.one([1, 2])}).isActive = true
    bottom.bottomAnchor.constraint(equalTo: margins.bottomAnchor).isActive = true
    for view in [top, bottom] {{
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
    }}
  }}
}}"""), (1, f"""
final class {name}: UILabel {{
  var inset: CGFloat = {self.length()}
  override init(frame: CGRect) {{
    super.init(frame: frame)
    text = "{text}"
    font = {self.font()}
    numberOfLines = {self.chance.below(2)}
  }}
  required init?(coder: NSCoder) {{ fatalError() }}
  override var intrinsicContentSize: CGSize {{
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + inset * 2, height: size.height + inset)
  }}
}}"""), (1, f"""
class {name}Base: UIStackView {{
  override init(frame: CGRect) {{
    super.init(frame: frame)
    axis = .vertical
    fill()
  }}
  required init(coder: NSCoder) {{ fatalError() }}
  func fill() {{ addArrangedSubview(UILabel("{text}", style: .headline)) }}
}}
final class {name}: {name}Base {{
  override func fill() {{
    {self.chance.one(['super.fill()', 'defer { super.fill() }'])}
    addArrangedSubview(UILabel({self.string(False)}, lines: {self.chance.below(3)}))
  }}
}}"""), (1, f"""
final class {name}: UIView {{
  private let label = UILabel("{text}", style: .{self.chance.one(STYLES)}, lines: 1)
  private let dot = UIView()
  override init(frame: CGRect) {{
    super.init(frame: frame)
    addSubview(label)
    addSubview(dot)
    {self.chance.one(['heightAnchor.constraint(equalToConstant: 44).isActive = true', 'constrain(height: Metrics.side)'])}
  }}
  required init?(coder: NSCoder) {{ fatalError() }}
  override func layoutSubviews() {{
    super.layoutSubviews()
    let size = label.sizeThatFits(bounds.size)
    label.frame = CGRect(x: 24, y: (bounds.height - size.height) / 2, width: min(size.width, bounds.width - 32), height: size.height)
    dot.frame = CGRect(x: 8, y: bounds.midY - 4, width: 8, height: 8)
  }}
}}"""), (1, f"""
final class {name}: UIView {{
  enum State {{
    case empty, loaded(Tea)
    case failed(reason: String, code: Int)
  }}
  private let label = UILabel()
  private lazy var note = UILabel.caption(nil)
  var state = State.empty {{ didSet {{ render() }} }}
  override init(frame: CGRect) {{
    super.init(frame: frame)
    let stack = UIStackView.column([label, note], spacing: {self.length()})
    addSubview(stack)
    stack.pin(to: self)
    label.numberOfLines = 0
    render()
    state = {self.chance.one(['.loaded(Tea.all[0])', f'.failed(reason: "{self.words()}", code: {self.chance.below(9)})', '.empty', '.loaded(Tea(name: "Mint"))'])}
  }}
  required init?(coder: NSCoder) {{ fatalError() }}
  private func render() {{
    note.isHidden = true
    switch state {{
    case .empty: label.text = "{self.words()}"
    case .loaded(let tea):
      label.text = tea.title
      if let text = tea.note {{ (note.text, note.isHidden) = (text, false) }}
    case .failed(let reason, let code) where code > 4:
      label.text = "\\(reason) (\\(code))"
      label.font = .heading
    case .failed(let reason, _): label.text = reason
    }}
  }}
}}""")])
        self.others.append(body.strip())
        return name

    # Declarations

    def declared(self, base, made, keep=None):
        """Declares a view in one of the ways in which apps do; its name."""
        kind, maker, lines = made
        maker = maker or f"{kind}()"
        name = self.new(base)
        if any("Anchor.constraint(equalToConstant" in line for line in lines):
            self.fixed.add(name)
        if name in self.fixed or kind in ("UILabel", "UIButton", "UISwitch"):
            self.wide.add(name)

        def filled(receiver):
            return [line.replace("@.", receiver + ".") for line in lines]

        def closure():
            inner = self.chance.one(["view", base, "result"])
            return [f"let {inner} = {maker}"] + filled(inner) + [f"return {inner}"]

        plain = not any("self" in line or any(text in line for text in self.strings) for line in lines)
        ways = [(5, "property"), (1, "lazy"), (1, "optional")]
        if plain:
            ways += [(5, "closure"), (1, "with")]
        else:
            ways += [(4, "lazy")]
        if keep != "property":
            ways += [(3, "local"), (1, "function"), (1, "localWith")]
        way = self.chance.weighted(ways)
        access = self.chance.one(["private ", "private ", ""])
        if way == "property":
            self.members.append(f"{access}let {name} = {maker}")
            self.setup += filled(name)
        elif way == "closure":
            self.members += [f"{access}let {name}: {kind} = {{"] + closure() + ["}()"]
        elif way == "lazy":
            self.members += [f"{access}lazy var {name}: {kind} = {{"] + closure() + ["}()"]
        elif way == "with":
            self.members += [f"{access}let {name} = {maker}.with {{"] + (filled("$0") or ["$0.tag = 0"]) + ["}"]
        elif way == "optional":
            self.members.append(f"{access}var {name}: {kind}!")
            self.setup += [f"{name} = {maker}"] + filled(name)
        elif way == "local":
            self.setup += [f"let {name} = {maker}"] + filled(name)
        elif way == "localWith":
            self.setup += [f"let {name} = {maker}.with {{ made in"] + (filled("made") or ["made.tag = 0"]) + ["}"]
        else:
            function = "make" + name[0].upper() + name[1:]
            self.functions.append("\n".join([f"private func {function}() -> {kind} {{"] + closure() + ["}"]))
            self.setup.append(f"let {name} = {function}()")
        return name

    def leaf(self, own=True, keep=None):
        self.views += 1
        base, make = self.chance.weighted([
            (14, (self.chance.one(["titleLabel", "nameLabel", "detailLabel", "messageLabel"]), self.label)),
            (5, (self.chance.one(["actionButton", "continueButton", "moreButton"]), self.button)),
            (4, ("iconView", self.image)), (2, ("nameField", self.field)), (1, ("notesView", self.text_view)),
            (3, ("control", self.control)), (4, ("part", self.own_view))])
        return self.declared(base, make(own), keep)

    def child(self):
        """A controller in this one."""
        self.views += 1
        name = f"{self.name}Child{len(self.others) + 1}"
        self.others.append(f"""
final class {name}: UIViewController {{
  private let text: String
  init(_ text: String) {{
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }}
  required init?(coder: NSCoder) {{ fatalError() }}
  override func viewDidLoad() {{
    super.viewDidLoad()
    let label = UILabel(text, style: .{self.chance.one(STYLES)})
    view.addSubview(label)
    label.pin(to: view, insets: UIEdgeInsets(top: {self.length()}, left: 8, bottom: {self.length()}, right: 8))
  }}
}}""".strip())
        child = self.new("child")
        self.setup += [f"let {child} = {name}({self.string(True)})", f"addChild({child})", f"let {child}View: UIView = {child}.view",
                       f"{child}.didMove(toParent: self)"]
        return f"{child}View"

    def view(self, depth):
        if self.is_controller and self.chance.often(3):
            return self.child()
        if depth <= 0 or self.views > MOST_VIEWS:
            return self.leaf()
        return self.chance.weighted([(5, self.leaf), (4, lambda: self.stack(depth)),
                                     (2, lambda: self.box(depth)), (1, self.list)])()

    # Containers

    def stack(self, depth, keep=None):
        self.views += 1
        one, often = self.chance.one, self.chance.often
        children = [self.view(depth - 1) for _ in range(self.chance.weighted([(4, 2), (3, 3), (1, 4), (1, 1)]))]
        axis = one(["vertical", "vertical", "horizontal"])
        lines = [f"@.axis = .{axis}"] if axis == "vertical" or often(40) else []
        if often(70):
            lines.append(f"@.spacing = {self.length()}")
        stretches = not self.fixed & set(children)
        if often(50) or not stretches:
            choice = ["leading", "center", "trailing", "fill"] if axis == "vertical" else [
                "center", "top", "bottom", "firstBaseline", "lastBaseline", "fill"]
            lines.append(f"@.alignment = .{one(choice if stretches else choice[:-1])}")
        if often(25) and stretches:
            lines.append(f"@.distribution = .{one(['fill', 'fillEqually', 'equalSpacing', 'fillProportionally', 'equalCentering'])}")
        if often(15):
            lines += ["@.isLayoutMarginsRelativeArrangement = true",
                      f"@.layoutMargins = UIEdgeInsets(top: {self.length()}, left: 16, bottom: {self.length()}, right: 16)"]
        elif often(8):
            lines += ["@.isLayoutMarginsRelativeArrangement = true",
                      f"@.directionalLayoutMargins = NSDirectionalEdgeInsets(top: {self.length()}, leading: 16, bottom: 4, trailing: {self.length()})"]
        name = self.new("stackView")
        self.setup += self.chance.weighted([
            (4, [f"let {name} = UIStackView(arrangedSubviews: [{', '.join(children)}])"]),
            (2, [f"let {name} = UIStackView()"] + [f"{name}.addArrangedSubview({child})" for child in children]),
            (1, [f"let {name} = UIStackView()", f"{name}.addArrangedSubviews([{', '.join(children)}])"]),
            (1, [f"let {name} = UIStackView.column([{', '.join(children)}])"]),
            (1, [f"let {name} = UIStackView.row({', '.join(children)})"])])
        self.setup += [line.replace("@.", name + ".") for line in lines + self.common()]
        if often(15):
            self.setup.append(f"{name}.setCustomSpacing({self.length()}, after: {one(children)})")
        if often(8) and len(children) > 1:
            self.setup.append(f"{name}.insertArrangedSubview({children[-1]}, at: 0)")
        if often(5) and len(children) > 1:
            self.setup += [f"{name}.removeArrangedSubview({children[0]})", f"{children[0]}.removeFromSuperview()"]
        if often(20):
            self.keep(name, "UIStackView")
            self.changing.append(self.chance.one([
                f"@{name}.axis = {self.truth()} ? .vertical : .horizontal",
                f"@{name}.spacing = {self.truth()} ? {self.length()} : {self.length()}",
                f"if {self.truth()} {{\n@{name}.axis = .vertical\n@{name}.alignment = .leading\n}}"]))
        return name

    def keep(self, name, kind):
        """Makes a local variable of the setup known to the class."""
        self.members.append(f"private var kept{name[0].upper() + name[1:]}: {kind}?")
        self.setup.append(f"kept{name[0].upper() + name[1:]} = {name}")

    @staticmethod
    def kept(line):
        """A line of a change, whose `@` stands for views that are kept."""
        import re
        return re.sub(r"@(\w)(\w*)", lambda found: f"kept{found[1].upper()}{found[2]}?", line)

    def list(self):
        """Rows that a loop makes, in a column."""
        self.views += 2
        name = self.new("rows")
        lines = [f"let {name} = UIStackView()", f"{name}.axis = .vertical", f"{name}.spacing = {self.length()}"]
        text = self.words()
        style = self.chance.one(STYLES)
        lines += self.chance.weighted([
            (2, [f"for tea in Tea.all where tea.price < {self.chance.one([4, 5, 10])} {{",
                 f"let row = UILabel(tea.title, style: .{style})", f"{name}.addArrangedSubview(row)", "}"]),
            (2, ["for (index, tea) in Tea.all.enumerated() {",
                 f'let row = UILabel("\\(index + 1). \\(tea.name)", lines: index)',
                 f"{name}.addArrangedSubview(row)", "if index == 1 { continue }",
                 f"{name}.setCustomSpacing({self.length()}, after: row)", "}"]),
            (2, [f"{name}.addArrangedSubviews(Mood.allCases.map {{ UILabel($0.title, style: $0.style) }})"]),
            (2, [f'["{text}", "{self.words()}"].forEach {{ {name}.addArrangedSubview(UILabel.caption($0)) }}']),
            (1, ["var number = 3", "while number > 0 {", f'{name}.addArrangedSubview(UILabel("\\(number) {text}"))',
                 "number -= 1", "}"]),
            (1, [f"let teas = Tea.all.filter {{ $0.note != nil }}.sorted {{ $0.price < $1.price }}",
                 f"teas.map {{ RowView($0) }}.forEach({name}.addArrangedSubview)"]),
            (1, [f"let total = Tea.all.reduce(0) {{ $0 + $1.price }}",
                 f'{name}.addArrangedSubview(UILabel("{text} \\(total)", style: .{style}))']),
            (1, [f"for (mood, size) in zip(Mood.allCases, [12, 20, 28] as [CGFloat]) {{", "let row = UILabel()",
                 "row.text = mood.rawValue.capitalized", "row.font = .systemFont(ofSize: size)",
                 f"{name}.addArrangedSubview(row)", "}"]),
            (1, ["let moods: [Mood: Int] = [.calm: 2, .merry: 5]", "for mood in Mood.allCases {",
                 "guard let count = moods[mood] else { continue }", f"let badge = BadgeView()", "badge.count = count",
                 f"{name}.addArrangedSubview(badge)", "}"])])
        self.setup += lines if not any(line.startswith(("var number", "let teas", "let total", "let moods")) for line in lines) \
            else lines[:3] + ["do {"] + lines[3:] + ["}"]
        return name

    def box(self, depth):
        """A plain view with views that are pinned in it."""
        self.views += 1
        name = self.declared("box", ("UIView", "UIView()", ["@.layer.cornerRadius = 8"] + self.common()))
        children = [self.view(depth - 1) for _ in range(1 + self.chance.below(3))]
        self.place(children, name)
        return name

    # Constraints

    def anchored(self, view, attribute):
        prefix = "" if view == "self" and self.chance.often(70) else f"{view}."
        return f"{prefix}{attribute}Anchor"

    def relate(self, first, attribute, second, other, constant="0", relation="equal", priority=None):
        """Adds a constraint in one of its spellings."""
        sign = {"equal": "equalTo", "greater": "greaterThanOrEqualTo", "less": "lessThanOrEqualTo"}[relation]
        long = {"equal": ".equal", "greater": ".greaterThanOrEqual", "less": ".lessThanOrEqual"}[relation]
        if self.chance.often(12) and "Guide" not in second + first:
            made = (f"NSLayoutConstraint(item: {first}, attribute: .{attribute}, relatedBy: {long}, toItem: {second}, "
                    f"attribute: .{other}, multiplier: 1, constant: {constant})")
        else:
            end = f", constant: {constant}" if constant != "0" or self.chance.often(10) else ""
            made = f"{self.anchored(first, attribute)}.constraint({sign}: {self.anchored(second, other)}{end})"
        self.add(made, priority)

    def add(self, made, priority=None):
        if priority:
            if self.chance.often(50):
                made += f".withPriority({priority})"
            else:
                name = self.new("constraint")
                self.constraints += [f"let {name} = {made}", f"{name}.priority = {priority}", f"{name}.isActive = true"]
                return
        if self.chance.often(25):
            self.constraints.append(f"{made}.isActive = true")
        else:
            self.constraints.append(f"#{made}")

    @staticmethod
    def negative(length):
        return f"-{length}" if " " not in length else f"-({length})"

    def inner(self, container):
        """What views in a container are pinned to."""
        guides = ["layoutMarginsGuide"] + (["safeAreaLayoutGuide", "readableContentGuide"]
                                           if container == self.root and self.is_controller else [])
        if self.chance.often(35 if container != self.root or not self.is_controller else 70):
            prefix = "" if container == "self" else container + "."
            return prefix + self.chance.one(guides)
        return container

    def place(self, children, container, is_open=False):
        """Puts views into a container, one below the other or in a row."""
        adder = "" if container == "self" else container + "."
        if self.chance.often(25):
            self.setup.append(f"{adder}addSubviews({', '.join(children)})")
        elif self.chance.often(20) and len(children) > 1:
            self.setup += [f"for subview in [{', '.join(children)}] as [UIView] {{",
                           "subview.translatesAutoresizingMaskIntoConstraints = false", f"{adder}addSubview(subview)", "}"]
        else:
            for child in children:
                self.setup += [f"{child}.translatesAutoresizingMaskIntoConstraints = false", f"{adder}addSubview({child})"]
        outer = self.inner(container)
        stretches = not self.fixed & set(children)
        if stretches and len(children) == 1 and outer == container and not is_open and self.chance.often(40):
            self.constraints.append(f"{children[0]}.pin(to: {container}, insets: {self.chance.one(['Metrics.insets', '.zero'])})")
            return
        if len(children) > 1 and self.chance.often(25):
            return self.row(children, outer, is_open)
        if outer == container and self.chance.often(12) and "." not in container and stretches:
            return self.visual(children, container, is_open)
        if len(children) > 1 and self.chance.often(15) and stretches:
            return self.chain(children, outer, is_open)
        last = None
        for child in children:
            gap = self.length(True)
            if last is None:
                self.relate(child, "top", outer, "top", gap)
            elif self.chance.often(8):
                guide = self.new("guide")
                prefix = "" if container == "self" else container + "."
                self.setup += [f"let {guide} = UILayoutGuide()", f"{prefix}addLayoutGuide({guide})"]
                self.relate(guide, "top", last, "bottom")
                self.relate(guide, "leading", outer, "leading")
                self.relate(child, "top", guide, "bottom")
                self.add(f"{guide}.widthAnchor.constraint(equalToConstant: {self.length()})")
                self.add(f"{guide}.heightAnchor.constraint(equalToConstant: {gap})")
            elif self.chance.often(15):
                self.add(f"{child}.topAnchor.constraint(equalToSystemSpacingBelow: {last}.bottomAnchor, multiplier: {self.chance.one([1, 2])})")
            elif self.chance.often(10):
                self.relate(last, "bottom", child, "top", self.negative(gap))
            elif self.chance.often(12):
                # What is wished, above what is required.
                self.relate(child, "top", last, "bottom", "4", "greater")
                self.relate(child, "top", last, "bottom", f"4 + {1 + self.chance.below(30)}", priority=self.chance.one(
                    [".defaultHigh", ".defaultLow", "UILayoutPriority(999)", "UILayoutPriority(rawValue: 600)"]))
            else:
                self.relate(child, "top", last, "bottom", gap)
            self.sides(child, outer)
            last = child
        self.bottom(last, outer, is_open)

    def sides(self, child, outer):
        gap = self.length(True)
        if child in self.fixed:
            self.relate(child, *self.chance.weighted([(2, ("leading", outer, "leading", gap)), (1, ("centerX", outer, "centerX")),
                                                      (1, ("trailing", outer, "trailing", self.negative(gap)))]))
            return
        self.chance.weighted([
            (6, lambda: (self.relate(child, "leading", outer, "leading", gap),
                         self.relate(child, "trailing", outer, "trailing", self.negative(gap)))),
            (2, lambda: (self.relate(child, "leading", outer, "leading", gap),
                         self.relate(outer, "trailing", child, "trailing", gap))),
            (2 if child in self.wide else 0, lambda: (self.relate(child, "leading", outer, "leading", gap),
                         self.relate(child, "trailing", outer, "trailing", "0", "less"))),
            (1, lambda: (self.relate(child, "left", outer, "left", gap),
                         self.relate(child, "right", outer, "right", self.negative(gap)))),
            (1 if child in self.wide else 0, lambda: (self.relate(child, "centerX", outer, "centerX"),
                         self.relate(child, "leading", outer, "leading", gap, "greater"),
                         self.relate(child, "trailing", outer, "trailing", "0", "less"))),
            (1, lambda: (self.relate(child, "centerX", outer, "centerX"),
                         self.add(f"{child}.widthAnchor.constraint(equalTo: {self.anchored(outer, 'width')}, multiplier: {self.chance.one(['0.5', '0.8', '1'])})")))])()

    def bottom(self, last, outer, is_open):
        gap = self.negative(self.length(True))
        if is_open:
            if self.chance.often(40):
                self.relate(last, "bottom", outer, "bottom", gap, "less")
        else:
            self.relate(last, "bottom", outer, "bottom", gap,
                        priority="UILayoutPriority(999)" if self.chance.often(15) else None)

    def row(self, children, outer, is_open):
        """Views beside each other, the first as high as the row."""
        first = children[0]
        self.relate(first, "top", outer, "top", self.length(True))
        self.bottom(first, outer, is_open)
        self.relate(first, "leading", outer, "leading", self.length(True))
        last = first
        for child in children[1:]:
            self.relate(child, *self.chance.weighted([(3, ("centerY", first, "centerY")), (1, ("top", first, "top")),
                                                      (1, ("firstBaseline", first, "firstBaseline"))]))
            self.relate(child, "leading", last, "trailing", self.length(True))
            last = child
        self.relate(last, "trailing", outer, "trailing", self.negative(self.length()),
                    "less" if self.fixed >= set(children) or self.wide >= set(children) and self.chance.often(25) else "equal")

    def visual(self, children, container, is_open):
        views = self.new("views")
        pairs = ", ".join(f'"{child}": {child}' for child in children)
        self.constraints.append(f"let {views}: [String: Any] = [{pairs}]")
        gap = lambda: self.chance.one(["-", "-8-", "-16-", "-gap-", "-4-"])
        down = "V:|" + gap() + gap().join(f"[{child}]" for child in children) + ("" if is_open else gap() + "|")
        metrics = '["gap": Metrics.gap]'
        self.constraints.append(
            f'NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "{down}", options: [], metrics: {metrics}, views: {views}))')
        for child in children:
            across = f"H:|{gap()}[{child}]{gap()}|"
            self.constraints.append(
                f'{"" if container == "self" else container + "."}addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "{across}", options: [], metrics: {metrics}, views: {views}))')

    def chain(self, children, outer, is_open):
        """Views in a loop, each below the one before."""
        last = self.new("lastAnchor")
        self.constraints += [f"var {last} = {self.anchored(outer, 'top')}",
                             f"for child in [{', '.join(children)}] as [UIView] {{",
                             f"child.topAnchor.constraint(equalTo: {last}, constant: {self.length(True)}).isActive = true",
                             f"child.leadingAnchor.constraint(equalTo: {self.anchored(outer, 'leading')}).isActive = true",
                             f"child.trailingAnchor.constraint(equalTo: {self.anchored(outer, 'trailing')}).isActive = true",
                             f"{last} = child.bottomAnchor", "}"]
        if not is_open:
            self.constraints.append(f"{last}.constraint(equalTo: {self.anchored(outer, 'bottom')}).isActive = true")

    def scroll(self, depth):
        """A scroll view that fills the screen, with a column in it."""
        name = self.declared("scrollView", ("UIScrollView", "UIScrollView()", ["@.alwaysBounceVertical = true"]))
        self.setup += [f"{name}.translatesAutoresizingMaskIntoConstraints = false",
                       f"{'' if self.root == 'self' else self.root + '.'}addSubview({name})"]
        for side in ["top", "leading", "trailing", "bottom"]:
            self.relate(name, side, self.root, side)
        content = self.stack(depth, "property") if self.chance.often(75) else self.box(depth)
        self.setup += [f"{content}.translatesAutoresizingMaskIntoConstraints = false", f"{name}.addSubview({content})"]
        if self.chance.often(60):
            inner, frame = f"{name}.contentLayoutGuide", f"{name}.frameLayoutGuide"
        else:
            inner, frame = name, name
        gap = self.length()
        for side in ["top", "leading", "trailing", "bottom"]:
            self.relate(content, side, inner, side, gap if side in ["top", "leading"] else self.negative(gap))
        self.add(f"{content}.widthAnchor.constraint(equalTo: {frame}.widthAnchor, constant: -2 * {gap if ' ' not in gap else f'({gap})'})")

    # The whole

    def declare(self):
        often, one = self.chance.often, self.chance.one
        if often(45):
            self.members.append(f'let heading = "{self.words()}"')
            self.strings.append("heading")
        if often(30):
            self.members.append(f"private let tea = Tea.all[{self.chance.below(3)}]")
            self.strings += ["tea.title", "tea.name", 'tea.note ?? "No note"']
            self.truths.append("tea.isOrganic")
        if often(20):
            self.members.append(f'private var summary: String {{ {self.string(True)} + ", {self.words()}" }}')
            self.strings.append("summary")
        if often(20):
            self.members.append(f"private var isCompact = {one(['true', 'false'])}")
            self.truths.append("isCompact")
        if often(25):
            self.members += ["private enum Layout {", f"static let margin: CGFloat = {self.length()}",
                             "static let spacing = margin / 2", "}"]
            self.lengths += ["Layout.margin", "Layout.spacing"]
        if often(15):
            self.members.append(f"private lazy var gap: CGFloat = UIFontMetrics.default.scaledValue(for: {self.length()})")
            self.lengths.append("gap")
        if often(15):
            self.members.append("private var steps: [String] = []")
            self.members += ["private lazy var first: String = {", 'steps.append("lazy")', "return \"first\"", "}()"]
            self.setup += ['steps.append("set up")', "_ = first", 'steps.append(first)']
            self.strings.append('steps.joined(separator: " ")')

    def changes(self):
        """What follows the text size by code."""
        name = self.new("label")
        label = self.declared(name, self.label(True), "property")
        self.setup_parts.append(label)
        truth = self.truth()
        self.changing.append(self.chance.one([
            f"{label}.numberOfLines = {truth} ? 0 : 1", f"{label}.isHidden = {truth}",
            f"{label}.font = {truth} ? {self.full(self.font())} : {self.full(self.font())}",
            f"if {truth} {{ {label}.text = {self.string(True)} }}",
            f"switch traitCollection.preferredContentSizeCategory {{\ncase .accessibilityExtraLarge, .accessibilityExtraExtraLarge: {label}.text = {self.string(True)}\ncase let size where size.isAccessibilityCategory: {label}.textAlignment = .center\ndefault: break\n}}"]))

    @staticmethod
    def full(font):
        return "UIFont" + font if font.startswith(".") else font

    def pair(self):
        """Two sets of constraints, of which the text size says which holds."""
        icon = self.declared("symbolView", self.image(False), "property")
        label = self.declared("caption", self.label(True), "property")
        box = self.declared("pairView", ("UIView", "UIView()", []), "property")
        gap = self.length()
        self.setup.append(f"{box}.addSubviews({icon}, {label})")
        self.constraints += [f"#{icon}.topAnchor.constraint(equalTo: {box}.topAnchor)",
                             f"#{icon}.leadingAnchor.constraint(equalTo: {box}.leadingAnchor)",
                             f"#{label}.trailingAnchor.constraint(equalTo: {box}.trailingAnchor)",
                             f"#{label}.bottomAnchor.constraint(equalTo: {box}.bottomAnchor)"]
        beside, below = self.new("regularConstraints"), self.new("largeConstraints")
        self.members += [f"private lazy var {beside} = [",
                         f"{label}.leadingAnchor.constraint(equalTo: {icon}.trailingAnchor, constant: {gap}),",
                         f"{label}.topAnchor.constraint(equalTo: {box}.topAnchor),", "]"]
        self.members += [f"private lazy var {below}: [NSLayoutConstraint] = [",
                         f"{label}.leadingAnchor.constraint(equalTo: {box}.leadingAnchor),",
                         f"{label}.topAnchor.constraint(equalTo: {icon}.bottomAnchor, constant: {gap}),", "]"]
        self.changing.append(f"if {self.size_question()} {{\nNSLayoutConstraint.deactivate({beside})\nNSLayoutConstraint.activate({below})\n}} else {{\nNSLayoutConstraint.deactivate({below})\nNSLayoutConstraint.activate({beside})\n}}")
        return box

    def constant(self, view):
        """A constraint whose constant follows the text size."""
        name = self.new("heightConstraint")
        self.members.append(f"private var {name}: NSLayoutConstraint?")
        self.constraints += [f"{name} = {view}.heightAnchor.constraint(greaterThanOrEqualToConstant: {self.length()})",
                             f"{name}?.isActive = true"]
        self.changing.append(f"{name}?.constant = UIFontMetrics.default.scaledValue(for: {20 + self.chance.below(40)})")

    def source(self):
        self.declare()
        self.setup_parts = []
        parts = self.setup_parts
        depth = 2
        if self.is_controller and self.kind == "UIViewController" and self.chance.often(20):
            self.scroll(depth)
        else:
            for _ in range(self.chance.weighted([(2, 1), (4, 2), (3, 3)])):
                parts.append(self.view(depth))
            if self.chance.often(25):
                self.changes()
            if self.chance.often(15):
                parts.append(self.pair())
            if self.chance.often(12):
                self.constant(self.chance.one(parts))
            if self.kind == "BaseController":
                self.setup += [f"contentStack.addArrangedSubview({part})" for part in parts]
            else:
                self.place(parts, self.root, is_open=self.is_controller)
        return self.assembled()

    def assembled(self):
        often = self.chance.often
        lines, batch = [], []
        for line in self.constraints:
            if line.startswith("#"):
                batch.append(line[1:] + ",")
            else:
                lines.append(line)
        if batch:
            lines += ["NSLayoutConstraint.activate(["] + batch + ["])"]
        locals_there = any(line.startswith("let ") for line in self.setup)
        body = self.setup + lines
        functions = list(self.functions)
        if not locals_there and often(50):
            functions.append("\n".join(["private func setUpViews() {"] + self.setup + ["}"]))
            functions.append("\n".join(["private func setUpConstraints() {"] + lines + ["}"]))
            body = ["setUpViews()", "setUpConstraints()"]
        if self.changing:
            functions.append("\n".join(["private func updateForTextSize() {"] + [self.kept(line) for line in self.changing] + ["}"]))
            body.append("updateForTextSize()")
            if often(25):
                body.append(f"registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {{ (changed: {self.name}, _) in changed.updateForTextSize() }}")
            else:
                told = self.chance.weighted([
                    (2, ["updateForTextSize()"]),
                    (2, ["if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {",
                         "updateForTextSize()", "}"])])
                functions.append("\n".join([
                    "override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {",
                    "super.traitCollectionDidChange(previousTraitCollection)"] + told + ["}"]))
        body = "\n".join(body)
        head, foot = f"final class {self.name}: {self.kind} {{", "}"
        if self.is_controller:
            # Traits may change before a view appears.
            start = "viewDidLoad" if self.changing or often(90) else "viewWillAppear"
            if start == "viewDidLoad":
                main = f"override func viewDidLoad() {{\nsuper.viewDidLoad()\n{body}\n}}"
            else:
                main = f"override func viewWillAppear(_ animated: Bool) {{\nsuper.viewWillAppear(animated)\n{body}\n}}"
            if self.kind == "UIViewController" and often(10):
                main = "override func loadView() {\nview = UIView()\nview.backgroundColor = .systemBackground\n}\n" + main
            if self.kind == "BaseController" and often(30):
                main += f"\noverride var contentInset: CGFloat {{ super.contentInset + {self.length()} }}"
        elif self.kind == "BaseView":
            main = f"override func setUp() {{\nsuper.setUp()\n{body}\n}}"
        elif self.kind == "UITableViewCell":
            main = ("override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {\n"
                    f"super.init(style: style, reuseIdentifier: reuseIdentifier)\n{body}\n}}\n"
                    "required init?(coder: NSCoder) { fatalError(\"init(coder:) has not been implemented\") }")
        else:
            if often(30):
                functions.append(f"private func commonInit() {{\n{body}\n}}")
                body = "commonInit()"
            main = (f"override init(frame: CGRect) {{\nsuper.init(frame: frame)\n{body}\n}}\n"
                    + self.chance.one(["required init?(coder: NSCoder) {\nsuper.init(coder: coder)\n}",
                                       "required init?(coder: NSCoder) { fatalError() }"]))
        parts = ["\n".join(self.members), main] + functions
        # The lists of members are in any order, as in apps.
        whole = head + "\n" + "\n\n".join(part for part in parts if part) + f"\n{foot}\n"
        return "\n\n".join(self.others + [whole])


def files(first=0, count=COUNT):
    head = "// Written by Scripts/generate.\n// swift-format-ignore-file\nimport UIKit\n\n"
    made = {}
    for start in range(0, count, PER_FILE):
        screens = [Screen(first + start + index) for index in range(min(PER_FILE, count - start))]
        body = "\n".join(indented(screen.source()) + "\n" for screen in screens)
        made[f"{FOLDER}/Screens{start // PER_FILE + 1}+Generated.swift"] = head + body
    rows = "".join(f'    GeneratedScreen(name: "Generated{number}") {{ Generated{number}() }},\n'
                   for number in range(first, first + count))
    made[f"{FOLDER}/GeneratedScreens+Generated.swift"] = head + (
        "/// All screens of this module.\n@MainActor public var generatedScreens: [GeneratedScreen] {\n"
        f"  [\n{rows}  ]\n}}\n")
    return made


if __name__ == "__main__":
    run(__doc__, files, OWNED)
