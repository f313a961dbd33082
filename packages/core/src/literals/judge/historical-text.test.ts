import assert from "node:assert/strict";
import { registry } from "../../checks/run/registry.js";
import { readDocument } from "../../documents/index.js";
import { checkChangingDocument } from "../incremental/changing-document.js";
import { defaultSettings, type Settings } from "../settings/settings.js";
import { checkDocument } from "./check-document.js";

describe("historical text", () => {
  const lines = "[a](http://a.example/b c)\n\n<https://google.com@b.example/>\n\n<http://a:Zq8x@b.example/>\n";

  const codes = (path: string | undefined, of: Partial<Settings> = {}): string[] => {
    const settings = { ...defaultSettings, ...of };
    const { literals } = readDocument(lines, "markdown");
    const context = { spans: [], heeds: "iri", path: () => path } as const;
    const { findings } = checkDocument(lines, literals, settings, context);
    const changing = checkChangingDocument("", readDocument("", "markdown").literals, settings, context);
    assert.deepEqual(changing.update(lines, literals, context).findings, findings);
    return findings.map(({ code }) => code);
  };
  const all = ["character-space", "userinfo-host-lookalike", "userinfo-password-exposed"];

  it("tells only of what deceives readers and of secrets", () => {
    assert.deepEqual(codes("docs/minutes/2019-03-04.md"), all.slice(1));
  });

  it("tells of what leaves readers without a link in minutes and what is of a year, too, but not in archives and logs of changes", () => {
    const slips =
      "[a b] (https://b.example/c)\n\n[e](htps://f.example/)\n\n[g](www.h.example/)\n\n[i](https://j.example/k l)\n";
    const told = (path: string): string[] =>
      checkDocument(slips, readDocument(slips, "markdown").literals, defaultSettings, {
        spans: [],
        heeds: "iri",
        path: () => path,
      }).findings.map(({ code }) => code);
    const links = ["link-malformed", "scheme-misspelled", "scheme-left-out"];
    for (const path of ["minutes/2019-03-04.md", "2017/proposals/a.md", "Protokoll_2018.md"])
      assert.deepEqual(told(path), links, path);
    for (const path of ["archive/2016/a.md", "planet/b/c.md", "CHANGELOG_v1.md", "lib/IRremoteESP8266/README.md"])
      assert.deepEqual(told(path), [], path);
  });

  it("tells of no sign beside a link, which stays one, in minutes", () => {
    const text = "([a](https://b.example/c))) and [[d](https://e.example/f)\n";
    const told = (path: string): string[] =>
      checkDocument(text, readDocument(text, "markdown").literals, defaultSettings, {
        spans: [],
        heeds: "iri",
        path: () => path,
      }).findings.map(({ code }) => code);
    assert.deepEqual(told("README.md"), ["link-malformed", "link-malformed"]);
    assert.deepEqual(told("minutes/2019-03-04.md"), []);
  });

  it("tells of the errors in RDF, too, which are a reason not to load it", () => {
    const turtle = "@prefix foaf: <https://xmlns.com/foaf/0.1/> .\nfoaf:a foaf:b <http://a.example/b c> .\n";
    const { literals } = readDocument(turtle, "turtle");
    const codesIn = (path: string): string[] =>
      checkDocument(turtle, literals, defaultSettings, { spans: [], heeds: "iri", path: () => path }).findings.map(
        ({ code }) => code,
      );
    assert.deepEqual(codesIn("releases/2.0/a.ttl"), ["character-space"]);
    assert.deepEqual(codesIn("a.ttl").sort(), ["character-space", "namespace-misspelled"]);
  });

  it("tells of all in other documents, and where the path is not known", () => {
    // Of a log of changes the newest versions stand at the beginning.
    for (const path of ["docs/a.md", "_posts/2019-03-04-a.md", "CHANGELOG.md", undefined])
      assert.deepEqual(codes(path), all, path);
  });

  it("tells of the newest versions alone in a log of changes", () => {
    const older = "x\n".repeat(10_000);
    const told = (text: string): number => {
      const context = { spans: [], heeds: "iri", path: () => "CHANGELOG.md" } as const;
      return checkDocument(text, readDocument(text, "markdown").literals, defaultSettings, context).findings.length;
    };
    assert.equal(told(`[a](http://a.example/b c)\n${older}[a](http://a.example/b c)\n`), 1);
  });

  it("tells of all if the settings are strict or ask for it", () => {
    assert.deepEqual(codes("minutes/2019-03-04.md", { historical: true }), all);
    for (const code of all) assert.ok(codes("minutes/2019-03-04.md", { preset: "strict" }).includes(code), code);
  });

  it("is told of by the checks of what deceives readers, of what they do not see, and of secrets", () => {
    assert.deepEqual(
      registry.flatMap(({ check: { threatens, code } }) => (threatens !== undefined ? [code] : [])).sort(),
      [
        ...["authority-extra-at-sign", "bidi-formatting-character", "bidi-isolate-character", "bidi-override-markup"],
        ...["bidi-visual-twin", "bidi-visual-twin-host", "character-delimiter-lookalike", "character-invisible"],
        ...["character-tag", "host-confusable", "host-digit-letter-lookalike", "host-ipv4-lookalike"],
        ...["host-mixed-script", "host-restricted-character", "readers-disagree", "secret-exposed"],
        ...["userinfo-host-lookalike", "userinfo-password-exposed"],
      ],
    );
  });
});
