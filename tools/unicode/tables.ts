import { encodeRuns, propertyValues } from "./runs.js";
import { escape, header, stringConstant } from "./source-text.js";
import { ucdRows, type UcdFile } from "./ucd-file.js";

/** One generated file: which input it is made of, where that is published, and how its text comes about. */
export interface UnicodeTable {
  readonly input: string;
  readonly path: string;
  generate(file: UcdFile): string;
}

const folder = "packages/core/src/data";

// The order gives each class its number; it is that of Table 4 of UAX #9.
const bidiClasses = "L R AL EN ES ET AN CS NSM BN B S WS ON LRE LRO RLE RLO PDF LRI RLI FSI PDI".split(" ");
const bidiClassLongNames = {
  Left_To_Right: "L",
  Right_To_Left: "R",
  Arabic_Letter: "AL",
  European_Terminator: "ET",
};
const joiningTypes = "U C D L R T".split(" ");

export const unicodeTables: readonly UnicodeTable[] = [
  { input: "DerivedBidiClass", path: `${folder}/bidi-class.ts`, generate: bidiClassTable },
  { input: "BidiBrackets", path: `${folder}/bidi-brackets.ts`, generate: bidiBracketsTable },
  { input: "BidiMirroring", path: `${folder}/bidi-mirroring.ts`, generate: bidiMirroringTable },
  { input: "DerivedJoiningType", path: `${folder}/joining-type.ts`, generate: joiningTypeTable },
  { input: "DerivedCombiningClass", path: `${folder}/virama.ts`, generate: viramaTable },
  { input: "confusables", path: `${folder}/confusables.ts`, generate: confusablesTable },
  { input: "IdentifierStatus", path: `${folder}/identifier-status.ts`, generate: identifierStatusTable },
];

function fileHeader({ name, version }: UcdFile): string {
  return header(`${name}.txt`, version);
}

function bidiClassTable(file: UcdFile): string {
  return (
    fileHeader(file) +
    `/** The values of Bidi_Class; run \`A\` holds the first, run \`B\` the second. */\n` +
    `export const bidiClassNames = [\n${bidiClasses.map((name) => `  "${name}",\n`).join("")}] as const;\n\n` +
    `/** Bidi_Class of every code point, to be read by \`decodeRuns\`. */\n` +
    stringConstant("bidiClassRuns", encodeRuns(propertyValues(file, bidiClasses, bidiClassLongNames)))
  );
}

function joiningTypeTable(file: UcdFile): string {
  return (
    fileHeader(file) +
    `/** The values of Joining_Type; run \`A\` holds the first, run \`B\` the second. */\n` +
    `export const joiningTypeNames = [${joiningTypes.map((name) => `"${name}"`).join(", ")}] as const;\n\n` +
    `/** Joining_Type of every code point, to be read by \`decodeRuns\`. */\n` +
    stringConstant("joiningTypeRuns", encodeRuns(propertyValues(file, joiningTypes, { Non_Joining: "U" })))
  );
}

function viramaTable(file: UcdFile): string {
  const virama = new Uint8Array(0x110000);
  for (const { first, last, fields } of ucdRows(file.text)) if (fields[0] === "9") virama.fill(1, first, last + 1);
  return (
    fileHeader(file) +
    `/** Whether Canonical_Combining_Class is Virama: runs of \`A\` (no) and \`B\` (yes), to be read by \`decodeRuns\`. */\n` +
    stringConstant("viramaRuns", encodeRuns(virama))
  );
}

function identifierStatusTable(file: UcdFile): string {
  return (
    fileHeader(file) +
    `/** Whether Identifier_Status is Restricted (UTS #39 §3.1): runs of \`A\` (no) and \`B\` (yes), to be read by \`decodeRuns\`. */\n` +
    stringConstant("identifierStatusRuns", encodeRuns(propertyValues(file, ["Allowed", "Restricted"], {})))
  );
}

function bidiBracketsTable(file: UcdFile): string {
  const pairs = ucdRows(file.text)
    .filter(({ fields }) => fields[1] === "o")
    .map(({ first, fields }) => escape(first) + escape(Number.parseInt(fields[0] ?? "", 16)));
  return (
    fileHeader(file) +
    `/** Opening and closing brackets in turn (Bidi_Paired_Bracket). */\n` +
    stringConstant("bidiBracketPairs", pairs)
  );
}

function bidiMirroringTable(file: UcdFile): string {
  const glyphs = new Map(ucdRows(file.text).map(({ first, fields }) => [first, Number.parseInt(fields[0] ?? "", 16)]));
  const pairs: string[] = [];
  for (const [one, other] of glyphs) {
    if (glyphs.get(other) !== one) throw new Error(`${file.name}: U+${one.toString(16)} is not mirrored both ways`);
    if (one < other) pairs.push(escape(one) + escape(other));
  }
  return (
    fileHeader(file) +
    `/** Characters and their mirror images in turn (Bidi_Mirroring_Glyph); each is the other's image. */\n` +
    stringConstant("bidiMirroredPairs", pairs)
  );
}

/**
 * Sources are grouped by what they look like: `prototype,prototype:source-source;…` in base 36, sources as differences. What NFD
 * takes apart is left out, since nobody looks for a prototype before it (UTS #39 §4).
 */
function confusablesTable(file: UcdFile): string {
  const sources = new Map<string, number[]>();
  for (const { first, fields } of ucdRows(file.text.replace(/^\uFEFF/u, ""))) {
    if (isDecomposed(String.fromCodePoint(first))) continue;
    const prototype = (fields[0] ?? "").split(" ").map((code) => Number.parseInt(code, 16).toString(36));
    const group = sources.get(prototype.join(",")) ?? [];
    sources.set(prototype.join(","), [...group, first]);
  }
  const groups = [...sources].map(([prototype, group]) => {
    const sorted = group.sort((a, b) => a - b);
    const differences = sorted.map((source, index) => (source - (sorted[index - 1] ?? 0)).toString(36));
    return `${prototype}:${differences.join("-")};`;
  });
  return (
    fileHeader(file) +
    `/**\n * Prototypes of confusable characters (UTS #39 §4): groups \`prototype:source-source;\`, numbers in base 36. A prototype is\n` +
    ` * one or more code points joined by commas; each source is the difference from the source before it. What NFD takes apart is none.\n */\n` +
    stringConstant("confusableGroups", groups) +
    `\n/**\n * The names of letters and digits outside ASCII that look like one of ASCII: \`code:NAME;\`, the code point in base 36.\n */\n` +
    stringConstant("lookalikeNames", lookalikeNames(file))
  );
}

function isDecomposed(character: string): boolean {
  return character.normalize("NFD") !== character;
}

/** The first of the two names that the comment of a row has: `( а → a ) CYRILLIC SMALL LETTER A → LATIN SMALL LETTER A`. */
const rowWithName = /^\s*([0-9A-F]+)\s*;\s*00(?:3\d|[46][1-9A-F]|[57][0-9A])\s*;[^#]*#\s*\(.*?→.*?\)\s*(.*?)\s*→/u;

function lookalikeNames({ text }: UcdFile): string[] {
  const named = text.split("\n").flatMap((line): (readonly [number, string])[] => {
    const [, code = "", name = ""] = rowWithName.exec(line) ?? [];
    const codePoint = Number.parseInt(code, 16);
    return codePoint > 0x7f && isLetterOfItsOwn(String.fromCodePoint(codePoint)) ? [[codePoint, name]] : [];
  });
  return named.sort(([a], [b]) => a - b).map(([codePoint, name]) => `${codePoint.toString(36)}:${name};`);
}

/** Whether a character is no variant of another one, which has another code for it: names of variants say nothing of use. */
function isLetterOfItsOwn(character: string): boolean {
  return /[\p{L}\p{Nd}]/u.test(character) && character.normalize("NFKC") === character;
}
