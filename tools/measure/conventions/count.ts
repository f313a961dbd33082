import { readFileSync, statSync } from "node:fs";
import { languageOfPath, readDocument } from "../../../packages/core/src/documents/index.js";
import { isUsed } from "../../../packages/core/src/checks/conventions/roles.js";
import { checkIri } from "../../../packages/core/src/checks/run/check-iri.js";
import type { Code } from "../../../packages/core/src/findings/code.js";
import type { Span } from "../../../packages/core/src/findings/span.js";
import { splitIri } from "../../../packages/core/src/iri/split.js";
import type { Convention, Told } from "../../../packages/core/src/literals/conventions/convention.js";
import { conventionsOf } from "../../../packages/core/src/literals/conventions/conventions.js";
import { excuses } from "../../../packages/core/src/literals/conventions/excuses.js";
import { findPlaceholders } from "../../../packages/core/src/literals/conventions/matching/placeholders.js";
import { setterOf } from "../../../packages/core/src/literals/conventions/matching/setters.js";
import { languageOfTag } from "../../../packages/core/src/literals/conventions/matching/tags.js";
import { isOfForm } from "../../../packages/core/src/literals/conventions/matching/texts.js";
import { conventionOf } from "../../../packages/core/src/literals/conventions/recorded.js";
import { evidenceOf } from "../../../packages/core/src/literals/conventions/site-evidence.js";
import { tablesFor } from "../../../packages/core/src/literals/conventions/tables.js";
import { defaultSettings, readLiterals } from "../../../packages/core/src/literals/index.js";
import { decodeLiteral } from "../../../packages/core/src/literals/read/decode-literal.js";
import { unknownStart } from "../../../packages/core/src/literals/judge/known-part.js";
import { isPattern, type Literal, type RawLiteral } from "../../../packages/core/src/literals/read/literal.js";
import type { Site } from "../../../packages/core/src/literals/read/site.js";
import { filesBelow } from "../files-below.js";

/** Larger files are data or bundles, which nobody edits. */
const largest = 500_000;

const tables = tablesFor(defaultSettings);
const languageTags = conventionsOf("language-tag");
const texts = conventionsOf("text");
const roles = conventionsOf("role");
const words = conventionsOf("word");
const schemes = conventionsOf("scheme", "body");
const notations = conventionsOf("own-notation", "stand-in");

type Tell = (convention: Convention) => void;

/** Tells each time when a convention decides something in a file below a folder, and returns how many files there are. */
export function countConventions(folder: string, tell: Tell): number {
  let files = 0;
  for (const path of filesBelow(folder)) {
    const language = languageOfPath(path);
    if (language === undefined || path.includes("/.git/") || statSync(path).size > largest) continue;
    files += 1;
    const text = readFileSync(path, "utf8");
    for (const raw of readDocument(text, language).literals) countInLiteral(text, raw, tell);
  }
  return files;
}

function countInLiteral(source: string, raw: RawLiteral, tell: Tell): void {
  countAtSite(raw.site, tell);
  countInText(source, raw, tell);
  const identifiers = readLiterals(source, raw, defaultSettings);
  if (identifiers.length === 0) return;
  for (const { convention } of findPlaceholders(decodeLiteral(source, raw).text, raw.syntax)) tell(convention);
  for (const identifier of identifiers) countInIdentifier(identifier, tell);
}

function countAtSite(site: Site, tell: Tell): void {
  const evidence = evidenceOf(site, tables);
  const told = evidence && conventionOf(evidence);
  if (told !== undefined) tell(told);
  if (site.kind === "argument" && site.index === 1 && site.first !== undefined) {
    const setter = setterOf(site.callee, site.first);
    if (setter !== undefined && setter !== told) tell(setter);
  }
  if (site.kind === "tagged" && languageOfTag(site.tag) !== undefined) {
    const [, last = site.tag] = /([^.]+)$/u.exec(site.tag) ?? [];
    for (const convention of languageTags) if (convention.match.tags.includes(last)) tell(convention);
  }
}

/** Texts that have no sign of an identifier are what they are by no convention. */
function countInText(source: string, raw: RawLiteral, tell: Tell): void {
  if (!source.slice(raw.span.start, raw.span.end).includes(":")) return;
  const { text } = decodeLiteral(source, raw);
  for (const convention of texts) if (isOfForm(text, convention)) tell(convention);
}

function countInIdentifier(literal: Literal, tell: Tell): void {
  const { text, place } = literal;
  for (const convention of roles) if (isUsed(convention.effect.use, place.role)) tell(convention);
  const { host, userinfo } = splitIri(text).authority ?? {};
  const parts = { host: host?.text, password: /:(.+)$/su.exec(userinfo?.text ?? "")?.[1] };
  for (const convention of words)
    if (convention.match.word.test(parts[convention.effect.standsFor] ?? "")) tell(convention);
  const scheme = /^[^:/?#]+(?=:)/u.exec(text)?.[0].toLowerCase() ?? "";
  for (const convention of schemes) if (convention.match.schemes.includes(scheme)) tell(convention);
  for (const { code, span } of checkIri(text, { place, production: place.production })) {
    const told = toldOf(code, span, literal);
    for (const convention of notations) if (excuses(convention, code) && convention.match(told)) tell(convention);
  }
}

function toldOf(code: Code, span: Span, literal: Literal): Told {
  const { text, place } = literal;
  return {
    code,
    span,
    characters: text.slice(span.start, span.end),
    text,
    place,
    ...(isPattern(literal) && { unknownFrom: unknownStart(literal) }),
    authority: () => splitIri(text).authority,
  };
}
