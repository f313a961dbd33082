import type { Span } from "../../findings/span.js";

/**
 * How a document writes a name that is no literal of it.
 * - `qualified`: the name of an element or attribute of XML (Namespaces in XML 1.0 §4).
 * - `curie`: one of the names in an attribute of RDFa (RDFa 1.1 §7.4).
 * - `term`: a term of RDFa or JSON-LD that a vocabulary precedes.
 * - `defined`: a term that the context of JSON-LD defines elsewhere; it names what its definition says.
 */
type Manner = "qualified" | "curie" | "term" | "defined";

/** A name that together with what is declared elsewhere is an identifier. */
export interface SymbolName {
  readonly manner: Manner;
  /** The identifier. */
  readonly iri: string;
  /** All of the name, with its prefix. */
  readonly span: Span<"source">;
  /** The prefix without its colon; left out where none is written. */
  readonly label?: string;
  /** What the part behind the prefix is appended to; left out for an identifier that is written as a whole. */
  readonly namespace?: string;
  /** The same name in the end tag of an element. */
  readonly closing?: Span<"source">;
  /** The prefixes that are declared at the place, with what they stand for. */
  readonly prefixes: ReadonlyMap<string, string>;
}

/** `NCName`, without the characters that only old scripts write — Namespaces in XML 1.0 §3 */
const ncName = /^[\p{L}_][\p{L}\p{M}\p{N}_.-]*$/u;

/** The part behind the colon of a CURIE in an attribute, where white space separates names (RDFa 1.1 §6). */
const curieReference = /^[^\s"'<>&{}[\]`]*$/u;

/**
 * How a name is written for another identifier, as the text of the whole name: by its own prefix or another one of the
 * place, or as a whole where that can stand there; nothing if it cannot be written.
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
  // Without a prefix, a colon would make one, and nothing would be no name.
  if (label === undefined) return ncName.test(rest);
  return (manner === "qualified" ? ncName : curieReference).test(rest);
}
