import { splitIri, toIri, toUri, type ProfileName, type Result, type Span } from "@irilint/core";
import { isPattern, type Literal } from "@irilint/core/literals";

/**
 * The URI that a literal stands for (RFC 3987 §3.1), in a place that has to carry URIs that of the IRI that stands
 * there. A pattern stands for none.
 */
export function uriFormOf(literal: Literal): Result | undefined {
  return isPattern(literal) ? undefined : toUri(literal.text, { profile: profileOf(literal) });
}

/** The literal with as much of it decoded as can be (RFC 3987 §3.2). */
export function iriFormOf(literal: Literal): Result | undefined {
  return isPattern(literal) ? undefined : toIri(literal.text, { profile: profileOf(literal) });
}

/** The grammar of IRIs that holds where the literal stands, though URIs alone may be allowed there. */
export function profileOf({ place: { profile } }: Literal): ProfileName {
  return profile === "rfc3986" ? "rfc3987" : profile;
}

/** An IRI or URI without its password, which is nothing to show on a screen (RFC 3986 §3.2.1). */
export function withoutPassword(iri: string): string {
  return shownText({ text: iri, holes: [] }).text;
}

/** A text as people are shown it: an ellipsis is in the place of its password, and of what a program fills in. */
export interface ShownText {
  readonly text: string;
  /** The same with a letter in the place of what is filled in, as by the checks: so it is split and laid out. */
  readonly standing: string;
  /** The ellipses that are not written there. */
  readonly ellipses: readonly Span[];
}

export function shownText({ text, holes }: Pick<Literal, "text" | "holes">): ShownText {
  const password = passwordIn(text);
  const ellipses: Span[] = [];
  let [shown, standing] = ["", ""];
  let at = 0;
  for (const hidden of hiddenIn(holes, password)) {
    const before = text.slice(at, hidden.start);
    ellipses.push({ start: shown.length + before.length, end: shown.length + before.length + 1 });
    shown += `${before}…`;
    standing += before + (hidden === password ? "…" : text.slice(hidden.start, hidden.end));
    at = hidden.end;
  }
  return { text: shown + text.slice(at), standing: standing + text.slice(at), ellipses };
}

/** What is not shown, in the order of the text; holes in the password are part of it. */
function hiddenIn(holes: readonly Span[], password: Span | undefined): readonly Span[] {
  if (password === undefined) return holes;
  const before = holes.filter(({ end }) => end <= password.start);
  return [...before, password, ...holes.filter(({ start }) => start >= password.end)];
}

function passwordIn(iri: string): Span | undefined {
  const { text = "", span } = splitIri(iri).authority?.userinfo ?? {};
  const colon = text.indexOf(":");
  if (span === undefined || colon === -1 || colon + 1 === text.length) return undefined;
  return { start: span.start + colon + 1, end: span.end };
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
