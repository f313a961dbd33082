// First, for what the others load is to find it so.
import { keepYoungSpace, underFlagsOfStart } from "./start/heap-growth.js";
import { optimizeSoon } from "./start/late-optimization.js";
import { CompiledParts } from "./start/compiled-parts.js";

/** Put in by the bundler: another one for each build of what reads documents. */
declare const serverBuild: string;

const parts = new CompiledParts({
  program: __filename,
  build: serverBuild,
  underFlagsOfStart,
  // What grew for the parts before must not grow once more for the next one.
  compiled: keepYoungSpace,
});
const { run } = parts.require("./server-node.cjs") as typeof import("./node-server.js");

run({
  program: __filename,
  build: serverBuild,
  prepareAnalysis() {
    keepYoungSpace();
    optimizeSoon();
    parts.keepSoon();
  },
});
