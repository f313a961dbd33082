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
    { args: ["--version"], expected: { kind: "version" } },
    { args: ["--stdio", "--help"], expected: { kind: "help" } },
  ];
  for (const { args, expected } of rows) {
    it(`reads '${args.join(" ")}'`, () => assert.deepEqual(readCommandLine(args), expected));
  }

  for (const args of [["--socket"], ["--socket=http"], ["--socket=0"], ["--socket=65536"], ["--sdtio"], ["file.ts"]]) {
    it(`refuses '${args.join(" ")}'`, () => assert.equal(readCommandLine(args).kind, "mistake"));
  }
});
