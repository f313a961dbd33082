import { toASCII, toUnicode } from "tr46";
import { domainToAscii, domainToUnicode } from "../../src/idna/domain.js";
import { allChecks } from "../../src/idna/uts46.js";
import { Score, type ConformanceSuite, type DifferenceClass, type SuiteResult } from "./suite.js";
import { readUnicodeFile } from "./unicode-file.js";

const { version, lines } = readUnicodeFile("IdnaTestV2");

const contexts: DifferenceClass = {
  reason: "a character stands outside the context that RFC 5892 asks for, which the suite leaves untested",
  section: "RFC 5892 appendix A.3–A.9",
};
const root: DifferenceClass = {
  reason: "one full stop at the end names the root, whose empty label the suite counts as an error",
  section: "RFC 1034 §3.1, RFC 3986 §3.2.2",
};

function run(): SuiteResult {
  const score = new Score();
  for (const line of lines) {
    const [source, unicode, unicodeStatus, ascii, asciiStatus] = fields(line);
    const expected = asciiStatus === "[]" ? ascii : undefined;
    const found = domainToAscii(source);
    const example = `${JSON.stringify(source)} is ${expected ?? asciiStatus}, not ${found ?? "an error"}`;
    if (found === expected)
      score.add(agreesOnUnicode(source, unicode, unicodeStatus), () => `${JSON.stringify(source)} in Unicode`);
    else if (expected !== undefined && toASCII(source, allChecks) === expected) score.differ(contexts, example);
    else if (expected === undefined && source.length > 1 && /[.\u3002\uFF0E\uFF61]$/.test(source))
      score.differ(root, example);
    else score.add(false, () => example);
  }
  return score.result;
}

/** Source, toUnicode and its status, toAsciiN and its status; an empty field means the one before it. */
function fields(line: string): [string, string, string, string, string] {
  const [source = "", unicode = "", unicodeStatus = "", ascii = "", asciiStatus = ""] = line
    .replace(/#.*$/, "")
    .split(";")
    .map((field) => unescape(field.trim()));
  const mappedUnicode = unicode === "" ? source : empty(unicode);
  const status = unicodeStatus === "" ? "[]" : unicodeStatus;
  return [
    empty(source),
    mappedUnicode,
    status,
    ascii === "" ? mappedUnicode : empty(ascii),
    asciiStatus === "" ? status : asciiStatus,
  ];
}

function unescape(field: string): string {
  return field.replace(/\\u([0-9A-Fa-f]{4})|\\x\{([0-9A-Fa-f]+)\}/g, (_, four?: string, braced?: string) =>
    String.fromCodePoint(Number.parseInt(four ?? braced ?? "0", 16)),
  );
}

function empty(field: string): string {
  return field === '""' ? "" : field;
}

/** Where both are valid, the names in U-labels are the same as well. */
function agreesOnUnicode(source: string, unicode: string, status: string): boolean {
  const found = domainToUnicode(source);
  return found === undefined || status !== "[]" || found === unicode || toUnicode(source, allChecks).domain === unicode;
}

export const suite: ConformanceSuite = {
  name: "UTS #46 IdnaTestV2",
  version,
  source: "https://www.unicode.org/Public/17.0.0/idna/IdnaTestV2.txt",
  run,
};
