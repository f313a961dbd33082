import type { RawLiteral } from "../../../literals/literal.js";
import type { Span } from "../../../span.js";
import type { Reading } from "../../reading.js";
import type { StringForm } from "../code/code-language.js";
import { dollarHole, quoted, raw } from "../code/string-forms.js";
import { stringAt } from "../code/string-literal.js";

/** A comment, or the name of a variable up to its value. */
const beginning =
  /(?:^\uFEFF)?[ \t]*(?:(?<comment>#[^\r\n]*)|(?:export[ \t]+)?(?<name>[A-Za-z_][\w.-]*)[ \t]*=[ \t]*)?/uy;
const rest = /[^\r\n]*(?:\r\n|[\r\n]|$)/uy;

const forms: readonly StringForm[] = [
  quoted("shell-double", /(?<quote>")/uy, { lines: "many", hole: dollarHole }),
  raw(/(?<quote>['`])/uy),
  // Without quotation marks a value ends with its line, or before a comment.
  { open: /(?=[^\s#])/uy, content: /(?:[^\s#]|(?<![ \t])#|[ \t]+(?=[^\s#]))*/uy, syntax: "plain", lines: "one" },
];

/** Such files are there so that passwords stand in no other. */
const surroundings = { keepsPasswords: true } as const;

/** Reads files of environment variables, `.env`, however broken the text is. */
export function dotenvReader(text: string): Reading {
  const literals: RawLiteral[] = [];
  const comments: Span<"source">[] = [];
  for (let start = 0; start < text.length;) {
    beginning.lastIndex = start;
    const { name, comment } = beginning.exec(text)?.groups ?? {};
    const offset = beginning.lastIndex;
    if (comment !== undefined) comments.push({ start: offset - comment.length, end: offset });
    const found = name === undefined ? undefined : stringAt(text, offset, forms);
    if (found?.kind === "string" && found.span.start < found.span.end) {
      const { form, span, pieces } = found;
      const site = { kind: "data", path: [name ?? ""], isKey: false } as const;
      literals.push({ span, syntax: form.syntax, site, surroundings, ...(pieces !== undefined && { pieces }) });
    }
    rest.lastIndex = found?.kind === "string" ? found.next : offset;
    rest.test(text);
    start = rest.lastIndex;
  }
  return { literals, comments };
}
