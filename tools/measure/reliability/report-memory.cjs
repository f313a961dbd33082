// Loaded into the server by `--require`: tells its memory, after garbage is collected, to the process that started it.
process.on("message", () => {
  globalThis.gc();
  const { heapUsed, rss } = process.memoryUsage();
  process.send({ heap: heapUsed, resident: rss });
});
