import assert from "node:assert/strict";
import fc from "fast-check";
import { parse, stringify } from "smol-toml";
import { literalLines } from "../../../../test/literal-lines.js";
import { decodeLiteral } from "../../../literals/read/decode-literal.js";
import { readDocument } from "../../index.js";

const rows: Readonly<Record<string, readonly [text: string, lines: readonly string[]]>> = {
  "keys and tables": [
    'a = "b"\n[c.d]\ne = \'f\'\n[[g."h i"]]\nj.k."l" = "m" # n',
    [
      "b  value a",
      "f  value c > d > e",
      "h i  key g > h i",
      "l  key g > h i > j > k > l",
      "m  value g > h i > j > k > l",
    ],
  ],
  "arrays and inline tables": [
    'a = [\n  "b", # c\n  ["d", { e = "f", "g" = ["h"] }],\n]\ni = { j = { k.l = "m" } }\n',
    ["b  value a", "d  value a", "f  value a > e", "g  key a > g", "h  value a > g", "m  value i > j > k > l"],
  ],
  "strings of several lines": [
    'a = """\nb "c"\\\n  d"""""\ne = \'\'\'f\\\n\'g\'\'\'\n',
    ['b "c"\\\n  d""  value a', "f\\\n'g  value e"],
  ],
  "what is no string": ['a = 1979-05-27T07:32:00Z\nb = [1.5, true, inf]\nc = "d"', ["d  value c"]],
  "a string that is not closed": ['a = "b\nc = "d"', ["d  value c"]],
  "an address that is not closed (kyverno/website)": [
    'a = "https://b/c\nd = \'https://e/f # g\nh = \'https://i/j \nk = "l"',
    ['"https://b/c  identifier broken-link', "'https://i/j  identifier broken-link", "l  value k"],
  ],
  "an array that is not closed": ['a = ["b",\nc = "d"\n[e]\nf = "g"', ["b  value a", "d  value c", "g  value e > f"]],
  "a byte order mark and CRLF": ['\uFEFF[a]\r\nb = """\r\nc"""\r\n', ["c  value a > b"]],
};

describe("TOML documents", () => {
  for (const [name, [text, lines]] of Object.entries(rows))
    it(`read ${name}`, () => assert.deepEqual(literalLines(readDocument(text, "toml").literals, text), lines));

  it("tell where comments stand", () => {
    const text = 'a = "#" # b\n# c';
    const comments = readDocument(text, "toml").comments.map(({ start, end }) => text.slice(start, end));
    assert.deepEqual(comments, ["# b", "# c"]);
  });

  it("agree with smol-toml on whatever it writes", () => {
    const key = fc.string({ minLength: 1, maxLength: 6 });
    const { table } = fc.letrec((tie) => ({
      table: fc.dictionary(
        key,
        fc.oneof({ maxDepth: 3 }, fc.string(), fc.array(fc.string(), { maxLength: 3 }), tie("table")),
      ),
    }));
    fc.assert(
      fc.property(table, (data) => {
        const text = stringify(data);
        const values = readDocument(text, "toml")
          .literals.filter(({ site }) => site.kind === "data" && !site.isKey)
          .map((literal) => decodeLiteral(text, literal).text);
        assert.deepEqual(values.sort(), stringsIn(parse(text)).sort(), text);
      }),
      { numRuns: 300 },
    );
  });
});

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
