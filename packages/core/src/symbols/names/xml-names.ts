import type { Span } from "../../findings/span.js";
import { OpenElements } from "../../documents/markup/open-elements.js";
import { Seeker } from "../../documents/markup/seeker.js";
import type { Tag } from "../../documents/markup/tag.js";
import { walkMarkup, type ContentKind, type MarkupVisitor } from "../../documents/markup/walk.js";
import { walkDocumentType } from "../../documents/languages/xml/document-type.js";
import { DeclaredEntities } from "../../documents/languages/xml/entities.js";
import type { SymbolName } from "./symbol-name.js";

const rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";

/** The terms of the RDF namespace that belong to the syntax and name no class or property (RDF/XML §5.1). */
const syntaxTerms: ReadonlySet<string> = new Set([
  "RDF",
  "ID",
  "about",
  "bagID",
  "parseType",
  "resource",
  "nodeID",
  "datatype",
  "li",
  "Description",
  "aboutEach",
  "aboutEachPrefix",
]);

/** The names of elements and attributes in RDF/XML, which stand for classes and properties; none in other XML. */
export function xmlNames(text: string): SymbolName[] {
  if (!text.includes(rdf)) return [];
  const names = new XmlNames(text);
  walkMarkup({ text, seeker: new Seeker(text) }, names);
  return names.found.sort((a, b) => a.span.start - b.span.start);
}

/**
 * The most prefixes in scope: further declarations are ignored, since each declaration copies the map of those in
 * scope.
 */
const mostPrefixes = 256;

/** The namespaces in scope; the default one has an empty label. */
type NamespacesInScope = ReadonlyMap<string, string>;

/** An open element, with the index of its name in `found`. */
interface Unclosed {
  readonly element: string;
  readonly index: number | undefined;
}

class XmlNames implements MarkupVisitor {
  readonly found: SymbolName[] = [];
  readonly #text: string;
  readonly #scopes = new OpenElements<NamespacesInScope>(new Map());
  readonly #unclosed: Unclosed[] = [];
  readonly #entities = new DeclaredEntities();

  constructor(text: string) {
    this.#text = text;
  }

  open(tag: Tag): ContentKind {
    const scope = this.#scopeOf(tag);
    const from = tag.span.start + 1;
    const index = this.#add({ start: from, end: from + tag.name.length }, scope, { takesDefault: true });
    let at = from + tag.name.length;
    for (const { name, value } of tag.attributes) {
      const start = this.#text.indexOf(name, at);
      if (name.includes(":") && !/^xml(?:ns)?:/u.test(name) && start !== -1)
        this.#add({ start, end: start + name.length }, scope, { takesDefault: false });
      at = value?.end ?? start + name.length;
    }
    if (tag.isSelfClosing) return "markup";
    this.#scopes.open(keyOf(tag.name), () => scope);
    this.#unclosed.push({ element: tag.name, index });
    return "markup";
  }

  close(_name: string, start: number): void {
    const last = this.#unclosed.at(-1);
    // An end tag that does not match the innermost open element is ignored.
    if (last === undefined || !this.#endsElement(last.element, start + 2)) return;
    this.#unclosed.pop();
    this.#scopes.close(keyOf(last.element));
    const name = last.index === undefined ? undefined : this.found[last.index];
    if (name === undefined || last.index === undefined) return;
    this.found[last.index] = { ...name, closing: { start: start + 2, end: start + 2 + last.element.length } };
  }

  /** Whether the name of an end tag, at an offset, is that of the element and no longer one. */
  #endsElement(element: string, offset: number): boolean {
    const next = this.#text[offset + element.length];
    return this.#text.startsWith(element, offset) && (next === undefined || /[\s>]/u.test(next));
  }

  declaration(start: number): number {
    if (this.#text.startsWith("<?", start)) {
      const end = this.#text.indexOf("?>", start);
      return end === -1 ? this.#text.length : end + 2;
    }
    const nothing = (): void => undefined;
    const value = (span: Span<"source">): void => void this.#entities.take(this.#text, span);
    return walkDocumentType(this.#text, start, { system: nothing, value, comment: nothing });
  }

  isCdata(): boolean {
    return true;
  }

  text(): void {
    // Names stand only in tags.
  }

  comment(): void {
    // Names stand only in tags.
  }

  raw(): void {
    // No element of XML has raw content.
  }

  #scopeOf({ attributes }: Tag): NamespacesInScope {
    const declared = attributes.flatMap(({ name, value }): [string, string][] => {
      const label = name === "xmlns" ? "" : /^xmlns:(?<label>.+)$/u.exec(name)?.groups?.["label"];
      if (label === undefined || value === undefined) return [];
      return [[label, this.#entities.expanded(this.#text.slice(value.start, value.end)) ?? ""]];
    });
    const { inherited } = this.#scopes;
    return declared.length === 0 || inherited.size > mostPrefixes ? inherited : new Map([...inherited, ...declared]);
  }

  /** Adds a name and returns its index in `found`; `undefined` if it stands for no identifier. */
  #add(
    span: Span<"source">,
    scope: NamespacesInScope,
    { takesDefault }: { readonly takesDefault: boolean },
  ): number | undefined {
    const written = this.#text.slice(span.start, span.end);
    const colon = written.indexOf(":");
    const [label, local] = [written.slice(0, Math.max(colon, 0)), written.slice(colon + 1)];
    if (colon === -1 && !takesDefault) return undefined;
    const namespace = scope.get(label) ?? "";
    if (namespace === "" || (namespace === rdf && syntaxTerms.has(local))) return undefined;
    const name: SymbolName = { manner: "qualified", iri: namespace + local, span, namespace, prefixes: scope };
    return this.found.push(colon === -1 ? name : { ...name, label }) - 1;
  }
}

/** Keeps `OpenElements` from taking the element for a void element of HTML of the same name. */
function keyOf(element: string): string {
  return `:${element}`;
}
