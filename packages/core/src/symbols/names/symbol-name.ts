import type { Span } from "../../findings/span.js";
import { nameStart, withinName } from "../../text/name-characters.js";

/**
 * How a name that is no literal is written.
 * - `qualified`: the name of an element or attribute of XML (Namespaces in XML 1.0 §4).
 * - `curie`: one of the names in an attribute of RDFa (RDFa 1.1 §7.4).
 * - `term`: a term of RDFa or JSON-LD, to which the vocabulary is prepended.
 * - `defined`: a term whose IRI a context of JSON-LD defines elsewhere.
 */
type Manner = "qualified" | "curie" | "term" | "defined";

/** A name that stands for an identifier by a declaration elsewhere in the document. */
export interface SymbolName {
  readonly manner: Manner;
  /** The IRI that the name stands for. */
  readonly iri: string;
  /** The span of the name, with its prefix. */
  readonly span: Span<"source">;
  /** The prefix without its colon; absent if none is written. */
  readonly label?: string;
  /** The namespace to which the local part is appended; absent if the name is written as a whole IRI. */
  readonly namespace?: string;
  /** The span of the name in the end tag of an element; absent for other names, and if the element has no end tag. */
  readonly closing?: Span<"source">;
  /** The prefixes in scope, with their namespaces. */
  readonly prefixes: ReadonlyMap<string, string>;
}

/** `NCName` — Namespaces in XML 1.0 §3 */
const ncName = new RegExp(`^[${nameStart}][${nameStart}${withinName}.]*$`, "u");

/** The reference of a CURIE in an attribute, where white space separates names (RDFa 1.1 §6). */
const curieReference = /^[^\s"'<>&{}[\]`]*$/u;

/**
 * The text that stands for the IRI `to` in the place of a name: with the same prefix, with another one in scope, or as
 * a whole IRI where that is allowed; `undefined` if `to` cannot be written there.
 */
export function rewrittenName(name: SymbolName, to: string): string | undefined {
  const local = name.manner === "qualified" ? ncName : curieReference;
  const rest =
    name.namespace !== undefined && to.startsWith(name.namespace) ? to.slice(name.namespace.length) : undefined;
  if (rest !== undefined && fits(name, rest)) return name.label === undefined ? rest : `${name.label}:${rest}`;
  if (name.namespace === undefined) return curieReference.test(to) ? to : undefined;
  const fitting = [...name.prefixes]
    .filter(([label, namespace]) => label !== "" && to.startsWith(namespace) && local.test(to.slice(namespace.length)))
    .sort(([, a], [, b]) => b.length - a.length);
  for (const [label, namespace] of fitting) return `${label}:${to.slice(namespace.length)}`;
  return name.manner === "qualified" || !curieReference.test(to) ? undefined : to;
}

function fits({ manner, label }: SymbolName, rest: string): boolean {
  // In a name without a prefix, the text before a colon would be read as a prefix; an empty name is no name.
  if (label === undefined) return ncName.test(rest);
  return (manner === "qualified" ? ncName : curieReference).test(rest);
}
