import { splitIri } from "@irilint/core";
import { writtenEdits } from "@irilint/core/literals";
import { iriFormOf, uriFormOf } from "../documents/forms.js";
import { componentEdits } from "./component-edits.js";
import type { Rewrite, Selected } from "./rewrite.js";

/** The literal as the URI that it stands for (RFC 3987 §3.1). */
export function toUriForm(selected: Selected): Rewrite {
  return rewrite("Convert to a URI", selected, uriTextOf(selected));
}

/** The literal with as much of it decoded as can be (RFC 3987 §3.2); not where only URIs are allowed. */
export function toIriForm(selected: Selected): Rewrite {
  return rewrite("Convert to an IRI", selected, iriTextOf(selected));
}

/** The host of the URI form, such as `xn--rsum-bpad.example`. */
export function hostToPunycode(selected: Selected): Rewrite {
  return rewrite("Write the host in Punycode", selected, withHostOf(selected, uriTextOf(selected), /xn--/i));
}

/** The host of the IRI form, such as `résumé.example`. */
export function hostToUnicode(selected: Selected): Rewrite {
  return rewrite("Write the host in Unicode", selected, withHostOf(selected, iriTextOf(selected), /[^\0-\x7F]/));
}

function rewrite(title: string, { source, literal }: Selected, text: string | undefined): Rewrite {
  const edits = text === undefined ? [] : componentEdits(literal.text, text);
  return { title, edits: writtenEdits(source, literal, edits) };
}

function uriTextOf({ literal }: Selected): string | undefined {
  const uri = uriFormOf(literal);
  return uri?.ok ? uri.value : undefined;
}

function iriTextOf({ literal }: Selected): string | undefined {
  if (literal.place.profile === "rfc3986") return undefined;
  const iri = iriFormOf(literal);
  return iri?.ok ? iri.value : undefined;
}

/** The literal with nothing changed but the host, if the other one is written as `pattern` tells. */
function withHostOf({ literal: { text } }: Selected, other: string | undefined, pattern: RegExp): string | undefined {
  const host = splitIri(text).authority?.host;
  const replacement = other === undefined ? undefined : splitIri(other).authority?.host.text;
  if (host === undefined || replacement === undefined || !pattern.test(replacement)) return undefined;
  return text.slice(0, host.span.start) + replacement + text.slice(host.span.end);
}
