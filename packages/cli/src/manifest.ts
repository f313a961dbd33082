import { createRequire } from "node:module";

const manifest = createRequire(import.meta.url)("../package.json") as {
  readonly version: string;
};

/** The package's own version. */
export const { version } = manifest;
