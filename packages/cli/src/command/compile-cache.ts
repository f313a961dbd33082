import { existsSync } from "node:fs";
import module from "node:module";
import { tmpdir } from "node:os";

/** Has the next run read what this one compiles, where Node.js can: from 22.1 on. */
export function keepCompiled(): void {
  const { enableCompileCache } = module as { readonly enableCompileCache?: () => unknown };
  // In a folder that cannot be made, it may try for ever.
  if (existsSync(tmpdir())) enableCompileCache?.();
}
