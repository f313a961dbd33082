import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { languagesOf, settingsOf, type Manifest } from "./manifest.js";

describe("what the extension reads from its package.json", () => {
  const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as Manifest;

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

  it("names every command once, and none that the palette hides for want of a title", () => {
    const { commands } = (manifest as unknown as { contributes: { commands: { command: string; title: string }[] } })
      .contributes;
    assert.equal(new Set(commands.map(({ command }) => command)).size, commands.length);
    assert.ok(commands.every(({ command, title }) => command.startsWith("irilint.") && title !== ""));
  });
});
