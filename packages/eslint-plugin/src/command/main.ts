#!/usr/bin/env node
import { text } from "node:stream/consumers";
import { keepCompiled } from "./compile-cache.js";

// What is loaded before is not kept.
keepCompiled();
const { run } = await import("./run.js");

for (const stream of [process.stdout, process.stderr])
  stream.on("error", (error: NodeJS.ErrnoException) => {
    // Whoever reads only the beginning, as `head` does, has had enough.
    if (error.code !== "EPIPE") throw error;
  });

process.exitCode = await run(process.argv.slice(2), {
  folder: process.cwd(),
  stdin: () => text(process.stdin),
  print: (message) => process.stdout.write(message),
  complain: (message) => process.stderr.write(message),
});
