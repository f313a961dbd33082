import { catalogue, mention, spellUnseen, splitIri, type Iri, type Span } from "@irilint/core";
import type { Literal, LocatedFinding } from "@irilint/core/literals";
import type { Analysis } from "../analyze.js";
import { uriFormOf } from "../uri-form.js";

/** What there is to say about one literal, before it is put in the words of a format. */
export interface Explanation {
  readonly span: Span<"source">;
  readonly uri: UriForm;
  readonly components: readonly { readonly name: string; readonly text: string }[];
  /** The characters that a reader does not see, or sees in another order, as they are stored. */
  readonly characters: readonly string[];
  readonly findings: readonly ExplainedFinding[];
}

export type UriForm =
  | { readonly kind: "same" | "pattern" | "not-an-iri" | "host-not-mappable" }
  | { readonly kind: "other"; readonly text: string };

export interface ExplainedFinding {
  readonly code: string;
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
    characters: charactersOf(literal.text),
    findings: own.map(explainFinding),
  };
}

function uriForm(literal: Literal): UriForm {
  const uri = uriFormOf(literal);
  if (uri === undefined) return { kind: "pattern" };
  if (uri.ok) return uri.value === literal.text ? { kind: "same" } : { kind: "other", text: shorten(uri.value) };
  return { kind: uri.reason === "host-not-mappable" ? uri.reason : "not-an-iri" };
}

function explainFinding({ code, message, fixes }: LocatedFinding): ExplainedFinding {
  const entry = entries.get(code);
  return { code, message, why: entry?.why ?? "", url: entry?.url, fixes: fixes.map(({ title }) => title) };
}

function componentsOf(iri: Iri, literal: Literal): Explanation["components"] {
  const { scheme, authority, path, query, fragment } = iri;
  const named = {
    scheme,
    userinfo: authority?.userinfo,
    host: authority?.host,
    port: authority?.port,
    path,
    query,
    fragment,
  };
  return Object.entries(named).flatMap(([name, component]) => {
    if (component === undefined || (component.text === "" && name === "path")) return [];
    return [{ name, text: name === "userinfo" ? hidePassword(component.text) : show(component.span, literal) }];
  });
}

/** A password is nothing to show on a screen (RFC 3986 §3.2.1). */
function hidePassword(userinfo: string): string {
  const [user = "", ...password] = userinfo.split(":");
  return spellUnseen(password.join(":") === "" ? userinfo : `${user}:…`);
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
  const lines: string[] = [];
  const mentions = [...text]
    .map((character) => mention(character.codePointAt(0) ?? 0))
    .filter((words) => words.startsWith("U+"));
  for (let index = 0; index < Math.min(mentions.length, mostCharacters);) {
    const script = scriptIn(mentions[index]);
    let end = index + 1;
    while (script !== undefined && end < mostCharacters && scriptIn(mentions[end]) === script) end += 1;
    const run = mentions.slice(index, end);
    lines.push(
      script === undefined ? run.join("") : `${run.map((words) => words.split(" ")[0]).join(" ")} (${script})`,
    );
    index = end;
  }
  if (mentions.length > mostCharacters) lines.push(`and ${mentions.length - mostCharacters} more`);
  return [...new Set(lines)];
}

function scriptIn(words: string | undefined): string | undefined {
  return /\((.+)\)$/.exec(words ?? "")?.[1];
}
