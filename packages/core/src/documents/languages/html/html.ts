import { defineLanguage } from "../../language.js";
import { pageComments } from "../../../languages/definition/comment-syntax.js";
import { charsetOfPage } from "../../charsets/declared-charset.js";
import { pageVisitor } from "../../markup/page.js";
import { Seeker } from "../../markup/seeker.js";
import { walkMarkup } from "../../markup/walk.js";
import { Collected } from "../../parts/collected.js";
import { documentOfParts } from "../../parts/document-of-parts.js";
import type { Parts, ReaderNamed } from "../../parts/parts.js";
import type { Reader, Reading } from "../../reading.js";

export const html = defineLanguage({
  name: "html",
  reader: (named) => htmlReader(named, "page"),
  extensions: ["html", "htm", "shtml"],
  ids: ["html"],
  comments: pageComments,
});

/** Endings of files that programs fill in to make HTML of them, and the identifiers that editors give to such files. */
const templates =
  "erb rhtml ejs eta hbs handlebars mustache twig njk liquid jinja jinja2 jsp jspf asp aspx ascx master eex leex heex " +
  "gohtml ftlh latte";
const templateIds =
  "erb eruby ejs handlebars html.handlebars mustache twig nunjucks njk liquid jinja jinja-html django-html htmldjango " +
  "jsp asp aspx html-eex eex eelixir phoenix-heex heex gohtml gohtmltmpl latte";

export const template = defineLanguage({
  name: "template",
  reader: (named) => htmlReader(named, "template"),
  extensions: templates.split(" "),
  ids: templateIds.split(" "),
  comments: pageComments,
});

/** Pages within pages within pages are read, but none within those. */
const deepestPage = 3;

/** Whether a text is sent to browsers as it is, or filled in before, and then perhaps something else than a page. */
export type PageKind = "page" | "template";

/** Reads HTML as a browser does, with its scripts, styles and attributes in other languages. */
function htmlReader(named: ReaderNamed, kind: PageKind): Reader {
  return documentOfParts(named, (text, parts) => readPage(text, { parts, kind, depth: 1 }));
}

/** The readers of a page's parts, what the page is, and the how many-th it is of pages within pages. */
export interface PageScope {
  readonly parts: Parts;
  readonly kind: PageKind;
  readonly depth: number;
}

/** Reads a page that stands in others that are as deep. */
export function readPage(text: string, { parts, kind, depth }: PageScope): Pick<Reading, "literals" | "comments"> {
  const charset = charsetOfPage(text);
  const collected = new Collected(charset === undefined ? undefined : { charset });
  const readInner = (inner: string) =>
    depth < deepestPage ? readPage(inner, { parts, kind, depth: depth + 1 }) : undefined;
  walkMarkup(
    { text, seeker: new Seeker(text), mayHoldTemplates: true },
    pageVisitor({ text, parts, collected, isTemplate: kind === "template", readInner }),
  );
  return collected.reading;
}
