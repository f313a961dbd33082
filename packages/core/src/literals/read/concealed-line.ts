import { secretsIn } from "../../checks/wording/secrets.js";
import { compareSpans, type Span } from "../../findings/span.js";
import { masked } from "../../text/masked.js";
import { decodeEscapes, type EscapeReader } from "../syntaxes/decode-escapes.js";
import { unknownEscapes } from "../syntaxes/javascript/javascript-escapes.js";
import { htmlAttributeReferences } from "../syntaxes/markup/html-references.js";

/**
 * A password that `secretsIn` does not find in a single word: one with a space in it, or one behind a scheme and a
 * single slash. `https://a: b@c` and `https://a:80 b@c` are prose.
 */
const passwordInLine = /(?<=[a-z\d+.-]:)\/{1,2}[^/?#:"'`<>]*:(?!\d* )([^/?#"'`<>]+)@/dgi;

/**
 * A line of source text with `•` in place of each UTF-16 code unit of a password or a token, so that all other
 * characters keep their columns.
 */
export function concealSecrets(line: string): string {
  return masked(line, secretsInLine(line).sort(compareSpans), "•");
}

/** Whether a text of any number of lines has something that `concealSecrets` conceals. */
export function holdsSecret(text: string): boolean {
  return text.split(/[\n\r]/u).some((line) => secretsInLine(line).length > 0);
}

const joint = /(["'])[\s+.]{0,20}\1/y;

/**
 * The quotation marks and the operator between two concatenated strings, `"https://user:" + "password@a.example"`, read
 * as an escape that stands for nothing.
 */
const joints: EscapeReader = {
  isLead: (unit) => unit === 0x22 || unit === 0x27,
  read(source, offset) {
    joint.lastIndex = offset;
    return joint.test(source) ? { text: "", end: joint.lastIndex } : undefined;
  },
};

/**
 * The spans of the secrets in a line: of the line as written, and of the line decoded as a script or JSON (`\/`,
 * `\u0026`), as markup (`&#64;`), or as a text in several strings.
 */
function secretsInLine(line: string): Span<"source">[] {
  const all: Span<"source"> = { start: 0, end: line.length };
  const decoded = [unknownEscapes, htmlAttributeReferences, joints]
    .map((escapes) => decodeEscapes(line, all, escapes))
    .filter(({ map }) => !map.isIdentity);
  return [
    ...secretsInWords(line),
    ...decoded.flatMap(({ text, map }) => secretsInWords(text).map((span) => map.toSource(span))),
  ];
}

function secretsInWords(line: string): Pick<Span, "start" | "end">[] {
  const passwords = Array.from(line.matchAll(passwordInLine), ({ indices }) => {
    const [start = 0, end = 0] = indices?.[1] ?? [];
    return { start, end };
  });
  const words = [...line.matchAll(/\S+/gu)].flatMap(({ 0: word, index }) =>
    secretsIn(word).map(({ start, end }) => ({ start: start + index, end: end + index })),
  );
  return [...passwords, ...words];
}
