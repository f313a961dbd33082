// `pnpm check`: everything that has to hold before a change is pushed: first the build, then the other steps, two at a
// time; each prints what it said, and its time, when it ends.
// `pnpm check lint format` takes only the steps so called.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { longFiles, nodeOptions, stepFiles, stepOptions, testFilesIn } from "../../tests/test-files.mjs";
import { compiler } from "../build/compiler.mjs";
import { tarballOf } from "../build/tarball.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
// Without those that need the codecs of charsets: modules that are required as CommonJS, which the loader that coverage is
// measured with cannot do in Node.js 20. They run with all others.
const withCodecs = /\/(?:file-text|query-encoder|local-files)\.test\.ts$/;
const testsOfCore = "packages/core/{src,test}/**/!(*-steps|long-runs|file-text|query-encoder|local-files).test.ts";
const mocha = ["mocha", "--no-config", "--timeout=300000", "--reporter=dot", "--require=./tests/property-seed.ts"];

const [core, cli, plugin, server] = ["core", "cli", "eslint-plugin", "lsp-server"].map(packed);

const steps = [
  ["build", "node", compiler, "-b"],
  ["build", "node", "tools/build/bundle.mjs"],
  // The manifest that is packed differs from that of the workspace.
  ["build", "node", "tools/build/package.mjs"],
  // What takes longest goes first.
  // The library's own tests cover its lines; `npx c8 report --reporter=text` names those that they miss.
  ["tests", "c8", ...mocha, "--import=tsx/esm", testsOfCore],
  [
    "tests",
    "mocha",
    "--reporter=dot",
    ...testFilesIn(root).filter((file) => !file.startsWith("packages/core/") || withCodecs.test(file)),
  ],
  ["steps", "mocha", ...stepOptions, "--reporter=dot", ...stepFiles],
  ["long", "mocha", "--reporter=dot", ...longFiles],
  ["lint", "eslint", "--max-warnings=0", "."],
  ["generate", "node", "--import=tsx", "tools/generate/main.ts", "--check"],
  ["patterns", "node", "tools/release/patterns.mjs"],
  ["format", "prettier", "--check", "--cache", "--cache-strategy=content", "--log-level=warn", "."],
  ["types", "node", compiler, "-p", "tsconfig.tests.json"],
  ["unused", "knip"],
  // The examples are wrong on purpose, and have settings by which that is shown.
  ["irilint", "node", "packages/cli/dist/main.js", "--max-warnings=0", ".", "--ignore-pattern=examples/"],
  ["publint", "publint", core, "--strict"],
  ["publint", "publint", cli, "--strict"],
  ["publint", "publint", plugin, "--strict"],
  ["publint", "publint", server, "--strict"],
  ["attw", "attw", core, "--profile=esm-only", "--format=ascii"],
  ["attw", "attw", plugin, "--profile=esm-only", "--format=ascii"],
];

/** The steps that read the types of what the site's playground imports. */
const readsSite = new Set(["lint", "types"]);

const started = Date.now();
const asked = process.argv.slice(2);
const env = {
  ...process.env,
  PATH: `${join(root, "node_modules", ".bin")}${delimiter}${process.env.PATH}`,
  NODE_OPTIONS: nodeOptions,
};
const names = [...new Set(steps.map(([name]) => name))];
const unknown = asked.find((name) => !names.includes(name));
if (unknown !== undefined) {
  console.error(`There is no step '${unknown}'; write one of ${names.join(", ")}.`);
  process.exit(2);
}
const wrong = new Set();
const chosen = steps.filter(([name]) => asked.length === 0 || asked.includes(name));
for (const step of chosen.filter(isBuild)) await take(step);
if (chosen.some(([name]) => readsSite.has(name))) await take(["site", "node", "site/install.mjs"]);
// Without these, all that follows would tell of the build before, or of types that are not there.
if (wrong.size === 0) {
  const waiting = chosen.filter((step) => !isBuild(step));
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, () => work(waiting)));
}
const verdict = wrong.size === 0 ? "Everything holds" : `Wrong: ${[...wrong].join(", ")}`;
console.log(`\n${verdict} (${seconds(started)} s).`);
process.exitCode = wrong.size === 0 ? 0 : 1;

/** Where `tools/build/package.mjs` puts a package. */
function packed(folder) {
  return `dist/${tarballOf(JSON.parse(readFileSync(join(root, "packages", folder, "package.json"), "utf8")))}`;
}

function isBuild([name]) {
  return name === "build";
}

/** Takes the steps that wait, one after the other; some work side by side. */
async function work(waiting) {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) await take(step);
}

/** Takes a step, and says all that it said when it ends. */
async function take([name, program, ...args]) {
  const begun = Date.now();
  const step = spawn(program, args, {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  const said = [];
  for (const stream of [step.stdout, step.stderr]) stream.on("data", (chunk) => void said.push(chunk));
  const [status] = await once(step, "close");
  console.log(`\n=== ${name}: ${program} ${args.join(" ")}`);
  process.stdout.write(Buffer.concat(said));
  console.log(`=== ${name}: ${status === 0 ? "right" : "wrong"}, ${seconds(begun)} s`);
  if (status !== 0) wrong.add(name);
}

function seconds(since) {
  return ((Date.now() - since) / 1000).toFixed(1);
}
