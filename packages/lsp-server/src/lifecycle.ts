import {
  ErrorCodes,
  Message,
  ResponseError,
  type Connection,
  type ConnectionOptions,
  type MessageStrategy,
  type RequestMessage,
} from "vscode-languageserver";

const beforeInitialize = "iri/refusedBeforeInitialize";
const afterShutdown = "iri/refusedAfterShutdown";

/**
 * Lets messages pass in the order that the protocol wants: before `initialize` no request but that one is answered, and
 * none after `shutdown`. A request that is refused is handed on under another name, whose answer is the error.
 */
class Lifecycle implements MessageStrategy {
  #state: "new" | "running" | "ended" = "new";

  handleMessage(message: Message, next: (message: Message) => ReturnType<MessageStrategy["handleMessage"]>) {
    if (Message.isRequest(message)) return next(this.#admit(message));
    // Notifications that come too early are dropped; the end may come at any time.
    if (this.#state !== "new" || !Message.isNotification(message) || message.method === "exit") return next(message);
    return undefined;
  }

  #admit(request: RequestMessage): RequestMessage {
    if (this.#state === "new" && request.method !== "initialize") return { ...request, method: beforeInitialize };
    if (this.#state === "ended") return { ...request, method: afterShutdown };
    this.#state = request.method === "shutdown" ? "ended" : "running";
    return request;
  }
}

/** What a connection needs to be told when it is created. */
export function lifecycleOptions(): ConnectionOptions {
  return { messageStrategy: new Lifecycle() };
}

/** Answers the requests that came at the wrong time. */
export function refuseOthers(connection: Connection): void {
  connection.onRequest(
    beforeInitialize,
    () => new ResponseError(ErrorCodes.ServerNotInitialized, "The server is not initialized yet."),
  );
  connection.onRequest(afterShutdown, () => new ResponseError(ErrorCodes.InvalidRequest, "The server was shut down."));
}
