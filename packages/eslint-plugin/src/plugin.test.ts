import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { catalogue } from "@irilint/core/literals";
import { defineConfig as defineConfig9 } from "eslint-v9/config";
import { defineConfig } from "eslint/config";
import * as entry from "./index.js";
import { plugin } from "./plugin.js";

describe("the plugin", () => {
  it("is the default export", () => {
    assert.equal(entry.default, plugin);
  });

  it("says its name, its version and its namespace", () => {
    const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
      version: string;
    };
    assert.deepEqual(plugin.meta, { name: "eslint-plugin-iri", version: manifest.version, namespace: "iri" });
  });

  it("has one rule for every code, in any language", () => {
    assert.deepEqual(
      Object.keys(plugin.rules),
      catalogue.map(({ code }) => code),
    );
    for (const { code, title, url, fix } of catalogue) {
      const meta = plugin.rules[code]?.meta;
      assert.ok(meta);
      assert.equal(meta.docs?.description, title);
      assert.equal(meta.docs.url, url);
      assert.equal(meta.fixable, fix === "safe" ? "code" : undefined);
      assert.equal(meta.hasSuggestions, fix !== "none");
      assert.deepEqual(meta.languages, ["*"]);
      assert.deepEqual(meta.schema, []);
    }
  });

  it("has presets of which each holds the ones before, and the last everything", () => {
    const { recommended, strict, all } = plugin.configs;
    const rulesOf = ({ rules }: typeof all): string[] => Object.keys(rules);
    for (const rule of rulesOf(recommended)) assert.ok(rulesOf(strict).includes(rule), rule);
    for (const rule of rulesOf(strict)) assert.ok(rulesOf(all).includes(rule), rule);
    assert.deepEqual(
      rulesOf(all),
      catalogue.map(({ code }) => `iri/${code}`),
    );
  });

  it("gives an error for what the grammar or a MUST forbids, and a warning for the rest", () => {
    for (const { code, strength } of catalogue) {
      const expected = strength === "grammar" || strength === "must" ? "error" : "warn";
      assert.equal(plugin.configs.all.rules[`iri/${code}`], expected);
    }
  });

  it("has presets of rules alone", () => {
    for (const preset of ["recommended", "strict", "all"] as const) {
      assert.deepEqual(Object.keys(plugin.configs[preset]).sort(), ["name", "plugins", "rules"]);
      assert.deepEqual(plugin.configs[preset].plugins, { iri: plugin });
    }
  });

  it("offers its languages for files that ESLint does not read", () => {
    const configs = plugin.configs.languages;
    assert.ok(configs.length > 0);
    for (const { files, language, plugins } of configs) {
      assert.ok(files !== undefined && files.length > 0);
      assert.deepEqual(plugins, { iri: plugin });
      assert.ok(language?.startsWith("iri/") && language.slice("iri/".length) in plugin.languages, language);
      assert.ok(!files.includes("**/*.js") && !files.includes("**/*.ts"));
    }
  });

  for (const [name, define] of [
    ["ESLint 10", defineConfig],
    ["ESLint 9", defineConfig9],
  ] as const) {
    it(`is taken by defineConfig of ${name}`, () => {
      const configs = define([
        plugin.configs.recommended,
        ...plugin.configs.languages,
        { files: ["**/*.js"], plugins: { iri: plugin }, extends: ["iri/strict"] },
      ]);
      assert.ok(configs.length > 2);
    });
  }
});
