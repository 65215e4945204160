/// Which node stands for which live set: a hash table whose keys lie in one array.
///
/// Keys are compared in full: two sets that only hash alike are never taken for one.
struct KeyTable: Sendable {
    private var slots: [Int32]
    private var records: [Record] = []
    private var keys: [UInt64] = []

    /// One key and its node.
    private struct Record {
        let start: Int
        let count: Int
        let hash: UInt64
        let node: Int32
    }

    /// A table without keys.
    init() {
        slots = [Int32](repeating: -1, count: 64)
    }

    /// The node of a key.
    func find(_ key: [UInt64], hash: UInt64) -> Int32? {
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] >= 0 {
            let record = records[Int(slots[slot])]
            if record.hash == hash && record.count == key.count && matches(key, at: record.start) {
                return record.node
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Whether a key stands at the given place.
    private func matches(_ key: [UInt64], at start: Int) -> Bool {
        for index in key.indices where keys[start + index] != key[index] { return false }
        return true
    }

    /// Adds a key that is not in the table.
    mutating func insert(_ key: some Collection<UInt64>, hash: UInt64, node: Int32) {
        if (records.count + 1) * 2 > slots.count { grow() }
        records.append(Record(start: keys.count, count: key.count, hash: hash, node: node))
        keys += key
        place(records.count - 1)
    }

    /// Doubles the slots.
    private mutating func grow() {
        slots = [Int32](repeating: -1, count: slots.count * 2)
        for record in records.indices { place(record) }
    }

    /// Puts a record into the first free slot from where its hash points.
    private mutating func place(_ record: Int) {
        var slot = Int(truncatingIfNeeded: records[record].hash) & (slots.count - 1)
        while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = Int32(truncatingIfNeeded: record)
    }

    /// One step of the hash.
    @inline(__always)
    static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word ^ 0x2545_F491_4F6C_DD1D).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low
    }
}
