import { conventionalPrefixes } from "@irilint/core/documents";
import { closedVocabularies, secretsIn } from "@irilint/core/internal";
import type { LocatedEdit } from "@irilint/core/literals";
import { CompletionItemKind } from "vscode-languageserver";
import type { AnalyzedDocument } from "../../session.js";
import { symbolsIn } from "../../symbols/document-symbols.js";
import type { SymbolIndex } from "../../symbols/symbol-index.js";
import { declarationEdit, takesDeclarations } from "./prefix-declarations.js";

/** What may be written at the cursor. */
export interface Proposal {
  readonly label: string;
  readonly text: string;
  /** How much before the cursor it takes the place of. */
  readonly replaced: number;
  readonly kind: CompletionItemKind;
  readonly detail?: string;
  /** What is declared with it elsewhere in the document. */
  readonly declaration?: LocatedEdit;
}

/** What proposals are made from. */
export interface Asked {
  readonly analyzed: AnalyzedDocument;
  readonly offset: number;
  /** The line up to the cursor. */
  readonly before: string;
  readonly index: SymbolIndex;
}

type Finder = (asked: Asked) => Promise<readonly Proposal[] | undefined> | undefined;

/** The first that knows the place tells all. */
const finders: readonly Finder[] = [declarations, xmlDeclarations, contextMembers, identifiers, names, labels];

export async function proposalsFor(asked: Asked): Promise<readonly Proposal[]> {
  for (const find of finders) {
    const found = await find(asked);
    if (found !== undefined) return found.filter(showsNoSecret);
  }
  return [];
}

/** Nobody is offered the password or token of another place. */
function showsNoSecret({ label, detail = "" }: Proposal): boolean {
  return secretsIn(label).length + secretsIn(detail).length === 0;
}

const turtleFamily: ReadonlySet<string> = new Set(["turtle", "trig", "n3", "sparql", "shex"]);
const xmlFamily: ReadonlySet<string> = new Set(["xml", "html"]);
const jsonFamily: ReadonlySet<string> = new Set(["jsonld", "json", "jsonc"]);

/** `@prefix foaf: <…> .` */
function declarations(asked: Asked): Promise<Proposal[]> | undefined {
  const { analyzed, before } = asked;
  const typed = /(?:^|\s)(?:@prefix|prefix)\s+(?<typed>[\w.-]*)$/iu.exec(before)?.groups?.["typed"];
  if (!turtleFamily.has(analyzed.document.language) || typed === undefined) return undefined;
  const end = /@prefix\s+[\w.-]*$/u.test(before) ? " ." : "";
  return prefixes(asked, typed, (label, namespace) => `${label}: <${namespace}>${end}`);
}

/** `xmlns:foaf="…"` */
function xmlDeclarations(asked: Asked): Promise<Proposal[]> | undefined {
  const typed = /\sxmlns:(?<typed>[\w.-]*)$/u.exec(asked.before)?.groups?.["typed"];
  if (!xmlFamily.has(asked.analyzed.document.language) || typed === undefined) return undefined;
  return prefixes(asked, typed, (label, namespace) => `${label}="${namespace}"`);
}

/** How far the beginning of a context is looked for, in UTF-16 code units. */
const longestContext = 4096;

/** What stands between the beginning of a context of JSON-LD and the name of a member, whose values hold no braces in braces. */
const inContext = /"@context"\s*:\s*(?:\[[^[\]{}]*)?\{(?:[^{}]|\{[^{}]*\})*$/u;

/** `"foaf": "…"` in a context of JSON-LD. */
function contextMembers(asked: Asked): Promise<Proposal[]> | undefined {
  const { analyzed, offset, before } = asked;
  const typed = /(?:^|[{,])\s*"(?<typed>[\w.-]*)$/u.exec(before)?.groups?.["typed"];
  if (!jsonFamily.has(analyzed.document.language) || typed === undefined) return undefined;
  const { text } = analyzed.document;
  if (!inContext.test(text.slice(Math.max(0, offset - longestContext), offset))) return undefined;
  // Editors close the quotation mark when it is typed.
  const isClosed = text[offset] === '"';
  return prefixes(asked, typed, (label, namespace) => `${label}": "${namespace}${isClosed ? "" : '"'}`);
}

/** The labels that begin as typed, first those that the documents which are open declare. */
async function prefixes(
  { index }: Asked,
  typed: string,
  written: (label: string, namespace: string) => string,
): Promise<Proposal[]> {
  const own = await index.openPrefixes();
  return uniquePrefixes([...own, ...conventionalPrefixes])
    .filter(([label]) => label.startsWith(typed))
    .map(([label, namespace]) => ({
      label: `${label}:`,
      text: written(label, namespace),
      replaced: typed.length,
      kind: CompletionItemKind.Module,
      detail: namespace,
    }));
}

type Prefix = readonly [label: string, namespace: string];

function uniquePrefixes(all: readonly Prefix[]): Prefix[] {
  const seen = new Set<string>();
  return all.filter(([label, namespace]) => {
    const key = `${label} ${namespace}`;
    const isNew = label !== "" && !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** What may follow in an identifier: up to the next delimiter, as one goes down a path. */
async function identifiers({ before, index }: Asked): Promise<Proposal[] | undefined> {
  const typed = /(?:^|[\s"'<>`(=])(?<typed>[A-Za-z][\w+.-]{0,30}:\/\/[^\s"'<>`\\&{}]{0,500})$/u.exec(before)?.groups?.[
    "typed"
  ];
  if (typed === undefined) return undefined;
  const next = new Map<string, number>();
  for (const [iri, uses] of await index.iris()) {
    if (!iri.startsWith(typed) || iri === typed) continue;
    const rest = iri.slice(typed.length);
    const end = /[/?#]/u.exec(rest.slice(1))?.index;
    const part = end === undefined ? rest : rest.slice(0, end + 2);
    next.set(part, (next.get(part) ?? 0) + uses);
  }
  return [...next]
    .sort(([a, times], [b, others]) => others - times || (a < b ? -1 : 1))
    .map(([part, times]) => ({
      label: typed + part,
      text: typed + part,
      replaced: typed.length,
      kind: CompletionItemKind.Reference,
      detail: times === 1 ? "once" : `${times} times`,
    }));
}

/** Where a prefixed name may stand in markup: as the name of an element or attribute, or in the attributes of RDFa. */
const nameInMarkup = {
  xml: /(?:<\/?|\s|["'])(?:[\w.-]*:[\w.-]*)$/u,
  html: /\s(?:property|typeof|rel|rev|datatype|about|resource)\s*=\s*(?:"[^"<>]*|'[^'<>]*)$/u,
};

/** The names below what a prefix stands for; one that is not declared is declared with it, if it is known by custom. */
async function names(asked: Asked): Promise<Proposal[] | undefined> {
  const { analyzed, before } = asked;
  const { language } = analyzed.document;
  if (!takesDeclarations(language) && language !== "html") return undefined;
  if ((language === "xml" || language === "html") && !nameInMarkup[language].test(before)) return undefined;
  const groups = /(?:^|[\s,;.()[\]{}^"'<>/])(?<label>(?:\p{L}[\w.-]{0,60})?):(?<local>[\w.-]{0,120})$/u.exec(
    before,
  )?.groups;
  const [label, local = ""] = [groups?.["label"], groups?.["local"]];
  if (label === undefined) return undefined;
  const declared = declaredNamespace(asked, label);
  const own = (await asked.index.openPrefixes()).find(([other]) => other === label)?.[1];
  const namespace = declared ?? own ?? conventionalPrefixes.find(([conventional]) => conventional === label)?.[1];
  if (namespace === undefined) return [];
  const declaration = declared === undefined ? declarationEdit(analyzed, label, namespace) : undefined;
  const found = (await localNames(asked, namespace, local)).map((rest): Proposal => ({
    label: `${label}:${rest}`,
    text: rest,
    replaced: local.length,
    kind: CompletionItemKind.Value,
    detail: namespace + rest,
    ...(declaration !== undefined && { declaration }),
  }));
  if (declaration === undefined || local !== "") return found;
  const itself: Proposal = {
    label: `${label}: (declare the prefix)`,
    text: "",
    replaced: 0,
    kind: CompletionItemKind.Module,
    detail: namespace,
    declaration,
  };
  return [itself, ...found];
}

/** What the last declaration before the cursor says; in markup, one may follow in the same tag. */
function declaredNamespace({ analyzed, offset }: Asked, label: string): string | undefined {
  const all = symbolsIn(analyzed).filter(({ prefix }) => prefix?.label === label);
  return (all.findLast(({ span }) => span.start < offset) ?? all[0])?.iri;
}

/** Without escapes. */
const localName = /^[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_-]*)$/u;

/** First the names that are used, most often first, and then the others that a closed vocabulary defines. */
async function localNames({ index }: Asked, namespace: string, typed: string): Promise<string[]> {
  const locals = new Map<string, number>();
  const add = (rest: string, uses: number): void => {
    if (rest.startsWith(typed) && localName.test(rest)) locals.set(rest, (locals.get(rest) ?? 0) + uses);
  };
  const defined = closedVocabularies.get(namespace)?.terms;
  for (const [iri, uses] of await index.iris()) {
    const rest = iri.startsWith(namespace) ? iri.slice(namespace.length) : "";
    // What is being typed is a name by now, of which nobody knows whether it is meant.
    if (rest !== typed) add(rest, uses);
  }
  for (const term of defined ?? []) add(term, 0);
  return [...locals].sort(([a, times], [b, others]) => others - times || (a < b ? -1 : 1)).map(([rest]) => rest);
}

/** Prefixes where a name may begin, those that are not declared with their declaration. */
async function labels(asked: Asked): Promise<Proposal[] | undefined> {
  const { analyzed, before } = asked;
  if (!turtleFamily.has(analyzed.document.language)) return undefined;
  const { typed } = /(?:^|[\s,;.()[\]{}^])(?<typed>\p{L}[\w.-]{0,60})$/u.exec(before)?.groups ?? {};
  if (typed === undefined || isInText(before)) return undefined;
  const declared = symbolsIn(analyzed).flatMap(({ prefix, iri }): Prefix[] => (prefix ? [[prefix.label, iri]] : []));
  const taken = new Set(declared.map(([label]) => label));
  const others = [...(await asked.index.openPrefixes()), ...conventionalPrefixes].filter(
    ([label]) => !taken.has(label),
  );
  return uniquePrefixes([...declared, ...others])
    .filter(([label]) => label.startsWith(typed))
    .map(([label, namespace]): Proposal => {
      const declaration = taken.has(label) ? undefined : declarationEdit(analyzed, label, namespace);
      return {
        label: `${label}:`,
        text: `${label}:`,
        replaced: typed.length,
        kind: CompletionItemKind.Module,
        detail: declaration === undefined ? namespace : `${namespace} (is declared)`,
        ...(declaration !== undefined && { declaration }),
      };
    });
}

/** Whether a line ends in a comment, a string or an identifier, as far as the line tells. */
function isInText(before: string): boolean {
  const rest = before.replace(/<[^<>\s]*>|"[^"]*"|'[^']*'/gu, "");
  return /["'#<]/u.test(rest);
}
