import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import { build, type Plugin } from "esbuild";

const folder = fileURLToPath(new URL(".", import.meta.url));

/** What is loaded after each of: the import, reading JSON and markup, Markdown, JavaScript, what only babel knows. */
const steps = `
  const loaded = [[...listLoaded()]];
  for (const [text, language] of [['["a"]', "json"], ['<a href="b">', "html"], ['[a](b)', "markdown"], ['f("a")', "typescript"], ['export { type A } from "a"; "b"', "typescript"]]) {
    readDocument(text, language);
    loaded.push([...listLoaded()]);
  }`;

function packagesIn(paths: readonly string[]): string[] {
  return [
    ...new Set(paths.map((path) => /(@lezer|@babel)[/\\]\w+/u.exec(path)?.[0].replace("\\", "/") ?? path)),
  ].sort();
}

const markdown = ["@lezer/common", "@lezer/highlight", "@lezer/markdown"];
const lezer = ["@lezer/common", "@lezer/highlight", "@lezer/javascript", "@lezer/lr", "@lezer/markdown"];
const expected = [[], [], [], markdown, lezer, ["@babel/parser", ...lezer]];

describe("the parsers", () => {
  it("are loaded when they are needed", () => {
    const program = `
      import { createRequire } from "node:module";
      import { readDocument } from ${JSON.stringify(`${folder}index.ts`)};
      const { cache } = createRequire(${JSON.stringify(`${folder}index.ts`)});
      const listLoaded = () => Object.keys(cache).filter((path) => /@lezer|@babel/.test(path));
      ${steps}
      process.stdout.write(JSON.stringify(loaded));`;
    const output = execFileSync(process.execPath, ["--import=tsx", "--input-type=module", "--eval", program], {
      encoding: "utf8",
      cwd: folder,
    });
    assert.deepEqual((JSON.parse(output) as string[][]).map(packagesIn), expected);
  });

  it("are evaluated when they are needed in a bundle, and each once", async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: `
          import { readDocument } from "./index.js";
          const listLoaded = () => globalThis.loadedFiles;
          ${steps}
          globalThis.report(JSON.stringify(loaded));`,
        resolveDir: folder,
      },
      bundle: true,
      write: false,
      format: "cjs",
      platform: "node",
      plugins: [announceLoading],
    });
    const reports: string[] = [];
    const globals = { loadedFiles: [], report: (loaded: string) => reports.push(loaded) };
    runInNewContext(outputFiles[0]!.text, globals);
    const loaded = JSON.parse(reports[0]!) as string[][];
    assert.deepEqual(loaded.map(packagesIn), expected);
    assert.equal(loaded.at(-1)!.length, expected.at(-1)!.length);
  });
});

/** Has the files of parsers say so when they are evaluated. */
const announceLoading: Plugin = {
  name: "announce-loading",
  setup(bundle) {
    bundle.onLoad({ filter: /(@lezer|@babel).*\.c?js$/ }, ({ path }) => ({
      contents: `globalThis.loadedFiles.push(${JSON.stringify(path)});\n${readFileSync(path, "utf8")}`,
      resolveDir: dirname(path),
      loader: basename(path).endsWith("js") ? "js" : "default",
    }));
  },
};
