import type { Span } from "../../findings/span.js";
import { OpenElements } from "../../documents/markup/open-elements.js";
import { Seeker } from "../../documents/markup/seeker.js";
import type { Tag } from "../../documents/markup/tag.js";
import { walkMarkup, type ContentKind, type MarkupVisitor } from "../../documents/markup/walk.js";
import type { SymbolName } from "./symbol-name.js";

/** Prefixes that need no declaration, from the RDFa Core Initial Context. */
const initialContext: ReadonlyMap<string, string> = new Map([
  ["as", "https://www.w3.org/ns/activitystreams#"],
  ["cc", "http://creativecommons.org/ns#"],
  ["csvw", "http://www.w3.org/ns/csvw#"],
  ["ctag", "http://commontag.org/ns#"],
  ["dc", "http://purl.org/dc/terms/"],
  ["dc11", "http://purl.org/dc/elements/1.1/"],
  ["dcat", "http://www.w3.org/ns/dcat#"],
  ["dcterms", "http://purl.org/dc/terms/"],
  ["foaf", "http://xmlns.com/foaf/0.1/"],
  ["gr", "http://purl.org/goodrelations/v1#"],
  ["ical", "http://www.w3.org/2002/12/cal/icaltzd#"],
  ["ldp", "http://www.w3.org/ns/ldp#"],
  ["ma", "http://www.w3.org/ns/ma-ont#"],
  ["oa", "http://www.w3.org/ns/oa#"],
  ["og", "http://ogp.me/ns#"],
  ["org", "http://www.w3.org/ns/org#"],
  ["owl", "http://www.w3.org/2002/07/owl#"],
  ["prov", "http://www.w3.org/ns/prov#"],
  ["qb", "http://purl.org/linked-data/cube#"],
  ["rdf", "http://www.w3.org/1999/02/22-rdf-syntax-ns#"],
  ["rdfa", "http://www.w3.org/ns/rdfa#"],
  ["rdfs", "http://www.w3.org/2000/01/rdf-schema#"],
  ["rev", "http://purl.org/stuff/rev#"],
  ["schema", "http://schema.org/"],
  ["sd", "http://www.w3.org/ns/sparql-service-description#"],
  ["sioc", "http://rdfs.org/sioc/ns#"],
  ["skos", "http://www.w3.org/2004/02/skos/core#"],
  ["skosxl", "http://www.w3.org/2008/05/skos-xl#"],
  ["sosa", "http://www.w3.org/ns/sosa/"],
  ["ssn", "http://www.w3.org/ns/ssn/"],
  ["time", "http://www.w3.org/2006/time#"],
  ["v", "http://rdf.data-vocabulary.org/#"],
  ["vcard", "http://www.w3.org/2006/vcard/ns#"],
  ["void", "http://rdfs.org/ns/void#"],
  ["xhv", "http://www.w3.org/1999/xhtml/vocab#"],
  ["xsd", "http://www.w3.org/2001/XMLSchema#"],
]);

/** Attributes that hold names. `hasTerms`: a name without a prefix is a term of the vocabulary (RDFa 1.1 §7.4). */
const attributes: ReadonlyMap<string, { readonly hasTerms: boolean }> = new Map([
  ["property", { hasTerms: true }],
  ["typeof", { hasTerms: true }],
  ["datatype", { hasTerms: true }],
  // In HTML, a word without a prefix is a link type here (HTML+RDFa §3.1).
  ["rel", { hasTerms: false }],
  ["rev", { hasTerms: false }],
]);

/** The names in the attributes of RDFa in HTML. */
export function rdfaNames(text: string): SymbolName[] {
  if (!/\s(?:property|typeof|datatype)\s*=|\s(?:rel|rev)\s*=\s*["']?\w+:/u.test(text)) return [];
  const names = new RdfaNames(text);
  walkMarkup({ text, seeker: new Seeker(text), mayHoldTemplates: true }, names);
  return names.found;
}

/**
 * The most prefixes in scope: further declarations are ignored, since each declaration copies the map of those in
 * scope.
 */
const mostPrefixes = 256;

interface RdfaScope {
  readonly prefixes: ReadonlyMap<string, string>;
  readonly vocabulary: string | undefined;
}

const rawElements: ReadonlySet<string> = new Set(["script", "style", "textarea", "title"]);

class RdfaNames implements MarkupVisitor {
  readonly found: SymbolName[] = [];
  readonly #text: string;
  readonly #scopes = new OpenElements<RdfaScope>({ prefixes: initialContext, vocabulary: undefined });

  constructor(text: string) {
    this.#text = text;
  }

  open(tag: Tag): ContentKind {
    const element = tag.name.toLowerCase();
    const scope = this.#scopeOf(tag);
    for (const { name, value } of tag.attributes) {
      const known = attributes.get(name.toLowerCase());
      if (known !== undefined && value !== undefined) this.#takeNames(value, scope, known);
    }
    if (!tag.isSelfClosing) this.#scopes.open(element, () => scope);
    return rawElements.has(element) ? "raw" : "markup";
  }

  close(name: string): void {
    this.#scopes.close(name);
  }

  text(): void {
    // Names stand only in tags.
  }

  comment(): void {
    // Names stand only in tags.
  }

  raw(): void {
    // Names stand only in tags.
  }

  #scopeOf({ attributes: own }: Tag): RdfaScope {
    let { prefixes, vocabulary } = this.#scopes.inherited;
    for (const { name, value } of own) {
      if (value === undefined) continue;
      const written = this.#text.slice(value.start, value.end);
      if (name.toLowerCase() === "vocab") vocabulary = written.trim() === "" ? undefined : written.trim();
      if (prefixes.size > mostPrefixes) continue;
      const label = /^xmlns:(?<label>.+)$/iu.exec(name)?.groups?.["label"]?.toLowerCase();
      if (label !== undefined) prefixes = new Map([...prefixes, [label, written]]);
      if (name.toLowerCase() === "prefix") prefixes = new Map([...prefixes, ...declaredIn(written)]);
    }
    return { prefixes, vocabulary };
  }

  #takeNames({ start, end }: Span<"source">, scope: RdfaScope, { hasTerms }: { readonly hasTerms: boolean }): void {
    for (const { index, 0: written } of this.#text.slice(start, end).matchAll(/[^\s]+/gu)) {
      const span = { start: start + index, end: start + index + written.length };
      const { prefixes, vocabulary } = scope;
      const curie = /^(?<label>[\p{L}_][\w.-]*):(?<rest>(?!\/\/)[^{}<>&"'[\]]*)$/u.exec(written)?.groups;
      const label = curie?.["label"] ?? "";
      // Prefixes of RDFa are case-insensitive (RDFa 1.1 §7.4.1).
      const namespace = prefixes.get(label.toLowerCase());
      if (curie !== undefined && namespace !== undefined)
        this.found.push({
          manner: "curie",
          iri: namespace + (curie["rest"] ?? ""),
          span,
          label,
          namespace,
          prefixes,
        });
      else if (hasTerms && vocabulary !== undefined && /^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(written))
        this.found.push({ manner: "term", iri: vocabulary + written, span, namespace: vocabulary, prefixes });
      else if (/^https?:\/\/[^{}<>&"'[\]]+$/u.test(written))
        this.found.push({ manner: "curie", iri: written, span, prefixes });
    }
  }
}

/** The declarations of a `prefix` attribute: `prefix="foaf: http://xmlns.com/foaf/0.1/ …"`. */
function declaredIn(value: string): [string, string][] {
  return Array.from(value.matchAll(/(?<!\S)(?<label>[^\s:]{1,64}):\s+(?<namespace>\S+)/gu), ({ groups }) => [
    groups?.["label"]?.toLowerCase() ?? "",
    groups?.["namespace"] ?? "",
  ]);
}
