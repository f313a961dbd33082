#!/usr/bin/env node
// Prepares a fresh clone and then runs one command of the workspace: `node tools/setup.mjs test [files…]` or
// `node tools/setup.mjs irilint [files…]`. Plain JavaScript without dependencies, since nothing is installed yet.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { once as ended } from "node:events";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { compiler } from "./build/compiler.mjs";
import { longFiles, nodeOptions, proofFiles, stepFiles, stepOptions, testFilesIn } from "../tests/test-files.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const sideBySide = ["--parallel", `--jobs=${availableParallelism()}`];
const stampFolder = join(root, "node_modules/.cache/irilint");

const [command, ...args] = process.argv.slice(2);
const commands = {
  test: runTests,
  steps: runStepTests,
  proofs: runProofs,
  long: runLongTests,
  built: runTestsOfBuilt,
  irilint: runIrilint,
  setup: () => 0,
};
const run = commands[command];
if (run === undefined) {
  console.error(`Usage: node tools/setup.mjs ${Object.keys(commands).join(" | ")}`);
  process.exit(2);
}
checkNode();
once("dependencies", ["pnpm-lock.yaml", "pnpm-workspace.yaml"], "Installing dependencies with pnpm", install);
if (!testsSourcesAlone()) {
  once("build", ["packages", "tools/build", "tsconfig.base.json", "pnpm-lock.yaml"], "Building the packages", build);
}
process.exit(await run(args));

function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major >= 24 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19)) return;
  console.error(`Irilint needs Node 20.19, 22.13, 24 or newer; this is ${process.versions.node}.`);
  process.exit(2);
}

/** Runs a step unless it has been run with the same inputs before. */
function once(step, inputs, announcement, action) {
  const stamp = join(stampFolder, step);
  const hash = createHash("sha256");
  for (const input of inputs) addToHash(hash, join(root, input));
  const wanted = hash.digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.error(`${announcement} …`);
  const started = Date.now();
  const status = action();
  if (status !== 0) process.exit(status);
  console.error(`… done in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  mkdirSync(stampFolder, { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Sources count by name, size and time of change; what is built from them does not, nor what is not built. */
function addToHash(hash, path) {
  const status = statSync(path);
  if (!status.isDirectory()) {
    if (!isOfTests(path)) hash.update(`${path}\0${status.size}\0${status.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!["node_modules", "dist", ".cache", "test"].includes(name)) addToHash(hash, join(path, name));
  }
}

function isOfTests(path) {
  return path.endsWith(".test.ts");
}

/** Whether only tests are to be run that stand in core, which imports nothing that is built. */
function testsSourcesAlone() {
  // What follows an option may be its value.
  const files = args.filter((argument, index) => !argument.startsWith("-") && !args[index - 1]?.startsWith("-"));
  return command === "test" && files.length > 0 && files.every((file) => /^(?:\.\/)?packages\/core\/src\//.test(file));
}

function install() {
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return runProgram("npx", ["--yes", packageManager, "install", "--frozen-lockfile"]);
}

function build() {
  const compiled = runNode(compiler, ["-b"]);
  return compiled === 0 ? runNode("tools/build/bundle.mjs", []) : compiled;
}

/** All files of tests are shared out, one process for each core; those that are named, or stand in a named folder, run by themselves. */
function runTests(args) {
  // What follows an option may be its value.
  const missing = args.find(
    (argument, index) =>
      /^[^-*?][^*?]*(?:\/|\.test\.ts$)[^*?]*$/.test(argument) &&
      !args[index - 1]?.startsWith("-") &&
      !existsSync(join(root, argument)),
  );
  if (missing !== undefined) {
    console.error(`There is no test file and no folder '${missing}'.`);
    return 2;
  }
  const named = args.flatMap((argument) => (isFolder(argument) ? testsBelow(argument) : [argument]));
  if (args.some((argument) => existsSync(join(root, argument)))) return runMocha(named);
  const files = testFilesIn(root).filter((file) => !proofFiles.includes(file));
  return args.includes("--watch") ? runMocha([...args, ...files]) : runShares(args, files);
}

/** The tests of a folder, but for those that count steps or read long texts: they take a process of their own, and have commands. */
function testsBelow(folder) {
  const ignored = ["**/*-steps.test.ts", "**/long-runs.test.ts"].flatMap((pattern) => ["--ignore", pattern]);
  return [...ignored, `${folder.replace(/\/$/, "")}/**/*.test.ts`];
}

function isFolder(path) {
  return statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() === true;
}

/**
 * Runs every share of the files in a process of its own: for many short tests, mocha's workers take a third more of the processor. Those
 * that mostly wait, for servers that they start, have one more. What the first one says is seen at once, what the others say when it
 * has ended.
 */
async function runShares(args, files) {
  const started = Date.now();
  const cores = availableParallelism();
  const working = files.filter((file) => !isOfServers(file));
  const shares = Array.from({ length: cores }, (_, share) => working.filter((_, index) => index % cores === share));
  shares.push(files.filter(isOfServers));
  const ends = shares.map(async (share, index) => {
    const child = spawn(process.execPath, mochaWith([...args, ...share]), {
      cwd: root,
      env: envOfTests(),
      stdio: ["inherit", index === 0 ? "inherit" : "pipe", "inherit"],
    });
    const said = [];
    child.stdout?.on("data", (piece) => said.push(piece));
    const [status] = await ended(child, "close");
    return { status: status ?? 1, said };
  });
  const statuses = [];
  for (const [index, end] of ends.entries()) {
    const { status, said } = await end;
    statuses.push(status);
    if (index > 0) process.stdout.write(`\nShare ${index + 1} of ${shares.length}:\n`);
    for (const piece of said) process.stdout.write(piece);
  }
  console.error(`Tests took ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  return Math.max(...statuses);
}

function isOfServers(file) {
  return file.startsWith("packages/lsp-server/test/protocol/");
}

function runStepTests(args) {
  return runMocha([...stepOptions, ...args, ...stepFiles]);
}

function runProofs(args) {
  return runMocha([...sideBySide, ...args, ...proofFiles]);
}

function runLongTests(args) {
  return runMocha([...sideBySide, ...args, ...longFiles]);
}

/** They start programs that are built, packed and installed, for minutes; what they find of core are the files that are published. */
function runTestsOfBuilt(args) {
  return runMocha(["--no-config", "--import=tsx", "--timeout=900000", ...args]);
}

function runMocha(args) {
  const started = Date.now();
  const status = runProgram(process.execPath, mochaWith(args), root, envOfTests());
  console.error(`Tests took ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  return status;
}

function mochaWith(args) {
  return [join(root, "node_modules/mocha/bin/mocha.js"), ...args];
}

function envOfTests() {
  return { ...process.env, NODE_OPTIONS: nodeOptions };
}

/**
 * Lints `examples/` unless files are named; runs where the caller stands, so that paths mean what they say: npm goes to the
 * root, and says where that was, also to all that a script of another project starts.
 */
function runIrilint(files) {
  const here = process.cwd();
  const cwd = here === resolve(root) ? (process.env.INIT_CWD ?? here) : here;
  const named = files.some((file) => !file.startsWith("-") && (file.includes("*") || existsSync(resolve(cwd, file))));
  const program = join(root, "packages/cli/dist/main.js");
  return runProgram(process.execPath, [program, ...files, ...(named ? [] : [join(root, "examples")])], cwd);
}

function runNode(script, args) {
  return runProgram(process.execPath, [join(root, script), ...args]);
}

function runProgram(program, args, cwd = root, env = process.env) {
  const { status, error } = spawnSync(program, args, {
    cwd,
    env,
    stdio: "inherit",
    shell: program === "npx" && process.platform === "win32",
  });
  if (error !== undefined) console.error(`Cannot run ${program}: ${error.message}`);
  return status ?? 1;
}
