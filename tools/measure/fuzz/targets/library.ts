import assert from "node:assert/strict";
import * as core from "../../../../packages/core/src/index.js";
import { isProfile, profiles } from "../profiles.js";
import { identifiersOf } from "../identifiers.js";
import { assertSpan } from "../spans.js";
import type { FuzzTarget } from "../target.js";

type Law = (text: string, other: string, profile: core.ProfileName) => void;

/** What an input is tried on, one of them at a time: some take a hundred times as long as others. */
const laws: Readonly<Record<string, Law>> = {
  verdicts: (text, _, profile) => verdictsAgree(text, profile),
  findings: (text, _, profile) => findingsStandInText(text, profile),
  conversions: (text, _, profile) => conversionsAreFinal(text, profile),
  normalization: (text) => normalizationIsFinal(text),
  resolution: resolutionIsUndone,
  comparison: comparisonHasNoOrder,
  display: (text, _, profile) => displayKeepsCharacters(text, profile),
  prose: foundInText,
  characters: (text) => charactersAreKept(text),
};
/** What costs little is tried more often. */
const lawNames = [
  ...Object.keys(laws),
  ...["conversions", "normalization", "normalization", "normalization", "comparison", "comparison", "comparison"],
  ...["resolution", "resolution", "resolution", "resolution", "resolution", "prose", "prose", "prose"],
];

/** Every function of the main entry of `@irilint/core`. */
export const library: FuzzTarget = {
  name: "library",
  law:
    "Every function of `@irilint/core`: no input throws; spans lie within the text and on boundaries of characters; " +
    "verdicts and findings agree; what `normalize`, `toUri` and `resolve` give stays as it is; `relativize` is " +
    "undone by `resolve`; `compare` has no order; `bidiLayout` and `splitTriplets` keep every character.",
  prepare: (texts) => {
    const anyIdentifier = identifiersOf(texts);
    return (random) => ({
      text: anyIdentifier(random),
      other: anyIdentifier(random),
      variant: `${random.pick(lawNames)} ${random.pick(profiles)}`,
    });
  },
  check({ text, other, variant }) {
    const [law = "", profile = ""] = variant.split(" ");
    assert.ok(isProfile(profile));
    laws[law]?.(text, other, profile);
  },
};

function verdictsAgree(text: string, profile: core.ProfileName): void {
  const iri = core.splitIri(text);
  assert.equal(core.recomposeIri(iri), text);
  const { scheme, authority, path, query, fragment } = iri;
  for (const part of [
    scheme,
    authority,
    authority?.userinfo,
    authority?.host,
    authority?.port,
    path,
    query,
    fragment,
  ]) {
    if (part !== undefined) assert.equal(text.slice(part.span.start, part.span.end), part.text);
  }
  const isReference = core.isIriReference(text, { profile });
  const isIri = core.isIri(text, { profile });
  assert.equal(core.parseIri(text, { profile }).ok, isReference);
  assert.equal(core.parseIri(text, { profile, production: "IRI" }).ok, isIri);
  assert.ok(isReference || !isIri);
  assert.ok(isIri || !core.isAbsoluteIri(text, { profile }));
}

function findingsStandInText(text: string, profile: core.ProfileName): void {
  let last = 0;
  for (const { span, related = [], fixes } of core.checkIri(text, { profile, checks: "all" })) {
    assertSpan(text, span);
    assert.ok(span.start >= last, "findings are sorted");
    last = span.start;
    for (const other of related) assertSpan(text, other.span);
    for (const { span: edited } of fixes.flatMap(({ edits }) => edits)) assertSpan(text, edited);
  }
}

function conversionsAreFinal(text: string, profile: core.ProfileName): void {
  const uri = core.toUri(text, { profile });
  if (uri.ok) {
    assert.ok(core.isIriReference(uri.value, { profile: "rfc3986" }), `toUri: gives ${uri.value}`);
    assert.deepEqual(core.toUri(uri.value, { profile }), uri);
  }
  const iri = core.toIri(text, { profile });
  if (iri.ok) assert.ok(core.isIriReference(iri.value, { profile }), `toIri: gives ${iri.value}`);
  core.leiriToIri(text);
  core.webAddressToIri(text);
}

function normalizationIsFinal(text: string): void {
  for (const level of ["syntax", "scheme"] as const) {
    const normal = core.normalize(text, { level });
    assert.equal(core.normalize(normal, { level }), normal, `normalize, ${level}: ${normal}`);
  }
}

function resolutionIsUndone(text: string, other: string): void {
  const resolved = core.resolve(text, other);
  if (resolved.ok) {
    assert.notEqual(core.splitIri(resolved.value).scheme, undefined);
    // An empty reference keeps the path of its base, dot segments among them (RFC 3986 §5.2.2).
    const again = core.resolve(resolved.value, other);
    assert.ok(again.ok);
    assert.deepEqual(core.resolve(again.value, other), again);
  }
  const relative = core.relativize(text, other);
  if (relative.ok) assert.deepEqual(core.resolve(relative.value, other), { ok: true, value: text });
}

function comparisonHasNoOrder(text: string, other: string): void {
  const answer = core.compare(text, other, { level: "scheme" });
  assert.equal(core.compare(other, text, { level: "scheme" }), answer);
  assert.notEqual(core.compare(text, text, { level: "syntax" }), "different");
}

function displayKeepsCharacters(text: string, profile: core.ProfileName): void {
  const { levels, order, visual } = core.bidiLayout(text, { paragraph: "rtl" });
  assert.equal(levels.length, text.length);
  assert.equal(visual.length, text.length);
  assert.equal(order.length, Array.from(text).length);
  core.bidiSkeleton(text);
  core.bidiComponents(core.splitIri(text));
  const found = core.visualTwin(text, { profile });
  if (found !== undefined) assert.ok(found.twin !== text && core.isIriReference(found.twin, { profile }));
}

function foundInText(text: string, other: string): void {
  const prose = `${other} ${text}`;
  let done = 0;
  for (const { span } of core.findIris(prose)) {
    assertSpan(prose, span);
    assert.ok(done <= span.start);
    done = span.end;
  }
  core.lookupScheme(text);
}

function charactersAreKept(text: string): void {
  const pieces = core.splitTriplets(text);
  assert.equal(pieces.map(({ source }) => source).join(""), text);
  assert.doesNotMatch(core.escapeInvisible(text), /[\p{C}\p{Default_Ignorable_Code_Point}]/u);
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    const { notation } = core.characterProperties(codePoint);
    if (character > "~") assert.ok(core.describeCharacter(codePoint).includes(notation));
  }
}
