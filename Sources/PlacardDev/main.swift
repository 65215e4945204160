import Foundation

switch CommandLine.arguments.dropFirst().first {
case "refresh-locale-data":
    try refreshLocaleData(root: URL(filePath: FileManager.default.currentDirectoryPath))
case "bench-plurals":
    for line in PluralBenchmark.run() { print(line) }
default:
    print("usage: placard-dev refresh-locale-data | bench-plurals")
}
