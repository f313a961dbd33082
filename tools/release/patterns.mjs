// Checks each regular expression of the packages with recheck: none may take exponential or polynomial time. One that is
// matched against nothing long has a comment above that says so, `Polynomial, over … units at most`, or an excuse of
// ESLint's rules `no-super-linear-…`. Those that are put together of parts are checked as what they become when the
// modules of core, as built, are evaluated.
// What recheck cannot decide, such as most patterns that look around, it does not say; those rules and the tests that
// count steps look at them.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { check } from "recheck";
import ts from "typescript";

const root = fileURLToPath(new URL("../..", import.meta.url));
// Files that git does not know yet count, those that are gone do not.
const listed = ["ls-files", "--cached", "--others", "--exclude-standard", "packages/*/src/**/*.ts"];
const files = execFileSync("git", listed, { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && !file.endsWith(".test.ts") && existsSync(join(root, file)));

const excuse = /^\s*\/\/ (?:eslint-disable-next-line regexp\/no-super-linear-|Polynomial, )/;

const written = files.flatMap(patternsOf);
const putTogether = await patternsPutTogether();
const patterns = new Map(
  [...putTogether, ...written].map((pattern) => [`${pattern.source}/${pattern.flags}`, pattern]),
);
/** In milliseconds, for each pattern; most that take longer are not decided in ten times as long either. */
const timeout = 1000;

const verdicts = new Map();
for (const { place, source, flags } of patterns.values()) {
  // Neither a match's indices nor set notation, which no pattern here uses beyond that of `u`, changes how long it takes.
  const known = flags.replace("d", "").replace("v", "u");
  const { status, complexity } = await check(source, known, { checker: "automaton", timeout });
  verdicts.set(status, (verdicts.get(status) ?? 0) + 1);
  if (status === "vulnerable") console.log(`${place}: /${source}/${flags} is ${complexity.summary}`);
}
console.log([...verdicts].map(([status, count]) => `${count} ${status}`).join(", "));
process.exitCode = verdicts.has("vulnerable") || written.length === 0 || putTogether.length === 0 ? 1 : 0;

/** The regular expressions of a file, without those that a comment excuses. */
function patternsOf(file) {
  const text = readFileSync(join(root, file), "utf8");
  const lines = text.split("\n");
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const nodes = [tree];
  for (const node of nodes) ts.forEachChild(node, (child) => void nodes.push(child));
  return nodes.filter(ts.isRegularExpressionLiteral).flatMap((node) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    if (excuse.test(lines[line - 1] ?? "")) return [];
    const end = node.text.lastIndexOf("/");
    return [{ place: `${file}:${line + 1}`, source: node.text.slice(1, end), flags: node.text.slice(end + 1) }];
  });
}

/** The regular expressions that the modules of core make of texts when they are evaluated, each with where that is done. */
async function patternsPutTogether() {
  const made = [];
  const { RegExp } = globalThis;
  globalThis.RegExp = new Proxy(RegExp, {
    construct(target, args) {
      const pattern = Reflect.construct(target, args);
      made.push({ place: placeOfCaller(), source: pattern.source, flags: pattern.flags });
      return pattern;
    },
  });
  const dist = join(root, "packages/core/dist");
  const modules = readdirSync(dist, { recursive: true }).filter((file) => file.endsWith(".js"));
  for (const module of modules) await import(pathToFileURL(join(dist, module)).href);
  globalThis.RegExp = RegExp;
  return made;
}

/** The place in the module that is being evaluated, past the functions that put patterns together for all. */
function placeOfCaller() {
  const [place = "packages/core/dist"] =
    /packages\/core\/dist\/(?!text\/composed-pattern\.)[\w/.-]+:\d+/.exec(new Error().stack) ?? [];
  return place;
}
