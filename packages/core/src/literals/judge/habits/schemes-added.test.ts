import assert from "node:assert/strict";
import { readDocument, type LanguageName } from "../../../documents/index.js";
import { checkDocument, defaultSettings, type Settings } from "../../index.js";

const given = '{ source: "github.com/a/b" }';

const added: readonly (readonly [LanguageName, string])[] = [
  ["javascript", `const links = ${given};\nopen(\`https://\${links[key]}\`);`],
  ["javascript", `const links = ${given};\nopen("https://" + links.source);`],
  ["python", 'homepage = "github.com/a/b"\nopen(f"https://{homepage}")'],
  ["ruby", 'homepage = "github.com/a/b"\nvisit "https://#{homepage}"'],
  ["php", "<?php\n$homepage = 'github.com/a/b';\nget('https://' . $homepage);"],
  ["php", '<?php\n$homepage = "github.com/a/b";\nget("https://$homepage/c");'],
  ["swift", 'let homepage = "github.com/a/b"\nget("https://\\(homepage)")'],
  ["kotlin", 'val homepage = "github.com/a/b"\nget("https://$homepage")'],
];

const asItIs: readonly (readonly [LanguageName, string])[] = [
  ["javascript", `const links = ${given};\nopen(links.source);`],
  ["javascript", `const links = ${given};\nopen(\`https://\${others[key]}\`);`],
  ["python", 'homepage = "github.com/a/b"\nopen(f"https://a.example/{homepage}")'],
];

describe("a scheme that is missing in a value", () => {
  for (const [language, text] of added)
    it(`is not told where the program puts one before it: ${text}`, () => {
      assert.equal(countIn(text, language), 0);
      assert.equal(countIn(text, language, { ...defaultSettings, preset: "strict" }), 1);
    });

  for (const [language, text] of asItIs) it(`is told in ${text}`, () => assert.equal(countIn(text, language), 1));
});

function countIn(text: string, language: LanguageName, settings: Settings = defaultSettings): number {
  const { findings } = checkDocument(text, readDocument(text, language).literals, settings);
  return findings.filter(({ code }) => code === "scheme-left-out").length;
}
