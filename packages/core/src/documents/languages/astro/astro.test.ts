import assert from "node:assert/strict";
import { readDocument } from "../../index.js";

function literalsIn(astro: string): string[] {
  return readDocument(astro, "astro").literals.map(({ span, site }) => {
    const what = site.kind === "attribute" ? `${site.element} ${site.name}` : site.kind;
    return `${what}: ${astro.slice(span.start, span.end)}`;
  });
}

describe("astroReader", () => {
  const rows: Readonly<Record<string, readonly [string, readonly string[]]>> = {
    "the script": ["---\nfetch('/a');\nreturn;\n---\n<a href='/b'>", ["argument: /a", "a href: /b"]],
    "no script": ["<a href='/b'>---</a>", ["a href: /b", "text: ---"]],
    "expressions in attributes": [
      "<a href={'/a'} src=`/b/${c}` {...d('/e')} />",
      ["a href: /a", "a src: /b/${c}", "argument: /e"],
    ],
    "values without expressions": ['<a href="/a/{b}">', ["a href: /a/{b}"]],
    "markup in expressions": [
      "{a < b && <a href='/c'>{d ? '/e' : <b f={'/g'}/>}<br>h</a>} i {'/j'}",
      ["a href: /c", "value: /e", "b f: /g", "text: h", "text: i", "value: /j"],
    ],
    "functions that make markup": [
      "{a.map((b) => <><a href={`/c/${b}`}>d</a></>)}",
      ["text: <>", "a href: /c/${b}", "text: d"],
    ],
    "scripts and styles": [
      "<style>a{b:url(c)}</style>{d && <script>if (1 < 2) fetch('/e')</script>}",
      ["identifier: c", "argument: /e"],
    ],
    "no text of broken code around markup": ["{<<i {'/a'}/><}", ["value: /a"]],
    "what is broken": ["{a && <b c='d'>e f='", ["text: {a &&", "b c: d", "text: e f='"]],
  };
  for (const [name, [astro, expected]] of Object.entries(rows))
    it(`reads ${name}`, () => assert.deepEqual(literalsIn(astro), expected));
});
