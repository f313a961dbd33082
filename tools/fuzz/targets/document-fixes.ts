import assert from "node:assert/strict";
import { checkIri, type Fix } from "../../../packages/core/src/index.js";
import { readDocument, type IriDocument, type LanguageName } from "../../../packages/core/src/documents/index.js";
import { decodeLiteral } from "../../../packages/core/src/literals/decode-literal.js";
import {
  checkDocument,
  defaultSettings,
  projectFix,
  readLiterals,
  type Literal,
  type LocatedFix,
  type RawLiteral,
  type Settings,
} from "../../../packages/core/src/literals/index.js";
import { expansionOf, touchesHole } from "../../../packages/core/src/literals/literal.js";
import { applyEdits, applyInPasses } from "../../../packages/core/test/apply-edits.js";
import { isLanguage, spoiledExcerptsOf } from "../documents.js";
import type { FuzzTarget } from "../target.js";

const settings: Settings = { ...defaultSettings, preset: "all", prose: true };

/** Fixes, as they are written into documents. */
export const documentFixes: FuzzTarget = {
  name: "document-fixes",
  law:
    "Every fix and suggestion in every language, in parts of real files with other identifiers in them: in the fixed text the " +
    "literal decodes to what the fix promised, and every other literal to what it was; in text of AsciiDoc, what is mended " +
    "may become a link of its own; after all safe fixes, a second run changes nothing.",
  prepare: (texts) => {
    const anySpoiled = spoiledExcerptsOf(texts);
    return (random) => {
      const { language, text } = anySpoiled(random);
      return { text, other: "", variant: language };
    };
  },
  check({ text, variant: language }) {
    assert.ok(isLanguage(language));
    const document = readDocument(text, language);
    let left = mostFixes;
    for (const [index, raw] of document.literals.entries()) {
      for (const literal of readLiterals(text, raw, settings)) {
        for (const fix of fixesOf(literal)) if (left-- > 0) assertKept(document, index, literal, fix);
      }
    }
    assertEnd(text, language);
  },
};

/** Each is tried by reading the text anew. */
const mostFixes = 12;

function fixesOf(literal: Literal): Fix[] {
  const { text, place } = literal;
  const findings = checkIri(text, { checks: "all", place, profile: place.profile, production: place.production });
  return findings.flatMap(({ span, fixes }) => (touchesHole(literal, span) ? [] : fixes));
}

function assertKept(document: IriDocument, index: number, literal: Literal, fix: Fix): void {
  const { text: source, language, literals: before } = document;
  for (const located of projectFix(source, literal, fix)) {
    const fixed = applyEdits(source, located.edits);
    const { literals: after } = readDocument(fixed, language);
    const title = `${language}, a fix breaks its document: ${located.title}`;
    // A context decides which strings of JSON-LD are identifiers.
    if (language === "jsonld" && after.length !== before.length) continue;
    const more = after.length - before.length;
    const isMoreRead = more > 0 && mayMendEscape(source, literal, located);
    const parts = more > 0 && mayBecomeLink(document, index) ? more + 1 : 1;
    if (!isMoreRead) assert.equal(more, parts - 1, title);
    for (const [other, raw] of before.slice(0, isMoreRead ? index + 1 : before.length).entries()) {
      const own = after.slice(other > index ? other + parts - 1 : other).slice(0, other === index ? parts : 1);
      const promised = other === index ? promisedText(source, raw, literal, fix) : decodeLiteral(source, raw).text;
      assert.equal(readOf(fixed, own), own.length > 1 ? withoutSpace(promised) : writtenOf(promised, raw), title);
    }
  }
}

/** What an identifier in text of AsciiDoc becomes whose scheme is mended, while the text around it stays text. */
function mayBecomeLink({ language, literals }: IriDocument, index: number): boolean {
  return language === "asciidoc" && literals.at(index)?.site.kind === "text";
}

/** What is written of a literal, or in several that were text, which has no escapes. */
function readOf(source: string, literals: readonly RawLiteral[]): string {
  if (literals.length > 1) return withoutSpace(literals.map(({ span }) => source.slice(span.start, span.end)).join(""));
  return literals.map((literal) => writtenOf(decodeLiteral(source, literal).text, literal)).join("");
}

/** White space around a literal is no part of it. */
function withoutSpace(text: string): string {
  return text.replaceAll(/\s/gu, "");
}

/** Without a broken escape, parsers of JavaScript read more of what is broken behind it. */
function mayMendEscape(source: string, { syntax }: Literal, { edits }: LocatedFix): boolean {
  return syntax === "javascript-string" && edits.some(({ span }) => source.slice(span.start, span.end).includes("\\"));
}

/** What is written of a text: what its prefix stands for may be what is mended. */
function writtenOf(text: string, { pieces = [] }: RawLiteral): string {
  return text.slice(expansionOf({ pieces })?.text.length ?? 0);
}

/** The text of all of a literal, with the edits of a fix that is about an identifier in it. */
function promisedText(source: string, raw: RawLiteral, { map }: Literal, { edits }: Fix): string {
  const { text, map: whole } = decodeLiteral(source, raw);
  const unitAt = (offset: number): number => {
    let unit = 0;
    // What a prefix stands for is written nowhere.
    while (unit < text.length && whole.toSource({ start: unit, end: unit + 1 }).end <= offset) unit++;
    return unit;
  };
  const moved = edits.map((edit) => {
    const { start, end } = map.toSource(edit.span);
    return { span: { start: unitAt(start), end: unitAt(end) }, text: edit.text };
  });
  return applyEdits(text, moved);
}

function assertEnd(text: string, language: LanguageName): void {
  const fixed = applyInPasses(text, (current) => safeFixes(current, language));
  assert.deepEqual(safeFixes(fixed, language), [], "safe fixes come to no end");
}

function safeFixes(text: string, language: LanguageName): LocatedFix[] {
  const { literals, comments: spans } = readDocument(text, language);
  const { findings } = checkDocument(text, literals, settings, { spans, heeds: "iri-and-eslint" });
  return findings.flatMap(({ fixes }) => fixes.filter(({ safety }) => safety === "safe"));
}
