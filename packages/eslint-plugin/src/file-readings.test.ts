import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import type { Linter } from "eslint";
import { eslintVersions } from "../test/eslint-versions.js";
import { plugin } from "./plugin.js";

const text = readFileSync(new URL("../../../tests/fixtures/strings.js", import.meta.url), "utf8");
const codes = Object.keys(plugin.rules);

for (const { name, Linter } of eslintVersions) {
  describe(`the rules of one file, under ${name}`, () => {
    const configFor = (on: readonly string[], settings: Record<string, unknown> = {}): Linter.Config[] => [
      {
        files: ["**/*.js"],
        plugins: { iri: plugin },
        rules: Object.fromEntries(on.map((code) => [`iri/${code}`, "error"])),
        settings: { iri: settings },
      },
    ];
    const verify = (linter: Linter, source: Parameters<Linter["verify"]>[0], configs: Linter.Config[]): string[] =>
      linter
        .verify(source, configs, "a.js")
        .map((message) => JSON.stringify(message))
        .sort();
    const all = verify(new Linter(), text, configFor(codes));

    it("find something", () => assert.ok(all.length > 10));

    it("find the same whichever others are on", () => {
      for (const code of codes) {
        const alone = verify(new Linter(), text, configFor([code]));
        assert.deepEqual(
          alone,
          all.filter((message) => message.includes(`"iri/${code}"`)),
        );
      }
    });

    it("find the same in any order", () => {
      assert.deepEqual(verify(new Linter(), text, configFor(codes.toReversed())), all);
    });

    it("find the same again in a tree that has been linted before", () => {
      const linter = new Linter();
      linter.verify(text, configFor(codes), "a.js");
      assert.deepEqual(verify(linter, linter.getSourceCode(), configFor(codes)), all);
    });

    it("heed other settings and other rules for the same tree", () => {
      const linter = new Linter();
      linter.verify(text, configFor(["host-not-lowercase"]), "a.js");
      const source = linter.getSourceCode();
      assert.deepEqual(verify(linter, source, configFor(codes)), all);
      assert.deepEqual(verify(linter, source, configFor(codes, { ignore: ["*"] })), []);
    });

    it("gather anew after a rule has failed halfway", () => {
      const linter = new Linter();
      const failing = { rules: { always: { create: () => ({ ImportDeclaration: () => assert.fail("halfway") }) } } };
      linter.verify(text, [{ files: ["**/*.js"] }], "a.js");
      const source = linter.getSourceCode();
      const halfway = [
        ...configFor(codes),
        { files: ["**/*.js"], plugins: { failing }, rules: { "failing/always": 2 } },
      ];
      assert.throws(() => linter.verify(source, halfway as Linter.Config[], "a.js"), /halfway/);
      assert.deepEqual(verify(linter, source, configFor(codes)), all);
    });
  });
}
