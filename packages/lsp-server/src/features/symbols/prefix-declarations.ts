import type { LanguageName } from "@irilint/core/documents";
import type { LocatedEdit } from "@irilint/core/literals";
import type { AnalyzedDocument } from "../../session.js";
import { symbolsIn } from "../../symbols/document-symbols.js";

/** How each language declares a prefix. */
const writers: Readonly<
  Partial<
    Record<LanguageName, (analyzed: AnalyzedDocument, label: string, namespace: string) => LocatedEdit | undefined>
  >
> = {
  turtle: inTurtle,
  trig: inTurtle,
  n3: inTurtle,
  sparql: inQuery,
  shex: inQuery,
  jsonld: inContext,
  xml: inRootElement,
};

/** Whether a prefix can be declared in a language, with an edit that says nothing else. */
export function takesDeclarations(language: LanguageName): boolean {
  return writers[language] !== undefined;
}

/** Declares a prefix where the others are declared, or else at the top; nothing where a document has no place for it. */
export function declarationEdit(analyzed: AnalyzedDocument, label: string, namespace: string): LocatedEdit | undefined {
  // What cannot stand in all of these without an escape is left to people.
  if (/[\s"'<>\\^`{|}&]/u.test(namespace)) return undefined;
  return writers[analyzed.document.language]?.(analyzed, label, namespace);
}

function inTurtle(analyzed: AnalyzedDocument, label: string, namespace: string): LocatedEdit {
  return beforeOthers(analyzed, (isQuery) =>
    isQuery ? `PREFIX ${label}: <${namespace}>\n` : `@prefix ${label}: <${namespace}> .\n`,
  );
}

function inQuery(analyzed: AnalyzedDocument, label: string, namespace: string): LocatedEdit {
  return beforeOthers(analyzed, () => `PREFIX ${label}: <${namespace}>\n`);
}

/** A line before the first declaration, which is written as that is if that has a line of its own. */
function beforeOthers(analyzed: AnalyzedDocument, written: (isQuery: boolean) => string): LocatedEdit {
  const { text } = analyzed.document;
  const first = symbolsIn(analyzed).find(({ prefix }) => prefix !== undefined)?.prefix?.span.start ?? 0;
  const start = text.lastIndexOf("\n", first - 1) + 1;
  const keyword = /^[ \t]*(?<keyword>@?prefix)[ \t]+$/iu.exec(text.slice(start, first))?.groups?.["keyword"];
  const at = keyword === undefined ? 0 : start;
  return { span: { start: at, end: at }, text: written(keyword?.startsWith("@") === false) };
}

/** The first member of the first context, if that is an object. */
function inContext(
  { document: { text } }: AnalyzedDocument,
  label: string,
  namespace: string,
): LocatedEdit | undefined {
  const match = /"@context"\s*:\s*(?:\[\s*(?:"[^"]*"\s*,\s*)*)?\{(?<rest>\s*\}?)/u.exec(text);
  const rest = match?.groups?.["rest"];
  if (match === null || rest === undefined) return undefined;
  const at = match.index + match[0].length - rest.length;
  const member = `"${label}": "${namespace}"`;
  if (rest.endsWith("}")) return { span: { start: at, end: at }, text: member };
  // As the member that follows it is set.
  return { span: { start: at, end: at }, text: `${rest}${member},${rest === "" ? " " : ""}` };
}

/** What may stand before the root element, beside a document type, whose declarations begin with `<!`. */
const prolog: readonly (readonly [start: string, end: string])[] = [
  ["<!--", "-->"],
  ["<?", "?>"],
];

const rootName = /<[A-Za-z_][\w:.-]*/uy;

function inRootElement(
  { document: { text } }: AnalyzedDocument,
  label: string,
  namespace: string,
): LocatedEdit | undefined {
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at + 1)) {
    const skipped = prolog.find(([start]) => text.startsWith(start, at));
    if (skipped !== undefined) {
      const end = text.indexOf(skipped[1], at + skipped[0].length);
      if (end < 0) return undefined;
      at = end;
      continue;
    }
    rootName.lastIndex = at;
    if (!rootName.test(text)) continue;
    const end = rootName.lastIndex;
    return { span: { start: end, end }, text: ` xmlns:${label}="${namespace}"` };
  }
  return undefined;
}
