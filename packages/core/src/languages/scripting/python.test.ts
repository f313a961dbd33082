import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import fc from "fast-check";
import type { RawLiteral } from "../../literals/read/literal.js";
import { syntaxOf } from "../../literals/syntaxes/syntaxes.js";
import { readDocument } from "../../documents/index.js";

/** Prints for each program the text of the string in it, with `null` for each hole; nothing if Python takes it for none. */
const oracle = `
import ast, json, sys, warnings
warnings.simplefilter("ignore")
def text_of(value):
    return value if isinstance(value, str) else value.decode("utf-8", "replace")
def read(source):
    try:
        value = ast.parse(source).body[0].value
    except Exception:
        return None
    if isinstance(value, ast.Constant):
        return [text_of(value.value)]
    if isinstance(value, ast.JoinedStr):
        return [part.value if isinstance(part, ast.Constant) else None for part in value.values]
    return None
print(json.dumps([read(source) for source in json.load(sys.stdin)]))
`;

const prefixes = ["", "u", "r", "R", "b", "B", "rb", "Rb", "bR", "f", "F", "fr", "rf", "FR"];
const quotes = ["'", '"', "'''", '"""'];
const parts = [
  ..."ab:/ '\"{}\\\n",
  ..."{{ }} {a} {a!r:>{b}} {a['b']} \\\\ \\' \\\" \\n \\x41 \\u00e9 \\U0001F600 \\101 \\7 \\q \\xZ \\u12 \\{".split(
    " ",
  ),
  "é",
  "\u{1F600}",
  "\\\n",
  "http://",
];

const program = fc
  .tuple(
    fc.constantFrom(...prefixes),
    fc.constantFrom(...quotes),
    fc.array(fc.constantFrom(...parts), { maxLength: 8 }),
  )
  .map(([prefix, quote, content]) => `${prefix}${quote}${content.join("")}${quote}`);

describe("the strings of Python", () => {
  it("are those that python3 reads, where it is installed: raw ones, bytes, and the holes of f-strings", function () {
    if (spawnSync("python3", ["--version"]).status !== 0) this.skip();
    const programs = fc.sample(program, { numRuns: 6_000, seed: 1 });
    const output = execFileSync("python3", ["-c", oracle], { input: JSON.stringify(programs), encoding: "utf8" });
    const expected = JSON.parse(output) as readonly (readonly (string | null)[] | null)[];
    let compared = 0;
    for (const [index, source] of programs.entries()) {
      const read = expected[index];
      if (read === null || read === undefined) continue;
      const [literal, ...others] = readDocument(source, "python").literals;
      assert.ok(literal !== undefined && others.length === 0, source);
      assert.deepEqual(joined(textOf(source, literal)), joined(read), source);
      compared++;
    }
    assert.ok(compared > 1_500, `${compared} programs`);
  });
});

/** The texts of a literal, with `null` for each hole. */
function textOf(source: string, { span, pieces, syntax }: RawLiteral): (string | null)[] {
  if (pieces === undefined) return [syntaxOf(syntax).decode(source, span).text];
  return pieces.map((piece) =>
    piece.kind === "text" ? syntaxOf(piece.syntax ?? syntax).decode(source, piece.span).text : null,
  );
}

/** Texts that follow each other are one, and one that is empty is none. */
function joined(texts: readonly (string | null)[]): (string | null)[] {
  const result: (string | null)[] = [];
  for (const text of texts) {
    const last = result.at(-1);
    if (text === "") continue;
    if (typeof text === "string" && typeof last === "string") result[result.length - 1] = last + text;
    else result.push(text);
  }
  return result;
}
