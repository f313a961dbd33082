import { patternSequence } from "../../../text/composed-pattern.js";
import { behindLineEnd, endOfLine } from "../../../text/line-end.js";
import type { RawLiteral } from "../../../literals/locating/index.js";
import type { Span } from "../../../findings/span.js";
import { matchEnd } from "../../../text/sticky-match.js";
import { checkpointedReader } from "../../checkpoints/checkpointed-reader.js";
import { onlyState, type Pass } from "../../checkpoints/pass.js";
import type { Reader } from "../../reading.js";
import type { StringForm } from "../../../languages/definition/code-language.js";
import { quoted, raw, shellHole } from "../../../languages/definition/string-forms.js";
import { StringReader } from "../code/string-literal.js";

/** The name of a variable with the sign behind it, or the indent of a line. */
const beginning = patternSequence(
  /(?:^\uFEFF)?[ \t]*/uy,
  /(?:(?:export[ \t]+)?(?<name>[A-Za-z_][\w.-]*)[ \t]*=[ \t]*)?/uy,
);
/** White space before a comment behind a value. */
const comment = /[ \t]*(?=#)/uy;

const forms: readonly StringForm[] = [
  quoted("shell-double", /(?<quote>")/uy, { lines: "many", hole: shellHole }),
  raw(/(?<quote>['`])/uy),
  // An unquoted value ends with its line, or before a comment.
  { open: /(?=[^\s#])/uy, content: /[^\s#]{1,4096}|(?<![ \t])#|[ \t]+(?=[^\s#])/uy, syntax: "plain", lines: "one" },
];

/** Files of environment variables exist so that passwords stand in no other file. */
const surroundings = { keepsPasswords: true } as const;

/** Makes a reader for `.env` files; no text fails. */
export function dotenvReader(): Reader {
  return checkpointedReader({
    begin: (text) => new Variables(text),
    areSame: () => true,
    // A line feed may follow a carriage return; patterns look one unit ahead.
    ahead: 3,
    behind: 0,
  });
}

class Variables implements Pass<object> {
  readonly literals: RawLiteral[] = [];
  readonly comments: Span<"source">[] = [];
  readonly #text: string;
  readonly #strings: StringReader;

  constructor(text: string) {
    this.#text = text;
    this.#strings = new StringReader(text, forms);
  }

  /** Lines do not depend on each other, but the end of an unclosed value was looked for in the whole text. */
  stateAt(): object | undefined {
    return this.#strings.hasReachedEnd ? undefined : onlyState;
  }

  /** Reads the line at `start`, with those in which its value goes on. */
  take(start: number): number {
    const text = this.#text;
    beginning.lastIndex = start;
    const name = beginning.exec(text)?.groups?.["name"];
    const offset = beginning.lastIndex;
    const found = name === undefined ? undefined : this.#strings.at(offset);
    if (found?.kind === "string" && found.span.start < found.span.end) {
      const { form, span, pieces } = found;
      const site = { kind: "data", path: [name ?? ""], isKey: false } as const;
      this.literals.push({ span, syntax: form.syntax, site, surroundings, ...(pieces !== undefined && { pieces }) });
    }
    const end = found?.kind === "string" ? found.next : offset;
    const stop = endOfLine(text, end);
    const commentStart = matchEnd(comment, text, end);
    if (commentStart !== undefined) this.comments.push({ start: commentStart, end: stop });
    return behindLineEnd(text, stop);
  }
}
