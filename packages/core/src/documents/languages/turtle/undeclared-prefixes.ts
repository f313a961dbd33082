import { wellKnownPrefixes } from "../../../namespaces/well-known-prefixes.js";
import { wordSet } from "../../../text/word-set.js";

/**
 * In which texts prefixes must be declared: `document` in any, `query` in whole queries only, since parts of queries
 * have no declarations, `well-known` none but well-known ones in a document that declares others.
 */
export type PrefixScope = "document" | "query" | "well-known";

/** Schemes of identifiers that were written without angle brackets, and blank nodes. */
const noPrefixes = wordSet("_ http https ftp urn mailto file tel data");

/**
 * Prefixes that public services predefine for queries: Wikidata, DBpedia and Virtuoso, with the options of the latter.
 */
const bound = wordSet("wd wdt wikibase bd ps psv pq pqv dbr dbo dbp bif sql input output get");

/** A prefix, before a local name that may be empty. */
const usedPrefix = /(?:^|[\s(/^|!{;.,])(?<prefix>[a-z]{2,8}):/gmu;

/** A template, whose expansion may contain the declarations. */
const template = /\{\{|\$\{|<%|\{%|^[^\S\n\r\u2028\u2029]*#\s*(?:include|import)\b/imu;

/** Keywords one of which every whole query has. */
const queryForm = /\b(?:select|construct|describe|ask|insert|delete|modify)\b/iu;

/** What may be a name with a prefix. */
const prefixedName = /(?:^|[\s(/^|!{;.,])(?<prefix>[A-Za-z][\w-]{0,63}):[A-Za-z_]/gmu;

/** `@prefix a: <b>` and `Prefix(a:=<b>)` */
const declaration = /\bprefix\b/iu;

/** Finds the prefixes that a document uses without declaring them. */
export class UndeclaredPrefixes {
  readonly #declares: PrefixScope | undefined;
  #text: string;
  readonly #found = new Set<string>();
  #isWhole: boolean | undefined;

  constructor(text: string, declaresPrefixes: PrefixScope | undefined) {
    this.#text = text;
    this.#declares = declaresPrefixes;
  }

  /**
   * Starts the next part of a document; if an earlier part shows that this is no whole document, that holds for all
   * later ones.
   */
  goOn(text: string): void {
    this.#text = text;
    if (this.#isWhole === true) this.#isWhole = undefined;
  }

  /** Whether it was asked about any prefix. */
  get hasFound(): boolean {
    return this.#found.size > 0;
  }

  /** Whether this is the first use of a prefix that should be declared and is not. */
  isFirst(prefix: string): boolean {
    if (this.#declares === undefined || noPrefixes.has(prefix) || this.#found.has(prefix)) return false;
    if (this.#declares === "well-known" && !wellKnownPrefixes.has(prefix)) return false;
    this.#found.add(prefix);
    this.#isWhole ??= this.#holdsDeclarations() && !this.#usesBound() && !template.test(this.#text);
    return this.#isWhole;
  }

  #holdsDeclarations(): boolean {
    if (this.#declares === "well-known") return declaration.test(this.#text);
    if (this.#declares === "document") return true;
    // A store binds all prefixes of a query that declares none, its own among them.
    return queryForm.test(this.#text) && (declaration.test(this.#text) || this.#hasOnlyWellKnown());
  }

  #usesBound(): boolean {
    return Array.from(this.#text.matchAll(usedPrefix)).some(({ groups }) => bound.has(groups?.["prefix"] ?? ""));
  }

  #hasOnlyWellKnown(): boolean {
    const isOwn = (prefix = ""): boolean => !wellKnownPrefixes.has(prefix) && !noPrefixes.has(prefix);
    return !Array.from(this.#text.matchAll(prefixedName)).some(({ groups }) => isOwn(groups?.["prefix"]));
  }
}
