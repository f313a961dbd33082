import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseAllDocuments } from "yaml";

interface LockFile {
  readonly packages?: Readonly<Record<string, { readonly resolution: Readonly<Record<string, string>> }>>;
}

/** Known weaknesses are looked up in the workflow of releases, where the registry answers; this holds everywhere. */
describe("the lock files", () => {
  for (const path of ["pnpm-lock.yaml", "site/pnpm-lock.yaml"])
    it(`pin every package by the digest of what the registry has: ${path}`, () => {
      const text = readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");
      const packages = parseAllDocuments(text).flatMap((document) =>
        Object.entries((document.toJS() as LockFile).packages ?? {}),
      );
      assert.ok(packages.length > 100);
      for (const [name, { resolution }] of packages) {
        assert.deepEqual(Object.keys(resolution), ["integrity"], `${name} comes from elsewhere`);
        assert.match(resolution["integrity"] ?? "", /^sha512-[\w+/]{86}==$/u, name);
      }
    });

  it("are those that are installed when a release looks for known weaknesses", () => {
    const workflow = readFileSync(
      fileURLToPath(new URL("../../.github/workflows/release.yml", import.meta.url)),
      "utf8",
    );
    const setup = readFileSync(fileURLToPath(new URL("../../tools/setup.mjs", import.meta.url)), "utf8");
    assert.match(setup, /"install", "--frozen-lockfile"/u);
    assert.ok(workflow.indexOf("tools/setup.mjs setup") < workflow.indexOf("audit --prod --ignore-registry-errors"));
  });
});
