import FoundationEssentials

/// The size of a file, or the names and sizes of the files in a folder, whatever the folder's own name.
func fileSizes(at path: String) -> [String] {
  let names = fileNames(in: path)
  guard !names.isEmpty else { return ["\(fileSize(of: path))"] }
  return names.map { "\($0) \(fileSize(of: path + "/" + $0))" }
}

/// The names of what is in a folder, ascending; none for what is no folder.
func fileNames(in folder: String) -> [String] {
  ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
}

/// In bytes; none where there is no file.
func fileSize(of path: String) -> Int { (try? FileStatus(path).size) ?? 0 }
