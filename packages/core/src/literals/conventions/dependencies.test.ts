import assert from "node:assert/strict";
import type { Tier } from "../../checks/definition/place.js";
import { readSettings } from "../settings/read-settings.js";
import type { Site } from "../read/site.js";
import { placeOf } from "./place-of.js";

const assigned = (name: string): Site => ({ kind: "assigned", name });
const data = (...path: string[]): Site => ({ kind: "data", path, isKey: false });

const rows: Readonly<Partial<Record<Tier, readonly (readonly [name: string, site: Site, ...texts: string[]])[]>>> = {
  never: [
    ["ranges of versions", data("dependencies", "url"), "^0.11.0", ">=1.0,<2.0", "a/b#c d"],
    ["ranges of versions", data("tool", "poetry", "dev-dependencies", "uri"), "^1.0"],
    ["ranges of versions", data("pnpm", "catalogs", "react17", "url"), "^1.0"],
    ["folders", data("devDependencies", "fast-uri"), "file:../a.tgz", "link:../a", "file://../a b", "FILE:a"],
    ["folders", data("overrides", "ajv", "fast-uri"), "file:../a.tgz"],
    ["folders", assigned("dependencies.fast-uri"), "file:../a.tgz", "npm:uri-js@1"],
    ["repositories", data("dependencies", "a-uri"), "git+ssh://git@a.example:b/c.git#semver:^1.0", "github:a/b"],
    ["charts in a folder", data("dependencies", "repository"), "file://../common"],
    ["modules of an import map", data("imports", "url"), "npm:url@^1.0", "./a b.ts"],
  ],
  prefix: [
    ["addresses of packages", data("dependencies", "url"), "https://a/b c.tgz"],
    ["addresses of packages", assigned("dependencies.url"), "https://a/b c.tgz"],
  ],
  sink: [
    ["what is said of a package", data("dependencies", "a", "url"), "/a b"],
    ["other maps", data("settings", "url"), "/a b"],
  ],
  named: [["other objects", assigned("overrides.url"), "/a b"]],
};

const { settings } = readSettings({});

describe("what is wanted of packages", () => {
  for (const [tier, list] of Object.entries(rows))
    for (const [name, site, ...texts] of list)
      it(`${tier}: ${name}: ${JSON.stringify(site)}`, () => {
        for (const text of texts) assert.equal(placeOf(site, text, settings).tier, tier, text);
      });
});
