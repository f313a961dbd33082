import { splitIri, toIri, toUri, type ProfileName, type Result, type Span } from "@irilint/core";
import { compareSpans, secretsIn } from "@irilint/core/internal";
import { queryEncoder } from "@irilint/core/documents";
import { isPattern, type Literal } from "@irilint/core/literals";

/**
 * The URI that a literal stands for (RFC 3987 §3.1), in a place that has to carry URIs that of the IRI that stands
 * there: with the octets of its query that a browser would send (3987bis §3.5). A pattern stands for none.
 */
export function uriFormOf(literal: Literal): Result | undefined {
  if (isPattern(literal)) return undefined;
  const encodeQuery = encoderOf(literal);
  return toUri(literal.text, { profile: profileOf(literal), ...(encodeQuery !== undefined && { encodeQuery }) });
}

/** Asked for only where it matters, since there is much to load for it. */
function encoderOf({ text, place: { charset } }: Literal): ReturnType<typeof queryEncoder> {
  const query = charset === undefined ? undefined : splitIri(text).query?.text;
  return charset !== undefined && /[^\0-\x7F]/u.test(query ?? "") ? queryEncoder(charset) : undefined;
}

/** The literal with as much of it decoded as can be (RFC 3987 §3.2). */
export function iriFormOf(literal: Literal): Result | undefined {
  return isPattern(literal) ? undefined : toIri(literal.text, { profile: profileOf(literal) });
}

/** The grammar of IRIs that holds where the literal stands, though URIs alone may be allowed there. */
export function profileOf({ place: { profile } }: Literal): ProfileName {
  return profile === "rfc3986" ? "rfc3987" : profile;
}

/** An IRI or URI without its passwords and tokens, which are nothing to show on a screen (RFC 3986 §3.2.1). */
export function withoutSecrets(iri: string): string {
  return shownText({ text: iri, holes: [] }).text;
}

/** A text as people are shown it: an ellipsis is in the place of each password and token, and of what a program fills in. */
export interface ShownText {
  readonly text: string;
  /** The same with a letter in the place of what is filled in, as by the checks: so it is split and laid out. */
  readonly standing: string;
  /** The ellipses that are not written there. */
  readonly ellipses: readonly Span[];
}

export function shownText({ text, holes }: Pick<Literal, "text" | "holes">): ShownText {
  const ellipses: Span[] = [];
  let [shown, standing] = ["", ""];
  let at = 0;
  for (const { start, end, isSecret } of hiddenIn(text, holes)) {
    const before = text.slice(at, start);
    ellipses.push({ start: shown.length + before.length, end: shown.length + before.length + 1 });
    shown += `${before}…`;
    standing += before + (isSecret ? "…" : text.slice(start, end));
    at = end;
  }
  return { text: shown + text.slice(at), standing: standing + text.slice(at), ellipses };
}

interface Hidden extends Span {
  readonly isSecret: boolean;
}

/** What is not shown, in the order of the text; a hole in a secret is part of it. */
function hiddenIn(text: string, holes: readonly Span[]): Hidden[] {
  const secrets = secretsIn(text);
  const isApart = (hole: Span): boolean => secrets.every(({ start, end }) => hole.end <= start || end <= hole.start);
  return [
    ...secrets.map((span) => ({ ...span, isSecret: true })),
    ...holes.filter(isApart).map((span) => ({ ...span, isSecret: false })),
  ].sort(compareSpans);
}

/** The host in A-labels and in U-labels, if it is a domain name of which the two differ. */
export function hostForms(literal: Literal): { readonly ascii: string; readonly unicode: string } | undefined {
  const [uri, iri] = [uriFormOf(literal), iriFormOf(literal)];
  if (!uri?.ok || !iri?.ok) return undefined;
  const ascii = splitIri(uri.value).authority?.host.text.toLowerCase();
  const unicode = splitIri(iri.value).authority?.host.text;
  if (ascii === undefined || unicode === undefined || !ascii.includes("xn--")) return undefined;
  return ascii === unicode ? undefined : { ascii, unicode };
}
