import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { languagesOf, settingsOf, type Manifest } from "./manifest.js";

/** What the extension itself does not read. */
interface Contents extends Manifest {
  readonly capabilities: object;
  readonly contributes: Manifest["contributes"] & {
    readonly jsonValidation: readonly { readonly fileMatch: string; readonly url: string }[];
    readonly commands: readonly { readonly command: string; readonly title: string }[];
    readonly menus: Readonly<Record<string, readonly { readonly command: string; readonly when: string }[]>>;
    readonly walkthroughs: readonly {
      readonly steps: readonly { readonly description: string; readonly media: { readonly markdown: string } }[];
    }[];
  };
}

interface Schema {
  readonly properties: Readonly<Record<string, unknown>>;
}

describe("what the extension reads from its package.json", () => {
  const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as Contents;
  const { contributes, capabilities } = manifest;
  const { commands, menus, walkthroughs } = contributes;

  it("has the languages", () => {
    assert.ok(languagesOf(manifest).includes("typescript"));
    assert.ok(languagesOf(manifest).every((language) => !language.includes(":")));
  });

  it("has the settings of the server, not those of the extension alone", () => {
    const names = settingsOf(manifest);
    assert.ok(names.includes("preset") && names.includes("maximumLength"));
    assert.deepEqual(
      names.filter((name) => name.includes(".")),
      [],
    );
  });

  it("names every command once, and none without a title", () => {
    assert.equal(new Set(commands.map(({ command }) => command)).size, commands.length);
    assert.ok(commands.every(({ command, title }) => command.startsWith("irilint.") && title !== ""));
  });

  it("brings the schema of the file of settings, which knows every setting", () => {
    const [validation] = contributes.jsonValidation;
    assert.equal(validation?.fileMatch, ".irilint.json");
    const schema = JSON.parse(readFileSync(new URL(`../${validation.url}`, import.meta.url), "utf8")) as Schema;
    assert.ok("$schema" in schema.properties && "preset" in schema.properties);
  });

  it("names in menus and in the walkthrough only commands and files that there are", () => {
    const known = new Set(commands.map(({ command }) => command));
    const linked = walkthroughs.flatMap(({ steps }) =>
      steps.flatMap(({ description }) => /command:(irilint\.\w+)/u.exec(description)?.[1] ?? []),
    );
    const entries = Object.values(menus).flat();
    const named = [...linked, ...entries.map(({ command }) => command)];
    assert.deepEqual(
      named.filter((command) => !known.has(command)),
      [],
    );
    for (const { media } of walkthroughs.flatMap(({ steps }) => steps))
      assert.ok(existsSync(new URL(`../${media.markdown}`, import.meta.url)), media.markdown);
  });

  it("offers what acts on a document only where it can", () => {
    for (const { when } of Object.values(menus).flat()) assert.match(when, /^editorLangId in irilint\.languages\b/);
  });

  it("says that it needs no trust and no files on disk", () => {
    assert.deepEqual(capabilities, { untrustedWorkspaces: { supported: true }, virtualWorkspaces: true });
  });
});
