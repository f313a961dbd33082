import {
  areSameDeclarations,
  type Declared,
  Prefixes,
  type RawLiteral,
  type Site,
  type SyntaxName,
  syntaxOf,
  syntaxWithin,
} from "../../../literals/locating/index.js";
import type { Span } from "../../../findings/span.js";
import { trimmedSpan } from "../../markup/page-context.js";
import { isChoice, type Attribute, type Tag } from "../../markup/tag.js";
import type { ContentKind, MarkupVisitor } from "../../markup/walk.js";
import type { Collected } from "../../parts/collected.js";
import type { Parts } from "../../parts/parts.js";
import { haveSameItems } from "../../checkpoints/same-items.js";
import { walkDocumentType } from "./document-type.js";
import { siteOfContent } from "./element-content.js";
import { ElementNames } from "./element-names.js";
import { DeclaredEntities, namespaceEntities, withEntities } from "./entities.js";
import { isStylesheet, valueTemplate } from "./value-templates.js";

const systemIdentifier: Site = {
  kind: "identifier",
  use: "reference",
  production: "IRI-reference",
  profile: "leiri",
  role: "system identifier",
};

const namespaceEntity: Site = {
  kind: "identifier",
  use: "namespace",
  production: "IRI-reference",
  role: "entity",
};

const pseudoAttribute = /(?<![\w-])(?<name>[\w-]+)\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/gu;

/** Text that is held back until the next tag decides whether it is the whole content of its element. */
interface Pending {
  readonly span: Span<"source">;
  readonly syntax: SyntaxName;
}

/** The state behind a tag. */
export interface XmlState {
  readonly path: readonly string[];
  readonly isLeaf: boolean;
  readonly declared: Declared | undefined;
}

export function areSameXml(one: XmlState, other: XmlState): boolean {
  return (
    one.isLeaf === other.isLeaf &&
    haveSameItems(one.path, other.path) &&
    areSameDeclarations(one.declared, other.declared)
  );
}

/** The deepest nesting of elements at which the reader keeps checkpoints. */
const deepestState = 64;

/** Collects the literals of an XML document: attributes, text, and the document type declaration. */
export class XmlLiterals implements MarkupVisitor {
  readonly #text: string;
  readonly #parts: Parts;
  readonly #collected: Collected;
  /** The qualified names of the open elements, outermost first. */
  readonly #path: string[];
  readonly #prefixes: Prefixes;
  readonly #entities = new DeclaredEntities();
  readonly #elements: ElementNames;
  #namespaces: ReadonlySet<string> | undefined;
  #pending: Pending[] = [];
  /** Whether the innermost element has had no child element so far, so that its name decides what its text is. */
  #isLeaf = false;
  #lookedTo = 0;
  #hasEntities = false;

  constructor(text: string, parts: Parts, collected: Collected, state?: XmlState) {
    this.#text = text;
    this.#parts = parts;
    this.#collected = collected;
    this.#path = [...(state?.path ?? [])];
    this.#prefixes = Prefixes.of(state?.declared);
    this.#elements = new ElementNames(text, this.#prefixes);
    this.#isLeaf = state?.isLeaf === true;
  }

  /** The state; undefined while text is held back. */
  get state(): XmlState | undefined {
    if (this.#pending.length > 0 || this.#path.length > deepestState) return undefined;
    return { path: [...this.#path], isLeaf: this.#isLeaf, declared: this.#prefixes.declared };
  }

  /** How far behind its end the document type declaration has looked. */
  get lookedTo(): number {
    return this.#lookedTo;
  }

  /** Whether entities are declared, or a prefix is not; what they stand for depends on the whole text. */
  get dependsOnAll(): boolean {
    return this.#hasEntities || this.#elements.hasUndeclared;
  }

  text(span: Span<"source">): void {
    const isSection = this.#text.startsWith("<![CDATA[", span.start - 9);
    this.#pending.push({ span, syntax: isSection ? "plain" : "xml-text" });
  }

  comment(span: Span<"source">): void {
    this.#collected.comment(span);
  }

  open(tag: Tag): ContentKind {
    this.end();
    for (const attribute of tag.attributes) this.#declare(attribute);
    if ((this.#path[0] ?? tag.name) === "rdf:RDF") this.#takeName(tag);
    for (const attribute of tag.attributes) this.#takeAttribute(tag.name, attribute);
    if (!tag.isSelfClosing) this.#path.push(tag.name);
    this.#isLeaf = !tag.isSelfClosing && !tag.attributes.some(({ name }) => linking.test(name));
    return "markup";
  }

  /** An end tag that closes no open element is ignored. */
  close(name: string): void {
    const site = this.#isLeaf ? siteOfContent(this.#path) : undefined;
    this.#flush(site);
    this.#isLeaf = false;
    const from = Math.max(0, this.#path.length - deepestMismatch);
    const index = this.#path.slice(from).findLastIndex((open) => open.toLowerCase() === name);
    if (index >= 0) this.#path.length = from + index;
  }

  raw(): void {
    // No element of XML has raw content.
  }

  isCdata(): boolean {
    return true;
  }

  declaration(start: number): number {
    if (this.#text.startsWith("<?", start)) return this.#takeInstruction(start);
    return walkDocumentType(this.#text, start, {
      system: (span) => this.#take(span, "xml-attribute", systemIdentifier),
      value: (span) => this.#takeDeclared(span),
      comment: (span) => this.#collected.comment(span),
      unpaired: () => {
        this.#lookedTo = Infinity;
      },
    });
  }

  /** Takes the value of an entity, which may be a namespace, or of an attribute default. */
  #takeDeclared(span: Span<"source">): void {
    const entity = this.#entities.take(this.#text, span);
    if (entity !== undefined) this.#hasEntities = true;
    const isNamespace = entity !== undefined && this.#namespaceEntities.has(entity);
    this.#take(span, "xml-attribute", isNamespace ? namespaceEntity : { kind: "value" });
  }

  get #namespaceEntities(): ReadonlySet<string> {
    return (this.#namespaces ??= namespaceEntities(this.#text));
  }

  /** Takes the text that is still held back. */
  end(): void {
    this.#flush(undefined);
  }

  #flush(site: Site | undefined): void {
    const isWhole = this.#pending.length === 1 && !this.#pending.some(({ span }) => this.#isBehindTemplate(span.start));
    const whole = isWhole ? site : undefined;
    for (const { span, syntax } of this.#pending) this.#takeContent(span, syntax, whole ?? { kind: "text" });
    this.#pending = [];
  }

  /** Whether a tag of a template or an instruction ends there, which puts something before the text: `<%= a %>`, `<?= $a ?>`. */
  #isBehindTemplate(offset: number): boolean {
    return /^[%?]>$/u.test(this.#text.slice(offset - 2, offset));
  }

  /** Takes a style or script in SVG or XHTML; with references in it, it cannot be read as it stands. */
  #takeContent(span: Span<"source">, syntax: SyntaxName, site: Site): void {
    // In Android's resource files, escapes with a backslash, which are those of Java, stand in the text that XML gives.
    if (this.#path[0] === "resources" && this.#text.slice(span.start, span.end).includes("\\")) {
      this.#take(span, syntaxWithin("java-string", syntax), site);
      return;
    }
    const element = localName(this.#path.at(-1) ?? "");
    if (element !== "style" && element !== "script") {
      this.#take(span, syntax, site);
      return;
    }
    const source = this.#text.slice(span.start, span.end);
    if (syntax === "xml-text" && source.includes("&")) return;
    this.#collected.part(this.#parts.read(element === "style" ? "css" : "javascript", source), span.start);
  }

  /** Records a prefix, unless references in its namespace are not known. */
  #declare({ name, value }: Attribute): void {
    if (value === undefined || !name.startsWith("xmlns:")) return;
    const namespace = this.#entities.expanded(this.#text.slice(value.start, value.end));
    if (namespace !== undefined) this.#prefixes.declare(name.slice(6), namespace);
  }

  /** In RDF/XML, elements are classes and properties (RDF 1.1 XML Syntax §6.1.2). */
  #takeName({ name, span }: Tag): void {
    const literal = this.#elements.literalOf(name, span.start + 1);
    if (literal?.surroundings?.hasUndeclaredPrefix === true) this.#collected.undeclared(literal);
    else if (literal !== undefined) this.#collected.literal(literal);
  }

  #takeAttribute(element: string, attribute: Attribute): void {
    const { name, value } = attribute;
    if (value === undefined || isChoice(this.#text, attribute)) return;
    if (name === "style") this.#takeStyle(value);
    else if (/^(?:xsi:)?schemaLocation$/u.test(name) && name.includes(":")) this.#takePairs(value);
    else if (comparedNames.test(name)) this.#takeAsWritten(element, name, value);
    else this.#take(value, "xml-attribute", this.#isString(value) ? { kind: "text" } : siteOfAttribute(element, name));
  }

  /** Whether the value is a string literal of an expression in a program: `namespaceURI='"http://a/"'`. */
  #isString({ start, end }: Span<"source">): boolean {
    const quote = this.#text.charAt(start);
    if (quote !== '"' && quote !== "'") return false;
    const close = this.#text.slice(start + 1, end).indexOf(quote);
    return close >= 0 && start + close + 2 === end;
  }

  #takeStyle(span: Span<"source">): void {
    const decoded = syntaxOf("xml-attribute").decode(this.#text, span);
    this.#collected.decodedPart(this.#parts.read("css", decoded.text), decoded, "xml-attribute");
  }

  /** Takes pairs of a namespace and the address of its schema — XML Schema 1.0 §4.3.2. */
  #takePairs({ start, end }: Span<"source">): void {
    const words = [...this.#text.slice(start, end).matchAll(/[^ \t\r\n]+/gu)];
    for (const [index, { index: offset, 0: word }] of words.entries()) {
      const use = index % 2 === 0 ? "namespace" : "reference";
      const span = { start: start + offset, end: start + offset + word.length };
      this.#take(span, "xml-attribute", {
        kind: "identifier",
        use,
        production: "IRI-reference",
        profile: "leiri",
        role: "xsi:schemaLocation",
      });
    }
  }

  #takeInstruction(start: number): number {
    const closer = this.#text.indexOf("?>", start);
    const end = closer < 0 ? this.#text.length : closer;
    const target = /^<\?(?<target>[^\s?]+)/u.exec(this.#text.slice(start, end))?.groups?.["target"] ?? "";
    if (target !== "xml-stylesheet" && target !== "xml-model") return Math.min(this.#text.length, end + 2);
    for (const { index, 0: whole, groups } of this.#text.slice(start, end).matchAll(pseudoAttribute)) {
      const value = groups?.["double"] ?? groups?.["single"] ?? "";
      const valueEnd = start + index + whole.length - 1;
      const span = { start: valueEnd - value.length, end: valueEnd };
      this.#take(span, "xml-attribute", { kind: "attribute", element: target, name: groups?.["name"] ?? "" });
    }
    return Math.min(this.#text.length, end + 2);
  }

  #take(span: Span<"source">, syntax: SyntaxName, site: RawLiteral["site"]): void {
    const trimmed = trimmedSpan(this.#text, span);
    if (trimmed.start === trimmed.end) return;
    const pieces = syntax === "xml-attribute" ? this.#attributePieces(trimmed) : undefined;
    const entities = syntax === "plain" ? { span: trimmed } : withEntities(this.#text, trimmed);
    const written = pieces ?? entities;
    if (this.#parts.sieve?.(this.#text, { ...written, site }) === false) return;
    this.#collected.literal({ ...written, syntax, site });
  }

  /** Takes a name with the white space around it, which parsers keep, since no type of the attribute is declared. */
  #takeAsWritten(element: string, name: string, value: Span<"source">): void {
    if (value.start === value.end) return;
    const surroundings = name.startsWith("xmlns") ? {} : this.#prefixes.surroundingsAt(this.#text, value.start);
    const site = siteOfAttribute(element, name);
    const pieces = name.startsWith("xmlns") ? undefined : this.#attributePieces(value);
    const written = pieces ?? withEntities(this.#text, value);
    this.#collected.literal({ ...written, syntax: "xml-attribute", site, ...surroundings });
  }

  /** The pieces of a value in XSLT; undefined elsewhere, and where it has no expressions. */
  #attributePieces(value: Span<"source">): Pick<RawLiteral, "span" | "pieces"> | undefined {
    return isStylesheet(this.#path[0]) ? valueTemplate(this.#text, value) : undefined;
  }
}

/** Attributes whose values are compared or resolved literally, since no parser knows their type. */
const comparedNames = /^(?:xmlns(?::.*)?|rdf:(?:about|resource|datatype))$/u;

/** An attribute with an address, beside which the element's content is the text of a link. */
const linking = /^(?:(?:xlink:)?href|link|src|url|uri)$/u;

/** How many open elements outward the start tag of an end tag is looked for. */
const deepestMismatch = 64;

/**
 * Attributes with other meanings elsewhere: `src` of a file to pack is a pattern of paths (NuGet), and `ItemType` is no
 * `itemtype` (MSBuild, XML Schema).
 */
function siteOfAttribute(element: string, name: string): Site {
  const isOther = (element === "file" && name === "src") || /^[Ii]tem(?:Type|Id)$/u.test(name);
  return isOther ? { kind: "value" } : { kind: "attribute", element, name };
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1).toLowerCase();
}
