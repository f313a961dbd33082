import { defineLanguage } from "../../language.js";
import { pageComments } from "../../../languages/definition/comment-syntax.js";
import type { Span } from "../../../findings/span.js";
import { checkpointedReader } from "../../checkpoints/checkpointed-reader.js";
import type { PassStart } from "../../checkpoints/pass.js";
import { languageOfScript, languageOfStyle, spelledValue } from "../../markup/embedded-languages.js";
import { aheadInMarkup, areSameOpenMarkup, MarkupPass, type OpenMarkup } from "../../markup/markup-pass.js";
import { pageVisitor, type PageVisitor } from "../../markup/page.js";
import { Seeker } from "../../markup/seeker.js";
import type { Tag } from "../../markup/tag.js";
import type { MarkupVisitor } from "../../markup/walk.js";
import { Collected } from "../../parts/collected.js";
import { readExpression } from "../../parts/expression.js";
import type { Parts, ReaderNamed } from "../../parts/parts.js";
import type { Reader } from "../../reading.js";

export const vue = defineLanguage({
  name: "vue",
  reader: (named) => vueReader(named),
  heedsSieve: true,
  extensions: ["vue"],
  ids: ["vue"],
  comments: pageComments,
});

/** Reads the single-file components of Vue: a template, scripts, styles, and blocks in other languages. */
function vueReader(named: ReaderNamed): Reader {
  return checkpointedReader(
    {
      begin: (text, { state, parts }: PassStart<ComponentState>) => componentPass(text, parts, state),
      areSame: (one, other) => one.depth === other.depth && areSameOpenMarkup(one, other),
      ahead: aheadInMarkup,
      behind: 0,
    },
    named,
  );
}

interface ComponentState extends OpenMarkup {
  /** The number of open templates around. */
  readonly depth: number;
}

function componentPass(text: string, parts: Parts, state: ComponentState | undefined): MarkupPass<ComponentState> {
  const collected = new Collected();
  const seeker = new Seeker(text);
  const takeExpression = ({ start, end }: Span<"source">): void =>
    collected.part(readExpression(parts, text.slice(start + 2, end - 2), { kind: "value" }), start + 2);
  const page = pageVisitor({ text, parts, collected, takeExpression, element: state?.element });
  const visitor = componentVisitor({ text, parts, collected, page }, state?.depth ?? 0);
  let isUnclosed = false;
  const endOfMustache = (start: number): number | undefined => {
    const end = seeker.next("}}", start + 2);
    isUnclosed ||= end === undefined;
    return end === undefined ? undefined : end + 2;
  };
  return new MarkupPass({
    source: { text, seeker, inText: { lead: "{{", end: endOfMustache } },
    visitor,
    collected,
    state: () => ({ depth: visitor.depth(), element: page.element() }),
    lookedTo: () => (isUnclosed ? Infinity : page.lookedTo()),
  });
}

interface VueComponent {
  readonly text: string;
  readonly parts: Parts;
  readonly collected: Collected;
  readonly page: PageVisitor;
}

interface ComponentVisitor extends MarkupVisitor {
  /** The number of open templates. */
  depth(): number;
}

/** Only the content of a template is markup. */
function componentVisitor({ text, parts, collected, page }: VueComponent, outerDepth: number): ComponentVisitor {
  let depth = outerDepth;
  return {
    depth: () => depth,
    text: (span) => (depth > 0 ? page.text(span) : undefined),
    comment: (span) => collected.comment(span),
    expression: (span) => (depth > 0 ? page.expression?.(span) : undefined),
    open(tag) {
      const isTemplate = tag.name.toLowerCase() === "template";
      if (depth === 0 && (!isTemplate || !isHtml(spelledValue(text, tag, "lang"))))
        return tag.isSelfClosing ? "markup" : "raw";
      if (isTemplate && !tag.isSelfClosing) depth++;
      return page.open(tag);
    },
    raw(tag, span) {
      if (depth > 0) page.raw(tag, span);
      else collected.part(readBlock(text, tag, span, parts), span.start);
    },
    close(name, start) {
      if (depth === 0) return;
      if (name === "template") depth--;
      page.close(name, start);
    },
    isCdata: () => page.isCdata?.() === true,
  };
}

function isHtml(lang: string | undefined): boolean {
  return lang === undefined || lang.toLowerCase() === "html";
}

function readBlock(text: string, tag: Tag, { start, end }: Span<"source">, parts: Parts): ReturnType<Parts["read"]> {
  const lang = spelledValue(text, tag, "lang");
  const language = languageOfBlock(tag.name.toLowerCase(), lang);
  return language === undefined ? undefined : parts.read(language, text.slice(start, end));
}

function languageOfBlock(name: string, lang: string | undefined): string | undefined {
  if (name === "script") return languageOfScript(undefined, lang);
  if (name === "style") return languageOfStyle(undefined, lang);
  return lang?.toLowerCase() ?? (name === "i18n" ? "json" : undefined);
}
