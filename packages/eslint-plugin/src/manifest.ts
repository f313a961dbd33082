import { createRequire } from "node:module";

const manifest = createRequire(import.meta.url)("../package.json") as {
  readonly name: string;
  readonly version: string;
};

/** The package's own name and version; ESLint takes them for the key of its cache. */
export const { name, version } = manifest;
