import { wellKnownPrefixes } from "../../../namespaces/well-known-prefixes.js";

/**
 * Where each prefix has to be declared: in any document, or in a whole query only, since parts of queries have no declarations;
 * or none but a well-known one, where a document declares some and others may need no declaration.
 */
export type PrefixScope = "document" | "query" | "well-known";

/** Schemes of identifiers that somebody has left without angle brackets, and blank nodes. */
const noPrefixes: ReadonlySet<string> = new Set(["_", "http", "https", "ftp", "urn", "mailto", "file", "tel", "data"]);

/** Names that public services bind for every query: those of Wikidata, DBpedia and Virtuoso, with the options of the last one. */
const bound = /(?:^|[\s(/^|!{;.,])(?:wdt?|wikibase|bd|psv?|pqv?|dbr|dbo|dbp|bif|sql|input|output|get):/mu;

/** A text that a program fills in, and with it the declarations. */
const template = /\{\{|\$\{|<%|\{%|^[^\S\n\r\u2028\u2029]*#\s*(?:include|import)\b/imu;

/** The words of which a whole query has one; in parts of it, no declaration stands. */
const queryForm = /\b(?:select|construct|describe|ask|insert|delete|modify)\b/iu;

/** What may be a name with a prefix. */
const prefixedName = /(?:^|[\s(/^|!{;.,])(?<prefix>[A-Za-z][\w-]{0,63}):[A-Za-z_]/gmu;

/** `@prefix a: <b>` and `Prefix(a:=<b>)` */
const declaration = /\bprefix\b/iu;

/** The prefixes that a document uses without declaring them. */
export class UndeclaredPrefixes {
  readonly #declares: PrefixScope | undefined;
  #text: string;
  readonly #found = new Set<string>();
  #isWhole: boolean | undefined;

  constructor(text: string, declaresPrefixes: PrefixScope | undefined) {
    this.#text = text;
    this.#declares = declaresPrefixes;
  }

  /** Goes on with the next part of a document; a part before that was none of a whole document says so of all that follow. */
  goOn(text: string): void {
    this.#text = text;
    if (this.#isWhole === true) this.#isWhole = undefined;
  }

  /** Whether it was asked for a prefix. */
  get hasFound(): boolean {
    return this.#found.size > 0;
  }

  /** Whether a prefix that is not declared should be, and was not met before. */
  isFirst(prefix: string): boolean {
    if (this.#declares === undefined || noPrefixes.has(prefix) || this.#found.has(prefix)) return false;
    if (this.#declares === "well-known" && !wellKnownPrefixes.has(prefix)) return false;
    this.#found.add(prefix);
    this.#isWhole ??= this.#holdsDeclarations() && !bound.test(this.#text) && !template.test(this.#text);
    return this.#isWhole;
  }

  #holdsDeclarations(): boolean {
    if (this.#declares === "well-known") return declaration.test(this.#text);
    if (this.#declares === "document") return true;
    // A store binds all prefixes of a query that declares none, its own among them.
    return queryForm.test(this.#text) && (declaration.test(this.#text) || this.#hasOnlyWellKnown());
  }

  #hasOnlyWellKnown(): boolean {
    const isOwn = (prefix = ""): boolean => !wellKnownPrefixes.has(prefix) && !noPrefixes.has(prefix);
    return !Array.from(this.#text.matchAll(prefixedName)).some(({ groups }) => isOwn(groups?.["prefix"]));
  }
}
