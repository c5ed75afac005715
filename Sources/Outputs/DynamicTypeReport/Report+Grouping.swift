import DynamicTypeReportModel

/// The screens of one scene, whatever the device and locale, with what was found on them.
struct SceneGroup {
  var document: Report.Document
  /// At least one; all of one scene.
  var screens: [Report.Screen]
  /// Indices into the report's findings, ascending, each once.
  var findings: [Int]
}

/// Findings of one file that no screen shows.
struct FileGroup {
  var path: String
  /// Indices into the report's findings, ascending.
  var findings: [Int]
}

extension Report {
  /// Scenes in the order of their documents.
  var sceneGroups: [SceneGroup] {
    documents.flatMap { document -> [SceneGroup] in
      var groups: [SceneGroup] = []
      var places: [String: Int] = [:]
      for screen in document.screens {
        if let place = places[screen.id] {
          groups[place].screens.append(screen)
        } else {
          places[screen.id] = groups.count
          groups.append(SceneGroup(document: document, screens: [screen], findings: []))
        }
      }
      for index in groups.indices {
        let seen = Set(groups[index].screens.flatMap(\.findings))
        groups[index].findings = seen.filter(findings.indices.contains).sorted()
      }
      return groups
    }
  }

  /// By finding, on which devices and in which locales it was seen, where its screens were laid out on
  /// others too: ` (on retina4_7)`, ` (in de, ar)`, ` (on retina4_7, in de)`. Empty for all others.
  var remarks: [String] {
    var devices = Array(repeating: Set<String>(), count: findings.count)
    var locales = devices
    for group in sceneGroups {
      for index in group.findings {
        devices[index].formUnion(group.screens.map(\.device.id))
        locales[index].formUnion(group.screens.map(\.locale))
      }
    }
    return findings.indices.map { index in
      let finding = findings[index]
      var parts: [String] = []
      if !finding.devices.isEmpty, !devices[index].isSubset(of: finding.devices) {
        parts.append("on \(finding.devices.joined(separator: ", "))")
      }
      if !finding.locales.isEmpty, !locales[index].isSubset(of: finding.locales) {
        parts.append("in \(finding.locales.joined(separator: ", "))")
      }
      return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
    }
  }

  /// Files with findings that no screen shows, such as Swift sources, in the order of findings.
  var fileGroups: [FileGroup] {
    let shown = Set(documents.flatMap { $0.screens.flatMap(\.findings) })
    var groups: [FileGroup] = []
    var places: [String: Int] = [:]
    for index in findings.indices where !shown.contains(index) {
      let path = findings[index].path
      if let place = places[path] {
        groups[place].findings.append(index)
      } else {
        places[path] = groups.count
        groups.append(FileGroup(path: path, findings: [index]))
      }
    }
    return groups
  }
}

extension Report.Screen {
  /// The device, and the locale where it is not the documents' own: `iPhone SE, de`.
  var place: String {
    locale == Report.baseLocale ? device.name : "\(device.name), \(locale)"
  }
}
