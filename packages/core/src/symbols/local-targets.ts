import { readIgnorePatterns } from "../literals/settings/ignore-patterns.js";
import type { LanguageName } from "../documents/languages.js";
import { languageOfPath } from "../documents/languages.js";
import { resolve } from "../iri/resolve.js";
import { splitIri } from "../iri/split.js";
import type { LocalPlace, LocalTarget, LocalTargets } from "../literals/judge/local-references.js";
import { oneEdit } from "../namespaces/one-edit.js";
import { Anchors } from "./anchors.js";
import type { Source } from "../text/changing-text.js";
import { decoded, folderOf, projectRootOf } from "./project-root.js";
import type { LocalFiles } from "./local-files.js";
import { wordSet } from "../text/word-set.js";
import { patternUnion } from "../text/composed-pattern.js";

/** A document in a file. */
export interface LocalDocument {
  readonly uri: string;
  readonly text: Source;
  readonly language: LanguageName;
}

const unknown: LocalTarget = { kind: "unknown" };
const there: LocalTarget = { kind: "there" };

/**
 * How the names of a language's syntaxes begin, where not with the name of the language. A literal in another syntax is
 * in an embedded language.
 */
const syntaxes: Readonly<Partial<Record<LanguageName, string>>> = { mdx: "markdown", jsonc: "json" };

/** Languages whose links are relative to their file. */
const linking: ReadonlySet<LanguageName> = new Set<LanguageName>([
  "markdown",
  "mdx",
  "html",
  "asciidoc",
  "restructuredtext",
]);

/** Languages in which a `$ref` leads to a member of the same or another data file. */
const referring: ReadonlySet<LanguageName> = new Set<LanguageName>(["json", "jsonc", "yaml"]);

/**
 * What the references of a document lead to; `undefined` if the document is generated, is no file or in a folder of
 * copies, or is in a language whose references lead to no files.
 */
export function localTargetsOf(document: LocalDocument, files: LocalFiles): LocalTargets | undefined {
  const { uri, text, language } = document;
  if ((!linking.has(language) && !referring.has(language)) || generated.test(text.slice(0, headLength)))
    return undefined;
  if (!uri.startsWith("file:") || copied.test(uri) || files.kindOf(uri) !== "file") return undefined;
  return new Targets(document, files);
}

class Targets implements LocalTargets {
  readonly #document: LocalDocument;
  readonly #files: LocalFiles;
  readonly #known = new Map<string, LocalTarget>();
  readonly #anchors = new Map<string, Anchors | undefined>();
  #root: string | undefined;

  constructor(document: LocalDocument, files: LocalFiles) {
    this.#document = document;
    this.#files = files;
  }

  of(reference: string, { role, syntax }: LocalPlace): LocalTarget {
    const { language } = this.#document;
    if ((role === "$ref") !== referring.has(language) || !syntax.startsWith(`${syntaxes[language] ?? language}-`))
      return unknown;
    const known = this.#known.get(reference) ?? this.#find(reference);
    this.#known.set(reference, known);
    return known;
  }

  #find(reference: string): LocalTarget {
    const { scheme, authority, path, fragment } = splitIri(reference);
    if (scheme !== undefined || authority !== undefined || path.text.startsWith("/")) return unknown;
    const { uri, text, language } = this.#document;
    if (hasOwnBase(text.toString(), language)) return unknown;
    if (path.text === "") return this.#fragmentIn(uri, fragment?.text ?? "");
    const resolved = resolve(path.text, uri);
    if (!resolved.ok || !this.#isInProject(resolved.value)) return unknown;
    const kind = this.#files.kindOf(resolved.value);
    if (kind === "file") return this.#fragmentIn(resolved.value, fragment?.text ?? "");
    if (kind === "folder") return there;
    return this.#isSurelyFile(path.text, resolved.value) ? this.#missing(path.text, resolved.value) : unknown;
  }

  /**
   * Whether a target is inside the repository. A path that leads out of the repository belongs to the site that hosts
   * it.
   */
  #isInProject(target: string): boolean {
    this.#root ??= projectRootOf(this.#document.uri, this.#files);
    return target.startsWith(this.#root);
  }

  /** Whether a target that does not exist is certainly meant to be a file of the repository. */
  #isSurelyFile(path: string, target: string): boolean {
    const { text, language } = this.#document;
    const name = nameOf(path);
    const extension = /[^.]\.(?<extension>[a-z][a-z\d]{0,7})$/iu.exec(name)?.groups?.["extension"]?.toLowerCase();
    if (extension === undefined || standIn.test(path) || leadsToForge(path)) return false;
    if (this.#isPutElsewhere(path)) return false;
    if (referring.has(language) && !data.has(extension)) return false;
    const isPublished = published.has(extension);
    if (isPublished && (language !== "html" || isMadeFromAnother(target, this.#files))) return false;
    const isSource = sources.has(extension);
    // With front matter, a document becomes a page of a site generator, which moves pages and copies other files beside
    // them: only links to documents are certain.
    if (linking.has(language) && !isSource && isMade(text.slice(0, longestMark))) return false;
    if (isInMadeFolder(target.slice(this.#root?.length ?? 0))) return false;
    return !this.#isInEmptyFolder(target) && !this.#isIgnored(target);
  }

  /** Whether the document is published from another folder, against which its references are resolved. */
  #isPutElsewhere(path: string): boolean {
    const { uri, language } = this.#document;
    const within = uri.slice((this.#root?.length ?? 1) - 1);
    if (template.test(within)) return true;
    if (language === "asciidoc") return ofAntora.test(within) && !path.startsWith(".");
    // MkDocs publishes `docs/`; another `docs` folder is a source that is copied there.
    return language === "markdown" && within.includes("/docs/") && !within.startsWith("/docs/") && this.#hasMkDocs();
  }

  #hasMkDocs(): boolean {
    return this.#files.kindOf(`${this.#root ?? ""}mkdocs.yml`) === "file";
  }

  /** Whether a `.gitignore` ignores the target: a program generates it, so it may be missing. */
  #isIgnored(target: string): boolean {
    const root = this.#root ?? target;
    for (let end = root.length; end > 0; end = target.indexOf("/", end) + 1) {
      const patterns = readIgnorePatterns(this.#files.read(`${target.slice(0, end)}.gitignore`) ?? "");
      const below = target.slice(end).split("/");
      const isIgnored = below.some(
        (_, at) =>
          patterns.judge(below.slice(0, at + 1).join("/"), at === below.length - 1 ? "file" : "folder") === "ignored",
      );
      if (isIgnored) return true;
    }
    return false;
  }

  /** Whether the nearest existing folder above the target is empty, as that of a submodule that is not checked out. */
  #isInEmptyFolder(target: string): boolean {
    for (
      let folder = folderOf(target);
      folder.startsWith(this.#root ?? folder);
      folder = folderOf(folder.slice(0, -1))
    ) {
      if (this.#files.kindOf(folder) === "folder") return this.#files.namesIn(folder).length === 0;
    }
    return false;
  }

  #missing(path: string, target: string): LocalTarget {
    const name = decoded(nameOf(target));
    const similar = this.#files
      .namesIn(folderOf(target))
      .find(
        (other) =>
          other.toLowerCase() === name.toLowerCase() || (name.length > 4 && oneEdit(other, name) !== undefined),
      );
    if (similar === undefined) return { kind: "no-file" };
    return {
      kind: "no-file",
      similar: folderOf(path) + encodeURI(similar).replace(/[?#]/gu, encodeURIComponent),
    };
  }

  #fragmentIn(uri: string, fragment: string): LocalTarget {
    if (fragment === "" || notOfDocument.test(fragment)) return there;
    const anchors = this.#anchorsIn(uri);
    if (anchors === undefined) return unknown;
    const name = fragment.replace(/^user-content-/u, "");
    if (anchors.of(name) === undefined) {
      const nearest = anchors.nearestTo(name);
      return { kind: "no-fragment", ...(nearest !== undefined && { nearest }) };
    }
    const similar = anchors.correctedOf(name);
    return similar === undefined ? there : { kind: "no-fragment", similar };
  }

  /** The anchors of a document; `undefined` if it cannot be read, or if parts of it come from elsewhere. */
  #anchorsIn(uri: string): Anchors | undefined {
    if (this.#anchors.has(uri)) return this.#anchors.get(uri);
    const { uri: own, text: ownText, language: ownLanguage } = this.#document;
    const language = uri === own ? ownLanguage : languageOfPath(uri);
    const text = uri === own ? ownText.toString() : language === undefined ? undefined : this.#files.read(uri);
    const anchors =
      text === undefined || language === undefined || isMadeOfParts(text, language)
        ? undefined
        : new Anchors(text, language);
    this.#anchors.set(uri, anchors);
    return anchors;
  }
}

/** Extensions of pages that a site generator makes from other files. */
const published = wordSet("html htm xhtml php asp aspx jsp cgi");
/** Extensions of data files with `$ref`. */
const data = wordSet("json yaml yml jsonc json5");
/** Placeholders for names of files in examples. */
const standIn = /(?:^|\/)path\/to\/|NNN|XXX|example\.\w+$|your[-_]/iu;
/** Extensions of documents that people write, and that no site generator moves. */
const sources = wordSet("md markdown mdx rst adoc asciidoc");

/** Folders of generated files, which are not committed. */
const made = wordSet(`
build _build site _site dist target out output bin coverage node_modules generated _static _images _modules _sources
`);

function isInMadeFolder(path: string): boolean {
  const folders = path.toLowerCase().split("/").slice(0, -1);
  return folders.some((folder) => made.has(folder));
}

/** Folders with incomplete copies: vendored projects, and fixtures of tests. */
const copied = patternUnion(
  /\/(?:vendor|third[_-]?party|node_modules)\//iu,
  /\/(?:_*fixtures?_*|_*snapshots?_*|test[-_]?data)\//iu,
);

/** Marks of generated documents, which nobody edits by hand. */
const generated = patternUnion(
  /\b(?:auto-?generated|do not edit)\b/iu,
  /\b(?:is|was|been) generated\b/iu,
  /\bgenerated (?:by|from|using|with)\b/iu,
);

/** The length of the beginning of a document in which a mark of `generated` is looked for, in UTF-16 code units. */
const headLength = 500;

/** Paths of templates, which are filled in and written elsewhere. */
const template = /[/._-]templates?[/._-]/iu;

/**
 * Path segments of a site such as GitHub behind the name of a repository: views of its files, and pages that are no
 * files.
 */
const pagesOfForge = wordSet(`
tree blob raw edit commit commits compare issues pull pulls wiki releases discussions actions
`);

/** Whether a path leads out of a folder to a page of the site that hosts the repository: `../issues`. */
function leadsToForge(path: string): boolean {
  const folders = path.split("/");
  return folders.some((folder, at) => pagesOfForge.has(folder) && folders[at - 1] === "..");
}

/** Pages of Antora, whose references are relative to the `pages` folder of their module. */
const ofAntora = /\/modules\/[^/]+\/(?:pages|partials)\//u;

/**
 * Fragments that no name in the document must match: lines, text fragments, routes of scripts, the top of the page
 * (HTML §7.4.6.4).
 */
const notOfDocument = /^(?:top|readme)$|^L\d|^:~:|^[!?]|[={}]/iu;

/** The last segment of a path. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function isMadeFromAnother(target: string, files: LocalFiles): boolean {
  const stem = target.slice(0, target.lastIndexOf("."));
  return [...sources].some((extension) => files.kindOf(`${stem}.${extension}`) === "file");
}

/** An `$id` or `id`, which is the base of the references of data (JSON Schema 2020-12 §8.2.1). */
const ownIdentifier = patternUnion(
  /\bid["']?[ \t]{0,8}:[ \t]{0,8}["']?(?:https?|urn):/u,
  /\bid["']?[ \t]{0,8}:[ \t]{0,8}["']?[\w./-]{1,200}\.(?:json|ya?ml)/u,
);

/** Whether a document declares the base of its references. */
function hasOwnBase(text: string, language: LanguageName): boolean {
  if (language === "html") return /<base\s/iu.test(text);
  if (language === "asciidoc") return /^:(?:imagesdir|relfileprefix|root-path|url-[\w-]*):/mu.test(text);
  return referring.has(language) && ownIdentifier.test(text);
}

/** How much of a document is searched for the beginning of front matter, in UTF-16 code units. */
const longestMark = 10;

/** Whether a document begins with front matter, so that a site generator turns it into a page. */
function isMade(text: string): boolean {
  return /^\uFEFF?(?:---|\+\+\+)\r?\n/u.test(text);
}

/**
 * Extensions of Markdown that add headings or names: templates, includes, containers, components; also
 * all-contributors.
 */
const extendsMarkdown = patternUnion(
  /\{[%{]|--8<--|\[!INCLUDE|<!--\s*#?include/mu,
  /^(?::::|!!! |\[TOC\])|<[A-Z]\w*|ALL-CONTRIBUTORS-LIST/mu,
);

/** What makes fragments of data more than JSON Pointers: anchors of JSON Schema, merge keys of YAML, templates. */
const namesOfData = patternUnion(
  /\$(?:id|anchor|dynamicAnchor|recursiveAnchor)\b/u,
  /["']id["'][ \t]{0,8}:[ \t]{0,8}["']#/u,
  /<<[ \t]{0,8}:|\{\{/u,
);

/**
 * Whether a document may have anchors that are not written in its own text, since it includes others or is generated.
 */
function isMadeOfParts(text: string, language: LanguageName): boolean {
  switch (language) {
    case "markdown":
      return extendsMarkdown.test(text);
    case "mdx":
      return true;
    case "html":
      return !/<html|<!doctype/iu.test(text) || /\{[%{]|<%|<\?php|<script/iu.test(text);
    case "asciidoc":
      return /^(?:include|ifdef|ifndef)::/mu.test(text);
    case "restructuredtext":
      return hasDirective(text);
    case "json":
    case "jsonc":
    case "yaml":
      return namesOfData.test(text);
    default:
      return true;
  }
}

const directive = /\.\. (?:\w+:)?(?<name>[a-z]+)::/gu;
/** Directives of reStructuredText that include text or define names. */
const bringing = wordSet(`
include toctree contents only glossary option cmdoption confval function class module data attribute method
`);

function hasDirective(text: string): boolean {
  const names = Array.from(text.matchAll(directive), ({ groups }) => groups?.["name"] ?? "");
  return names.some((name) => bringing.has(name) || name.startsWith("auto"));
}
