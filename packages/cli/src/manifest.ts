import { createRequire } from "node:module";

// By the name of the package, for the bundle, too, which is in another folder.
const manifest = createRequire(import.meta.url)("irilint/package.json") as {
  readonly version: string;
};

/** The package's own version. */
export const { version } = manifest;
