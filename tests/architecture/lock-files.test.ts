import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly resolution: Readonly<Record<string, string>> }>>;
}

/** Where the registry does not say what is known of what is installed, that is at least what was looked at once. */
describe("what is installed", () => {
  for (const name of ["pnpm-lock.yaml", "site/pnpm-lock.yaml"]) {
    const { packages } = parse(
      readFileSync(fileURLToPath(new URL(`../../${name}`, import.meta.url)), "utf8"),
    ) as LockFile;

    it(`comes from the registry, as ${name} knows it by its octets`, () => {
      const others = Object.entries(packages).filter(
        ([, { resolution }]) =>
          Object.keys(resolution).join() !== "integrity" ||
          !/^sha512-[A-Za-z0-9+/]{86}==$/u.test(resolution["integrity"] ?? ""),
      );
      assert.ok(Object.keys(packages).length > 50);
      assert.deepEqual(others, []);
    });
  }
});
