import { visualTwin, bidiSkeleton, compare, bidiLayout } from "@irilint/core";
import { secretsIn } from "@irilint/core/internal";
import type { Literal, LocatedFinding } from "@irilint/core/literals";
import type { CancellationToken, Connection } from "vscode-languageserver";
import {
  inspectMethod,
  type InspectedFinding,
  type InspectedTwin,
  type Inspection,
  type InspectParams,
  type InspectedComparison,
  type InspectedDisplay,
} from "../../protocol/custom-requests.js";
import { hostForms, iriFormOf, profileOf, shownText, uriFormOf, withoutSecrets } from "../../documents/forms.js";
import type { OpenDocument } from "../../documents/open-document.js";
import type { AnalyzedDocument, Session } from "../../session.js";
import { entryOfCode } from "../entry-of-code.js";
import { encodedCharacters, inspectCharacters } from "./characters.js";
import { componentsIn } from "./components.js";
import { readersOf } from "./readers.js";
import { uncheckedTier, withUnchecked } from "./unchecked.js";

/** Answers `iri/inspect`: everything there is to know of the identifier at a position. */
export function answerInspections(connection: Connection, session: Session): void {
  connection.onRequest(inspectMethod, async (params: InspectParams, token: CancellationToken) => {
    const analyzed = await session.analyze(params.textDocument.uri, token);
    if (analyzed === undefined) return null;
    const offset = analyzed.document.positions.offsetOf(params.position);
    const checked = literalAt(analyzed, offset);
    if (checked !== undefined) return inspect(analyzed, checked, params.compareWith);
    const unchecked = withUnchecked(analyzed, offset);
    const literal = unchecked && literalAt(unchecked, offset);
    if (unchecked === undefined || literal === undefined) return null;
    const { role: _, ...inspection } = inspect(unchecked, literal, params.compareWith);
    return { ...inspection, tier: uncheckedTier };
  });
}

function literalAt({ analysis }: AnalyzedDocument, offset: number): Literal | undefined {
  return analysis.literalsAt({ start: offset, end: offset })[0];
}

/** Longer texts are not laid out, and nobody reads them character by character. */
const longest = 2048;

function inspect(analyzed: AnalyzedDocument, literal: Literal, other: string | undefined): Inspection {
  const { document } = analyzed;
  const shown = shownText(literal);
  const text = shown.text.slice(0, longest);
  const standing = shown.standing.slice(0, longest);
  const ellipses = shown.ellipses.filter(({ end }) => end <= longest);
  const { tier, role, profile, production } = literal.place;
  const twin = twinOf(literal);
  const comparison = other === undefined || literal.holes.length > 0 ? undefined : compareWith(literal.text, other);
  const host = hostForms(literal);
  const isWhole = literal.holes.length === 0 && literal.text.length <= longest;
  const readers = isWhole ? readersOf(literal.text) : undefined;
  return {
    range: document.positions.rangeOf(literal.span),
    version: document.version,
    text,
    fullLength: shown.text.length,
    holes: ellipses.filter(({ start }) => standing[start] !== "…"),
    tier,
    ...(role !== undefined && { role }),
    profile,
    production,
    ...formsOf(literal),
    ...(host !== undefined && { host }),
    ...componentsIn({ text, standing }),
    characters: inspectCharacters(standing, ellipses),
    encoded: encodedCharacters(text),
    display: displayOf(standing, text),
    ...(twin !== undefined && { twin }),
    ...(readers !== undefined && { readers }),
    ...(comparison !== undefined && { comparison }),
    ...findingsIn(analyzed, literal),
  };
}

function formsOf(literal: Literal): Pick<Inspection, "uri" | "iri"> {
  const uri = uriFormOf(literal);
  const iri = iriFormOf(literal);
  return { ...(uri?.ok && { uri: withoutSecrets(uri.value) }), ...(iri?.ok && { iri: withoutSecrets(iri.value) }) };
}

/** Of a text with a password none is shown: parts of it may stand anywhere in a twin. */
function twinOf(literal: Literal): InspectedTwin | undefined {
  const { text, holes } = literal;
  if (holes.length > 0 || secretsIn(text).length > 0) return undefined;
  const found = visualTwin(text, { profile: profileOf(literal) });
  return found === undefined ? undefined : { text: found.twin, differsIn: found.differsIn, conforms: found.conforms };
}

/** How an identifier compares with another, on every rung of the ladder (RFC 3987 §5.3). */
function compareWith(text: string, other: string): InspectedComparison {
  return {
    with: other,
    simple: compare(text, other, { level: "simple" }),
    syntax: compare(text, other, { level: "syntax" }),
    scheme: compare(text, other, { level: "scheme" }),
    looksAlike: text !== other && bidiSkeleton(text) === bidiSkeleton(other),
  };
}

/** The order in which a text is displayed in a left-to-right paragraph; `shown` has ellipses for some of its characters. */
function displayOf(text: string, shown: string): InspectedDisplay {
  const { order, visual: whole, runs } = bidiLayout(text);
  const visual = Array.from(whole, (character, index) => (shown[order[index] ?? 0] === "…" ? "…" : character)).join("");
  return { order, visual, runs: runs.map(({ start, end, level }) => ({ start, end, level })) };
}

/** Nobody reads more, and a page with tens of thousands of them would not answer. */
const mostFindings = 100;

function findingsIn(
  { document, analysis }: AnalyzedDocument,
  { span }: Literal,
): Pick<Inspection, "findings" | "furtherFindings"> {
  const inside = analysis.findings.filter(
    (finding) => span.start <= finding.span.start && finding.span.end <= span.end,
  );
  const findings = inside.slice(0, mostFindings).map((finding) => inspectFinding(finding, document));
  const left = inside.length - findings.length;
  return { findings, ...(left > 0 && { furtherFindings: left }) };
}

function inspectFinding(
  { code, severity, message, span, fixes }: LocatedFinding,
  { positions }: OpenDocument,
): InspectedFinding {
  const url = entryOfCode(code)?.url;
  return {
    code,
    severity,
    message,
    range: positions.rangeOf(span),
    ...(url !== undefined && { url }),
    fixes: fixes.map(({ title }) => title),
  };
}
