import { runEnd } from "./run-end.js";

/** The normalization forms of UAX #15. */
export type NormalizationForm = "NFC" | "NFD" | "NFKC" | "NFKD";

/** In UTF-16 code units: in what is no longer, no run of marks takes an engine long. */
const longestAtOnce = 1000;

/** More marks in a row than any text has: UAX #15 §13 calls 30 enough. */
const longRun = /\p{M}{100}/gu;
const partOfRun = /\p{M}{1,1000}/uy;

/**
 * As `String.prototype.normalize`, in time linear in the text. Engines put each mark behind those before it that come
 * first (UAX #15 §1.1, Canonical Ordering), which takes time quadratic in a run of marks: 60,000 of them, two by two,
 * take two seconds. Here such a run is put in order before.
 */
export function normalForm(text: string, form: NormalizationForm): string {
  return (text.length <= longestAtOnce ? text : withRunsInOrder(text)).normalize(form);
}

function withRunsInOrder(text: string): string {
  let ordered = "";
  let done = 0;
  longRun.lastIndex = 0;
  for (let run = longRun.exec(text); run !== null; run = longRun.exec(text)) {
    const end = runEnd(partOfRun, text, run.index);
    ordered += text.slice(done, run.index) + inCanonicalOrder(text.slice(run.index, end));
    done = end;
    longRun.lastIndex = end;
  }
  return ordered + text.slice(done);
}

/** Marks in canonical order: a stable sort of each run without a mark of class 0, such as a vowel sign, in between. */
function inCanonicalOrder(run: string): string {
  const decomposed = new Map(Array.from(new Set(run), (mark) => [mark, mark.normalize("NFD")] as const));
  const ranks = ranksOf(new Set([...decomposed.values()].join("")));
  // Where marks of one class alone may follow each other, they stand in order.
  if (new Set(ranks.values()).size <= 1) return run;
  let ordered = "";
  let sorted: string[] = [];
  const end = (): void => {
    ordered += sorted.join("");
    sorted = [];
  };
  for (const written of run)
    for (const mark of decomposed.get(written) ?? written) {
      const rank = ranks.get(mark);
      if (rank === undefined) {
        end();
        ordered += mark;
      } else sorted[rank] = (sorted[rank] ?? "") + mark;
    }
  end();
  return ordered;
}

/** A rank for each mark whose class is not 0: equal for marks of one class, and in the order of the classes. */
function ranksOf(marks: ReadonlySet<string>): ReadonlyMap<string, number> {
  const ordered = [...marks].filter((mark) => !isOfClass0(mark)).sort(compareClasses);
  const ranks = new Map<string, number>();
  let rank = 0;
  for (const [index, mark] of ordered.entries()) {
    const before = ordered[index - 1];
    if (before !== undefined && compareClasses(before, mark) < 0) rank += 1;
    ranks.set(mark, rank);
  }
  return ranks;
}

/** U+0334 is of the lowest class above 0, U+0345 of the highest: one of the two changes places with any other mark. */
function isOfClass0(mark: string): boolean {
  return compareClasses("\u{345}", mark) <= 0 && compareClasses(mark, "\u{334}") <= 0;
}

/** Above 0 if the second mark comes before the first in canonical order, below 0 if it is so the other way round. */
function compareClasses(first: string, second: string): number {
  if (changePlaces(first, second)) return 1;
  return changePlaces(second, first) ? -1 : 0;
}

function changePlaces(first: string, second: string): boolean {
  return first !== second && `${first}${second}`.normalize("NFD") === `${second}${first}`;
}
