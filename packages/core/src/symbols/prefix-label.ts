import type { Literal } from "../literals/read/literal.js";
import type { Span } from "../findings/span.js";

/** The label of a prefix at its declaration, without its colon; it may be empty. */
export interface PrefixLabel {
  readonly label: string;
  readonly span: Span<"source">;
}

/** Matches the text before a namespace, by the role of the namespace; the group `label` captures the prefix. */
const declarations: Readonly<Record<string, RegExp>> = {
  "@prefix": /(?:^|\s)(?<label>[^\s<>"#]*):(?:\s*=)?\s*<$/du,
  term: /"(?<label>[^"\\]*)"\s*:\s*(?:\{[^{}]*"@id"\s*:\s*)?"$/du,
  prefix: /(?:^|[\s"'])(?<label>[^\s:"']+):\s+$/du,
  entity: /<!ENTITY\s+(?<label>[\w.:-]+)\s+["']$/du,
};

const reach = 300;

/** The label for which a literal declares a namespace; `undefined` if it declares none. */
export function prefixDeclaredAt(text: string, { span, place, text: namespace }: Literal): PrefixLabel | undefined {
  const role = place.role ?? "";
  const xml = /^xmlns:(?<label>.+)$/u.exec(role)?.groups?.["label"];
  // A term of JSON-LD is a prefix only if its IRI ends in a delimiter (JSON-LD 1.1 §4.1.5).
  if (role === "term" && !/[:/?#[\]@]$/u.test(namespace)) return undefined;
  // Polynomial, but the text has `reach` UTF-16 code units at most.
  const pattern = xml === undefined ? declarations[role] : /xmlns:(?<label>[^\s=]+)\s*=\s*["']?$/du;
  const from = Math.max(0, span.start - reach);
  const match = pattern?.exec(text.slice(from, span.start));
  const [label, at] = [match?.groups?.["label"], match?.indices?.groups?.["label"]?.[0]];
  if (label === undefined || at === undefined) return undefined;
  const start = from + at;
  return { label, span: { start, end: start + label.length } };
}
