// `pnpm check`: everything that has to hold before a change is pushed, one step after the other, each with its time.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const publishable = ["packages/core", "packages/eslint-plugin", "packages/lsp-server"];

const steps = [
  ["build", "node", "node_modules/typescript/bin/tsc", "-b"],
  ["bundles", "node", "tools/bundle.mjs"],
  ["derived files", "node", "--import=tsx", "tools/generate/main.ts", "--check"],
  ["format", "node_modules/.bin/prettier", "--check", "--log-level=warn", "."],
  ["types", "node", "node_modules/typescript/bin/tsc", "-p", "tsconfig.tests.json"],
  ["lint", "node_modules/.bin/eslint", "."],
  ["our own lint", "node", "packages/eslint-plugin/dist/command/main.js", "packages", "tools", "tests", "docs"],
  ["tests", "node_modules/.bin/mocha", "--reporter=dot"],
  ["unused files and dependencies", "node_modules/.bin/knip"],
  ...publishable.map((folder) => [`publint ${folder}`, "node_modules/.bin/publint", folder, "--pack=false"]),
  ["types of the packages", "node_modules/.bin/attw", "--pack", "packages/core", "--profile=esm-only"],
  ["types of the plugin", "node_modules/.bin/attw", "--pack", "packages/eslint-plugin", "--profile=esm-only"],
];

const started = Date.now();
for (const [name, program, ...args] of steps) {
  const begun = Date.now();
  console.log(`\n=== ${name}`);
  const { status } = spawnSync(program, args, { cwd: root, stdio: "inherit" });
  console.log(`=== ${name}: ${status === 0 ? "right" : "wrong"}, ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  if (status !== 0) process.exit(status ?? 1);
}
console.log(`\nEverything holds (${((Date.now() - started) / 1000).toFixed(0)} s).`);
