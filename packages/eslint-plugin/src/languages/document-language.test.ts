import assert from "node:assert/strict";
import type { Linter } from "eslint";
import { eslintVersions } from "../../test/eslint-versions.js";
import { fixText, lintText } from "../../test/lint-text.js";
import { plugin } from "../plugin.js";

const host = '"http://EXAMPLE.com/"';
const rules = { "iri/host-not-lowercase": "error", "no-var": "error" } as const;

for (const version of eslintVersions) {
  describe(`a document in our language, under ${version.name}`, () => {
    const lint = (text: string, config = {}): string[] =>
      lintText(version, "iri/javascript", text, { rules, config }).map(
        ({ ruleId, line, column, endLine, endColumn }) => `${ruleId} ${line}:${column}-${endLine}:${endColumn}`,
      );

    it("reports lines from 1 and columns from 1", () => {
      assert.deepEqual(lint(`a(\n${host}\n)`), ["iri/host-not-lowercase 2:9-2:20"]);
    });

    for (const [name, lineEnd] of [
      ["CRLF", "\r\n"],
      ["a lone CR", "\r"],
      ["LF", "\n"],
    ] as const) {
      it(`counts ${name} as a line end`, () => {
        assert.deepEqual(lint(`${lineEnd}${lineEnd}${host}`), ["iri/host-not-lowercase 3:9-3:20"]);
      });
    }

    it("counts columns in UTF-16 code units", () => {
      assert.deepEqual(lint(`"\u{1F600}", ${host}`), ["iri/host-not-lowercase 1:15-1:26"]);
    });

    it("keeps a byte order mark when it fixes", () => {
      assert.equal(fixText(version, "iri/javascript", `\uFEFF${host}`, { rules }), '\uFEFF"http://example.com/"');
    });

    it("reads the empty document", () => {
      assert.deepEqual(lint(""), []);
    });

    it("reports that something is too long to be read", () => {
      const text = `# \u2014\nm!${"a".repeat(16_000_000)}!;`;
      const config = { files: ["**/*.pl"], plugins: { iri: plugin }, language: "iri/perl", rules };
      const [message, ...others] = new version.Linter().verify(text, [config], "file.pl");
      assert.equal(message?.fatal, true);
      assert.match(message.message, /too long to be read\.$/);
      assert.deepEqual(others, []);
    });

    const lintPage = (page: string): Linter.LintMessage[] =>
      new version.Linter().verify(
        page,
        [
          {
            files: ["**/*.html"],
            plugins: { iri: plugin },
            language: "iri/html",
            rules: { "iri/host-not-lowercase": "error" },
          },
        ],
        "page.html",
      );

    for (const [charset, octets] of [
      ["utf-16le", Buffer.from('<a href="http://EXAMPLE.com/">', "utf16le")],
      ["utf-16le", Buffer.from('\uFEFF<a href="http://EXAMPLE.com/">', "utf16le")],
      ["utf-16be", Buffer.from('<a href="http://EXAMPLE.com/">', "utf16le").swap16()],
      ["utf-7", Buffer.from('<meta charset=utf-7><a href="http://EXAMPLE.com/+AOk-">')],
    ] as const)
      it(`reports that a file in ${charset} has not been read`, () => {
        const messages = lintPage(octets.toString());
        assert.equal(messages.length, 1);
        assert.match(
          messages[0]?.message ?? "",
          new RegExp(`has not been read: it is in the charset '${charset}'`, "u"),
        );
      });

    it("reads a file that declares a charset of which nothing was lost", () => {
      const page = '<meta charset=iso-8859-1><a href="http://EXAMPLE.com/r\u00E9">';
      const messages = lintPage(page);
      assert.deepEqual(
        messages.map(({ ruleId }) => ruleId),
        ["iri/host-not-lowercase"],
      );
    });

    it("takes options that are meant for other languages", () => {
      const languageOptions = { ecmaVersion: 2024, sourceType: "commonjs", globals: { a: "readonly" } };
      assert.equal(lint(host, { languageOptions }).length, 1);
    });

    describe("obeys directives", () => {
      for (const [name, text, count] of [
        ["on the line", `${host} // eslint-disable-line`, 0],
        ["on the line, of one rule", `${host} // eslint-disable-line iri/host-not-lowercase`, 0],
        ["on the line, of another rule", `${host} // eslint-disable-line no-var`, 1],
        ["before the line", `// iri-ignore-next-line\n${host}`, 0],
        ["before the line, of a code", `/* iri-ignore-next-line host-not-lowercase -- reason */\n${host}`, 0],
        ["before the line, of another code", `/* iri-ignore-next-line bidi-component-edge */\n${host}`, 1],
        ["in the whole file", `${host}\n// iri-ignore-file\n${host}`, 0],
        ["from a comment on", `/* eslint-disable */\n${host}\n${host}`, 0],
        ["between two comments", `/* eslint-disable */${host}/* eslint-enable */${host}`, 1],
        ["of a list", `// iri-ignore-next-line bidi-component-edge, iri/host-not-lowercase\n${host}`, 0],
        ["by configuration", `/* eslint iri/host-not-lowercase: "off" */${host}`, 0],
      ] as const) {
        it(name, () => assert.equal(lint(text).filter((message) => message.startsWith("iri/host-not")).length, count));
      }

      it("and reports one of a line that spans several", () => {
        const [message] = lintText(version, "iri/javascript", "/* eslint-disable-line\n*/", { rules });
        assert.match(message?.message ?? "", /'eslint-disable-line' must fit on one line/);
      });

      it("and reports configuration that cannot be read", () => {
        assert.equal(
          lintText(version, "iri/javascript", "/* eslint iri/bidi-component-edge: { */", { rules }).length,
          1,
        );
      });

      it("and reports a code that does not exist", () => {
        const [message] = lintText(version, "iri/javascript", "/* iri-ignore-line host-emtpy */", { rules });
        assert.equal(message?.message, "There is no code 'host-emtpy'; write 'host-empty' or remove it.");
        assert.equal(message.column, 20);
      });

      it("unless a configuration forbids them", () => {
        const messages = lintText(version, "iri/javascript", `// eslint-disable-next-line\n${host}`, {
          rules,
          config: { linterOptions: { noInlineConfig: true } },
        });
        assert.equal(messages.length, 2);
      });
    });

    describe("removes directives without use", () => {
      const config = { linterOptions: { reportUnusedDisableDirectives: "error" } } as const;
      for (const [name, before, after] of [
        ["whole", "a; // eslint-disable-line iri/bidi-component-edge\nb;", "a;  \nb;"],
        [
          "one of a list",
          `${host} // eslint-disable-line no-var, iri/host-not-lowercase`,
          `${host} // eslint-disable-line iri/host-not-lowercase`,
        ],
      ] as const) {
        it(name, () => assert.equal(fixText(version, "iri/javascript", before, { rules, config }), after));
      }
    });

    it("bears every rule of ESLint itself", () => {
      const { builtinRules } = version;
      const all = Object.fromEntries([...builtinRules.keys()].map((rule) => [rule, "error"] as const));
      for (const text of ["", `${host}\n// comment\n/* another */\n\ta`, "\u00A0"]) {
        assert.ok(Array.isArray(lintText(version, "iri/javascript", text, { rules: all })));
      }
    });
  });
}
