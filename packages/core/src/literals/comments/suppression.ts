import type { Span } from "../../findings/span.js";
import { codeOf, listedCodes, type Directive } from "./directive.js";
import { Lines } from "./lines.js";

/** The codes that directives are about. */
type Codes = "all" | Set<string>;

const noCodes: Codes = new Set();

/** What suppression needs to know of a finding. */
export interface NameableFinding {
  readonly code: string;
  readonly span: Span<"source">;
}

/** The findings that no directive suppresses. A finding is on the line on which it starts; both lists must ascend. */
export function withoutSuppressed<Finding extends NameableFinding>(
  source: string,
  findings: readonly Finding[],
  directives: readonly Directive[],
): Finding[] {
  if (directives.length === 0 || findings.length === 0) return [...findings];
  const lines = new Lines(source);
  const inLines = suppressedInLines(source, directives, lines);
  const inFile = inLines.get(wholeFile) ?? noCodes;
  const blocks = new Blocks(source, directives);
  return findings.filter(({ code, span }) => {
    const isInBlock = blocks.suppress(code, span.start);
    const ofLine = inLines.get(lines.lineOf(span.start)) ?? noCodes;
    return !isInBlock && !hold(inFile, code) && !hold(ofLine, code);
  });
}

/** In place of the number of a line: all lines of the file. */
export const wholeFile = -1;

/** The codes that directives suppress, by the number of the line. */
function suppressedInLines(source: string, directives: readonly Directive[], lines: Lines): Map<number, Codes> {
  const suppressed = new Map<number, Codes>();
  for (const directive of directives) {
    const line = directedLine(source, directive, lines);
    if (line !== undefined) suppressed.set(line, joined(suppressed.get(line), codesOf(source, directive)));
  }
  return suppressed;
}

/**
 * The number of the line that a directive is about, or `wholeFile`; `undefined` for `eslint-disable`, `eslint-enable`,
 * and a directive that has no effect on findings.
 */
export function directedLine(source: string, directive: Directive, lines: Lines): number | undefined {
  switch (directive.kind) {
    case "file":
      return wholeFile;
    case "line":
      return isOfManyLines(source, directive) ? undefined : lines.lineOf(directive.span.start);
    case "next-line":
      return lines.lineOf(directive.span.end) + 1;
    default:
      return undefined;
  }
}

/** Whether a directive about its own line is a comment of several lines, so that it is ambiguous and has no effect. */
export function isOfManyLines(source: string, { kind, span }: Directive): boolean {
  return kind === "line" && /[\r\n]/u.test(source.slice(span.start, span.end));
}

function codesOf(source: string, directive: Directive): Codes {
  const listed = listedCodes(source, directive);
  if (listed.length === 0) return "all";
  return new Set(listed.flatMap(({ name }) => codeOf(name, directive) ?? []));
}

function joined(codes: Codes | undefined, more: Codes): Codes {
  if (codes === undefined || more === "all") return more;
  if (codes !== "all") for (const code of more) codes.add(code);
  return codes;
}

function hold(codes: Codes, code: string): boolean {
  return codes === "all" || codes.has(code);
}

/** `eslint-disable` and `eslint-enable`: the last one up to an offset that lists the code, or lists none, decides. */
class Blocks {
  readonly #words: readonly { readonly start: number; readonly disables: boolean; readonly codes: Codes }[];
  readonly #ofCode = new Map<string, number>();
  #ofAll = -1;
  #next = 0;

  constructor(source: string, directives: readonly Directive[]) {
    this.#words = directives
      .filter(({ kind }) => kind === "disable" || kind === "enable")
      .map((directive) => ({
        start: directive.span.start,
        disables: directive.kind === "disable",
        codes: codesOf(source, directive),
      }));
  }

  /** Whether a finding is suppressed; the offsets asked for must ascend. */
  suppress(code: string, offset: number): boolean {
    for (
      let word = this.#words[this.#next];
      word !== undefined && word.start <= offset;
      word = this.#words[this.#next]
    ) {
      if (word.codes === "all") this.#ofAll = this.#next;
      else for (const named of word.codes) this.#ofCode.set(named, this.#next);
      this.#next++;
    }
    const last = Math.max(this.#ofAll, this.#ofCode.get(code) ?? -1);
    return this.#words[last]?.disables === true;
  }
}
