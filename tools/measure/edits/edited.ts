import { isDeepStrictEqual } from "node:util";
import {
  ChangingText,
  readDocument,
  type IriDocument,
  type LanguageName,
} from "../../../packages/core/dist/documents/index.js";
import {
  checkChangingDocument,
  defaultSettings,
  type ChangingDocument,
} from "../../../packages/core/dist/literals/index.js";
import { mulberry32 } from "../mulberry32.js";

/** Numbers from 0 to below 1 that are the same for the same seed. */
export type Random = () => number;

export function randomOf(seed: number): Random {
  const next = mulberry32(seed);
  return () => next() / 2 ** 32;
}

/** What people type, and what breaks most, in one language or another. */
const typed = [
  ..."\"'`{}()<>/\\;,.:?+=[]|#@%&*-_ \t\na",
  ..."/* */ // <!-- --> ${ {{ }} ``` ~~~ </a> <a> => \r\n \r \"\"\" ''' --- @prefix << |- >- &amp; %> <?php".split(" "),
  ..."http://a/%zz|<a href='|url(|<script>|</script>|<style>|[a]: <|](|import |function f() {|type T = |\nx: |  - ".split(
    "|",
  ),
  "\u202E",
  "\uD83D",
];

/** In units: readers keep what they found in stretches of some thousands. */
const longerThanStretches = 6_000;

/** A text repeated until it is longer than the stretches that readers keep. */
export function lengthened(text: string): string {
  return text.repeat(Math.ceil(longerThanStretches / text.length));
}

/** How long the stretches of a text are that changes: short ones have many seams. */
const stretches = [8, 64, 1024, undefined];

export interface Divergence {
  readonly step: number;
  readonly what: "literals" | "comments" | "findings";
  readonly text: string;
}

interface State {
  readonly source: ChangingText;
  readonly document: IriDocument;
  readonly checked: ChangingDocument;
}

/**
 * Makes up to `steps` edits, one after the other, often close to each other as people type. The answer is the first
 * after which the document differs from what the text alone gives.
 */
export function editAndCompare(
  text: string,
  language: LanguageName,
  steps: number,
  random: Random,
): Divergence | number {
  const stretch = stretches[integerBelow(stretches.length, random)];
  let state: State = { source: ChangingText.of(text, stretch), ...checkedAfresh(readDocument(text, language)) };
  let at = integerBelow(text.length + 1, random);
  for (let step = 0; step < steps; step++) {
    const before = state.source;
    at =
      random() < 0.6 ? Math.min(before.length, at + integerBelow(12, random)) : integerBelow(before.length + 1, random);
    const end = Math.min(before.length, at + (random() < 0.5 ? 0 : integerBelow(20, random)));
    const inserted = random() < 0.15 ? "" : (typed[integerBelow(typed.length, random)] ?? "");
    const source = before.replace({ start: at, end }, inserted);
    const document = state.document.update(source, [{ start: at, end, newLength: inserted.length }]);
    const { literals, comments: spans } = document.sequences;
    state = { source, document, checked: state.checked.update(source, literals, { spans, heeds: "iri-and-eslint" }) };
    const after = before.slice(0, at) + inserted + before.slice(end);
    const what = difference(state, checkedAfresh(readDocument(after, language)));
    if (what !== undefined) return { step, what, text: after };
    at += inserted.length;
  }
  return steps;
}

function checkedAfresh(document: IriDocument): Omit<State, "source"> {
  const { text, sequences } = document;
  const comments = { spans: sequences.comments, heeds: "iri-and-eslint" } as const;
  return { document, checked: checkChangingDocument(text, sequences.literals, defaultSettings, comments) };
}

/** Findings depend on tier and decoded text, which depend on the literals with their sites and spans. */
function difference(changed: State, afresh: Omit<State, "source">): Divergence["what"] | undefined {
  if (!isDeepStrictEqual(changed.document.literals, afresh.document.literals)) return "literals";
  if (!isDeepStrictEqual(changed.document.comments, afresh.document.comments)) return "comments";
  const { literals, findings } = changed.checked;
  const isSame = isDeepStrictEqual(findings, afresh.checked.findings);
  return isSame && literals.length === afresh.checked.literals.length ? undefined : "findings";
}

function integerBelow(limit: number, random: Random): number {
  return Math.floor(random() * limit);
}
