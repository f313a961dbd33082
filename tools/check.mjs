// `pnpm check`: everything that has to hold before a change is pushed, one step after the other, each with its time.
// `pnpm check lint format` takes only the steps so called.
import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const testsOfCore = "packages/core/{src,test}/**/*.test.ts";
const mocha = ["mocha", "--no-config", "--timeout=60000", "--reporter=dot", "--file=tests/property-seed.ts"];

/** What our own linter leaves out: tests hold wrong identifiers on purpose. */
const wrongOnPurpose = ["**/*.test.ts", "**/test/", "**/fixtures/", "examples/"];

const steps = [
  ["build", "tsc", "-b"],
  ["build", "node", "tools/bundle.mjs"],
  ["generate", "node", "--import=tsx", "tools/generate/main.ts", "--check"],
  ["format", "prettier", "--check", "--log-level=warn", "."],
  ["types", "tsc", "-p", "tsconfig.tests.json"],
  ["unused", "knip"],
  [
    "irilint",
    "node",
    "packages/eslint-plugin/dist/command/main.js",
    "--preset=strict",
    "--max-warnings=0",
    ".",
    ...wrongOnPurpose.map((glob) => `--ignore-pattern=${glob}`),
  ],
  ["publint", "publint", "packages/core", "--pack=npm", "--strict"],
  ["publint", "publint", "packages/eslint-plugin", "--pack=npm", "--strict"],
  ["publint", "publint", "packages/lsp-server", "--pack=npm", "--strict"],
  ["attw", "attw", "--pack", "packages/core", "--profile=esm-only", "--format=ascii"],
  ["attw", "attw", "--pack", "packages/eslint-plugin", "--profile=esm-only", "--format=ascii"],
  ["lint", "eslint", "--max-warnings=0", "."],
  // The library's own tests cover its lines; `npx c8 report --reporter=text` names those that they miss.
  ["tests", "c8", ...mocha, "--import=tsx/esm", testsOfCore],
  ["tests", "mocha", "--reporter=dot", `--ignore=${testsOfCore}`],
];

const started = Date.now();
const asked = process.argv.slice(2);
const env = { ...process.env, PATH: `${join(root, "node_modules", ".bin")}${delimiter}${process.env.PATH}` };
const wrong = new Set();
for (const [name, program, ...args] of steps) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const begun = Date.now();
  console.log(`\n=== ${name}: ${program} ${args.join(" ")}`);
  const { status } = spawnSync(program, args, {
    cwd: root,
    env,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  console.log(`=== ${name}: ${status === 0 ? "right" : "wrong"}, ${seconds(begun)} s`);
  if (status !== 0) wrong.add(name);
  // All that follows would tell of the build before.
  if (wrong.has("build")) break;
}
const verdict = wrong.size === 0 ? "Everything holds" : `Wrong: ${[...wrong].join(", ")}`;
console.log(`\n${verdict} (${seconds(started)} s).`);
process.exitCode = wrong.size === 0 ? 0 : 1;

function seconds(since) {
  return ((Date.now() - since) / 1000).toFixed(1);
}
