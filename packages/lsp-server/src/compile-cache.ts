import { existsSync } from "node:fs";
import module from "node:module";
import { tmpdir } from "node:os";

/** What Node.js 22.1 and later can do: have the next process read what this one compiles from here on. */
const { enableCompileCache } = module as { readonly enableCompileCache?: () => unknown };

// In a folder that cannot be made, Node.js may try for ever.
if (existsSync(tmpdir())) enableCompileCache?.();
