import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sha256 } from "./pins.js";
import { encodeRuns } from "./runs.js";
import { header, stringConstant } from "./source-text.js";

/** A property that the Unicode Consortium derives in files which the package carries in a form of its own. */
export interface PropertyOfPackage {
  /** As the package calls it: `General_Category/Unassigned`. */
  readonly name: string;
  /** The version of Unicode. */
  readonly version: string;
  /** The package, with its own version. */
  readonly source: string;
  readonly sha256: string;
  /** Half-open. */
  readonly ranges: readonly { readonly begin: number; readonly end: number }[];
}

/** One generated file: which property it holds, and how its text comes about. */
export interface PropertyTable {
  readonly property: string;
  readonly path: string;
  generate(property: PropertyOfPackage): string;
}

const packageName = "@unicode/unicode-18.0.0";

export const propertyTables: readonly PropertyTable[] = [
  {
    property: "General_Category/Unassigned",
    path: "packages/core/src/data/unassigned.ts",
    generate: (property) =>
      header(property.source, property.version) +
      `/** The version of Unicode that leaves these code points unassigned. */\n` +
      `export const unassignedVersion = "${property.version.replace(/\.0$/u, "")}";\n\n` +
      `/** Whether a code point is no character: runs of \`A\` (no) and \`B\` (yes), to be read by \`decodeRuns\`. */\n` +
      stringConstant("unassignedRuns", binaryRuns(property)),
  },
  {
    property: "Binary_Property/Deprecated",
    path: "packages/core/src/data/deprecated.ts",
    generate: (property) =>
      header(property.source, property.version) +
      `/** Whether Deprecated holds: runs of \`A\` (no) and \`B\` (yes), to be read by \`decodeRuns\`. */\n` +
      stringConstant("deprecatedRuns", binaryRuns(property)),
  },
];

export async function readProperty(root: string, name: string): Promise<PropertyOfPackage> {
  const folder = join(root, "node_modules", packageName);
  const file = join(folder, name, "ranges.mjs");
  // The package's own declarations say the same of every one of these modules.
  const { default: ranges } = (await import(file)) as { default: PropertyOfPackage["ranges"] };
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
  return {
    name,
    version: packageName.replace(/^.*-/u, ""),
    source: `${name} of ${packageName}@${version}`,
    sha256: sha256(readFileSync(file)),
    ranges,
  };
}

function binaryRuns({ ranges }: PropertyOfPackage): string[] {
  const values = new Uint8Array(0x110000);
  for (const { begin, end } of ranges) values.fill(1, begin, end);
  return encodeRuns(values);
}
