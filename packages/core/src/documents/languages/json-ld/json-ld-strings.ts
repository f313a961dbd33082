import { type IdentifierSite, jsonString, type RawLiteral, type Site } from "../../../literals/locating/index.js";
import type { JsonString, JsonWord } from "../json/json-tree.js";
import { namingOf, piecesBehindColon, piecesOfCompactIri, piecesOfTerm, vocabularyOf } from "./compact-iri.js";
import type { Context } from "./context.js";

/** Collects the strings of a document as literals. */
export class JsonLdStrings {
  readonly #literals: RawLiteral[] = [];
  /** By prefix, the first name with each that is not declared: one declaration mends them all. */
  readonly #undeclared = new Map<string, RawLiteral>();
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** In the order of the source, with the first name of each undeclared prefix that is not in `told`, to which they are added. */
  literals(told: Set<string>): RawLiteral[] {
    const first = [...this.#undeclared].filter(([prefix]) => !told.has(prefix));
    for (const [prefix] of first) told.add(prefix);
    return [...this.#literals, ...first.map(([, literal]) => literal)].sort((a, b) => a.span.start - b.span.start);
  }

  textOf({ kind, span }: JsonString | JsonWord): string {
    return kind === "word" ? this.#text.slice(span.start, span.end) : jsonString.decode(this.#text, span).text;
  }

  add(span: JsonString["span"], site: Site): void {
    const syntax = this.#text[span.start - 1] === "'" ? "javascript-string" : "json-string";
    this.#literals.push({ span, syntax, site });
  }

  /** Adds an absolute or compact IRI; a string whose prefix is not known is added like any other. */
  addIdentifier({ span }: JsonString, site: IdentifierSite, context: Context, otherwise: Site): void {
    const { text, map } = jsonString.decode(this.#text, span);
    const naming = namingOf(text, context);
    if (naming.kind === "unknown") this.add(span, otherwise);
    else if (naming.kind === "unprefixed")
      this.#literals.push({ span, syntax: "json-string", site, pieces: piecesBehindColon(span) });
    else if (naming.kind === "undeclared") this.#addUndeclared(naming.prefix, span, site);
    else if (naming.kind === "absolute" && naming.lowercaseIsPrefix)
      this.#literals.push({ span, syntax: "json-string", site, surroundings: { lowercaseIsPrefix: true } });
    else if (naming.kind !== "compact") this.add(span, site);
    else {
      const pieces = piecesOfCompactIri(naming.namespace, naming.colon, map, span);
      this.#literals.push({ span, syntax: "json-string", site, pieces });
    }
  }

  #addUndeclared(prefix: string, span: JsonString["span"], site: IdentifierSite): void {
    const first = this.#undeclared.get(prefix);
    if (first !== undefined && first.span.start < span.start) return;
    this.#undeclared.set(prefix, { span, syntax: "json-string", site, surroundings: { hasUndeclaredPrefix: true } });
  }

  /**
   * Adds a term, which the vocabulary of the document makes an identifier unless it has a colon; with a colon, it is
   * added as an identifier.
   */
  addTerm(node: JsonString, site: IdentifierSite, context: Context, otherwise: Site): void {
    const { span } = node;
    const text = this.textOf(node);
    const vocabulary = text === "" || text.includes(":") ? undefined : vocabularyOf(text, context);
    if (vocabulary === undefined && /[:/]/u.test(text)) this.addIdentifier(node, site, context, otherwise);
    else if (vocabulary === undefined) this.add(span, otherwise);
    else this.#literals.push({ span, syntax: "json-string", site, pieces: piecesOfTerm(vocabulary, span) });
  }
}
