import type { Span } from "../../../findings/span.js";
import { masked } from "../../../text/masked.js";
import { behind } from "../../../text/sticky-match.js";
import { BareLinks } from "./bare-links.js";
import { attributeAddresses } from "./block-attributes.js";
import { findPassthroughs, type Marks, type Passthrough } from "./passthroughs.js";
import { NextMatch } from "./next-match.js";

/** The address of a link or an image. */
export interface InlineAddress {
  readonly span: Span;
  /** Where the name of the macro begins whose target this is; for a bare address, where the address begins. */
  readonly macroStart: number;
  readonly role: "link" | "image";
}

export interface InlineAddresses {
  /** The addresses found, in no particular order. */
  readonly addresses: readonly InlineAddress[];
  readonly passthroughs: readonly Passthrough[];
}

/** Placeholders for passthroughs and for elements, so that later substitutions do not look into them. */
const passed = "\u0096";
const element = "\u0097";

const image = /\\?(?:image|icon):(?=[^:\s[])/gu;
const link = /(?<=^|link:|[ \t()[\];"'<>*_`#+\u0097])\\?(?:https?|file|ftp|irc):\/\//gmu;
const linkMacro = /\\?(?:link|mailto|xref):(?=[^:\s[])/gu;
const linkName = "link:";
const target = /[^\s[\]]*/uy;
const macroTarget = /[^\s[]*/uy;
/**
 * The target of a cross reference that is a file or an anchor in one. Other targets are identifiers that only Antora or
 * Asciidoctor resolves.
 */
const crossReference = /^(?:[^\s#:@${}]+\.(?:adoc|asciidoc|asc))?(?:#[^\s{}]*)?$/u;

/** Finds addresses in the order in which Asciidoctor does (`Substitutors#sub_macros`): passed text, images, addresses with a scheme, links. */
export function findInlineAddresses(paragraph: string, marks: Marks): InlineAddresses {
  if (!paragraph.includes(":")) return { addresses: [], passthroughs: [] };
  const passthroughs = findPassthroughs(paragraph, marks);
  const search = new Search(
    masked(
      paragraph,
      passthroughs.map(({ whole }) => whole),
      passed,
    ),
    marks,
  );
  return { addresses: search.all(), passthroughs };
}

class Search {
  #paragraph: string;
  readonly #marks: Marks;
  readonly #found: InlineAddress[] = [];
  /** The spans found so far, each with its text or attributes, in the order of the source. */
  #taken: Span[] = [];

  constructor(paragraph: string, marks: Marks) {
    this.#paragraph = paragraph;
    this.#marks = marks;
  }

  all(): readonly InlineAddress[] {
    for (const find of [() => this.#findImages(), () => this.#findLinks(), () => this.#findMacros()]) {
      find();
      this.#paragraph = masked(this.#paragraph, this.#taken, element);
      this.#taken = [];
    }
    return this.#found;
  }

  #findImages(): void {
    const paragraph = this.#paragraph;
    const opens = new NextMatch(paragraph, /[[\n]/u);
    const closes = closingBrackets(paragraph);
    for (const { 0: name, index } of paragraph.matchAll(image)) {
      if (index < this.#takenEnd || name.startsWith("\\")) continue;
      const start = index + name.length;
      const end = opens.at(start);
      if (paragraph[end] !== "[" || /\s/u.test(paragraph.charAt(end - 1))) continue;
      const close = closes.at(end + 1);
      if (close === paragraph.length) continue;
      if (name === "image:") this.#found.push({ span: { start, end }, macroStart: index, role: "image" });
      for (const link of attributeAddresses(paragraph.slice(end + 1, close))) {
        const span = { start: end + 1 + link.start, end: end + 1 + link.end };
        this.#found.push({ span, macroStart: span.start, role: "link" });
      }
      this.#taken.push({ start: index, end: close + 1 });
    }
  }

  #findLinks(): void {
    const paragraph = this.#paragraph;
    const bare = new BareLinks(paragraph, this.#marks);
    const closes = closingBrackets(paragraph);
    link.lastIndex = 0;
    for (let scheme = link.exec(paragraph); scheme !== null; scheme = link.exec(paragraph)) {
      const start = scheme.index;
      const end = behind(target, paragraph, link.lastIndex);
      if (end === link.lastIndex || !bare.mayFollow(paragraph.charAt(start - 1), start)) continue;
      const close = paragraph[end] === "[" ? closes.at(end + 1) : paragraph.length;
      const isBare = close === paragraph.length;
      link.lastIndex = isBare ? end : close + 1;
      const span = isBare ? bare.within({ start, end }) : { start, end };
      if (span === undefined) continue;
      const isEscaped = scheme[0].startsWith("\\");
      const macroStart = paragraph.startsWith(linkName, start - linkName.length) ? start - linkName.length : start;
      if (!isEscaped) this.#found.push({ span, macroStart, role: "link" });
      if (!(isBare && isEscaped))
        this.#taken.push({ start: isEscaped ? start + 1 : macroStart, end: isBare ? span.end : close + 1 });
    }
  }

  #findMacros(): void {
    const paragraph = this.#paragraph;
    const closes = closingBrackets(paragraph);
    linkMacro.lastIndex = 0;
    for (let macro = linkMacro.exec(paragraph); macro !== null; macro = linkMacro.exec(paragraph)) {
      const name = macro[0];
      const end = behind(macroTarget, paragraph, linkMacro.lastIndex);
      const start = name.endsWith("mailto:") ? macro.index : linkMacro.lastIndex;
      linkMacro.lastIndex = end;
      const close = paragraph[end] === "[" ? closes.at(end + 1) : paragraph.length;
      if (close === paragraph.length) continue;
      linkMacro.lastIndex = close + 1;
      const isAddress = name !== "xref:" || crossReference.test(paragraph.slice(start, end));
      if (isAddress && !name.startsWith("\\"))
        this.#found.push({ span: { start, end }, macroStart: macro.index, role: "link" });
    }
  }

  get #takenEnd(): number {
    return this.#taken.at(-1)?.end ?? 0;
  }
}

function closingBrackets(paragraph: string): NextMatch {
  return new NextMatch(paragraph, /(?<!\\)\]/u);
}
