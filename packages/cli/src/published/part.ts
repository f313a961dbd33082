/** All of the command that is loaded when there is something to run: a part of the published program. */
export { run } from "../command/run.js";
export { workForParent } from "../engine/workers/work-for-parent.js";
export { heapGrowth } from "../engine/streams/memory.js";
