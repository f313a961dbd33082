#!/usr/bin/env node
import { text } from "node:stream/consumers";
import { run } from "./run.js";

process.exitCode = await run(process.argv.slice(2), {
  folder: process.cwd(),
  stdin: () => text(process.stdin),
  print: (message) => process.stdout.write(message),
  complain: (message) => process.stderr.write(message),
});
