import { isIri, isIriReference } from "../../src/iri/is-iri.js";
import { resolve } from "../../src/iri/resolve.js";
import { readDebianFile } from "./debian-package.js";
import { Score, type ConformanceSuite, type SuiteResult } from "./suite.js";

const packageName = "librust-oxiri-dev";
const { text, version } = readDebianFile(packageName, "/tests/lib.rs");

function run(): SuiteResult {
  const score = new Score();
  for (const iri of strings("test_parsing")) score.add(isIri(iri), () => `${iri} is an IRI`);
  for (const reference of strings("test_relative_parsing")) {
    score.add(isIriReference(reference), () => `${JSON.stringify(reference)} is an IRI-reference`);
  }
  for (const reference of strings("test_wrong_relative_parsing")) {
    // The list has `u{1FFFF}` without its backslash in places, and base 16 in braces is no IRI-reference either.
    score.add(!isIriReference(reference), () => `${JSON.stringify(reference)} is no IRI-reference`);
  }
  const resolutions = strings("test_resolve_relative_iri");
  for (let index = 0; index + 2 < resolutions.length; index += 3) {
    const [reference = "", base = "", target = ""] = resolutions.slice(index, index + 3);
    const result = resolve(reference, base);
    const found = result.ok ? result.value : result.reason;
    score.add(found === target, () => `${reference} against ${base} is ${target}, not ${found}`);
  }
  return score.result;
}

/** The string literals of the array `examples` in one of the suite's functions, comments left out. */
function strings(name: string): string[] {
  const body = text.slice(text.indexOf(`fn ${name}()`));
  const start = body.indexOf("let examples = [");
  const array = body.slice(start, body.indexOf("\n    ];", start));
  const tokens = array.matchAll(/\/\/[^\n]*|"((?:[^"\\]|\\[^])*)"/g);
  return Array.from(tokens, ([, string]) => string).flatMap((string) =>
    string === undefined ? [] : [unescapeRust(string)],
  );
}

const escaped: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", "0": "\0" };

function unescapeRust(string: string): string {
  return string.replace(
    /\\(?:u\{([0-9A-Fa-f]+)\}|x([0-9A-Fa-f]{2})|(.))/g,
    (_, unicode: string | undefined, byte: string | undefined, other: string | undefined) => {
      const hexadecimal = unicode ?? byte;
      if (hexadecimal !== undefined) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
      return escaped[other ?? ""] ?? other ?? "";
    },
  );
}

export const suite: ConformanceSuite = {
  name: "oxiri, lists of IRIs and resolutions",
  version,
  source: `Debian package ${packageName}`,
  run,
};
