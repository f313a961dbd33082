import type { Readable, Writable } from "node:stream";

/** JSON-RPC with headers, as much as measuring needs: one request at a time is answered in order. */
export class MessageChannel {
  readonly #input: Writable;
  readonly #waiting = new Map<number, (result: unknown) => void>();
  #received = Buffer.alloc(0);
  #last = 0;

  constructor(output: Readable, input: Writable) {
    this.#input = input;
    output.on("data", (chunk: Buffer) => this.#receive(chunk));
  }

  notify(method: string, params: unknown): void {
    this.#send({ method, params });
  }

  request(method: string, params: unknown): Promise<unknown> {
    const id = ++this.#last;
    this.#send({ id, method, params });
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  #send(message: object): void {
    const body = JSON.stringify({ jsonrpc: "2.0", ...message });
    this.#input.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  #receive(chunk: Buffer): void {
    this.#received = Buffer.concat([this.#received, chunk]);
    for (;;) {
      const header = this.#received.indexOf("\r\n\r\n");
      if (header === -1) return;
      const length = Number(/Content-Length: (\d+)/iu.exec(this.#received.toString("latin1", 0, header))?.[1]);
      const end = header + 4 + length;
      if (this.#received.length < end) return;
      this.#take(this.#received.toString("utf8", header + 4, end));
      this.#received = this.#received.subarray(end);
    }
  }

  #take(body: string): void {
    // What the server sends is JSON-RPC.
    const { id, method, result } = JSON.parse(body) as { id?: number; method?: string; result?: unknown };
    if (id === undefined) return;
    if (method !== undefined) return this.#send({ id, result: null });
    this.#waiting.get(id)?.(result);
    this.#waiting.delete(id);
  }
}
