import { readFileSync } from "node:fs";

/** The address in the comment above the row of a namespace in a file of `data/`; empty if there is none. */
export function documentOfNamespace(namespace: string, file: string): string {
  const text = readFileSync(new URL(`../src/data/${file}`, import.meta.url), "utf8");
  const above = text.slice(0, text.indexOf(`"${namespace}"`));
  return /\/\/ (\S+)\n\s*\[\s*$/.exec(above)?.[1] ?? "";
}
