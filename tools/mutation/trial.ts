import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";
import { context } from "esbuild";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The tests of one file, to be run again and again while that file changes; all the others are read once. */
export interface Trial {
  /** Whether all tests pass when the file holds `source`; a change that does not come to an end fails. */
  passes(source: string, timeout: number): Promise<boolean>;
  close(): Promise<void>;
}

export async function openTrial(path: string, tests: readonly string[]): Promise<Trial> {
  let current = readFileSync(path, "utf8");
  const build = await context({
    stdin: { contents: tests.map((test) => `import ${JSON.stringify(test)};`).join("\n"), resolveDir: root },
    bundle: true,
    write: false,
    platform: "node",
    format: "cjs",
    packages: "external",
    // The tests are imported for what they do, which the package does not say of its modules.
    ignoreAnnotations: true,
    logLevel: "silent",
    plugins: [
      {
        name: "mutant",
        setup: (build) =>
          build.onLoad({ filter: /\.ts$/ }, (file) =>
            file.path === path ? { contents: current, loader: "ts" } : undefined,
          ),
      },
    ],
  });
  return {
    async passes(source, timeout) {
      current = source;
      const { outputFiles } = await build.rebuild();
      return runTests(outputFiles[0]?.text ?? "", timeout);
    },
    close: () => build.dispose(),
  };
}

interface Globals {
  trial?: unknown;
}

/** Runs in this realm, so that what the tests compare has the same prototypes; and with a clock that no loop can stop. */
function runTests(bundle: string, timeout: number): boolean {
  const bodies: (() => unknown)[] = [];
  const describe = (_: string, body: () => void): void => body();
  const it = (_: string, body: () => unknown): number => bodies.push(body);
  const run = (): void => {
    for (const body of bodies) body();
  };
  const globals = globalThis as Globals;
  globals.trial = { describe, it, run, require: createRequire(`${root}/packages/core/package.json`) };
  const script = `{ const { describe, it, run, require } = globalThis.trial; const module = { exports: {} };\n${bundle}\nrun(); }`;
  try {
    new Script(script).runInThisContext({ timeout });
    return true;
  } catch {
    // A test throws where it fails; so does a mutant that cannot even be loaded.
    return false;
  } finally {
    delete globals.trial;
  }
}
