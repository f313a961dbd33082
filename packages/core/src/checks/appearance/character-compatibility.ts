import { traits } from "../../grammar/traits.js";
import { rfc3987, rfc3987bis } from "../../findings/spec-reference.js";
import { defineCheck, suggest } from "../definition/define-check.js";
import { runsOf, type Run } from "../faults/judged-components.js";
import { mentionRun, quote } from "../wording/mention.js";
import { patternSequence, patternUnion } from "../../text/composed-pattern.js";
import { normalForm } from "../../text/normal-form.js";

export const characterCompatibility = defineCheck({
  code: "character-compatibility",
  title: "Text contains a variant of letters or digits",
  strength: "should",
  fix: "suggestion",
  preset: "strict",
  spec: [rfc3987("7.5"), rfc3987("6.1"), rfc3987bis("8.5"), rfc3987bis("5.1")],
  message:
    "The {{component}} contains {{characters}}; write {{usual}}, which is what people type. Unicode keeps such variants for compatibility.",
  needs: traits.nonAscii,
  claims: "character",
  local: true,
  find(subject, report) {
    // In a query, the compatibility variant itself may be searched for (RFC 3987 §7.5).
    const found = [
      ...runsOf(subject, clusters, ({ name, text }) => name !== "query" && !isNfkc(text)),
      ...runsOf(subject, signs, ({ name, text }) => name === "host" && !isNfkc(text)),
    ].sort((a, b) => a.span.start - b.span.start);
    for (const run of joined(found)) {
      const written = normalForm(run.text, "NFKC");
      const usual = run.component === "host" ? written.toLowerCase() : written;
      const data = { component: run.component, characters: mentionRun(run.text), usual: quote(usual) };
      const fixes = [suggest(`Write ${quote(usual)}`, run.span, usual)];
      report({ span: run.span, component: run.component, data, fixes });
    }
  },
});

/** Half-width sound marks with their letter; letters and digits with their marks; radicals that look like ideographs. */
const clusters = patternUnion(
  /[\u304B-\u30F2]?[\uFF9E\uFF9F]/u,
  patternSequence(/[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{Nd}\p{Nl}\uFF70\u2E9F\u2EF3\u2F00-\u2FD5]/u, /\p{M}{0,4096}/u),
);

/** Numbers and signs: usual in text, but mapped to letters and digits in a host, where IDNA 2008 does not allow them. */
const signs = /(?![\u2E80-\u2FDF])[\p{No}\p{So}]/u;

/** The compatibility variants among the clusters found; neighbors that touch become one run. */
function joined(found: readonly Run[]): Run[] {
  const runs: Run[] = [];
  for (const run of found.filter(({ text }) => isVariant(text))) {
    const last = runs.at(-1);
    if (last?.span.end === run.span.start) {
      const span = { start: last.span.start, end: run.span.end };
      runs[runs.length - 1] = { ...run, text: last.text + run.text, span };
    } else runs.push(run);
  }
  return runs;
}

function isNfkc(text: string): boolean {
  return normalForm(text, "NFKC") === text;
}

/** Whether NFKC maps a cluster to other letters and digits, and to no signs: `ﬁ` and `Ａ`, but not `ﷺ`. */
function isVariant(cluster: string): boolean {
  if (inOrder.test(cluster)) return false;
  const letters = cluster.replace(/\p{M}+/u, "");
  return normalForm(letters, "NFKC") !== normalForm(letters, "NFC") && lettersOnly.test(normalForm(cluster, "NFKC"));
}

const lettersOnly = /^[\p{L}\p{M}\p{Nd}]+$/u;

/**
 * Differs from RFC 3987 §7.5, which recommends form KC for whole identifiers: these variants are the usual spellings of
 * Spanish, Armenian, Thai and Lao, of single Korean letters, and of the aleph numbers of mathematics. `ŉ` and U+FFA0
 * have codes of their own.
 */
const inOrder = /[\u00AA\u00BA\u0149\u0587\u0E33\u0EB3\u0EDC\u0EDD\u2135-\u2138\u3131-\u318E\uFFA0]/;
