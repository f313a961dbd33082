import type { Prefixes, RawLiteral, Site } from "../../../literals/locating/index.js";
import { unknownTerm } from "../../../namespaces/nearest-term.js";
import { UndeclaredPrefixes } from "../turtle/undeclared-prefixes.js";

const site: Site = { kind: "identifier", use: "name", production: "IRI", role: "element" };

/** `xmlns:a=` */
const declaration = /\bxmlns:(?<prefix>[^\s=]{1,64})\s{0,8}=/gu;

/** The names of elements in RDF/XML that stand for no class and no property. */
export class ElementNames {
  readonly #text: string;
  readonly #prefixes: Prefixes;
  readonly #undeclared: UndeclaredPrefixes;
  #declaredAnywhere: ReadonlySet<string> | undefined;

  constructor(text: string, prefixes: Prefixes) {
    this.#text = text;
    this.#prefixes = prefixes;
    this.#undeclared = new UndeclaredPrefixes(text, "document");
  }

  /** Whether all of the text was searched for a declaration. */
  get hasUndeclared(): boolean {
    return this.#undeclared.hasFound;
  }

  /** A name that stands at `start`; nothing where all is well with it, as with most, or where it is not known what it stands for. */
  literalOf(name: string, start: number): RawLiteral | undefined {
    const local = name.indexOf(":") + 1;
    const prefix = name.slice(0, Math.max(0, local - 1));
    if (prefix === "" || local === name.length) return undefined;
    const span = { start, end: start + name.length };
    const text = this.#prefixes.namespaceOf(prefix);
    if (text === undefined) {
      if (!this.#isUndeclared(prefix)) return undefined;
      return { span, syntax: "xml-name", site, surroundings: { hasUndeclaredPrefix: true } };
    }
    if (unknownTerm(text + name.slice(local)) === undefined) return undefined;
    const pieces = [
      { kind: "expansion", span: { start, end: start + local }, text },
      { kind: "text", span: { start: start + local, end: span.end } },
    ] as const;
    return { span, syntax: "xml-name", site, pieces };
  }

  /** Declarations elsewhere may stand on elements around, or in the document type. */
  #isUndeclared(prefix: string): boolean {
    if (this.#prefixes.isDeclared(prefix) || prefix === "xml" || !this.#undeclared.isFirst(prefix)) return false;
    this.#declaredAnywhere ??= new Set(
      Array.from(this.#text.matchAll(declaration), ({ groups }) => groups?.["prefix"] ?? ""),
    );
    return !this.#declaredAnywhere.has(prefix);
  }
}
