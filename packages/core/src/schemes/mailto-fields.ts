import type { Iri } from "../iri/iri.js";
import { percentDecodeUtf8 } from "../percent-encoding/percent-decode.js";
import { cutPart, splitPart, wholePart, type SchemePart } from "./scheme-fault.js";
import { uriForm } from "./uri-form.js";
import { wordSet } from "../text/word-set.js";

/** `hfield = hfname "=" hfvalue` — RFC 6068 §2 */
export interface MailtoField {
  readonly whole: SchemePart;
  /** As it stands. */
  readonly name: SchemePart;
  /** Missing where there is no equals sign. */
  readonly value?: SchemePart;
  /** The name decoded, in lower case: `hfname` has none (RFC 6068 §2). */
  readonly key: string;
  /** Whether a field of the same name, with a value, stands before it. */
  readonly isRepeated: boolean;
}

/** `hfields = "?" hfield *( "&" hfield )` — RFC 6068 §2 */
export function mailtoFields(iri: Iri): MailtoField[] {
  const { query } = uriForm(iri);
  if (query === undefined) return [];
  const seen = new Set<string>();
  return splitPart(wholePart(query), "&").map((whole) => {
    const [name, value] = cutPart(whole, "=");
    const key = (percentDecodeUtf8(name.text) ?? name.text).toLowerCase();
    const isRepeated = seen.has(key);
    if (value !== undefined) seen.add(key);
    return { whole, name, ...(value !== undefined && { value }), key, isRepeated };
  });
}

/** The fields that a message has at most once (RFC 5322 §3.6); `body` is no field of a message. */
const once = wordSet("date from sender reply-to to cc bcc message-id in-reply-to references subject");

/** Whether a message may hold no second field of the name. */
export function occursOnce({ key }: MailtoField): boolean {
  return once.has(key);
}
