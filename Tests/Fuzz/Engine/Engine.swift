import FuzzCases
import Glibc

// The entry points that libFuzzer calls. `PLACARD_FUZZ` names the case; see `Tests/Fuzz/run`.

/// The case that this run is about.
private let chosen: FuzzCase = {
    let name = unsafe getenv("PLACARD_FUZZ").map { unsafe String(cString: $0) } ?? "message"
    guard let found = FuzzCase.named(name) else {
        fatalError("PLACARD_FUZZ is one of \(FuzzCase.all.map(\.name).joined(separator: ", "))")
    }
    return found
}()

/// One input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    if let fault = chosen.fault(bytes) { fatalError("\(chosen.name): \(fault)") }
    return 0
}
