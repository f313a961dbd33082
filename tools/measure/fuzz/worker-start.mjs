// A thread does not inherit the loader of TypeScript on every version of Node.js.
import { register } from "tsx/esm/api";

register();
await import("./worker.ts");
