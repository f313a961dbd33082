import { readFile } from "node:fs/promises";
import { withLatePatterns } from "./late-patterns.mjs";
import { recordFiles, withoutUnread } from "./records-in-use.mjs";

/** What every identifier is read by: a constant is faster there than a function that has made it. */
const alwaysNeeded = /[\\/]grammar[\\/][^\\/]+$/;

/** An esbuild plugin: a bundle holds the modules of core without what no program reads, and with patterns that are made late. */
export const modulesOfCore = {
  name: "modules-of-core",
  setup(build) {
    build.onLoad({ filter: /[\\/]core[\\/]dist[\\/].*\.js$/ }, async ({ path }) => {
      if (alwaysNeeded.test(path)) return undefined;
      const text = await readFile(path, "utf8");
      return { contents: withLatePatterns(recordFiles.test(path) ? withoutUnread(text) : text) };
    });
  },
};
