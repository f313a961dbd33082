import { defineLanguage } from "../../language.js";
import { pageComments } from "../../../languages/definition/comment-syntax.js";
import type { Span } from "../../../findings/span.js";
import { languageOfScript, languageOfStyle, spelledValue } from "../../markup/embedded-languages.js";
import { pageVisitor } from "../../markup/page.js";
import { Seeker } from "../../markup/seeker.js";
import type { Tag } from "../../markup/tag.js";
import { walkMarkup, type MarkupVisitor } from "../../markup/walk.js";
import { Collected } from "../../parts/collected.js";
import { documentOfParts } from "../../parts/document-of-parts.js";
import { readExpression } from "../../parts/expression.js";
import type { Parts, ReaderNamed } from "../../parts/parts.js";
import type { Reader } from "../../reading.js";

export const vue = defineLanguage({
  name: "vue",
  reader: (named) => vueReader(named),
  extensions: ["vue"],
  ids: ["vue"],
  comments: pageComments,
});

/** Reads the single-file components of Vue: a template, scripts, styles, and blocks in other languages. */
function vueReader(named: ReaderNamed): Reader {
  return documentOfParts(named, (text, parts) => {
    const collected = new Collected();
    const seeker = new Seeker(text);
    const takeExpression = ({ start, end }: Span<"source">): void =>
      collected.part(readExpression(parts, text.slice(start + 2, end - 2), { kind: "value" }), start + 2);
    const page = pageVisitor({ text, parts, collected, takeExpression });
    const inText = { lead: "{{", end: (offset: number) => endOfMustache(seeker, offset) };
    walkMarkup({ text, seeker, inText }, componentVisitor(text, parts, collected, page));
    return collected.reading;
  });
}

function endOfMustache(seeker: Seeker, start: number): number | undefined {
  const end = seeker.next("}}", start + 2);
  return end === undefined ? undefined : end + 2;
}

/** Only what stands in a template is markup. */
function componentVisitor(text: string, parts: Parts, collected: Collected, page: MarkupVisitor): MarkupVisitor {
  /** How many templates are open around. */
  let depth = 0;
  return {
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
