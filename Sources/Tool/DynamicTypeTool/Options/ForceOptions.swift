import ArgumentParser

/// Whether results replace files that somebody else wrote.
struct ForceOptions: ParsableArguments {
  @Flag(
    help: """
      Replace files that are there already, though dynamictype did not write them. Files that the run reads and \
      documents of Interface Builder are never written over.
      """)
  var force = false
}
