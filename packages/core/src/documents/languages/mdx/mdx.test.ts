import assert from "node:assert/strict";
import { literalLines } from "../../../../test/literal-lines.js";
import { readDocument } from "../../index.js";

describe("mdxReader", () => {
  const rows: Readonly<Record<string, readonly [string, readonly string[]]>> = {
    "imports and exports": [
      `import A from "https://a/b.js"\nexport const url = "/c",\n  d = {\n\n  e: "f" }\n\n# [g](h)`,
      ["https://a/b.js  module-specifier", "/c  assigned url", "f  assigned d.e", "# [g  text", "h  identifier link"],
    ],
    "a word in a paragraph that would begin a module at the start of one, behind any line end": [
      'a\r\nimport "b c"\r\n\r\n[d](e)',
      ['a\r\nimport "b c"  text', "[d  text", "e  identifier link"],
    ],
    "expressions in text": [
      '# a {b("/c")} d\n\n{\n  fetch("/e")\n}',
      ["# a   text", "/c  argument b 0", " d  text", "/e  argument fetch 0"],
    ],
    "attributes of elements": [
      '<A href="/b" c={"d"} onClick={() => fetch("/e > f")}>\n[g](h)\n</A> <B i={j < k} l={"m"} />',
      [
        "/b  attribute a href",
        "d  attribute A c",
        "/e > f  argument fetch 0",
        "[g  text",
        "h  identifier link",
        "m  attribute B l",
      ],
    ],
    "elements in expressions": [
      '{a.map((b) => <A href="/c">{b("d")}</A>)}',
      ["/c  attribute A href", "d  argument b 0"],
    ],
    "text and attributes of elements in expressions, in which quotation marks close nothing": [
      `{a && <p b="/c\n/d">don't {e("/f")} <br/> <>5' <style>g</style></></p>} [h](/i)\n\n{j("/k")}`,
      [
        "/c\n/d  attribute p b",
        "don't   text",
        "/f  argument e 0",
        "5'   text",
        "g  text",
        " [h  text",
        "/i  identifier link",
        "/k  argument j 0",
      ],
    ],
    "start tags in expressions that nothing ends": [
      `{a && <b c="/d\n/e">} f\n\n{g < h && i("/j")} {k ? <l : m} [n](/o)`,
      ["/d\n/e  attribute b c", " f  text", "/j  argument i 0", "   text", " [n  text", "/o  identifier link"],
    ],
    "no expressions in code": [
      '`{a("b")}` \\{c("d")} ``{e("f")``\n\n```js\nfetch("/g", {h: "i"})\n```\n~~~\n{j("k")}\n~~~',
      [
        '{a("b")}  text',
        '\\{c("d")}  text',
        '{e("f")  text',
        "/g  argument fetch 0",
        "i  assigned fetch().h",
        '{j("k")}  text',
      ],
    ],
    "no addresses between angle brackets": ["a <http://b> c", ["a <http://b> c  text"]],
    "no code because of indents": ["<A>\n\n    [b](c)\n\n</A>", ["[b  text", "c  identifier link"]],
    "brackets in strings, templates and comments of a module": [
      'export const a = ["{", `\n\n{`] // {\n\n[b](c)\n\nexport const d = [ /* ] */\n\n"e"]\n\n[f](g)',
      [
        "{  assigned a",
        "\n\n{  assigned a",
        "[b  text",
        "c  identifier link",
        "e  assigned d",
        "[f  text",
        "g  identifier link",
      ],
    ],
    "what follows astral characters in code": [
      'export const a = "\u{1F600}"\n\n[b](/c) {"\u{1F600}\u{1F600}"} [d](/e)',
      [
        "\u{1F600}  assigned a",
        "[b  text",
        "/c  identifier link",
        "\u{1F600}\u{1F600}  value",
        " [d  text",
        "/e  identifier link",
      ],
    ],
    "up to a fence as long as the one that opens it": [
      '````\n```\n{a("/b")}\n```\n`````\n\n[c](d)',
      ['```\n{a("/b")}\n```  text', "[c  text", "d  identifier link"],
    ],
    "a fence of a hundred thousand marks": [`${"~".repeat(100_000)}\n\n[a](b)`, ["[a](b)  text"]],
    "what is broken": ['{a("b"\n\n[c](d) {e', ['{a("b"  text', "[c  text", "d  identifier link", "{e  text"]],
  };
  for (const [name, [text, expected]] of Object.entries(rows))
    it(`reads ${name}`, () => assert.deepEqual(literalLines(readDocument(text, "mdx").literals, text), expected));

  it("reads comments where MDX has some", () => {
    const text = "{/* a */} <!-- b -->\n\nexport const c = 1 // d\n";
    const comments = readDocument(text, "mdx").comments.map(({ start, end }) => text.slice(start, end));
    assert.deepEqual(comments, ["/* a */", "<!-- b -->", "// d"]);
  });
});
