import { readIgnorePatterns } from "../literals/settings/ignore-patterns.js";
import type { LanguageName } from "../documents/languages.js";
import { languageOfPath } from "../documents/languages.js";
import { resolve } from "../iri/resolve.js";
import { splitIri } from "../iri/split.js";
import type { LocalPlace, LocalTarget, LocalTargets } from "../literals/judge/local-targets.js";
import { oneEdit } from "../namespaces/one-edit.js";
import { Anchors } from "./anchors.js";
import type { LocalFiles } from "./local-files.js";
import { wordSet } from "../text/word-set.js";
import { patternUnion } from "../text/pattern-union.js";

/** A document that stands in files. */
export interface LocalDocument {
  readonly uri: string;
  readonly text: string;
  readonly language: LanguageName;
}

const unknown: LocalTarget = { kind: "unknown" };
const there: LocalTarget = { kind: "there" };

/** How the references of a document are written that are not in a piece of another language. */
const syntaxes: Readonly<Partial<Record<LanguageName, string>>> = { mdx: "markdown", jsonc: "json" };

/** Languages whose links are relative to their file. */
const linking: ReadonlySet<LanguageName> = new Set<LanguageName>([
  "markdown",
  "mdx",
  "html",
  "asciidoc",
  "restructuredtext",
]);

/** Languages whose `$ref` leads to data beside them. */
const referring: ReadonlySet<LanguageName> = new Set<LanguageName>(["json", "jsonc", "yaml"]);

/** What the references of a document lead to; nothing for a document that is itself in no file, or in a language without links. */
export function localTargetsOf(document: LocalDocument, files: LocalFiles): LocalTargets | undefined {
  const { uri, text, language } = document;
  if (!mayLeadToFiles(language) || generated.test(text.slice(0, headLength))) return undefined;
  if (!uri.startsWith("file:") || copied.test(uri) || files.kindOf(uri) !== "file") return undefined;
  return new Targets(document, files);
}

/** Whether what is found in a document of this language may depend on other files. */
export function mayLeadToFiles(language: LanguageName): boolean {
  return linking.has(language) || referring.has(language);
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
    if (hasOwnBase(text, language)) return unknown;
    if (path.text === "") return this.#fragmentIn(uri, fragment?.text ?? "");
    const resolved = resolve(path.text, uri);
    if (!resolved.ok || !this.#isInProject(resolved.value)) return unknown;
    const kind = this.#files.kindOf(resolved.value);
    if (kind === "file") return this.#fragmentIn(resolved.value, fragment?.text ?? "");
    if (kind === "folder") return there;
    return this.#isSurelyFile(path.text, resolved.value) ? this.#missing(path.text, resolved.value) : unknown;
  }

  /** A path that climbs out of the repository is one of the site that shows it. */
  #isInProject(target: string): boolean {
    this.#root ??= this.#findRoot();
    return target.startsWith(this.#root);
  }

  #findRoot(): string {
    let folder = folderOf(this.#document.uri);
    for (;;) {
      if (this.#files.kindOf(`${folder}.git`) !== undefined) return folder;
      const above = folderOf(folder.slice(0, -1));
      // Outside of any repository, nothing is known above the document.
      if (above === folder || !above.startsWith("file:///")) return folderOf(this.#document.uri);
      folder = above;
    }
  }

  /** Whether a path that leads to nothing is meant to lead to a file that stands beside the document. */
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
    // Who makes a site of it puts pages elsewhere, and files beside them.
    if (linking.has(language) && !isSource && isMade(text)) return false;
    if (isInMadeFolder(target.slice(this.#root?.length ?? 0))) return false;
    return !this.#isInEmptyFolder(target) && !this.#isIgnored(target);
  }

  /** Whether the document is read from another place than its own, from which its paths lead elsewhere. */
  #isPutElsewhere(path: string): boolean {
    const { uri, language } = this.#document;
    const within = uri.slice((this.#root?.length ?? 1) - 1);
    if (template.test(within)) return true;
    if (language === "asciidoc") return ofAntora.test(within) && !path.startsWith(".");
    // What a folder of pages is made from, where the program that shows them reads them from another one.
    return language === "markdown" && within.includes("/docs/") && !within.startsWith("/docs/") && this.#hasMkDocs();
  }

  #hasMkDocs(): boolean {
    return this.#files.kindOf(`${this.#root ?? ""}mkdocs.yml`) === "file";
  }

  /** What a `.gitignore` names is made by a program, and is here or not. */
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

  /** A folder that has nothing in it is a part of the project that was not fetched. */
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
    return anchors.of(fragment.replace(/^user-content-/u, "")) !== undefined ? there : { kind: "no-fragment" };
  }

  /** Nothing where not all of them are known. */
  #anchorsIn(uri: string): Anchors | undefined {
    if (this.#anchors.has(uri)) return this.#anchors.get(uri);
    const { uri: own, text: ownText, language: ownLanguage } = this.#document;
    const language = uri === own ? ownLanguage : languageOfPath(uri);
    const text = uri === own ? ownText : language === undefined ? undefined : this.#files.read(uri);
    const anchors =
      text === undefined || language === undefined || isMadeOfParts(text, language)
        ? undefined
        : new Anchors(text, language);
    this.#anchors.set(uri, anchors);
    return anchors;
  }
}

/** Pages that are made from other files when a site is. */
const published = wordSet("html htm xhtml php asp aspx jsp cgi");
/** Files of data that refer to each other. */
const data = wordSet("json yaml yml jsonc json5");
/** What stands in an example for the name of a file. */
const standIn = /(?:^|\/)path\/to\/|NNN|XXX|example\.\w+$|your[-_]/iu;
/** Files that people write, and that are where they are. */
const sources = wordSet("md markdown mdx rst adoc asciidoc");

/** Folders of what is made, and not kept. */
const made = wordSet(`
build _build site _site dist target out output bin coverage node_modules generated _static _images _modules _sources
`);

function isInMadeFolder(path: string): boolean {
  const folders = path.toLowerCase().split("/").slice(0, -1);
  return folders.some((folder) => made.has(folder));
}

/** Folders of which not everything is there: of projects of others, and of what tests read. */
const copied = patternUnion(
  /\/(?:vendor|third[_-]?party|node_modules)\//iu,
  /\/(?:_*fixtures?_*|_*snapshots?_*|test[-_]?data)\//iu,
);

/** What programs say at the top of what they write: they are to be mended, and not what they wrote. */
const generated = patternUnion(
  /\b(?:auto-?generated|do not edit)\b/iu,
  /\b(?:is|was|been) generated\b/iu,
  /\bgenerated (?:by|from|using|with)\b/iu,
);

/** In UTF-16 code units. */
const headLength = 500;

/** Documents that are filled in and put elsewhere. */
const template = /[/._-]templates?[/._-]/iu;

/** Pages of the site that shows a repository: its files there, and what is no file. */
const pagesOfForge = wordSet(`
tree blob raw edit commit commits compare issues pull pulls wiki releases discussions actions
`);

/** Whether a path leads from a folder of a repository to such a page. */
function leadsToForge(path: string): boolean {
  const folders = path.split("/");
  return folders.some((folder, at) => pagesOfForge.has(folder) && folders[at - 1] === "..");
}

/** Pages of Antora, whose references begin at the folder of pages of their module. */
const ofAntora = /\/modules\/[^/]+\/(?:pages|partials)\//u;

/** Fragments that lead to a line, to a text, into a program, or to the top of any page (HTML §7.4.6.4). */
const notOfDocument = /^(?:top|readme)$|^L\d|^:~:|^[!?]|[={}]/iu;

/** What follows the last slash. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function folderOf(uri: string): string {
  return uri.slice(0, uri.lastIndexOf("/") + 1);
}

function isMadeFromAnother(target: string, files: LocalFiles): boolean {
  const stem = target.slice(0, target.lastIndexOf("."));
  return [...sources].some((extension) => files.kindOf(`${stem}.${extension}`) === "file");
}

/** An identifier of data that its references are relative to (JSON Schema 2020-12 §8.2.1). */
const ownIdentifier = patternUnion(
  /\bid["']?[ \t]{0,8}:[ \t]{0,8}["']?(?:https?|urn):/u,
  /\bid["']?[ \t]{0,8}:[ \t]{0,8}["']?[\w./-]{1,200}\.(?:json|ya?ml)/u,
);

/** Whether a document says itself what its references are relative to. */
function hasOwnBase(text: string, language: LanguageName): boolean {
  if (language === "html") return /<base\s/iu.test(text);
  if (language === "asciidoc") return /^:(?:imagesdir|relfileprefix|root-path|url-[\w-]*):/mu.test(text);
  return referring.has(language) && ownIdentifier.test(text);
}

/** Whether a document begins with data for the program that makes a page of it. */
function isMade(text: string): boolean {
  return /^\uFEFF?(?:---|\+\+\+)\r?\n/u.test(text);
}

/** Templates, parts of other files, containers and components in Markdown, and a list of contributors, whose links lead nowhere. */
const extendsMarkdown = patternUnion(
  /\{[%{]|--8<--|\[!INCLUDE|<!--\s*#?include/mu,
  /^(?::::|!!! |\[TOC\])|<[A-Z]\w*|ALL-CONTRIBUTORS-LIST/mu,
);

/** Names that data give their parts (JSON Schema), the merge keys of YAML, and templates. */
const namesOfData = patternUnion(
  /\$(?:id|anchor|dynamicAnchor|recursiveAnchor)\b|["']id["'][ \t]{0,8}:[ \t]{0,8}["']#/u,
  /<<[ \t]{0,8}:|\{\{/u,
);

/** Whether headings, names or parts of a document come from elsewhere. */
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
/** Directives of reStructuredText that bring in headings or names from elsewhere, or make them. */
const bringing = wordSet(`
include toctree contents only glossary option cmdoption confval function class module data attribute method
`);

function hasDirective(text: string): boolean {
  const names = Array.from(text.matchAll(directive), ({ groups }) => groups?.["name"] ?? "");
  return names.some((name) => bringing.has(name) || name.startsWith("auto"));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
