import DynamicTypeReport
import Synchronization

/// Why a request has no result. Source: JSON-RPC 2.0, Error object.
struct RPCError: Error, Hashable {
  var code: Int
  var message: String
  var data: JSONValue?

  static let parse = RPCError(code: -32700, message: "This is no JSON.")
  static let invalid = RPCError(code: -32600, message: "This is no request.")
  static func noMethod(_ name: String) -> RPCError {
    RPCError(code: -32601, message: "There is no method '\(name)'.")
  }
  static func parameters(_ message: String) -> RPCError { RPCError(code: -32602, message: message) }
  static func internalError(_ message: String) -> RPCError {
    RPCError(code: -32603, message: message)
  }
}

/// What a server does with the messages of its client.
protocol RPCService: Sendable {
  /// The result of a request.
  ///
  /// - Throws: An ``RPCError``, or anything else for an internal error.
  func response(to method: String, _ parameters: JSONValue) async throws -> JSONValue
  /// Takes notice of a notification; the next message waits for it.
  func note(_ method: String, _ parameters: JSONValue) async
  /// The notification that ends a request, and the member that names it.
  var cancellation: (method: String, member: String) { get }
  /// What a request that was cancelled is answered; nil for nothing.
  var cancelled: RPCError? { get }
}

/// A server's side of a conversation by JSON-RPC 2.0: requests run side by side.
struct RPCConnection: Sendable {
  let channel: MessageChannel

  /// Serves until the client closes its side.
  func run(_ service: some RPCService) async {
    let running = RunningRequests()
    await withDiscardingTaskGroup { group in
      for await message in channel.messages {
        guard let message else {
          send(.null, RPCError.parse)
          continue
        }
        guard message.isObject, message["jsonrpc"]?.string == "2.0" else {
          send(message["id"] ?? .null, RPCError.invalid)
          continue
        }
        guard let method = message["method"]?.string else {
          // A response: nothing is asked of clients whose answer matters.
          if message["result"] == nil, message["error"] == nil {
            send(message["id"] ?? .null, RPCError.invalid)
          }
          continue
        }
        let parameters = message["params"] ?? .object([])
        guard let id = message["id"] else {
          if method == service.cancellation.method,
            let id = parameters[service.cancellation.member]
          {
            running.cancel(id)
          } else {
            await service.note(method, parameters)
          }
          continue
        }
        let request = Task { await answer(id, method, parameters, service) }
        running.add(request, as: id)
        group.addTask {
          await request.value
          running.remove(id)
        }
      }
    }
  }

  /// Tells the client something.
  func notify(_ method: String, _ parameters: JSONValue) {
    channel.send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  private func answer(
    _ id: JSONValue, _ method: String, _ parameters: JSONValue, _ service: some RPCService
  ) async {
    do {
      let result = try await service.response(to: method, parameters)
      if Task.isCancelled { throw CancellationError() }
      channel.send(["jsonrpc": "2.0", "id": id, "result": result])
    } catch let error as RPCError {
      send(id, error)
    } catch is CancellationError {
      if let cancelled = service.cancelled { send(id, cancelled) }
    } catch {
      send(id, .internalError("\(error)"))
    }
  }

  private func send(_ id: JSONValue, _ error: RPCError) {
    let value: JSONValue = ["code": .integer(error.code), "message": .string(error.message)]
    channel.send(["jsonrpc": "2.0", "id": id, "error": value.adding("data", error.data)])
  }
}

/// The requests that are worked on.
private final class RunningRequests: Sendable {
  private let tasks = Mutex<[JSONValue: Task<Void, Never>]>([:])

  func add(_ task: Task<Void, Never>, as id: JSONValue) { tasks.withLock { $0[id] = task } }
  func remove(_ id: JSONValue) { tasks.withLock { $0[id] = nil } }
  func cancel(_ id: JSONValue) { tasks.withLock { $0[id] }?.cancel() }
}
