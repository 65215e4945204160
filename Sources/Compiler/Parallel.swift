import Dispatch
import Synchronization

/// Does independent work on all cores; the results stand in the order of the inputs, so that nothing depends on how many
/// cores there are or which is done first.
func inParallel<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ body: @Sendable (Input) -> Output
) -> [Output] {
    let results = Mutex<[Output?]>(Array(repeating: nil, count: inputs.count))
    DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
        let output = body(inputs[index])
        results.withLock { $0[index] = output }
    }
    return results.withLock { $0 }.compactMap(\.self)
}
