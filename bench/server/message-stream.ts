import type { Readable, Writable } from "node:stream";

/** A message of JSON-RPC, of which nothing is known. */
export type Message = Readonly<Record<string, unknown>>;

const separator = "\r\n\r\n";

/** Hands over each message that a language server writes. */
export function readMessages(stream: Readable, take: (message: Message) => void): void {
  let pending = Buffer.alloc(0);
  stream.on("data", (chunk: Buffer) => {
    pending = Buffer.concat([pending, chunk]);
    for (let start = pending.indexOf(separator); start >= 0; start = pending.indexOf(separator)) {
      const header = pending.toString("latin1", 0, start);
      const end = start + separator.length + Number(/content-length: (\d+)/iu.exec(header)?.[1]);
      if (pending.length < end) return;
      take(JSON.parse(pending.toString("utf8", start + separator.length, end)) as Message);
      pending = pending.subarray(end);
    }
  });
}

export function writeMessage(stream: Writable, message: Message): void {
  const content = JSON.stringify({ jsonrpc: "2.0", ...message });
  stream.write(`Content-Length: ${Buffer.byteLength(content)}${separator}${content}`);
}
