import type { LanguageName } from "../documents/languages.js";
import { iriToken, nameToken, stringToken } from "../documents/languages/turtle/turtle-tokens.js";
import type { Tag } from "../documents/markup/tag.js";
import { Seeker } from "../documents/markup/seeker.js";
import { MarkupWalk, type ContentKind, type MarkupVisitor } from "../documents/markup/walk.js";
import type { Span } from "../findings/span.js";
import { syntaxOf } from "../literals/syntaxes/syntaxes.js";
import { matchedText } from "../text/sticky-match.js";

/** What a document says of an identifier for people to read. */
export interface Description {
  readonly label?: string;
  readonly comment?: string;
}

const rdfs = "http://www.w3.org/2000/01/rdf-schema#";
const skos = "http://www.w3.org/2004/02/skos/core#";

/** The predicates whose values people read, of RDF Schema 1.1 §3.6 f. and SKOS §5 and §7. */
const predicates: ReadonlyMap<string, keyof Description> = new Map([
  [`${rdfs}label`, "label"],
  [`${skos}prefLabel`, "label"],
  [`${rdfs}comment`, "comment"],
  [`${skos}definition`, "comment"],
]);

/** A value of one of the predicates. */
interface Said {
  readonly what: keyof Description;
  readonly text: string;
  /** The language tag (BCP 47); empty if there is none. */
  readonly tag: string;
}

/** A text, and the labels of the prefixes that it declares for one of the vocabularies, with their namespaces. */
interface DescribedIn {
  readonly text: string;
  readonly labels: ReadonlyMap<string, string>;
}

/** The most occurrences of a subject in a document whose statements are read. */
const mostSubjects = 50;

/**
 * The label and the comment that statements give a subject, which stands at the given spans: of several, the first in
 * English or without a language tag, or else the first of all. Turtle, its relatives and RDF/XML are read; for
 * documents in other languages, the description is empty.
 */
export function descriptionAt(text: string, language: LanguageName, subjects: readonly Span<"source">[]): Description {
  const read = turtles.has(language) ? saidInTurtle : language === "xml" ? saidInXml : undefined;
  if (read === undefined) return {};
  const source = { text, labels: vocabularyLabels(text) };
  const said = subjects.slice(0, mostSubjects).flatMap((subject) => read(source, subject));
  const [label, comment] = [preferred(said, "label"), preferred(said, "comment")];
  return { ...(label !== undefined && { label }), ...(comment !== undefined && { comment }) };
}

function preferred(said: readonly Said[], wanted: keyof Description): string | undefined {
  const fitting = said.filter(({ what }) => what === wanted);
  return (fitting.find(({ tag }) => tag === "" || /^en(?:$|-)/iu.test(tag)) ?? fitting[0])?.text;
}

/** The beginning of a declaration, up to its namespace, in Turtle and in XML. */
const declarations = [/(?:^|\s)(?<label>[^\s:<>]*):\s*<$/u, /xmlns:(?<label>[^\s=:]{1,64})\s{0,8}=\s{0,8}["']$/u];

/** How far before a namespace its declaration may begin, in UTF-16 code units. */
const longestDeclaration = 128;

function vocabularyLabels(text: string): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  for (const namespace of [rdfs, skos])
    for (let at = text.indexOf(namespace); at !== -1; at = text.indexOf(namespace, at + 1)) {
      const before = text.slice(Math.max(0, at - longestDeclaration), at);
      const isWhole = /[>"']/u.test(text.charAt(at + namespace.length));
      const label = isWhole ? declarations.map((start) => start.exec(before)?.groups?.["label"]) : [];
      for (const name of label) if (name !== undefined) labels.set(name, namespace);
    }
  return labels;
}

/** The IRI of a prefixed name of one of the vocabularies; other names stay as they are. */
function expanded(name: string, { labels }: DescribedIn): string {
  const colon = name.indexOf(":");
  const namespace = labels.get(name.slice(0, Math.max(0, colon)));
  return namespace === undefined || colon === -1 ? name : namespace + name.slice(colon + 1);
}

const turtles: ReadonlySet<LanguageName> = new Set<LanguageName>(["turtle", "trig", "n3", "ntriples", "nquads"]);

const languageTag = /@[A-Za-z]{1,8}(?:-[A-Za-z\d]{1,8}){0,8}/uy;
const gap = /\s{1,4096}/uy;
const comment = /#[^\n\r]{0,4096}/uy;

/**
 * The labels and comments in the statement that begins with a subject. Those of nested blank nodes describe something
 * else and are left out.
 */
function saidInTurtle(source: DescribedIn, subject: Span<"source">): Said[] {
  const { text } = source;
  const said: Said[] = [];
  let at = text[subject.end] === ">" ? subject.end + 1 : subject.end;
  let depth = 0;
  /** The verb of the objects that follow (Turtle §6.5); `undefined` where a verb comes next. */
  let verb: string | undefined;
  while (at < text.length && depth >= 0) {
    const passed = matchedText(gap, text, at).length || matchedText(comment, text, at).length;
    const character = text.charAt(at);
    const name = passed > 0 ? undefined : nameToken(text, at);
    if (passed > 0) at += passed;
    else if (character === '"' || character === "'") {
      const { start, end, next } = stringToken(text, at);
      const tag = matchedText(languageTag, text, next);
      const what = depth === 0 ? predicates.get(verb ?? "") : undefined;
      if (what !== undefined)
        said.push({ what, text: syntaxOf("turtle-string").decode(text, { start, end }).text, tag: tag.slice(1) });
      at = next + tag.length;
    } else if (character === "<") {
      const { end, next } = iriToken(text, at);
      if (depth === 0) verb ??= text.slice(at + 1, end);
      at = next;
    } else if (name !== undefined) {
      if (depth === 0) verb ??= expanded(text.slice(at, name.end), source);
      at = name.end;
    } else {
      if (depth === 0 && character === ".") break;
      if (depth === 0 && character === ";") verb = undefined;
      if ("[({".includes(character)) depth += 1;
      if ("])}".includes(character)) depth -= 1;
      at += 1;
    }
  }
  return said;
}

/**
 * The labels and comments in the property elements of the node element in whose start tag a subject stands (RDF/XML
 * §2.2).
 */
function saidInXml(source: DescribedIn, subject: Span<"source">): Said[] {
  const { text } = source;
  const start = text.lastIndexOf("<", subject.start);
  if (start === -1) return [];
  const values = new ElementValues(source);
  const range = { start, end: text.length };
  const walk = new MarkupWalk({ text, seeker: new Seeker(text), range }, values);
  while (!walk.isOver && !values.isOver) walk.take();
  return values.said;
}

/** Collects the labels and comments that are children of the first element. */
class ElementValues implements MarkupVisitor {
  readonly said: Said[] = [];
  readonly #source: DescribedIn;
  #depth = 0;
  #current: { readonly what: keyof Description; readonly tag: string; text: string } | undefined;

  constructor(source: DescribedIn) {
    this.#source = source;
  }

  /** Whether the first element has ended. */
  isOver = false;

  open(tag: Tag): ContentKind {
    if (tag.isSelfClosing) this.isOver ||= this.#depth === 0;
    else {
      this.#depth += 1;
      const what = this.#depth === 2 ? predicates.get(expanded(tag.name, this.#source)) : undefined;
      this.#current = what && { what, tag: this.#languageOf(tag), text: "" };
    }
    return "markup";
  }

  close(): void {
    if (this.#depth === 2 && this.#current !== undefined) this.said.push(this.#current);
    this.#current = undefined;
    this.#depth -= 1;
    this.isOver = this.#depth <= 0;
  }

  text(span: Span<"source">): void {
    if (this.#current !== undefined) this.#current.text += syntaxOf("xml-text").decode(this.#source.text, span).text;
  }

  comment(): void {
    // A comment in markup is no part of a value.
  }

  raw(): void {
    // No element of XML has raw content.
  }

  isCdata(): boolean {
    return true;
  }

  #languageOf({ attributes }: Tag): string {
    const value = attributes.find(({ name }) => name === "xml:lang")?.value;
    return value === undefined ? "" : this.#source.text.slice(value.start, value.end);
  }
}
