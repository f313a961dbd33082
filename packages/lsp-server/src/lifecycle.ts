import {
  ErrorCodes,
  Message,
  ResponseError,
  type Connection,
  type ConnectionOptions,
  type MessageStrategy,
  type NotificationMessage,
  type RequestMessage,
} from "vscode-languageserver";
import { mistakeInParams, takeOutNulls } from "./protocol/request-params.js";

/** Under this name, a refused request is handed on; its params are the error that answers it. */
const refused = "iri/refused";

/** Under this name, a notification that cannot be read is handed on; its params say why. */
const passedOver = "iri/passedOver";

interface Refusal {
  readonly code: number;
  readonly message: string;
}

type Result = ReturnType<MessageStrategy["handleMessage"]>;

/**
 * Lets messages pass in the order that the protocol wants: before `initialize` no request but that one is answered, that
 * one once, and none after `shutdown`; nor any message whose params are none.
 */
class Lifecycle implements MessageStrategy {
  readonly #onMessage: () => void;
  #state: "new" | "running" | "ended" = "new";
  /** Settled when `shutdown` is answered. */
  #answered: Result = undefined;

  constructor(onMessage: () => void) {
    this.#onMessage = onMessage;
  }

  handleMessage(message: Message, next: (message: Message) => Result): Result {
    this.#onMessage();
    if (!Message.isRequest(message) && !Message.isNotification(message)) return next(message);
    takeOutNulls(message.params);
    if (Message.isRequest(message)) return this.#handleRequest(message, next);
    // The end may come at any time, also right behind `shutdown`, whose answer is still to be written then.
    if (message.method === "exit") return this.#answered === undefined ? next(message) : this.#exit(message, next);
    // Notifications that come too early are dropped.
    return this.#state === "new" ? undefined : next(readable(message));
  }

  #handleRequest(request: RequestMessage, next: (message: Message) => Result): Result {
    const refusal = this.#refusalOf(request);
    if (refusal !== undefined) return next({ ...request, method: refused, params: refusal } as RequestMessage);
    if (request.method === "initialize") this.#state = "running";
    const answered = next(request);
    if (request.method !== "shutdown") return answered;
    this.#state = "ended";
    return (this.#answered = answered);
  }

  #refusalOf({ method, params }: RequestMessage): Refusal | undefined {
    const { ServerNotInitialized, InvalidRequest, InvalidParams } = ErrorCodes;
    if (this.#state === "new" && method !== "initialize")
      return { code: ServerNotInitialized, message: "The server is not initialized yet." };
    if (this.#state === "ended") return { code: InvalidRequest, message: "The server was shut down." };
    if (this.#state === "running" && method === "initialize")
      return { code: InvalidRequest, message: "The server was initialized before." };
    const mistake = mistakeInParams(method, params);
    return mistake === undefined ? undefined : { code: InvalidParams, message: `Cannot answer ${method}: ${mistake}` };
  }

  async #exit(message: Message, next: (message: Message) => Result): Promise<void> {
    await Promise.allSettled([this.#answered]);
    await next(message);
  }
}

/** The notification itself, or one that says why it is none. */
function readable(notification: NotificationMessage): NotificationMessage {
  const { method, params } = notification;
  const mistake = mistakeInParams(method, params);
  if (mistake === undefined) return notification;
  return { ...notification, method: passedOver, params: { message: `Cannot read ${method}: ${mistake}` } };
}

/** What a connection needs to be told when it is created; `onMessage` is called before each message is handled. */
export function lifecycleOptions(onMessage: () => void): ConnectionOptions {
  return { messageStrategy: new Lifecycle(onMessage) };
}

/** Answers the requests that are refused, and tells of the notifications that are passed over. */
export function refuseOthers(connection: Connection): void {
  connection.onRequest(refused, ({ code, message }: Refusal) => new ResponseError(code, message));
  connection.onNotification(passedOver, ({ message }: Pick<Refusal, "message">) => connection.console.warn(message));
}
