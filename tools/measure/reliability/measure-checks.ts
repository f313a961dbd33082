import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { checkIri, isIri, normalize } from "../../../packages/core/dist/index.js";
import { anyIdentifierOf } from "./identifiers.js";
import { pointCount, type MemoryPoint, type MemoryRun } from "./memory.js";

const checks = 10_000_000;

/** Checks of identifiers of which no two are the same, so that nothing that remembers them stays small by luck. */
export function measureChecks(): MemoryRun {
  setFlagsFromString("--expose-gc");
  // Nothing else gives the function to a process that was started without the flag.
  const collect = runInNewContext("gc") as () => void;
  const points: MemoryPoint[] = [];
  for (let index = 0; index < checks; index++) {
    const text = anyIdentifierOf(index);
    checkIri(text);
    if (index % 50 === 0) normalize(text, { level: "scheme" });
    isIri(text);
    if ((index + 1) % (checks / pointCount) !== 0) continue;
    collect();
    const { heapUsed, rss } = process.memoryUsage();
    points.push({ count: index + 1, heap: heapUsed, resident: rss });
  }
  return { name: "checks in one process", points };
}
