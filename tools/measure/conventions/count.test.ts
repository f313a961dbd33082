import assert from "node:assert/strict";
import type { LanguageName } from "../../../packages/core/src/documents/index.js";
import { openClone } from "../clone.js";
import { withClone } from "../small-clone.js";
import { countInClone, countInText } from "./count.js";
import { keyOf } from "./figures.js";
import { Tally } from "./tally.js";

/** What has decided something in a text, and by which of its entries. */
function decisionsIn(text: string, language: LanguageName): string[] {
  const decisions = new Set<string>();
  countInText(text, language, (convention, entries) => decisions.add(`${keyOf(convention)}: ${entries.join(" ")}`));
  return [...decisions];
}

function hasDecision(text: string, language: LanguageName, decision: string): boolean {
  return decisionsIn(text, language).some((each) => each.startsWith(decision));
}

describe("what conventions decide", () => {
  const decisions: readonly (readonly [text: string, language: LanguageName, decision: string])[] = [
    ['fetch("/a b")', "javascript", "callee: identifiers that are requested: fetch"],
    [
      '"http://a".startsWith("a")',
      "javascript",
      "callee: texts that are searched, compared or taken apart: *.startsWith[]",
    ],
    [
      'a.setHeader("Location", "/a")',
      "javascript",
      "setter: header fields of which the value is a reference: setHeader location",
    ],
    ['baseUrl = "/a"', "javascript", "name: words for identifiers: url"],
    ['<a href="/a">', "html", "attribute: links that a browser follows: a[href]"],
    ['fetch("https://a/{id}")', "javascript", "placeholder: names and expressions between braces"],
    ['"std::vector"', "javascript", "text: names in each other: "],
    ['"https://a"', "javascript", "scheme: addresses of pages, sockets and files: https"],
    [
      '{"overrides": {"url": "https://a"}}',
      "json",
      "map: versions or sources of packages, whatever those are called: overrides",
    ],
    ['{"dependencies": {"a": "file:../a"}}', "json", "map: versions or sources of packages"],
  ];
  for (const [text, language, decision] of decisions)
    it(`is told of ${text}`, () =>
      assert(hasDecision(text, language, decision), decisionsIn(text, language).join("\n")));

  it("is nothing where the text would be what it is without them", () => {
    assert.deepEqual(decisionsIn('alert("a")', "javascript"), []);
    assert.deepEqual(decisionsIn('{"version": "1.0"}', "json"), []);
  });

  it("is no slip where a scheme is right", () => {
    assert(hasDecision('"htps://a"', "javascript", "text: the letters of `https`"));
    assert(!hasDecision('"https://a"', "javascript", "text: the letters of `https`"));
  });

  it("is added up for each repository", () => {
    const tally = new Tally();
    withClone([{ "a.js": 'fetch("/a");', "b/c.js": 'fetch("/b");', "a.png": "fetch" }], (folder) => {
      const clone = openClone(folder);
      tally.endRepository(clone.name, clone.commit, countInClone(clone, tally.tell));
    });
    const { repositories, records } = tally.figures();
    assert.deepEqual(
      repositories.map(({ repository, files }) => [repository, files]),
      [["owner/name", 2]],
    );
    assert.deepEqual(records["callee: identifiers that are requested"], { repositories: 1, times: 2 });
  });
});
