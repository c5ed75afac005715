import Testing

@testable import UIKitSourceRewriter

/// What the compiler of other platforms takes, by hand.
struct SourceRewriterTests {
  private func rewritten(_ source: String) -> String {
    String(
      SourceRewriter().rewritten(source, path: "Cell.swift").split(
        separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)[1])
  }

  @Test("The first line names the file, so that messages and findings point there")
  func firstLine() {
    #expect(
      SourceRewriter().rewritten("let a = 1\n", path: "/a \"b\"/C.swift")
        == "#sourceLocation(file: \"/a \\\"b\\\"/C.swift\", line: 1)\nlet a = 1\n")
  }

  @Test("Attributes leave spaces; names in strings and comments stay")
  func attributes() {
    #expect(
      rewritten(
        """
        // @objc is gone
        @objcMembers final class A: B {
          @objc(save:) dynamic func save() {}
          let text = "@objc \\(name) @IBOutlet"
          @available(iOS 13, *) @IBDesignable
        }

        """)
          == """
          // @objc is gone
                       final class A: B {
                         dynamic func save() {}
            let text = "@objc \\(name) @IBOutlet"
            @available(iOS 13, *)              
          }

          """)
  }

  @Test("A selector names the method by its type, and others as they are")
  func selectors() {
    #expect(
      rewritten(
        """
        class A: B {
          func a() { b(#selector(tapped), #selector(self.tapped(_:)), #selector(C.other)) }
          class D: E { let s = #selector(close) }
        }
        extension UIView.Kind { var s: Selector { #selector(go(to:)) } }
        let free = #selector(A.tapped)
        let getter = #selector(getter: A.name)

        """)
          == """
          class A: B {
            func a() { b(Selector(A.tapped), Selector(A.tapped(_:)), Selector(C.other)) }
            class D: E { let s = Selector(D.close) }
          }
          extension UIView.Kind { var s: Selector { Selector(UIView.Kind.go(to:)) } }
          let free = Selector(A.tapped)
          let getter = #selector(getter: A.name)

          """)
  }

  @Test("Outlets and actions are known by name, in the class's last line")
  func outlets() {
    #expect(
      rewritten(
        """
        class A: UIView {
          @IBOutlet private weak var title: UILabel!
          @IBAction func save(_ sender: Any) {}
          @IBAction func close() {}
        }
        class Helper: NSObject { @IBOutlet var view: UIView? }
        open class B: A { @IBOutlet var view: UIView? }

        """)
          == """
          class A: UIView {
                      private weak var title: UILabel!
                      func save(_ sender: Any) {}
                      func close() {}
          override func setValue(_ value: Any?, forKey key: String) { switch key { case "title": Outlets.set(&self.title, value); default: super.setValue(value, forKey: key) } }; override func action(named name: String) -> Selector? { switch name { case "save:": return Selector(A.save(_:)); case "close": return Selector(A.close); default: return super.action(named: name) } }; }
          class Helper: NSObject {           var view: UIView? }
          open class B: A {           var view: UIView? ; public override func setValue(_ value: Any?, forKey key: String) { switch key { case "view": Outlets.set(&self.view, value); default: super.setValue(value, forKey: key) } }; }

          """)
  }

  @Test(
    "Optional members that return nothing have a default, and are called as members that are there")
  func optionalMembers() {
    #expect(
      rewritten(
        """
        @objc public protocol TagDelegate {
          @objc optional func pressed(_ title: String, in list: TagList) -> Void
          @objc optional func height() -> Double
        }
        class TagList { func tap() { delegate?.pressed?("a", in: self); closure?(); other.onTap?() } }

        """)
          == """
                public protocol TagDelegate: AnyObject {
                           func pressed(_ title: String, in list: TagList) -> Void
                  optional func height() -> Double
          }; public extension TagDelegate { func pressed(_ title: String, in list: TagList) -> Void {} }
          class TagList { func tap() { delegate?.pressed("a", in: self); closure?(); other.onTap?() } }

          """)
  }
}
