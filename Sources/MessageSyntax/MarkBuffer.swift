/// The storage of marks, written by the parser's inner loops: an array would count references at every mark.
///
/// A plain pair of pointer and counts; its owner deallocates it.
struct MarkBuffer {
    private var storage: UnsafeMutablePointer<MessageElement>
    private var capacity: Int
    /// How many marks there are; less of them are kept by setting it.
    var count = 0

    /// An empty buffer with room for `capacity` marks, at least one.
    init(capacity: Int) {
        storage = .allocate(capacity: capacity)
        self.capacity = capacity
    }

    /// The marks, valid until the next one is appended.
    var marks: UnsafeBufferPointer<MessageElement> { UnsafeBufferPointer(start: storage, count: count) }

    @inline(__always)
    subscript(index: Int) -> MessageElement {
        get { storage[index] }
        nonmutating set { storage[index] = newValue }
    }

    @inline(__always)
    mutating func append(_ element: MessageElement) {
        if count == capacity { grow() }
        storage[count] = element
        count += 1
    }

    /// Gives the storage back; the buffer is not used again.
    func deallocate() { storage.deallocate() }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<MessageElement>.allocate(capacity: capacity * 2)
        larger.update(from: storage, count: count)
        storage.deallocate()
        storage = larger
        capacity *= 2
    }
}
