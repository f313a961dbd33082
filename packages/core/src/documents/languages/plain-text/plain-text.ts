import { defineLanguage } from "../../language.js";
import { compareSpans, type Span } from "../../../findings/span.js";
import { brokenLinkSite, type RawLiteral } from "../../../literals/locating/index.js";
import { behindLineEnd, endOfLine } from "../../../text/line-end.js";
import { orRegistration } from "../registration/registration.js";
import { orOther } from "../../parts/other-reader.js";
import type { ReaderNamed } from "../../parts/parts.js";
import type { Reader } from "../../reading.js";
import { lineReader, type FoundInLines } from "../../checkpoints/line-reader.js";

export const plaintext = defineLanguage({
  name: "plaintext",
  reader: (named) => orRegistration(orMarkdown(lineReader(takeLine), named)),
  extensions: [
    "txt",
    "text",
    "log",
    "org",
    "mediawiki",
    "textile",
    "rdoc",
    "pod",
    "pod6",
    "rakudoc",
    "pug",
    "jade",
    "haml",
    "slim",
  ],
  files: ["readme", "license", "authors", "changes", "changelog", "copying", "notice", "todo"],
  ids: ["plaintext", "log", "org", "pug", "jade", "haml", "slim"],
});

/** So much of a text is searched for its front matter, in UTF-16 code units. */
const longestFrontMatter = 2000;

const frontMatter = /^\uFEFF?---[ \t]*\r?\n[^]*?\n---[ \t]*\r?\n/u;

/** A text with the front matter of a page is Markdown, which services for translators call a text. */
function orMarkdown(reader: Reader, named: ReaderNamed): Reader {
  const read = named("markdown");
  if (read === undefined) return reader;
  return orOther(reader, { is: (text) => isTitled(text.slice(0, longestFrontMatter)), read });
}

function isTitled(beginning: string): boolean {
  const [front = ""] = frontMatter.exec(beginning) ?? [];
  return /^title:/mu.test(front);
}

/**
 * The target of a link in double brackets, with or without a text (Org Manual, *Link Format*; behind a bar in Creole 1.0, *Links*),
 * if it is an address, though its scheme may be misspelled or left out; other targets are files, headings and names.
 */
const link = new RegExp(
  [
    String.raw`\[\[(?<target>[ \t]{0,2}(?:h[tps]{2,4}[:;]|www\.[^\s[\]]|(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,24}\/)[^[\]|\n\r]{0,2000})`,
    String.raw`(?:\|[^[\]\n\r]{0,500})?\](?:\[[^[\]\n\r]{1,500}\])?\](?!\[\[(?!https?:))`,
  ].join(""),
  "giu",
);

/** A link in double brackets with a bracket too few or too many, up to its text. */
const brokenLink = new RegExp(
  String.raw`(?:${[
    String.raw`\[\[https?:\/\/[^\s[\]]{1,2000}(?:\]\]\[\[(?!https?:)|\][ \t]{1,2}\[)`,
    String.raw`(?<!\[[ \t]{0,2})\[?https?:\/\/[^\s[\]]{1,2000}\]\[`,
  ].join("|")})(?=[^[\]\n\r]{1,500}\]\])`,
  "giu",
);

const linkSite = { kind: "identifier", use: "reference", production: "IRI-reference", role: "link" } as const;

/**
 * The address of a link or a picture in HTML, which texts hold as samples, or as their markup: with a scheme, which may be misspelled, or
 * with a host.
 */
const tag = new RegExp(
  String.raw`<(?<element>a|img)\s(?:[^<>]{0,300}?\s)?(?<name>href|src)=(?<mark>["'])(?<value>(?:[a-z][a-z\d+.-]{1,15}(?::|\/\/)|:?\/\/|www\.|(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,24}\/)[^"'<>\r\n]{1,2000})\k<mark>(?=[\s/>])`,
  "giu",
);

/** In text without a grammar each line may mention identifiers, and lead to some by links in double brackets. */
function takeLine(text: string, start: number, { literals }: FoundInLines): number {
  const end = endOfLine(text, start);
  let textStart = start;
  for (const link of addressesIn(text.slice(start, end), start)) {
    literals.push(...textLiterals({ start: textStart, end: link.span.start }), link);
    textStart = link.span.end;
  }
  literals.push(...textLiterals({ start: textStart, end }));
  return behindLineEnd(text, end);
}

function textLiterals(span: Span<"source">): RawLiteral[] {
  return span.start < span.end ? [{ span, syntax: "plain", site: { kind: "text" } }] : [];
}

function addressesIn(line: string, lineStart: number): RawLiteral[] {
  const links = linksIn(line, lineStart);
  const inTags = tagsIn(line, lineStart);
  return inTags.length === 0 ? links : [...links, ...inTags].sort((one, other) => compareSpans(one.span, other.span));
}

function tagsIn(line: string, lineStart: number): RawLiteral[] {
  if (!/<(?:a|img)\s/iu.test(line)) return [];
  return Array.from(line.matchAll(tag), ({ index, 0: whole, groups }) => {
    const { element = "", name = "", value = "" } = groups ?? {};
    const end = lineStart + index + whole.length - 1;
    const span = { start: end - value.length, end };
    return { span, syntax: "html-attribute", site: { kind: "attribute", element, name } };
  });
}

function linksIn(line: string, lineStart: number): RawLiteral[] {
  if (!line.includes("]]")) return [];
  const found: RawLiteral[] = [];
  for (const { index, groups } of line.matchAll(link)) {
    const start = lineStart + index + "[[".length;
    found.push({ span: { start, end: start + (groups?.["target"] ?? "").length }, syntax: "plain", site: linkSite });
  }
  for (const { index, 0: whole } of line.matchAll(brokenLink)) {
    const start = lineStart + index;
    found.push({ span: { start, end: start + whole.length }, syntax: "plain", site: brokenLinkSite });
  }
  return found.sort((one, other) => compareSpans(one.span, other.span));
}
