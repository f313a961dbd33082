import assert from "node:assert/strict";
import { checkIri, type Fix } from "../../../../packages/core/src/index.js";
import { readDocument, type IriDocument, type LanguageName } from "../../../../packages/core/src/documents/index.js";
import { decodeLiteral } from "../../../../packages/core/src/literals/read/decode-literal.js";
import {
  checkDocument,
  defaultSettings,
  projectFix,
  readLiterals,
  type Literal,
  type LocatedFix,
  type RawLiteral,
  type Settings,
} from "../../../../packages/core/src/literals/index.js";
import { expansionOf, touchesHole } from "../../../../packages/core/src/literals/read/literal.js";
import { applyEdits, applyInPasses } from "../../../../packages/core/test/apply-edits.js";
import { isLanguage, spoiledExcerptsOf } from "../documents.js";
import type { FuzzTarget } from "../target.js";

const settings: Settings = { ...defaultSettings, preset: "all", prose: true };

/** Fixes, as they are written into documents. */
export const documentFixes: FuzzTarget = {
  name: "document-fixes",
  law:
    "Every fix and suggestion in every language, in parts of real files with other identifiers in them: in the fixed text the " +
    "literal decodes to what the fix promised, and every other literal to what it was; in AsciiDoc, what is mended may become " +
    "a link; after all safe fixes, a second run changes nothing.",
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
    if (after.length !== before.length && makesLink(document, fixed)) {
      assert.equal(writtenIn(fixed, after), writtenIn(source, before, located), title);
      continue;
    }
    const isReadAnew = after.length !== before.length && mayMendEscape(source, literal, located);
    if (!isReadAnew) assert.equal(after.length, before.length, title);
    for (const [other, raw] of before.slice(0, isReadAnew ? index + 1 : before.length).entries()) {
      const read = after[other] ?? raw;
      const promised = other === index ? promisedText(source, raw, literal, fix) : decodeLiteral(source, raw).text;
      const { text: kept } = decodeLiteral(fixed, read);
      if (kept !== promised) assert.equal(writtenOf(kept, read), writtenOf(promised, raw), title);
    }
  }
}

/** With one of these, and a name behind it, AsciiDoc has a link wherever an address stands, also in text; but not behind a slash, nor before a bracket. */
const linkScheme = /(?<!\/)(?:https?|ftp|file|irc):\/\/(?!\[)(?=\S*[\p{L}\p{N}])/u;

function makesLink({ text, language }: IriDocument, fixed: string): boolean {
  return language === "asciidoc" && fixed.split(linkScheme).length > text.split(linkScheme).length;
}

/** The source of all literals without the white space around them, once a fix is applied. */
function writtenIn(source: string, literals: IriDocument["literals"], fix?: LocatedFix): string {
  const edits = fix?.edits ?? [];
  const written = literals.slice().map(({ span: { start, end } }) => {
    const own = edits.filter(({ span }) => start <= span.start && span.end <= end);
    const moved = own.map(({ span, text }) => ({ span: { start: span.start - start, end: span.end - start }, text }));
    return applyEdits(source.slice(start, end), moved);
  });
  return written.join("").replaceAll(/\s/gu, "");
}

/** Without a broken escape, parsers of JavaScript read what is broken behind it otherwise. */
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
