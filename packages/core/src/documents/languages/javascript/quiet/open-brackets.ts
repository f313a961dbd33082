import type { Span } from "../../../../findings/span.js";
import { unitAt } from "../../../../text/unit-at.js";

/** The tokens of a statement, a member, or several of them in a row, without those in nested blocks. */
export interface StatementTokens extends Span<"source"> {
  /** The statement in whose block this one stands. */
  readonly outer: StatementTokens | undefined;
  /** Whether it declares a private member, to which other members may refer. */
  readonly hasPrivateName: boolean;
  /** The strings and templates with their quotation marks, without the names of modules that are imported. */
  readonly strings: readonly Span<"source">[];
  /** The names of modules that are imported, with their quotation marks. */
  readonly modules: readonly Span<"source">[];
  /** The names and other words, also those in templates. */
  readonly words: ReadonlySet<string>;
  /** Whether there is a `+`, which may join strings. */
  readonly hasPlus: boolean;
}

/** A statement that is being read. */
interface OpenStatement extends StatementTokens {
  end: number;
  readonly outer: OpenStatement | undefined;
  /** The number of statements around it. */
  readonly depth: number;
  hasPrivateName: boolean;
  readonly strings: Span<"source">[];
  readonly modules: Span<"source">[];
  readonly words: Set<string>;
  hasPlus: boolean;
}

/**
 * The deepest nesting of statements: deeper ones are part of the statement around them, since each level searches the
 * text once more.
 */
const deepest = 12;

/** What closes each bracket. */
const closing: ReadonlyMap<number, number> = new Map([
  [0x28, 0x29],
  [0x5b, 0x5d],
  [0x7b, 0x7d],
]);
const closingUnits: ReadonlySet<number> = new Set(closing.values());
const closeBrace = 0x7d;

/** A bracket that is open, by what closes it, and the statement in which it was opened. */
interface OpenBracket {
  readonly start: number;
  readonly close: number;
  readonly statement: OpenStatement;
}

/** The brackets of a script that are open at an offset, and its statements up to there. */
export class OpenBrackets {
  /** The statement to which what comes next belongs. */
  statement = opened(0, undefined);
  readonly #statements = [this.statement];
  readonly #open: OpenBracket[] = [];
  #lastStart = -1;
  #lastEnd = -1;

  /** Where the bracket begins that ends at an offset, if it is the last one that was closed. */
  openedBy(end: number): number | undefined {
    return end === this.#lastEnd ? this.#lastStart : undefined;
  }

  /** Whether a statement may begin: in no bracket, or in a brace. */
  get mayBegin(): boolean {
    const last = this.#open.at(-1);
    return last === undefined || (last.close === closeBrace && last.statement.depth < deepest);
  }

  /** Takes the brackets in a stretch of signs; `false` if one closes what is not open. */
  take(text: string, start: number, end: number): boolean {
    for (let at = start; at < end; at++) {
      const unit = unitAt(text, at);
      const close = closing.get(unit);
      if (close !== undefined) this.#open.push({ start: at, close, statement: this.statement });
      else if (closingUnits.has(unit)) {
        const last = this.#open.pop();
        if (last?.close !== unit) return false;
        this.#lastStart = last.start;
        this.#lastEnd = at + 1;
        if (last.statement !== this.statement) this.statement.end = at;
        this.statement = last.statement;
      }
    }
    return true;
  }

  /** Begins a statement, in the innermost brace. */
  begin(start: number): void {
    const outer = this.#open.at(-1)?.statement;
    if (this.statement !== outer) this.statement.end = start;
    this.statement = opened(start, outer);
    this.#statements.push(this.statement);
  }

  /** The statements; `undefined` if a bracket is still open. */
  end(length: number): readonly StatementTokens[] | undefined {
    this.statement.end = length;
    return this.#open.length === 0 ? this.#statements : undefined;
  }
}

function opened(start: number, outer: OpenStatement | undefined): OpenStatement {
  const none = { strings: [], modules: [], words: new Set<string>() };
  const depth = outer === undefined ? 0 : outer.depth + 1;
  return { start, end: start, outer, depth, ...none, hasPrivateName: false, hasPlus: false };
}
