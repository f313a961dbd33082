import { mention, spellUnseen, splitIri, type Iri, type Span } from "@irilint/core";
import { catalogue, type Literal, type LocatedFinding } from "@irilint/core/literals";
import type { Analysis } from "../analyze.js";
import { uriFormOf, userOf, withoutPassword } from "../forms.js";

/** What there is to say about one literal, before it is put in the words of a format. */
export interface Explanation {
  readonly span: Span<"source">;
  readonly uri: UriForm;
  readonly components: readonly ExplainedComponent[];
  /** The first of them are about the place that is pointed at. */
  readonly findings: readonly ExplainedFinding[];
  /** How many more findings there are than are told. */
  readonly untold: number;
}

export type UriForm =
  | { readonly kind: "same" | "pattern" | "not-an-iri" | "host-not-mappable" }
  | { readonly kind: "other"; readonly text: string };

interface ExplainedComponent {
  readonly name: string;
  readonly text: string;
  /** The characters that a reader does not see, or sees in another order, as they are stored. */
  readonly characters: readonly string[];
}

export interface ExplainedFinding {
  readonly span: Span<"source">;
  readonly code: string;
  /** Empty if the client shows it by itself. */
  readonly message: string;
  readonly why: string;
  readonly url: string | undefined;
  readonly fixes: readonly string[];
}

const entries = new Map(catalogue.map((entry) => [entry.code, entry]));

/** The explanation of the literal at `offset`, if there is one that has something to say. */
export function explainAt({ literals, findings }: Analysis, offset: number): Explanation | undefined {
  const literal = literals.find(({ span }) => span.start <= offset && offset <= span.end);
  if (literal === undefined) return undefined;
  const own = findings.filter(({ span }) => literal.span.start <= span.start && span.end <= literal.span.end);
  const iri = splitIri(literal.text);
  const uri = uriForm(literal);
  // Of a plain relative reference there is nothing to tell that the text does not show.
  if (own.length === 0 && iri.scheme === undefined && uri.kind !== "other") return undefined;
  return {
    span: literal.span,
    uri,
    components: componentsOf(iri, literal),
    findings: nearestFirst(own, offset).slice(0, mostFindings).map(explainFinding),
    untold: Math.max(0, own.length - mostFindings),
  };
}

const mostFindings = 4;

function nearestFirst(findings: readonly LocatedFinding[], offset: number): LocatedFinding[] {
  const isHere = ({ span }: LocatedFinding): boolean => span.start <= offset && offset <= span.end;
  return [...findings.filter(isHere), ...findings.filter((finding) => !isHere(finding))];
}

function uriForm(literal: Literal): UriForm {
  const uri = uriFormOf(literal);
  if (uri === undefined) return { kind: "pattern" };
  if (uri.ok)
    return uri.value === literal.text ? { kind: "same" } : { kind: "other", text: shorten(withoutPassword(uri.value)) };
  return { kind: uri.reason === "host-not-mappable" ? uri.reason : "not-an-iri" };
}

function explainFinding({ span, code, message, fixes }: LocatedFinding): ExplainedFinding {
  const entry = entries.get(code);
  return { span, code, message, why: entry?.why ?? "", url: entry?.url, fixes: fixes.map(({ title }) => title) };
}

function componentsOf({ scheme, authority, path, query, fragment }: Iri, literal: Literal): ExplainedComponent[] {
  const { userinfo, host, port } = authority ?? {};
  return Object.entries({ scheme, userinfo, host, port, path, query, fragment }).flatMap(([name, component]) => {
    if (component === undefined || (component.text === "" && name === "path")) return [];
    const text = name === "userinfo" ? spellUnseen(userOf(component.text)) : show(component.span, literal);
    return [{ name, text, characters: charactersOf(component.text) }];
  });
}

/** The text of a component, with an ellipsis for what is filled in when the program runs. */
function show({ start, end }: Span, { text, holes }: Literal): string {
  let shown = "";
  let at = start;
  for (const hole of holes) {
    if (hole.start < start || hole.end > end) continue;
    shown += `${text.slice(at, hole.start)}…`;
    at = hole.end;
  }
  return shorten(spellUnseen(shown + text.slice(at, end)));
}

const longest = 300;

function shorten(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}…`;
}

const mostCharacters = 24;

/** Runs of one script in the order in which they are stored, and every other character by its name. */
function charactersOf(text: string): string[] {
  const seen = text.slice(0, longest).replaceAll(" ", "");
  const mentions = Array.from(seen, (character) => mention(character.codePointAt(0) ?? 0));
  const named = mentions.filter((words) => words.startsWith("U+"));
  const lines = runsOf(named.slice(0, mostCharacters)).map(inWords);
  if (named.length > mostCharacters) lines.push(`and ${named.length - mostCharacters} more`);
  return [...new Set(lines)];
}

/** Parts the mentions where the script changes; what is of no script stands alone. */
function runsOf(mentions: readonly string[]): [string, ...string[]][] {
  const runs: [string, ...string[]][] = [];
  for (const words of mentions) {
    const last = runs.at(-1);
    if (last !== undefined && scriptIn(words) !== undefined && scriptIn(words) === scriptIn(last[0])) last.push(words);
    else runs.push([words]);
  }
  return runs;
}

/** `U+05D0 U+05D1 (Hebrew)`, or `U+202E RIGHT-TO-LEFT OVERRIDE`. */
function inWords(run: readonly [string, ...string[]]): string {
  const script = scriptIn(run[0]);
  return script === undefined ? run[0] : `${run.map((words) => words.split(" ", 1)[0]).join(" ")} (${script})`;
}

function scriptIn(words: string): string | undefined {
  return /\((.+)\)$/.exec(words)?.[1];
}
