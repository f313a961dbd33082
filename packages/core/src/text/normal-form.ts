/** The normalization forms of UAX #15. */
export type NormalizationForm = "NFC" | "NFD" | "NFKC" | "NFKD";

/** In UTF-16 code units: in what is no longer, no run of marks takes an engine long. */
const longestAtOnce = 1000;

/** More marks in a row than any text has: UAX #15 §13 calls 30 enough. */
const longRuns = /\p{M}{100,}/gu;

/**
 * As `String.prototype.normalize`, in time linear in the text. Engines put each mark behind those before it that come
 * first (UAX #15 §1.1, Canonical Ordering), which takes time quadratic in a run of marks: 60,000 of them, two by two,
 * take two seconds. Here such a run is put in order before.
 */
export function normalForm(text: string, form: NormalizationForm): string {
  return (text.length <= longestAtOnce ? text : text.replace(longRuns, inCanonicalOrder)).normalize(form);
}

/** Marks in canonical order: a stable sort of each run without a mark of class 0, such as a vowel sign, in between. */
function inCanonicalOrder(run: string): string {
  const marks = Array.from(run, (mark) => mark.normalize("NFD")).join("");
  const ranks = ranksOf(new Set(marks));
  const ordered: string[] = [];
  let sorted: (string[] | undefined)[] = [];
  const end = (): void => {
    for (const same of sorted) for (const mark of same ?? []) ordered.push(mark);
    sorted = [];
  };
  for (const mark of marks) {
    const rank = ranks.get(mark);
    if (rank === undefined) {
      end();
      ordered.push(mark);
    } else (sorted[rank] ??= []).push(mark);
  }
  end();
  return ordered.join("");
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
