import { execFileSync } from "node:child_process";
import * as hyperjump from "@hyperjump/uri";
import { isIri, isIriReference } from "../../src/iri/is-iri.js";
import { splitIri } from "../../src/iri/split.js";
import { generatedTexts } from "./generated-texts.js";
import { Score, type ConformanceSuite, type DifferenceClass, type SuiteResult } from "./suite.js";
import { judgeUrl } from "./url-standard.js";

type Rule = "IRI_reference" | "IRI" | "URI_reference" | "URI";
type ComponentTexts = Readonly<Partial<Record<"scheme" | "authority" | "path" | "query" | "fragment", string | null>>>;

/** What a peer answers: the components, or nothing, or that it broke down. */
type Answer = ComponentTexts | undefined | "throws";

const rules: Readonly<Record<Rule, (text: string) => boolean>> = {
  IRI_reference: (text) => isIriReference(text),
  IRI: (text) => isIri(text),
  URI_reference: (text) => isIriReference(text, { profile: "rfc3986" }),
  URI: (text) => isIri(text, { profile: "rfc3986" }),
};

const trailingNewline: DifferenceClass = {
  reason: "python3-rfc3987 accepts a line feed at the end, which its regular expressions overlook",
  section: "RFC 3987 §2.2",
};
const ipvFuture: DifferenceClass = {
  reason: "@hyperjump/uri throws on an IPvFuture",
  section: "RFC 3986 §3.2.2",
};

function run(): SuiteResult {
  const score = new Score();
  const texts = [...new Set(generatedTexts(20_000))];
  for (const [index, answers] of askPython(texts).entries())
    compareWith(score, "python3-rfc3987", texts[index] ?? "", answers);
  for (const text of texts) compareWith(score, "@hyperjump/uri", text, askHyperjump(text));
  for (const text of texts) judgeUrl(score, { input: text, base, ...askUrl(text) });
  return score.result;
}

const base = "http://base.example/b/c?d";

function askUrl(text: string): { href: string } | { failure: true } {
  try {
    return { href: new URL(text, base).href };
  } catch {
    return { failure: true };
  }
}

function compareWith(score: Score, peer: string, text: string, answers: Readonly<Record<Rule, Answer>>): void {
  for (const [rule, answer] of Object.entries(answers) as [Rule, Answer][]) {
    const example = `${peer}, ${rule}: ${JSON.stringify(text)}`;
    const ours = rules[rule](text);
    if (answer === "throws" && text.includes("[v")) score.differ(ipvFuture, example);
    else if (typeof answer === "object" && !ours && text.endsWith("\n") && rules[rule](text.slice(0, -1)))
      score.differ(trailingNewline, example);
    else
      score.add(
        typeof answer === "object" ? ours && haveSameComponents(text, answer) : answer === undefined && !ours,
        () => example,
      );
  }
}

function haveSameComponents(text: string, theirs: ComponentTexts): boolean {
  const ours = splitIri(text);
  const names = ["scheme", "authority", "path", "query", "fragment"] as const;
  return names.every((name) => (ours[name]?.text ?? null) === (theirs[name] ?? null));
}

function askHyperjump(text: string): Record<Rule, Answer> {
  return {
    IRI_reference: attempt(text, hyperjump.isIriReference, hyperjump.parseIriReference),
    IRI: attempt(text, hyperjump.isIri, hyperjump.parseIri),
    URI_reference: attempt(text, hyperjump.isUriReference, hyperjump.parseUriReference),
    URI: attempt(text, hyperjump.isUri, hyperjump.parseUri),
  };
}

function attempt(text: string, accepts: (text: string) => boolean, parse: (text: string) => ComponentTexts): Answer {
  try {
    return accepts(text) ? parse(text) : undefined;
  } catch {
    return "throws";
  }
}

const program = `
import sys, json, rfc3987
def answer(text, rule):
    try: return rfc3987.parse(text, rule=rule)
    except ValueError: return None
rules = ["IRI_reference", "IRI", "URI_reference", "URI"]
json.dump([[answer(text, rule) for rule in rules] for text in json.load(sys.stdin)], sys.stdout)
`;

function askPython(texts: readonly string[]): Record<Rule, Answer>[] {
  const output = execFileSync("/usr/bin/python3", ["-c", program], {
    input: JSON.stringify(texts),
    maxBuffer: 2 ** 28,
  });
  // The program above makes it: for each text the components by each rule, or null.
  const rows = JSON.parse(output.toString()) as (ComponentTexts | null)[][];
  return rows.map(([iriReference, iri, uriReference, uri]) => ({
    IRI_reference: iriReference ?? undefined,
    IRI: iri ?? undefined,
    URI_reference: uriReference ?? undefined,
    URI: uri ?? undefined,
  }));
}

export const suite: ConformanceSuite = {
  name: "Verdicts and components against python3-rfc3987, @hyperjump/uri and URL",
  version: "as installed",
  source: "Debian package python3-rfc3987, npm package @hyperjump/uri, Node.js; 20,000 generated texts",
  run,
};
