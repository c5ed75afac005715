import DynamicTypeShaping

/// Where the fonts and dictionaries are: those that the installed package brought, else the system's.
///
/// A package has `bin/dynamictype` and `share/dynamictype` beside each other, so that it works wherever it
/// is unpacked, and measures text in the same fonts on every machine.
struct InstalledResources {
  var fontFolders: [String]
  var hyphenationFolders: [String]

  /// - Parameter executable: The running program's path; nil where the system does not tell.
  init(executable: String? = resolvedPath("/proc/self/exe")) {
    fontFolders = FontLibrary.standardDirectories
    hyphenationFolders = HyphenationLibrary.standardDirectories
    guard let executable, let slash = executable.lastIndex(of: "/"),
      let share = resolvedPath("\(executable[..<slash])/../share/dynamictype")
    else { return }
    fontFolders = ["\(share)/fonts"]
    hyphenationFolders = ["\(share)/hyphen"]
  }
}
