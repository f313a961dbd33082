/** What is told of a place in a file. It has the shape of ESLint's messages, which many programs read. */
export interface Message {
  /** `iri/<code>`, or nothing where the file itself is told of. */
  readonly ruleId: string | null;
  readonly severity: 1 | 2;
  readonly message: string;
  /** From 1; columns in UTF-16 code units. */
  readonly line: number;
  readonly column: number;
  readonly endLine?: number;
  readonly endColumn?: number;
  /** Set where the file could not be read, or not whole. */
  readonly fatal?: true;
  readonly fix?: Replacement;
  readonly suggestions?: readonly { readonly desc: string; readonly fix: Replacement }[];
}

/** Offsets count UTF-16 code units, without a byte order mark. */
export interface Replacement {
  readonly range: readonly [number, number];
  readonly text: string;
}

/** Said of a file that could not be read, or not whole. */
export function fatal(message: string, line: number, column = 1): Message {
  return { ruleId: null, severity: 2, fatal: true, message, line, column };
}

/** How many messages there are of each kind. */
export interface Counts {
  readonly errorCount: number;
  readonly fatalErrorCount: number;
  readonly warningCount: number;
  readonly fixableErrorCount: number;
  readonly fixableWarningCount: number;
}

export const noCounts: Counts = {
  errorCount: 0,
  fatalErrorCount: 0,
  warningCount: 0,
  fixableErrorCount: 0,
  fixableWarningCount: 0,
};

export function countsOf(messages: readonly Message[]): Counts {
  const count = (holds: (message: Message) => boolean): number => messages.filter(holds).length;
  return {
    errorCount: count(({ severity }) => severity === 2),
    fatalErrorCount: count(({ fatal }) => fatal === true),
    warningCount: count(({ severity }) => severity === 1),
    fixableErrorCount: count(({ severity, fix }) => severity === 2 && fix !== undefined),
    fixableWarningCount: count(({ severity, fix }) => severity === 1 && fix !== undefined),
  };
}

export function sumOf(a: Counts, b: Counts): Counts {
  return combined(a, b, (one, other) => one + other);
}

export function differenceOf(a: Counts, b: Counts): Counts {
  return combined(a, b, (one, other) => one - other);
}

function combined(a: Counts, b: Counts, combine: (one: number, other: number) => number): Counts {
  const count = (name: keyof Counts): number => combine(a[name], b[name]);
  return {
    errorCount: count("errorCount"),
    fatalErrorCount: count("fatalErrorCount"),
    warningCount: count("warningCount"),
    fixableErrorCount: count("fixableErrorCount"),
    fixableWarningCount: count("fixableWarningCount"),
  };
}
