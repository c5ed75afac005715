import Foundation
import Testing

/// Xibs that code loads by their names. All frames by the constraints and frames of the documents.
@Suite struct LoadedNibTests {
  /// A xib of one view with a label in Headline, 16 points from its sides and 10 below its top.
  ///
  /// - Parameters:
  ///   - root: The element, with its class and identifiers.
  ///   - owner: The class of the file's owner, and what its outlets are.
  private static func xib(
    _ element: String, _ attributes: String, owner: String = "", outlets: String = "",
    ownOutlets: String = ""
  ) -> String {
    let isCell = element == "tableViewCell"
    let start =
      isCell
      ? """
      <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
      contentMode="center" tableViewCell="rrr-rr-rrr" id="ccc-cc-ccc">
      <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
      <autoresizingMask key="autoresizingMask"/>
      """ : ""
    let parent = isCell ? "ccc-cc-ccc" : "rrr-rr-rrr"
    let end = isCell ? "</tableViewCellContentView>" : ""
    let constraints = """
      <constraints>
      <constraint firstItem="lll-ll-lll" firstAttribute="top" secondItem="\(parent)" secondAttribute="top" \
      constant="10" id="c01-cc-ccc"/>
      <constraint firstItem="lll-ll-lll" firstAttribute="leading" secondItem="\(parent)" \
      secondAttribute="leading" constant="16" id="c02-cc-ccc"/>
      <constraint firstAttribute="trailing" secondItem="lll-ll-lll" secondAttribute="trailing" \
      constant="16" id="c03-cc-ccc"/>
      </constraints>
      """
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"\(owner)>\(ownOutlets)</placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <\(element) contentMode="scaleToFill" \(attributes) id="rrr-rr-rrr">
      <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      \(start)
      <subviews>
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Label" \
      translatesAutoresizingMaskIntoConstraints="NO" id="lll-ll-lll">
      <rect key="frame" x="16" y="10" width="288" height="20.333333333333332"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      </subviews>
      \(constraints)
      \(end)
      <connections>\(outlets)</connections>
      </\(element)>
      </objects>
      </document>
      """
  }

  private static func layout(_ files: [String: String]) throws -> String {
    let folder = try TemporaryFolder()
    for (name, text) in files {
      try folder.write(
        name.hasSuffix(".swift") ? "import UIKit\n" + text : text, to: "App/\(name)")
    }
    return try Tool(
      "layout", "App", "--no-config", "--screen", "TeaController", "--size", "L", in: folder.path
    ).output
  }

  private static let cell = xib(
    "tableViewCell", "customClass=\"TeaCell\" rowHeight=\"60\" reuseIdentifier=\"tea\"",
    outlets: "<outlet property=\"title\" destination=\"lll-ll-lll\" id=\"o01-oo-ooo\"/>")

  private static let cellClass = """
    class TeaCell: UITableViewCell {
      @IBOutlet weak var title: UILabel!
      var tea: String? { didSet { title.text = tea } }
    }
    """

  /// A table of two teas, each in a cell of a nib.
  private static func table(_ register: String, _ name: String) -> String {
    """
    class TeaController: UITableViewController {
      let teas = ["Green", "Black"]
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 60
        \(register)
      }
      override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { teas.count }
      override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: \(name), for: path) as! TeaCell
        cell.tea = teas[path.row]
        return cell
      }
    }
    """
  }

  @Test(
    "Each row is made anew of the nib that a table registers",
    arguments: [
      (
        "tableView.register(UINib(nibName: \"TeaCell\", bundle: nil), forCellReuseIdentifier: \"tea\")",
        "\"tea\""
      ),
      (
        "tableView.register(UINib(nibName: String(describing: TeaCell.self), bundle: .main), "
          + "forCellReuseIdentifier: String(describing: TeaCell.self))",
        "String(describing: TeaCell.self)"
      ),
      (
        "tableView.register(R.nib.teaCell(), forCellReuseIdentifier: R.nib.teaCell.name)",
        "R.nib.teaCell.name"
      ),
      ("tableView.register(R.nib.teaCell)", "R.reuseIdentifier.teaCell"),
      ("tableView.register(R.nib.teaCell)", "R.reuseIdentifier.teaCell.identifier"),
    ])
  func rows(register: String, name: String) throws {
    let output = try Self.layout([
      "TeaCell.xib": Self.cell, "TeaCell.swift": Self.cellClass,
      "TeaController.swift": Self.table(register, name),
    ])
    #expect(output.contains("tableViewCell rrr-rr-rrr  0, 0  393 × 60"), "\(output)")
    #expect(output.contains("tableViewCell rrr-rr-rrr#2  0, 60  393 × 60"), "\(output)")
    #expect(
      output.contains("label lll-ll-lll  16, 10  361 × 20.33  17 pt “Green”"), "\(output)")
    #expect(
      output.contains("label lll-ll-lll#2  16, 10  361 × 20.33  17 pt “Black”"), "\(output)")
  }

  @Test(
    "A view takes the content of its own nib, whose outlets it has, and makes it as large as itself"
  )
  func ownContent() throws {
    let output = try Self.layout([
      "TeaBanner.xib": Self.xib(
        "view", "", owner: " customClass=\"TeaBanner\"",
        ownOutlets: """
          <connections>
          <outlet property="content" destination="rrr-rr-rrr" id="o01-oo-ooo"/>
          <outlet property="title" destination="lll-ll-lll" id="o02-oo-ooo"/>
          </connections>
          """),
      "Tea.swift": """
      class TeaBanner: UIView {
        @IBOutlet var content: UIView!
        @IBOutlet weak var title: UILabel!
        override init(frame: CGRect) {
          super.init(frame: frame)
          Bundle.main.loadNibNamed("TeaBanner", owner: self, options: nil)
          addSubview(content)
          content.frame = bounds
          content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          title.text = "Tea time"
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      class TeaController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(TeaBanner(frame: CGRect(x: 20, y: 100, width: 200, height: 80)))
        }
      }
      """,
    ])
    #expect(output.contains("20, 100  200 × 80"), "\(output)")
    #expect(output.contains("view rrr-rr-rrr  0, 0  200 × 80"), "\(output)")
    #expect(output.contains("16, 10  168 × 20.33  17 pt “Tea time”"), "\(output)")
  }

  @Test("A controller within another one has the view of the nib that is named like it")
  func childController() throws {
    let output = try Self.layout([
      "TeaPart.xib": Self.xib(
        "view", "", owner: " customClass=\"TeaPart\"",
        ownOutlets: """
          <connections>
          <outlet property="view" destination="rrr-rr-rrr" id="o01-oo-ooo"/>
          <outlet property="title" destination="lll-ll-lll" id="o02-oo-ooo"/>
          <outlet property="label" destination="lll-ll-lll" id="o03-oo-ooo"/>
          </connections>
          """),
      "Tea.swift": """
      class TeaPart: UIViewController {
        @IBOutlet weak var label: UILabel!
        override func viewDidLoad() {
          super.viewDidLoad()
          label.text = "Part"
        }
      }
      class TeaController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let part = TeaPart()
          addChild(part)
          view.addSubview(part.view)
          part.view.frame = CGRect(x: 0, y: 300, width: 240, height: 90)
          part.didMove(toParent: self)
        }
      }
      """,
    ])
    #expect(output.contains("view rrr-rr-rrr  0, 300  240 × 90"), "\(output)")
    #expect(output.contains("16, 10  208 × 20.33  17 pt “Part”"), "\(output)")
  }

  @Test("Views and constraints that code adds to what a nib made are laid out with it")
  func additions() throws {
    let output = try Self.layout([
      "TeaCell.xib": Self.cell,
      "TeaCell.swift": """
      class TeaCell: UITableViewCell {
        @IBOutlet weak var title: UILabel!
        let badge = UIView()
        override func awakeFromNib() {
          super.awakeFromNib()
          badge.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(badge)
          NSLayoutConstraint.activate([
            badge.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 5),
            badge.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            badge.widthAnchor.constraint(equalToConstant: 24),
            badge.heightAnchor.constraint(equalToConstant: 8),
          ])
        }
        var tea: String? { didSet { title.text = tea } }
      }
      """,
      "TeaController.swift": Self.table(
        "tableView.register(UINib(nibName: \"TeaCell\", bundle: nil), forCellReuseIdentifier: \"tea\")",
        "\"tea\""),
    ])
    #expect(output.contains("badge  16, 35.33  24 × 8"), "\(output)")
    #expect(output.contains("badge#2  16, 35.33  24 × 8"), "\(output)")
  }

  /// A cell with a label of its style, beside others of its xib.
  private static func row(_ text: String, _ id: String) -> String {
    """
    <tableViewCell contentMode="scaleToFill" textLabel="\(id)-lab-el" style="IBUITableViewCellStyleDefault" id="\(id)-cel-lx">
    <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
    <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="\(id)-cel-lx" id="\(id)-con-te">
    <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
    <subviews>
    <label opaque="NO" contentMode="left" text="\(text)" adjustsFontForContentSizeCategory="YES" id="\(id)-lab-el">
    <rect key="frame" x="16" y="0.0" width="288" height="44"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
    </label>
    </subviews>
    </tableViewCellContentView>
    </tableViewCell>
    """
  }

  @Test("Rows that a xib has beside its table are where its owner's code puts them")
  func rowsBesideTheTable() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="TeaController">
      <connections>
      <outlet property="green" destination="gre-cel-lx" id="o01-oo-ooo"/>
      <outlet property="black" destination="bla-cel-lx" id="o02-oo-ooo"/>
      <outlet property="view" destination="ttt-tt-ttt" id="o03-oo-ooo"/>
      </connections>
      </placeholder>
      <tableView contentMode="scaleToFill" rowHeight="-1" id="ttt-tt-ttt">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      </tableView>
      \(Self.row("Green", "gre"))
      \(Self.row("Black", "bla"))
      </objects>
      </document>
      """, to: "App/TeaController.xib")
    try folder.write(
      """
      import UIKit
      class TeaController: UITableViewController {
        @IBOutlet private var green: UITableViewCell!
        @IBOutlet private var black: UITableViewCell!
        override func viewDidLoad() {
          super.viewDidLoad()
          black.textLabel?.text = "Black, from Assam"
        }
        override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          path.row == 0 ? black : green
        }
      }
      """, to: "App/TeaController.swift")
    let run = try Tool(
      "check", "App", "--no-config", "--format", "json", "--fail-on", "never", in: folder.path)
    let report = try JSONDecoder().decode(Screens.self, from: Data(run.output.utf8))
    let table = try #require(
      report.documents.flatMap(\.screens).first { $0.kind == "tableView" })
    #expect(table.verdict.texts == 2)
    #expect(table.verdict.kind == "holds", "\(run.output)")
  }

  private struct Screens: Decodable {
    struct Document: Decodable { var screens: [Screen] }
    struct Screen: Decodable {
      var kind: String
      var verdict: Verdict
    }
    struct Verdict: Decodable {
      var kind: String
      var texts: Int
    }

    var documents: [Document]
  }

  @Test("A nib that loads itself comes to an end")
  func itself() throws {
    let output = try Self.layout([
      "TeaLoop.xib": Self.xib("view", "customClass=\"TeaLoop\""),
      "Tea.swift": """
      class TeaLoop: UIView {
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          if let inner = UINib(nibName: "TeaLoop", bundle: nil).instantiate(withOwner: nil).first as? UIView {
            addSubview(inner)
          }
        }
      }
      class TeaController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          let loop = UINib(nibName: "TeaLoop", bundle: nil).instantiate(withOwner: nil).first as! TeaLoop
          loop.frame = CGRect(x: 0, y: 100, width: 393, height: 60)
          view.addSubview(loop)
        }
      }
      """,
    ])
    #expect(output.contains("view rrr-rr-rrr  0, 100  393 × 60"), "\(output)")
  }
}
