import { defineLanguage } from "../../language.js";
import { pageComments } from "../../../languages/definition/comment-syntax.js";
import { charsetOfPage, longestSearch } from "../../charsets/declared-charset.js";
import { checkpointedReader } from "../../checkpoints/checkpointed-reader.js";
import type { PassStart } from "../../checkpoints/pass.js";
import { aheadInMarkup, areSameOpenMarkup, MarkupPass, type OpenMarkup } from "../../markup/markup-pass.js";
import { pageVisitor } from "../../markup/page.js";
import { Seeker } from "../../markup/seeker.js";
import { walkMarkup } from "../../markup/walk.js";
import { Collected } from "../../parts/collected.js";
import { readFrontMatter } from "../../parts/front-matter.js";
import type { Parts, ReaderNamed } from "../../parts/parts.js";
import type { LiteralsAndComments, Reader } from "../../reading.js";

export const html = defineLanguage({
  name: "html",
  reader: (named) => htmlReader(named, "page"),
  heedsSieve: true,
  extensions: ["html", "htm", "shtml"],
  ids: ["html"],
  comments: pageComments,
});

/** Endings of files that programs fill in to make HTML of them, and the identifiers that editors give to such files. */
const templates =
  "erb rhtml ejs eta hbs handlebars mustache twig njk liquid jinja jinja2 jsp jspf asp aspx ascx master eex leex heex " +
  "gohtml ftlh latte gsp wml";
const templateIds =
  "erb eruby ejs handlebars html.handlebars mustache twig nunjucks njk liquid jinja jinja-html django-html htmldjango " +
  "jsp asp aspx html-eex eex eelixir phoenix-heex heex gohtml gohtmltmpl latte";

export const template = defineLanguage({
  name: "template",
  reader: (named) => htmlReader(named, "template"),
  heedsSieve: true,
  extensions: templates.split(" "),
  ids: templateIds.split(" "),
  comments: pageComments,
});

/** Templates whose expressions begin with an at sign: of .NET, and of Play, whose files end with `.scala.html`. */
export const razor = defineLanguage({
  name: "razor",
  reader: (named) => htmlReader(named, "template-with-at-signs"),
  heedsSieve: true,
  extensions: ["cshtml", "vbhtml", "razor"],
  ids: ["razor", "aspnetcorerazor", "cshtml", "twirl"],
  comments: pageComments,
});

/** How deep pages are read that are embedded in other pages. */
const deepestPage = 3;

/**
 * Whether a text is a page as browsers receive it, or a template that may become something else, in which expressions
 * may begin with an at sign.
 */
type PageKind = "page" | "template" | "template-with-at-signs";

/** Reads HTML as a browser does, with its scripts, styles and attributes in other languages. */
export function htmlReader(named: ReaderNamed, kind: PageKind): Reader {
  return checkpointedReader(
    {
      begin: (text, { state, parts }: PassStart<PageState>) => pagePass(text, { parts, kind, depth: 1 }, state),
      areSame: (one, other) => one.charset === other.charset && areSameOpenMarkup(one, other),
      ahead: aheadInMarkup,
      behind: 0,
    },
    named,
  );
}

/** The state of the reader between two tokens of a page. */
interface PageState extends OpenMarkup {
  readonly charset: string | undefined;
}

function pagePass(text: string, scope: PageScope, state: PageState | undefined): MarkupPass<PageState> {
  const charset = charsetOfPage(text);
  const page = pageIn(text, scope, { charset, element: state?.element });
  let lookedTo = longestSearch;
  return new MarkupPass({
    ...page,
    beforeMarkup() {
      const frontMatter = readFrontMatter(text, scope.parts, page.collected);
      lookedTo = Math.max(lookedTo, frontMatter.lookedTo);
      return frontMatter.end;
    },
    state: () => ({ charset, element: page.visitor.element() }),
    lookedTo: () => Math.max(lookedTo, page.visitor.lookedTo()),
  });
}

/** The readers of a page's embedded languages, the kind of the page, and how many pages it is embedded in. */
interface PageScope {
  readonly parts: Parts;
  readonly kind: PageKind;
  readonly depth: number;
}

/** Reads a page that is embedded in others. */
function readPage(text: string, scope: PageScope): LiteralsAndComments {
  const { source, visitor, collected } = pageIn(text, scope, { charset: charsetOfPage(text), element: undefined });
  walkMarkup(source, visitor);
  return collected.reading;
}

/** Makes the passes through a page. */
function pageIn(text: string, { parts, kind, depth }: PageScope, { charset, element }: PageState) {
  const collected = new Collected(charset === undefined ? undefined : { charset });
  const readInner = (inner: string) =>
    depth < deepestPage ? readPage(inner, { parts, kind, depth: depth + 1 }) : undefined;
  const hasAtSigns = kind === "template-with-at-signs";
  const source = { text, seeker: new Seeker(text), mayHoldTemplates: true, hasAtSigns };
  const context = {
    text,
    parts,
    collected,
    isTemplate: kind !== "page",
    hasAtSigns,
    hasQuotedExpressions: true,
    readInner,
    element,
  };
  return { source, collected, visitor: pageVisitor(context) };
}
