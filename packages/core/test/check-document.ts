import type { CheckIriOptions } from "../src/check-iri.js";
import type { Tier } from "../src/checks/place.js";

type Circumstances = Pick<CheckIriOptions, "profile" | "production" | "place">;

/**
 * One fenced block of a check's document: `iri reports` or `iri accepts`, with `profile=`, `production=` and `tier=`
 * behind, and `schemes=` with names between commas for the option of that name.
 */
export interface ExampleBlock {
  readonly kind: "reports" | "accepts";
  readonly options: Circumstances;
  /** The options of the document's own check. */
  readonly ownOptions: Readonly<Record<string, unknown>>;
  /** The identifiers, escapes decoded; in a block that reports, `«…»` marks every span. */
  readonly lines: readonly string[];
}

/** The blocks of a document that are identifiers to check; every line that is not empty is one. */
export function readExamples(document: string): ExampleBlock[] {
  return Array.from(document.matchAll(/^```iri (reports|accepts)(.*)\n([\s\S]*?)^```$/gm), (match) => {
    const [, kind, info = "", body = ""] = match;
    return {
      kind: kind === "reports" ? "reports" : "accepts",
      ...readOptions(info),
      lines: body
        .split("\n")
        .filter((line) => line !== "")
        .map(decodeEscapes),
    };
  });
}

/** The headings of the second level, in order. */
export function readHeadings(document: string): string[] {
  return Array.from(document.matchAll(/^## (.*)$/gm), ([, heading = ""]) => heading);
}

/** `profile=leiri production=IRI`; the names are those of the API, which refuses no other, so a test does. */
function readOptions(info: string): Pick<ExampleBlock, "options" | "ownOptions"> {
  const { schemes, tier, ...options } = Object.fromEntries(
    Array.from(info.matchAll(/(\w+)=(\S+)/g), ([, key, value]) => [key, value] as const),
  );
  for (const [key, value] of Object.entries({ ...options, ...(tier !== undefined && { tier }) })) {
    if (known[key]?.includes(String(value)) !== true) throw new Error(`an example block says ${key}=${String(value)}`);
  }
  // Every key and value was found in `known`, which holds those of the type.
  const place = tier === undefined ? undefined : placeOf(tier as Tier);
  return {
    options: { ...(options as Circumstances), ...(place && { place }) },
    ownOptions: schemes === undefined ? {} : { schemes: schemes.split(",") },
  };
}

function placeOf(tier: Tier): NonNullable<Circumstances["place"]> {
  return { tier, production: "IRI-reference", profile: "rfc3987" };
}

const known: Readonly<Record<string, readonly string[]>> = {
  profile: ["rfc3987", "rfc3987bis", "rfc3986", "leiri"],
  production: ["IRI", "IRI-reference", "absolute-IRI", "irelative-ref"],
  tier: ["never", "inspected", "opaque-name", "name-in-data", "sink", "named", "prefix", "prose"],
};

/** `\u{202E}` stands for a character that nobody would see in the document. */
function decodeEscapes(line: string): string {
  return line.replace(/\\u\{([0-9A-F]{1,6})\}/g, (_, digits: string) =>
    String.fromCodePoint(Number.parseInt(digits, 16)),
  );
}
