/// Labels that `ib-observed-text.json` takes to be as wide or as high as they like, and which are not.
///
/// Those whose documents are in the corpus are found by laying them out, whether their size is the rule's
/// or not; the rest was found in the documents of labels whose size is not the rule's. They are counted by
/// themselves.
enum FixedSizes {
  /// What is said of labels whose documents are there: `RecordedDocuments.givenSides`.
  static let byDocument = "its document: in a font twice as large it keeps it"

  static func width(of label: Observation) -> String? { widths[label.name] }

  static func height(of label: Observation) -> String? { heights[label.name] }

  /// What gives a label its height, by its document's name and its identifier.
  private static let heights = [
    "DemoApp.storyboard tIm-tp-uAb": fromLibrary,
    "DuplicateConstraint.xib ItZ-vi-bgh":
      "its top is 303 points down, its centre in the middle of 667: twice 30.5 = 61 points",
    "LargeListSummaryViewController.xib 0VX-rs-RFl":
      "in a stack that has what the view leaves: 275 - 30 above - 16 - 169 - 40 below = 20 points",
    "PostTableViewCell.xib XPA-hX-FEu":
      "its top is another view's, and its baseline a third one's",
    "Subscriptions.storyboard K89-aJ-SjN":
      "from margin to margin of its cell, as far as the arithmetic goes: 74.5 - 2 x 11 = 52.5 points",
  ]

  /// What gives a label its width.
  private static let widths = [
    "CredentialItemList.storyboard gQr-4J-xpv": "as wide as \"No entries found.\", 118.08 points",
    "CredentialItemList.storyboard qZc-w1-SRT":
      "as wide as \"No matching entries.\", 142.19 points",
    "DemoApp.storyboard tIm-tp-uAb": fromLibrary,
    "Launch Screen.storyboard GJd-Yh-RWb": ofLaunchScreens,
    "Launch Screen.storyboard obG-Y5-kRd": ofLaunchScreens,
    "LaunchScreen.storyboard GJd-Yh-RWb": ofLaunchScreens,
  ]

  private static let fromLibrary =
    "42 x 21 points, as a label comes from Xcode's library; the same text is 35 x 13.5 beside it"
  private static let ofLaunchScreens =
    "Xcode's template ties its left edge and its centre to those of the screen"
}

extension Observation {
  /// The last part of the document's path, and the identifier.
  fileprivate var name: String { "\(doc.split(separator: "/").last ?? "") \(id)" }
}

extension FidelityReport {
  func fixedSizeSection() -> [String] {
    var lines = [
      "## Sizes that something else gives", "",
      "The observations say that nothing fixes these; their documents, or others of the same app, say",
      "what does.", "", "| label | recorded | rule | what gives it |", "| --- | --- | --- | --- |",
    ]
    for label in labels.sorted(by: { $0.observation.name < $1.observation.name }) {
      let (name, size) = (label.observation.name, label.observation)
      if label.observation.wfree, let reason = label.givenWidth {
        let rule = label.free.size.width
        lines.append("| \(name) | width \(size.w) | \(thousandths(rule)) | \(reason) |")
      }
      if label.observation.hfree, let reason = label.givenHeight {
        let rule = (label.isRecordedAsOneLine ? label.free : label.wrapped).size.height
        lines.append("| \(name) | height \(size.h) | \(thousandths(rule)) | \(reason) |")
      }
    }
    return lines + [""]
  }

  private func thousandths(_ length: Double) -> Double { (length * 1000).rounded() / 1000 }
}
