/// A hash of bytes, the same on every machine: 32 hexadecimal digits of FNV-1a. No secret is kept by it, only accidents have
/// to be unlikely.
package func fingerprint(of bytes: some Sequence<UInt8>) -> String {
    let hash = bytes.reduce(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d as UInt128) { hash, byte in
        (hash ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013b
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
}
