// Values of a document, each once, without copies of them. A value that stands in the document as it is takes 16 bytes:
// its place and length, and 32 bits of its hash, by which a table with a free slot for every taken one finds it. One that
// was decoded is kept behind the others:
//
//     id="a" … id="b" … id="&#97;"    places of `a` and `b` in the document; `a` of the third is found equal to the first
//
// The hash is Swift's, seeded anew for each process, so that no file can be made whose values all collide.

/// Values that a document has given, such as the ids of its units.
struct ValueSet {
    private struct Entry {
        /// In the document, or behind its end in `decoded`.
        let offset: Int
        let count: Int32
        let hash: UInt32
    }

    private let document: [UInt8]
    private var decoded: [UInt8] = []
    private var entries: [Entry] = []
    /// Indices of entries, counted from 1; 0 is free. A power of two of them, or none.
    private var slots: [Int32] = []

    init(_ text: XMLText) { document = text.bytes }

    var isEmpty: Bool { entries.isEmpty }

    /// Takes a value; false where it is there already.
    mutating func insert(_ value: XMLSlice) -> Bool {
        let hash = Self.hash(value.bytes)
        if 2 * entries.count >= slots.count { grow() }
        let slot = slot(value.bytes, hash)
        guard slots[slot] == 0 else { return false }
        if !value.isVerbatim { decoded.append(contentsOf: value.bytes) }
        let offset = value.isVerbatim ? value.offset : document.count + decoded.count - value.bytes.count
        entries.append(Entry(offset: offset, count: Int32(truncatingIfNeeded: value.bytes.count), hash: hash))
        slots[slot] = Int32(truncatingIfNeeded: entries.count)
        return true
    }

    func contains(_ value: XMLSlice) -> Bool { contains(value.bytes) }

    func contains(_ text: some StringProtocol) -> Bool {
        var text = String(text)
        return text.withUTF8 { contains(UnsafeRawBufferPointer($0)) }
    }

    mutating func removeAll() {
        guard !entries.isEmpty else { return }
        entries.removeAll(keepingCapacity: entries.count < 64)
        decoded.removeAll()
        slots = slots.count > 128 ? [] : [Int32](repeating: 0, count: slots.count)
    }

    private func contains(_ bytes: UnsafeRawBufferPointer) -> Bool {
        !slots.isEmpty && slots[slot(bytes, Self.hash(bytes))] != 0
    }

    private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
        var hasher = Hasher()
        hasher.combine(bytes: bytes)
        return UInt32(truncatingIfNeeded: hasher.finalize())
    }

    /// The slot of a value: that which has it, or the free one for it.
    private func slot(_ bytes: UnsafeRawBufferPointer, _ hash: UInt32) -> Int {
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while slots[slot] != 0 {
            let entry = entries[Int(slots[slot]) - 1]
            if entry.hash == hash, Int(entry.count) == bytes.count, isEqual(entry, bytes) { return slot }
            slot = (slot + 1) & mask
        }
        return slot
    }

    private func isEqual(_ entry: Entry, _ bytes: UnsafeRawBufferPointer) -> Bool {
        let isVerbatim = entry.offset < document.count
        let start = isVerbatim ? entry.offset : entry.offset - document.count
        return (isVerbatim ? document : decoded)[start..<(start + bytes.count)].elementsEqual(bytes)
    }

    private mutating func grow() {
        slots = [Int32](repeating: 0, count: max(16, 2 * slots.count))
        let mask = slots.count - 1
        for (index, entry) in entries.enumerated() {
            var slot = Int(entry.hash) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(truncatingIfNeeded: index + 1)
        }
    }
}
