/**
 * Asks programs that are not on npm, or have not to be installed for the site, what they say of the texts of the page
 * "Beside other tools", and keeps it in `answers.json`:
 *
 *     node --import=tsx site/tools/beside/ask-programs.ts
 *
 * It needs Debian's packages `libapache-jena-java`, `raptor2-utils`, `python3-rfc3987` and a Java.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { identifiers, lines, names } from "./texts.js";

const folder = mkdtempSync(join(tmpdir(), "irilint-beside-"));

const answers = {
  "rfc3987 1.3.8": answersOf(identifiers, rfc3987),
  "Jena 4.5.0": answersOf(names, jena),
  "rapper 2.0.15": answersOf(names, rapper),
  "anti-trojan-source 1.13.0": answersOf(lines, antiTrojanSource),
  "anti-trojan-source 1.13.0 --extended": answersOf(lines, (line) => antiTrojanSource(line, "--extended")),
};
writeFileSync(new URL("answers.json", import.meta.url), `${asciiJson(answers)}\n`);
rmSync(folder, { recursive: true });

function answersOf(texts: readonly string[], answer: (text: string) => string): Record<string, string> {
  return Object.fromEntries(texts.map((text) => [text, answer(text)]));
}

function rfc3987(text: string): string {
  const code = "import sys, rfc3987; sys.exit(rfc3987.match(sys.argv[1], rule='IRI_reference') is None)";
  return run("/usr/bin/python3", "-c", code, text).status === 0 ? "takes it" : "refuses it";
}

/** The check of IRIs that `riot` makes, alone. */
function jena(text: string): string {
  const jars = "/usr/share/java";
  const wanted =
    /^(?:jena|xercesImpl|xml-apis|slf4j-(?:api|simple)|commons|libthrift|dexx|gson|guava|http|jackson|json|proto)/;
  const files = readdirSync(jars).filter((file) => wanted.test(file) && !/-\d[\d.]*\.jar$/.test(file));
  const classes = files.map((file) => join(jars, file)).join(":");
  const { output } = run("java", "-Dfile.encoding=UTF-8", "-cp", classes, "arq.iri", text);
  const codes = [...output.matchAll(/Code: \d+\/(\w+)/g)].map(([, code = ""]) =>
    code.toLowerCase().replaceAll("_", " "),
  );
  return codes.length === 0 ? "nothing" : [...new Set(codes)].join(", ");
}

function rapper(text: string): string {
  const file = join(folder, "a.nt");
  writeFileSync(file, `<${text}> <http://a.example/p> "c" .\n`);
  const { output } = run("rapper", "--quiet", "--count", "--input", "turtle", file);
  const [, message] = /(?:Error|Warning) - .*? - (.*)/.exec(output) ?? [];
  return message ?? "nothing";
}

function antiTrojanSource(line: string, ...options: readonly string[]): string {
  const file = join(folder, "a.js");
  writeFileSync(file, `${line}\n`);
  const { output } = run("npx", "--yes", "anti-trojan-source@1.13.0", ...options, file);
  return /(\d+) issues?/.test(output) && !/no issues/i.test(output) ? "finds it" : "nothing";
}

/** JSON without characters that nobody sees. */
function asciiJson(value: object): string {
  const escape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value, undefined, 2).replaceAll(/[^ -~\n]/g, escape);
}

function run(program: string, ...args: readonly string[]): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: "utf8" });
  if (error !== undefined) throw error;
  return { status, output: stdout + stderr };
}
