import { escapeInvisible, plausibleExpansion, splitIri, type Span } from "@irilint/core";
import type { Description } from "@irilint/core/documents";
import type { Literal, LocatedFinding } from "@irilint/core/literals";
import type { Analysis } from "../../documents/analyze.js";
import { hostForms, iriFormOf, shownText, uriFormOf, withoutSecrets, type ShownText } from "../../documents/forms.js";
import { entryOfCode } from "../entry-of-code.js";
import { componentsIn } from "../inspection/components.js";
import { contains, isAt } from "../selection.js";
import { charactersOf } from "./characters.js";
import { lookalikesIn } from "./lookalikes.js";

/** What there is to say about one literal, before it is put in the words of a format. */
export interface Explanation {
  readonly span: Span<"source">;
  readonly shown: ShownText;
  /** The whole identifier, with what its prefix stands for. */
  readonly text: string;
  readonly uri: UriForm;
  /** What a URI template becomes with plausible values. */
  readonly expansion: string | undefined;
  /** The IRI with as much decoded as can be, if that differs from the text. */
  readonly iri: string | undefined;
  readonly components: readonly ExplainedComponent[];
  /** The first of them are about the place that is pointed at. */
  readonly findings: readonly ExplainedFinding[];
  /** How many more findings there are than are told. */
  readonly untold: number;
  /** How often and where it is used, in a sentence. */
  readonly usage?: string | undefined;
  /** What the workspace says of it for people to read. */
  readonly description?: Description | undefined;
  /** The heading and the file to which a reference leads. */
  readonly destination?: string | undefined;
}

export type UriForm =
  | { readonly kind: "same" | "same-reference" | "pattern" | "part" | "not-an-iri" | "host-not-mappable" }
  | { readonly kind: "other"; readonly text: string };

interface ExplainedComponent {
  readonly name: string;
  readonly text: string;
  /** Other names of the host; the characters that a reader does not see, or takes for others. */
  readonly notes: readonly string[];
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

/** The explanation of the literal at `offset`, if there is one that has something to say; with what is `known` of its use. */
export function explainAt(
  { literals, findings }: Analysis,
  offset: number,
  known: Pick<Explanation, "usage" | "destination" | "description"> = {},
): Explanation | undefined {
  const literal = literals.find(({ span }) => isAt(span, offset));
  if (literal === undefined) return undefined;
  const own = findings.filter(({ span }) => contains(literal.span, span));
  const [uri, iri] = [uriForm(literal), iriForm(literal)];
  // Of a plain relative reference there is nothing to tell that the text does not show.
  if (
    own.length === 0 &&
    known.destination === undefined &&
    known.description === undefined &&
    splitIri(literal.text).scheme === undefined &&
    uri.kind !== "other" &&
    iri === undefined &&
    literal.place.template === undefined
  )
    return undefined;
  const shown = shownText(literal);
  return {
    span: literal.span,
    shown,
    text: shorten(escapeInvisible(shown.text)),
    uri,
    expansion: expansionOf(literal),
    iri,
    components: componentsOf(literal, shown),
    findings: nearestFirst(own, offset).slice(0, mostFindings).map(explainFinding),
    untold: Math.max(0, own.length - mostFindings),
    ...known,
    description: known.description && described(known.description),
  };
}

/** A label and a comment as one line each, and no longer than an identifier. */
function described({ label, comment }: Description): Description {
  const line = (text: string): string => shorten(escapeInvisible(text.trim().replace(/\s+/gu, " ")));
  return {
    ...(label !== undefined && { label: line(label) }),
    ...(comment !== undefined && { comment: line(comment) }),
  };
}

const mostFindings = 4;

function nearestFirst(findings: readonly LocatedFinding[], offset: number): LocatedFinding[] {
  const isHere = ({ span }: LocatedFinding): boolean => isAt(span, offset);
  return [...findings.filter(isHere), ...findings.filter((finding) => !isHere(finding))];
}

function uriForm(literal: Literal): UriForm {
  const uri = uriFormOf(literal);
  if (uri === undefined) return { kind: literal.holes.length > 0 ? "pattern" : "part" };
  if (uri.ok && uri.value === literal.text)
    return { kind: splitIri(literal.text).scheme === undefined ? "same-reference" : "same" };
  if (uri.ok) return { kind: "other", text: shorten(withoutSecrets(uri.value)) };
  return { kind: uri.reason === "host-not-mappable" ? uri.reason : "not-an-iri" };
}

function expansionOf({ text, place }: Literal): string | undefined {
  const expansion = place.template === undefined ? undefined : plausibleExpansion(text);
  return expansion === undefined ? undefined : shorten(escapeInvisible(withoutSecrets(expansion)));
}

function explainFinding({ span, code, message, fixes }: LocatedFinding): ExplainedFinding {
  const entry = entryOfCode(code);
  return { span, code, message, why: entry?.why ?? "", url: entry?.url, fixes: fixes.map(({ title }) => title) };
}

function iriForm(literal: Literal): string | undefined {
  const iri = iriFormOf(literal);
  const shown = iri?.ok ? withoutSecrets(iri.value) : undefined;
  return shown === undefined || shown === withoutSecrets(literal.text) ? undefined : shorten(escapeInvisible(shown));
}

function componentsOf(literal: Literal, shown: ShownText): ExplainedComponent[] {
  const lookalikes = lookalikesIn(shown);
  const { components } = componentsIn(shown);
  return components.flatMap(({ name, text, span }) => {
    if (text === "" && name === "path") return [];
    const names = name === "host" ? hostNames(text, literal) : [];
    const seen = text.slice(0, longest);
    return [
      { name, text: shorten(escapeInvisible(text)), notes: [...names, ...charactersOf(seen, span.start, lookalikes)] },
    ];
  });
}

/** The host as DNS knows it, and as people do. */
function hostNames(written: string, literal: Literal): string[] {
  const forms = hostForms(literal);
  if (forms === undefined) return [];
  const { ascii, unicode } = forms;
  return [ascii, unicode]
    .filter((name) => name !== written.toLowerCase())
    .map((name) => (name === ascii ? `${shorten(name)} in DNS` : `${shorten(escapeInvisible(name))} in Unicode`));
}

const longest = 300;
/** What is kept of the end, where a file's name and the query are. */
const ending = 60;

function shorten(text: string): string {
  if (text.length <= longest) return text;
  const [start, end] = [text.slice(0, longest - ending), text.slice(-ending)];
  return `${start.replace(/[\uD800-\uDBFF]$/u, "")}…${end.replace(/^[\uDC00-\uDFFF]/u, "")}`;
}
