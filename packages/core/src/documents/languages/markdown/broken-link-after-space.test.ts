import assert from "node:assert/strict";
import { markdownLiterals } from "../../../../test/markdown-literals.js";

const rows: Readonly<Record<string, readonly [string, readonly string[]]>> = {
  "a mailbox as an address is": [
    "[a}(mailto:b@c.example) [d] (mailto:e@f.example) [g] (mailto: or tel:)",
    [
      "markdown-text: [a",
      "broken-link: }(mailto:b@c.example)",
      "markdown-text: [d",
      "broken-link:  (mailto:e@f.example)",
      "markdown-text: [g] (mailto: or tel:)",
    ],
  ],
  "an address behind white space, in a parenthesis that nothing closes": [
    "- [a] (https://b/c\n- [d] (https://e/ f\n- [1] (https://g/",
    [
      "markdown-text: [a",
      "broken-link:  (https://b/c",
      "markdown-text: [d] (https://e/ f",
      "markdown-text: [1] (https://g/",
    ],
  ],
  "an address behind white space, and white space behind it": [
    "[a b] (https://c/d )",
    ["markdown-text: [a b", "broken-link:  (https://c/d )"],
  ],
  "the name of an account, but no key of a bibliography": [
    "[@b] (https://a.example/B) [@smith-2020] (https://c.example/d) [-@e:f] (https://g.example/)\n[@h](https://i.example/",
    [
      "markdown-text: [@b",
      "broken-link:  (https://a.example/B)",
      "markdown-text: [@smith-2020] (https://c.example/d) [-@e:f] (https://g.example/)\n[@h",
      "broken-link: (https://i.example/",
    ],
  ],
  "the name of a page in brackets of its own": [
    "[[Ada Lovelace]] (a.com/b) [[Ошибки|a]] (https://b.example/) [[c#d e]] (https://f.example/)\n[[12]] (https://g.example/)",
    [
      "markdown-text: [[Ada Lovelace]] (a.com/b) [[Ошибки|a]] (https://b.example/) [[c#d e]] (https://f.example/)\n[[12]",
      "broken-link:  (https://g.example/)",
    ],
  ],
};

describe("white space between the brackets of a link in Markdown", () => {
  for (const [name, [markdown, expected]] of Object.entries(rows))
    it(`makes none before ${name}`, () => assert.deepEqual(markdownLiterals(markdown), expected));
});
