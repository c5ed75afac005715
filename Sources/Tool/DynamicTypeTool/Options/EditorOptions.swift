import ArgumentParser
import DynamicTypeReport
import DynamicTypeReportModel
import Foundation

/// Whether places in a report are links that open an editor.
struct EditorOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Make places in the report links to an editor, such as 'vscode://file/{path}:{line}:{column}' or \
      'idea://open?file={path}&line={line}'. {path} is the whole path on this machine.
      """, valueName: "address"),
    transform: editorAddress(of:))
  var editorURL: String?

  /// The editor, of files whose paths are relative to the current folder.
  var editor: Report.Editor? {
    editorURL.map {
      Report.Editor(address: $0, folder: FileManager.default.currentDirectoryPath)
    }
  }
}

/// An address that leads to a program of its own, with a place for the path.
private func editorAddress(of argument: String) throws -> String {
  let scheme = argument.prefix { $0 != ":" }.lowercased()
  let isScheme =
    argument.contains(":") && scheme.first?.isLetter == true
    && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  // These would run in the page, or show the file in the browser.
  guard isScheme, !["javascript", "data", "vbscript"].contains(scheme), argument.contains("{path}")
  else {
    throw ValidationError(
      "'\(argument)' opens no editor: an address such as 'vscode://file/{path}:{line}:{column}' is needed."
    )
  }
  return argument
}
