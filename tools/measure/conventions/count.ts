import { languageOfPath, readDocumentOnce, type LanguageName } from "../../../packages/core/src/documents/index.js";
import { checkIri } from "../../../packages/core/src/checks/run/check-iri.js";
import type { Tier } from "../../../packages/core/src/checks/definition/place.js";
import type { Code } from "../../../packages/core/src/findings/code.js";
import type { Span } from "../../../packages/core/src/findings/span.js";
import { splitIri } from "../../../packages/core/src/iri/split.js";
import type { Convention, FindingInPlace } from "../../../packages/core/src/literals/conventions/convention.js";
import { conventionsOf } from "../../../packages/core/src/literals/conventions/conventions.js";
import type { Evidence } from "../../../packages/core/src/literals/conventions/evidence.js";
import { excuses } from "../../../packages/core/src/literals/conventions/excuses.js";
import { byEnding } from "../../../packages/core/src/literals/conventions/matching/names.js";
import { isHistoryBy } from "../../../packages/core/src/literals/conventions/matching/historical-paths.js";
import { isTestBy } from "../../../packages/core/src/literals/conventions/matching/test-paths.js";
import { findPlaceholders } from "../../../packages/core/src/literals/conventions/matching/placeholders.js";
import { setterOf } from "../../../packages/core/src/literals/conventions/matching/setters.js";
import { languageOfTag } from "../../../packages/core/src/literals/conventions/matching/tags.js";
import { isOfForm } from "../../../packages/core/src/literals/conventions/matching/texts.js";
import { placeBy, type Beginning } from "../../../packages/core/src/literals/conventions/place-of.js";
import { originOf } from "../../../packages/core/src/literals/conventions/recorded.js";
import { evidenceOf } from "../../../packages/core/src/literals/conventions/site-evidence.js";
import { tablesFor } from "../../../packages/core/src/literals/conventions/tables.js";
import { noComments } from "../../../packages/core/src/literals/comments/comments.js";
import { withComments } from "../../../packages/core/src/literals/comments/comment-literals.js";
import { findEmbedded } from "../../../packages/core/src/literals/embedded/find-embedded.js";
import { defaultSettings, readLiterals } from "../../../packages/core/src/literals/index.js";
import { placeholdersAsWritten } from "../../../packages/core/src/literals/judge/placeholders-as-written.js";
import { aroundOf } from "../../../packages/core/src/literals/conventions/around.js";
import { unknownStart } from "../../../packages/core/src/literals/judge/known-part.js";
import { decodeLiteral, type Fragment } from "../../../packages/core/src/literals/read/decode-literal.js";
import { isPattern, type Literal, type RawLiteral } from "../../../packages/core/src/literals/read/literal.js";
import type { Site } from "../../../packages/core/src/literals/read/site.js";
import { matchEnd } from "../../../packages/core/src/text/sticky-match.js";
import { textsOf, treeOf, type Clone } from "../clone.js";
import { inLotOrder } from "../lots.js";
import { filesOfEach } from "./figures.js";

/** Larger files are data or bundles, which nobody edits. */
const largest = 500_000;

/** Called each time a convention decides something, with those of its entries by which it does. */
export type Tell = (convention: Convention, entries: readonly string[]) => void;

const tables = tablesFor(defaultSettings);
const languageTags = conventionsOf("language-tag");
const texts = conventionsOf("text");
const roles = conventionsOf("role");
const words = conventionsOf("word");
const schemes = conventionsOf("scheme", "body");
const histories = conventionsOf("historical");
const tests = conventionsOf("tests");
const notations = conventionsOf("own-notation", "stand-in");
const surroundings = conventionsOf("around");

/** Tells what each convention decides in at most so many files of a clone, by lot, and returns how many files those are. */
export function countInClone(clone: Clone, tell: Tell, most = filesOfEach): number {
  const readable = treeOf(clone).filter(({ path, size }) => languageOfPath(path) !== undefined && size <= largest);
  const drawn = inLotOrder(readable, "conventions", ({ path }) => path).slice(0, most);
  let files = 0;
  for (const { path, text } of textsOf(clone, drawn)) {
    const language = languageOfPath(path);
    if (language === undefined) continue;
    files += 1;
    for (const convention of histories)
      if (isHistoryBy(convention, path)) tell(convention, convention.match.path.map(String));
    for (const convention of tests) if (isTestBy(convention, path)) tell(convention, [String(convention.match.path)]);
    countInText(text, language, tell);
  }
  return files;
}

/** Tells what each convention decides in a text. */
export function countInText(text: string, language: LanguageName, tell: Tell): void {
  const { literals, comments } = readDocumentOnce(text, language);
  for (const raw of withComments(text, literals, { ...noComments, spans: comments })) countInLiteral(text, raw, tell);
}

function countInLiteral(source: string, raw: RawLiteral, tell: Tell): void {
  if (raw.span.start === raw.span.end) return;
  const fragment = decodeLiteral(source, raw);
  const evidence = evidenceOf(raw.site, tables);
  countAtSite(raw.site, evidence, fragment.text, beginningOf(raw, fragment), tell);
  for (const { span, site } of findEmbedded(raw, fragment.text, evidence, tables) ?? [])
    countAtSite(site, evidenceOf(site, tables), fragment.text.slice(span.start, span.end), "known", tell);
  countForms(fragment.text, tell);
  const identifiers = readLiterals(source, raw, defaultSettings);
  if (identifiers.length > 0) countPlaceholders(fragment.text, raw, tell);
  for (const identifier of identifiers) countInIdentifier(source, identifier, tell);
}

function beginningOf({ open }: RawLiteral, { holes }: Fragment): Beginning {
  return open?.before === true || holes[0]?.start === 0 ? "unknown" : "known";
}

function countAtSite(site: Site, evidence: Evidence | undefined, text: string, begins: Beginning, tell: Tell): void {
  if (site.kind === "tagged" && languageOfTag(site.tag) !== undefined) {
    const [, last = site.tag] = /([^.]+)$/u.exec(site.tag) ?? [];
    for (const convention of languageTags) if (convention.match.tags.includes(last)) tell(convention, [last]);
  }
  const given = evidence === undefined || !changes(evidence, text, begins) ? undefined : originOf(evidence);
  const setter =
    site.kind === "argument" && site.index === 1 && site.first !== undefined
      ? setterOf(site.callee, site.first)
      : undefined;
  if (given === undefined && site.kind !== "receiver") return;
  if (setter !== undefined && site.kind === "argument")
    tell(setter, [site.callee.slice(site.callee.lastIndexOf(".") + 1), site.first?.toLowerCase() ?? ""]);
  if (given !== undefined && given.convention !== setter)
    tell(given.convention, given.entry === undefined ? mapEntries(given.convention, site) : [given.entry]);
  if (site.kind === "receiver" && text.includes(":")) countReceiver(site.callee, tell);
}

const tiersWithoutIdentifier: ReadonlySet<Tier> = new Set<Tier>(["never", "inspected", "prose"]);

/** Whether the place would be another one without the evidence; a text that is to be no identifier must have a sign of one. */
function changes(evidence: Evidence, text: string, begins: Beginning): boolean {
  if (tiersWithoutIdentifier.has(evidence.tier) && !/[:/]/u.test(text)) return false;
  // What follows from the name of its key is not looked for any more, whatever the text is.
  if (evidence.tier === "never") return true;
  const place = placeBy(evidence, text, defaultSettings, begins);
  const byText = placeBy(undefined, text, defaultSettings, begins);
  return place.tier !== byText.tier || place.role !== byText.role || place.production !== byText.production;
}

/** The method that looks at the text on which it is called. */
function countReceiver(callee: string, tell: Tell): void {
  const rules = tables.callee(callee);
  for (const evidence of [rules?.other, rules?.byIndex.get(0)]) {
    if (evidence?.tier !== "inspected") continue;
    const origin = originOf(evidence);
    if (origin?.entry !== undefined) tell(origin.convention, [origin.entry]);
    return;
  }
}

function mapEntries(convention: Convention, site: Site): readonly string[] {
  if (convention.kind !== "map") return [];
  const path = site.kind === "data" ? site.path : site.kind === "assigned" ? site.name.split(".") : [];
  const { maps, endings = [] } = convention.match;
  const ofPatterns = maps.filter((map) =>
    path.some((name) => (typeof map === "string" ? map === name : map.test(name))),
  );
  const ofEndings = endings.filter((ending) => path.some((name) => byEnding(name, new Map([[ending, true]])) === true));
  return [...ofPatterns.map(String), ...ofEndings];
}

/** Texts that have no sign of an identifier are what they are by no convention. */
function countForms(text: string, tell: Tell): void {
  if (!text.includes(":")) return;
  for (const convention of texts) {
    if (!isOfForm(text, convention)) continue;
    if (convention.effect.is === "misspelled-scheme" && /^https?:\/\//iu.test(text)) continue;
    const patterns = "text" in convention.match ? convention.match.text : [];
    tell(convention, patterns.filter((pattern) => pattern.test(text)).map(String));
  }
}

function countPlaceholders(text: string, { syntax }: RawLiteral, tell: Tell): void {
  for (const { convention, start } of findPlaceholders(text, syntax)) {
    const pattern = convention.match.patterns.find((each) => matchEnd(each, text, start) !== undefined);
    tell(convention, pattern === undefined ? [] : [String(pattern)]);
  }
}

function countInIdentifier(source: string, literal: Literal, tell: Tell): void {
  const { text, place } = literal;
  const { role } = place;
  if (role !== undefined)
    for (const convention of roles) {
      const own = convention.match.roles.filter((each) => (typeof each === "string" ? each === role : each.test(role)));
      if (own.length > 0) tell(convention, own.map(String));
    }
  const { host, userinfo } = splitIri(text).authority ?? {};
  const parts = { host: host?.text, password: /:(.+)$/su.exec(userinfo?.text ?? "")?.[1] };
  for (const convention of words) if (convention.match(parts[convention.effect.standsFor] ?? "")) tell(convention, []);
  const scheme = /^[^:/?#]+(?=:)/u.exec(text)?.[0].toLowerCase() ?? "";
  for (const convention of schemes) if (convention.match.schemes.includes(scheme)) tell(convention, [scheme]);
  for (const { code, span, fixes } of checkIri(text, { place, production: place.production })) {
    const around = { ...toldOf(code, span, literal), ...aroundOf({ fixes }, source, literal) };
    for (const convention of surroundings)
      if (excuses(convention, code) && convention.match(around)) tell(convention, []);
    const written = placeholdersAsWritten(source, literal, span);
    const forms = [toldOf(code, span, literal)];
    if (written !== undefined) forms.push(toldOf(code, written.span, { ...literal, text: written.text, holes: [] }));
    for (const convention of notations)
      if (excuses(convention, code) && forms.some((told) => convention.match(told))) tell(convention, []);
  }
}

function toldOf(code: Code, span: Span, literal: Literal): FindingInPlace {
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
