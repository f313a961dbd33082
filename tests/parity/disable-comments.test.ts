import assert from "node:assert/strict";
import type { LanguageName } from "../../packages/core/src/documents/index.js";
import plugin from "../../packages/eslint-plugin/src/index.js";
import type { EslintReader } from "../../tools/generate/language-hosts.js";
import { eslintVersions } from "./eslint-host.js";
import { configOf } from "./eslint-readers.js";

/** A line with a finding in each language, and how its comments are written. */
const rows: readonly (readonly [EslintReader, LanguageName, (text: string) => string, string])[] = [
  ["espree", "javascript", (text) => `// ${text}`, 'fetch("http://EXAMPLE.com/");'],
  ["@typescript-eslint/parser", "typescript", (text) => `/* ${text} */`, 'fetch("http://EXAMPLE.com/" as string);'],
  ["@eslint/json", "jsonc", (text) => `// ${text}`, '["http://EXAMPLE.com/"]'],
  ["eslint-plugin-jsonc", "jsonc", (text) => `// ${text}`, '["http://EXAMPLE.com/"]'],
  ["jsonc-eslint-parser", "jsonc", (text) => `/* ${text} */`, '["http://EXAMPLE.com/"]'],
  ["eslint-plugin-yml", "yaml", (text) => `# ${text}`, "url: http://EXAMPLE.com/"],
  ["eslint-plugin-toml", "toml", (text) => `# ${text}`, 'url = "http://EXAMPLE.com/"'],
  ["@eslint/markdown", "markdown", (text) => `<!-- ${text} -->`, "[a](http://EXAMPLE.com/)"],
  ["@eslint/css", "css", (text) => `/* ${text} */`, "a { background: url(http://EXAMPLE.com/) }"],
  ["@html-eslint/eslint-plugin", "html", (text) => `<!-- ${text} -->`, '<a href="http://EXAMPLE.com/">a</a>'],
];

for (const [version, Linter] of Object.entries(eslintVersions)) {
  describe(`comments that disable rules, in ${version}`, () => {
    for (const [reader, language, comment, line] of rows) {
      it(`hold for ${language} by ${reader}`, () => {
        const files = ["**/*.*"];
        const rules = { "iri/host-not-lowercase": "error" } as const;
        const configs = [
          { files, plugins: { iri: plugin }, rules },
          { ...configOf[reader](language), files },
        ];
        const text = `${comment("eslint-disable-next-line iri/host-not-lowercase")}\n${line}\n`;
        const count = (source: string): number => new Linter().verify(source, configs, "a.txt").length;
        assert.deepEqual([count(text), count(line)], [0, 1]);
      });
    }
  });
}
