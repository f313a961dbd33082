/** A finding as every host shows it, in terms of the text without its byte order mark. */
export interface ObservedFinding {
  readonly code: string;
  /** ESLint and the command know no third one: advice is a warning to them. */
  readonly severity: "error" | "warning";
  readonly start: number;
  readonly end: number;
  /** The text after the fix that may be applied unseen. */
  readonly fixed?: string;
  /** The text after each suggestion, by its title. */
  readonly suggested: Readonly<Record<string, string>>;
}

export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text after replacements in ascending order. */
export function replaced(text: string, replacements: readonly Replacement[]): string {
  return replacements.reduceRight(
    (result, { start, end, text: by }) => result.slice(0, start) + by + result.slice(end),
    text,
  );
}

/** An order in which the findings of two hosts can be compared. */
export function ordered<Finding extends Pick<ObservedFinding, "code" | "start" | "end">>(
  findings: readonly Finding[],
): Finding[] {
  return [...findings].sort((a, b) => a.start - b.start || a.end - b.end || (a.code < b.code ? -1 : 1));
}
