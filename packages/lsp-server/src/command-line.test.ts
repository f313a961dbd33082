import assert from "node:assert/strict";
import { readCommandLine, type CommandLine } from "./command-line.js";

describe("readCommandLine", () => {
  const stdio: CommandLine = { kind: "serve", transport: { kind: "stdio" } };
  const rows: { args: string[]; expected: CommandLine }[] = [
    { args: [], expected: stdio },
    { args: ["--stdio"], expected: stdio },
    { args: ["--stdio", "--clientProcessId=42"], expected: stdio },
    { args: ["--clientProcessId", "42", "--stdio"], expected: stdio },
    { args: ["--node-ipc"], expected: { kind: "serve", transport: { kind: "node-ipc" } } },
    { args: ["--socket=6010"], expected: { kind: "serve", transport: { kind: "socket", port: 6010 } } },
    { args: ["--socket", "6010"], expected: { kind: "serve", transport: { kind: "socket", port: 6010 } } },
    { args: ["--port=6010"], expected: { kind: "serve", transport: { kind: "socket", port: 6010 } } },
    { args: ["--socket", "--port", "6010"], expected: { kind: "serve", transport: { kind: "socket", port: 6010 } } },
    { args: ["--pipe=/tmp/iri.sock"], expected: { kind: "serve", transport: { kind: "pipe", name: "/tmp/iri.sock" } } },
    { args: ["--pipe", "a=b"], expected: { kind: "serve", transport: { kind: "pipe", name: "a=b" } } },
    { args: ["--version"], expected: { kind: "version" } },
    { args: ["--stdio", "--help"], expected: { kind: "help" } },
  ];
  for (const { args, expected } of rows) {
    it(`reads '${args.join(" ")}'`, () => assert.deepEqual(readCommandLine(args), expected));
  }

  const mistakes: { args: string[]; message: string }[] = [
    { args: ["--socket"], message: "--socket needs a port from 1 to 65535, not ''." },
    { args: ["--socket=http"], message: "--socket needs a port from 1 to 65535, not 'http'." },
    { args: ["--socket=0"], message: "--socket needs a port from 1 to 65535, not '0'." },
    { args: ["--socket=65536"], message: "--socket needs a port from 1 to 65535, not '65536'." },
    { args: ["--socket", "--port=0"], message: "--port needs a port from 1 to 65535, not '0'." },
    { args: ["--pipe"], message: "--pipe needs the name of a pipe or of a socket file." },
    { args: ["--pipe="], message: "--pipe needs the name of a pipe or of a socket file." },
    { args: ["--sdtio"], message: "Unknown argument '--sdtio'; --help lists the options." },
    { args: ["toString"], message: "Unknown argument 'toString'; --help lists the options." },
    { args: ["file.ts"], message: "Unknown argument 'file.ts'; --help lists the options." },
  ];
  for (const { args, message } of mistakes) {
    it(`refuses '${args.join(" ")}'`, () => assert.deepEqual(readCommandLine(args), { kind: "mistake", message }));
  }
});
