import assert from "node:assert/strict";
import { eslintVersions } from "../test/eslint-versions.js";
import { lintText } from "../test/lint-text.js";

for (const version of eslintVersions) {
  describe(`settings.iri, under ${version.name}`, () => {
    const lint = (iri: unknown): number =>
      lintText(version, "espree", 'fetch("http://EXAMPLE.com/")', {
        rules: { "iri/host-not-lowercase": "error" },
        config: { settings: { iri } },
      }).length;

    it("may be missing or empty", () => {
      assert.equal(lint(undefined), 1);
      assert.equal(lint({}), 1);
    });

    it("decides of literals", () => {
      assert.equal(lint({ ignore: ["http://EXAMPLE.com/*"] }), 0);
    });

    it("does not decide which rules run", () => {
      assert.equal(lint({ preset: "recommended", codes: { "host-not-lowercase": "off" } }), 1);
    });

    for (const [name, iri, message] of [
      ["an unknown setting", { sink: [] }, /settings\.iri\.sink: There is no setting 'sink'/],
      ["a value of another type", { ignore: "x" }, /settings\.iri\.ignore: /],
      ["a wrong item", { ignore: ["a", 1] }, /settings\.iri\.ignore\[1\]: /],
      ["no object at all", "strict", /settings\.iri: /],
      ["a list", [], /settings\.iri: /],
    ] as const) {
      it(`stops at ${name}`, () => assert.throws(() => lint(iri), message));
    }
  });
}
