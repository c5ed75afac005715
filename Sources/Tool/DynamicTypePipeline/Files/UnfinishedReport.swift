import DynamicTypeReport
import DynamicTypeReportModel
import FoundationEssentials

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The pictures of a report that is not whole yet: an interrupted run leaves the former report as it was.
package enum UnfinishedReport {
  /// The folder, within that of the report, in which pictures wait.
  package static func folder(in report: String) -> String { "\(report)/.dynamictype-unfinished" }

  /// Removes the pictures that an interrupted run has left, and the folder where nothing else is in it.
  package static func discard(in report: String) {
    let folder = folder(in: report)
    // A link would lead to somebody else's pictures.
    guard FileKind(path: folder, followsLinks: false) == .folder,
      FileKind(path: folder + "/pictures", followsLinks: false) == .folder
    else { return }
    for name in fileNames(in: folder + "/pictures") where isOwn(name) {
      let path = "\(folder)/pictures/\(name)"
      guard FileKind(path: path, followsLinks: false) == .file else { continue }
      // One of few bytes was cut off when the run was ended.
      if let bytes = try? readFile(path), bytes.count < 33 || PictureFile.isPNG(bytes) {
        unlink(path)
      }
    }
    // Where they cannot be removed, writing into them says why.
    rmdir(folder + "/pictures")
    rmdir(folder)
  }

  /// Whether a file of the folder is a picture, or one that was being written.
  private static func isOwn(_ name: String) -> Bool {
    PictureFile.isName("pictures/" + name) || name.hasPrefix(".dat.nosync")
  }

  /// Moves the pictures to their places beside the page.
  package static func finish(
    _ report: String, guardedBy results: ResultGuard
  ) throws(InputProblem) {
    let folder = folder(in: report) + "/pictures"
    let kind = ResultKind.pictures(of: report)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where PictureFile.isName("pictures/" + name) {
      let place = "\(report)/pictures/\(name)"
      try results.check(place, as: kind)
      do {
        try FileManager.default.createDirectory(
          atPath: "\(report)/pictures", withIntermediateDirectories: true)
      } catch {
        throw InputProblem(path: place, reason: .init(error))
      }
      guard rename("\(folder)/\(name)", place) == 0 else {
        throw InputProblem(path: place, reason: .init(errorNumber: errno))
      }
    }
    discard(in: report)
  }
}

extension ResultKind {
  /// What may be replaced in a report's folder of pictures: any picture where its page is known, since earlier versions
  /// signed none.
  package static func pictures(of report: String) -> ResultKind {
    let page = (try? readFile("\(report)/index.html")) ?? []
    return page.isEmpty || !Report.isPage(page) ? .picture : .pictureOfReport
  }
}
