import { behindLineEnd, endOfLine } from "../../../text/line-end.js";
import type { RawLiteral } from "../../../literals/locating/index.js";
import type { Span } from "../../../findings/span.js";
import { matchEnd } from "../../../text/sticky-match.js";
import type { Reading } from "../../reading.js";
import type { StringForm } from "../../../languages/definition/code-language.js";
import { quoted, raw, shellHole } from "../../../languages/definition/string-forms.js";
import { StringReader } from "../code/string-literal.js";

/** The name of a variable with the sign behind it, or the indent of a line. */
const beginning = /(?:^\uFEFF)?[ \t]*(?:(?:export[ \t]+)?(?<name>[A-Za-z_][\w.-]*)[ \t]*=[ \t]*)?/uy;
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

/** Makes readers for `.env` files; no text fails. */
export function dotenvReader(text: string): Reading {
  const literals: RawLiteral[] = [];
  const comments: Span<"source">[] = [];
  const strings = new StringReader(text, forms);
  for (let start = 0; start < text.length;) {
    beginning.lastIndex = start;
    const name = beginning.exec(text)?.groups?.["name"];
    const offset = beginning.lastIndex;
    const found = name === undefined ? undefined : strings.at(offset);
    if (found?.kind === "string" && found.span.start < found.span.end) {
      const { form, span, pieces } = found;
      const site = { kind: "data", path: [name ?? ""], isKey: false } as const;
      literals.push({ span, syntax: form.syntax, site, surroundings, ...(pieces !== undefined && { pieces }) });
    }
    const end = found?.kind === "string" ? found.next : offset;
    const stop = endOfLine(text, end);
    const commentStart = matchEnd(comment, text, end);
    if (commentStart !== undefined) comments.push({ start: commentStart, end: stop });
    start = behindLineEnd(text, stop);
  }
  return { literals, comments };
}
