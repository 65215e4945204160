import Foundation

switch CommandLine.arguments.dropFirst().first {
case "refresh-locale-data":
    try refreshLocaleData(into: URL(filePath: "Sources/LocaleData/Snapshot"))
default:
    print("usage: placard-dev refresh-locale-data")
}
