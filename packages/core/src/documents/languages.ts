import { asciidocReader } from "./languages/asciidoc/asciidoc.js";
import { astroReader } from "./languages/astro/astro.js";
import { bibtexReader } from "./languages/bibtex/bibtex.js";
import { cssReader, sassReader } from "./languages/css/css.js";
import { csvDocuments } from "./languages/csv/csv-documents.js";
import { htmlReader } from "./languages/html/html.js";
import type { Language } from "./language.js";
import { codeDocuments } from "./languages/code/code-documents.js";
import { javascriptReader } from "./languages/javascript/javascript.js";
import { jupyterReader } from "./languages/jupyter/jupyter.js";
import { jsonLdReader } from "./languages/json-ld/json-ld.js";
import { jsonDocuments } from "./languages/json/json-documents.js";
import { latexReader } from "./languages/latex/latex.js";
import { markdownReader } from "./languages/markdown/markdown.js";
import { mdxReader } from "./languages/mdx/mdx.js";
import { namedValueDocuments } from "./languages/named-values/named-value-documents.js";
import { phpReader } from "./languages/php/php.js";
import { plainTextReader } from "./languages/plain-text/plain-text.js";
import { restructuredTextReader } from "./languages/restructuredtext/restructuredtext.js";
import { tomlReader } from "./languages/toml/toml.js";
import { svelteReader } from "./languages/svelte/svelte.js";
import { turtleDocuments } from "./languages/turtle/turtle-documents.js";
import { vueReader } from "./languages/vue/vue.js";
import { yamlReader } from "./languages/yaml/yaml.js";
import { xmlReader } from "./languages/xml/xml.js";
import type { Reader } from "./reading.js";
import {
  dotComments,
  jsxComments,
  lineComments,
  markupComments,
  mdxComments,
  numberComments,
  percentComments,
  pageComments,
  proseComments,
  slashComments,
  starComments,
  type CommentSyntax,
} from "./comment-syntax.js";

/** Endings of files that hold XML; all of them are read alike. */
const vocabularies =
  "xml svg rdf rdfs owl owx trix xsd xsl xslt rng wsdl xhtml xht mathml rss atom opml xlf xliff kml gpx gml plist dita ditamap opf ncx " +
  "sch xpl xaml csproj vbproj fsproj props targets nuspec resx jelly jnlp";

/** Endings of files that programs fill in to make HTML of them, and the identifiers that editors give to such files. */
const templates =
  "erb rhtml ejs eta hbs handlebars mustache twig njk liquid jinja jinja2 jsp jspf asp aspx ascx master eex leex heex " +
  "gohtml ftlh latte";
const templateIds =
  "erb eruby ejs handlebars html.handlebars mustache twig nunjucks njk liquid jinja jinja-html django-html htmldjango " +
  "jsp asp aspx html-eex eex eelixir phoenix-heex heex gohtml gohtmltmpl latte";

/** A JavaScript file may hold JSX, whatever it is called; in a TypeScript file it would be a type assertion. */
const languages = {
  javascript: {
    read: javascriptReader({ typescript: false, jsx: true }),
    extensions: ["js", "mjs", "cjs", "es6"],
    ids: ["javascript"],
    comments: jsxComments,
  },
  jsx: {
    read: javascriptReader({ typescript: false, jsx: true }),
    extensions: ["jsx"],
    ids: ["javascriptreact"],
    comments: jsxComments,
  },
  typescript: {
    read: javascriptReader({ typescript: true, jsx: false }),
    extensions: ["ts", "mts", "cts"],
    ids: ["typescript"],
    comments: slashComments,
  },
  tsx: {
    read: javascriptReader({ typescript: true, jsx: true }),
    extensions: ["tsx"],
    ids: ["typescriptreact"],
    comments: jsxComments,
  },
  ...jsonDocuments,
  jsonld: {
    read: jsonLdReader,
    extensions: ["jsonld"],
    ids: ["jsonld", "json-ld"],
  },
  jupyter: {
    read: jupyterReader(readerNamed),
    extensions: ["ipynb"],
    ids: ["ipynb", "jupyter"],
  },
  toml: {
    read: tomlReader,
    extensions: ["toml"],
    files: ["cargo.lock", "poetry.lock", "uv.lock", "pdm.lock", "pipfile", "gopkg.lock"],
    ids: ["toml"],
    comments: numberComments,
  },
  yaml: {
    read: yamlReader(readerNamed),
    extensions: ["yaml", "yml", "eyaml", "cff"],
    files: [".clang-format", ".clang-tidy", ".clangd"],
    ids: ["yaml", "dockercompose", "github-actions-workflow", "openapi-yaml"],
    comments: numberComments,
  },
  ...csvDocuments,
  ...namedValueDocuments,
  ...turtleDocuments,
  html: {
    read: htmlReader(readerNamed, "page"),
    extensions: ["html", "htm", "shtml"],
    ids: ["html"],
    comments: pageComments,
  },
  template: {
    read: htmlReader(readerNamed, "template"),
    extensions: templates.split(" "),
    ids: templateIds.split(" "),
    comments: pageComments,
  },
  php: {
    read: phpReader(readerNamed),
    extensions: ["php", "phtml"],
    ids: ["php", "blade"],
    comments: pageComments,
  },
  css: {
    read: cssReader("css"),
    extensions: ["css", "pcss"],
    ids: ["css", "postcss"],
    comments: starComments,
  },
  scss: {
    read: cssReader("extended"),
    extensions: ["scss"],
    ids: ["scss"],
    comments: slashComments,
  },
  sass: {
    read: sassReader,
    extensions: ["sass"],
    ids: ["sass"],
    comments: slashComments,
  },
  less: {
    read: cssReader("extended"),
    extensions: ["less"],
    ids: ["less"],
    comments: slashComments,
  },
  vue: {
    read: vueReader(readerNamed),
    extensions: ["vue"],
    ids: ["vue"],
    comments: pageComments,
  },
  svelte: {
    read: svelteReader(readerNamed),
    extensions: ["svelte"],
    ids: ["svelte"],
    comments: pageComments,
  },
  astro: {
    read: astroReader(readerNamed),
    extensions: ["astro"],
    ids: ["astro"],
    comments: pageComments,
  },
  markdown: {
    read: markdownReader(readerNamed),
    extensions: ["md", "markdown", "mdown", "mkd", "mkdn", "qmd", "rmd"],
    ids: ["markdown", "quarto", "rmd"],
    comments: proseComments,
  },
  mdx: {
    read: mdxReader(readerNamed),
    extensions: ["mdx"],
    ids: ["mdx"],
    comments: mdxComments,
  },
  xml: {
    read: xmlReader(readerNamed),
    extensions: vocabularies.split(" "),
    ids: ["xml", "xsl", "xsd", "svg", "dita", "rdfxml", "rdf"],
    comments: markupComments,
  },
  restructuredtext: {
    read: restructuredTextReader,
    extensions: ["rst"],
    ids: ["restructuredtext"],
    comments: dotComments,
  },
  latex: {
    read: latexReader,
    extensions: ["tex", "ltx", "sty", "rnw"],
    ids: ["latex", "tex", "rsweave"],
    comments: percentComments,
  },
  bibtex: {
    read: bibtexReader,
    extensions: ["bib"],
    ids: ["bibtex"],
    comments: percentComments,
  },
  asciidoc: {
    read: asciidocReader,
    extensions: ["adoc", "asciidoc"],
    ids: ["asciidoc"],
    comments: lineComments,
  },
  ...codeDocuments,
  plaintext: {
    read: plainTextReader,
    extensions: ["txt", "text", "log", "org"],
    files: ["readme", "license", "authors", "changes", "changelog", "copying", "notice", "todo"],
    ids: ["plaintext", "log", "org"],
  },
} as const satisfies Readonly<Record<string, Language>>;

export type LanguageName = keyof typeof languages;

const rows: Readonly<Record<LanguageName, Language>> = languages;
// The keys of `languages` are all that it has.
const names = Object.keys(languages) as LanguageName[];

const byExtension = inverse((language) => language.extensions);
const byFile = inverse((language) => language.files ?? []);
const byBeginning = inverse((language) => language.beginnings ?? []);
const byId = inverse((language) => language.ids);

function inverse(keysOf: (language: Language) => readonly string[]): ReadonlyMap<string, LanguageName> {
  return new Map(names.flatMap((name) => keysOf(rows[name]).map((key) => [key, name] as const)));
}

/** Every identifier by which an editor may name one of the languages. */
export const languageIds: readonly string[] = [...byId.keys()];

/** The identifiers by which editors name a language. */
export function languageIdsOf(name: LanguageName): readonly string[] {
  return rows[name].ids;
}

/** How comments are written in a language, in the order in which they are tried; empty if it has none. */
export function commentSyntaxesOf(name: LanguageName): readonly CommentSyntax[] {
  return rows[name].comments ?? [];
}

export function readerOf(name: LanguageName): Reader {
  return rows[name].read;
}

/** Which files hold documents of a language. */
export interface LanguageFiles {
  readonly language: LanguageName;
  /** Endings, without the dot. */
  readonly extensions: readonly string[];
  /** Whole names, which decide before the ending does. */
  readonly files: readonly string[];
  /** Beginnings of names, which decide where nothing else does. */
  readonly beginnings: readonly string[];
}

/** The files of every language, for hosts that are configured by patterns. */
export const languageFiles: readonly LanguageFiles[] = names.map((language) => {
  const { extensions, files = [], beginnings = [] } = rows[language];
  return { language, extensions, files, beginnings };
});

/** The language of a file, by its name. `languageOfPath("src/a.d.ts")` is `typescript`. */
export function languageOfPath(path: string): LanguageName | undefined {
  const file = path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1).toLowerCase();
  const dot = file.lastIndexOf(".");
  const known = byFile.get(file) ?? (dot < 0 ? undefined : byExtension.get(file.slice(dot + 1)));
  return known ?? byBeginning.get(file.slice(0, file.indexOf(".", 1) + 1));
}

/** The reader for a part of a document, by a name that editors or files use for its language. */
function readerNamed(name: string): Reader | undefined {
  const language = byId.get(name) ?? byExtension.get(name);
  return language === undefined ? undefined : rows[language].read;
}

/** The language of a document, by the identifier that its editor gives it. */
export function languageOfId(id: string): LanguageName | undefined {
  return byId.get(id);
}
