import assert from "node:assert/strict";
import { shownText, withoutSecrets } from "./forms.js";

describe("withoutSecrets", () => {
  const rows: readonly (readonly [iri: string, shown: string])[] = [
    ["http://user:secret@host/", "http://user:…@host/"],
    ["http://user:pa#ss@host/", "http://user:…@host/"],
    ["http://u:p@a/?x=http://v:secret@b/", "http://u:…@a/?x=http://v:…@b/"],
    ["http:/u:secret@b/", "http:/u:…@b/"],
    ["http://user@host:80/a:b@c", "http://user@host:80/a:b@c"],
  ];
  for (const [iri, shown] of rows) it(`shows ${shown}`, () => assert.equal(withoutSecrets(iri), shown));
});

describe("shownText", () => {
  it("has a letter for what is filled in where it stands, and an ellipsis where it is shown", () => {
    const { text, standing, ellipses } = shownText({
      text: "http://xx/x?y=x",
      holes: [
        { start: 7, end: 8 },
        { start: 10, end: 11 },
      ],
    });
    assert.deepEqual(
      [text, standing, ellipses],
      [
        "http://…x/…?y=x",
        "http://xx/x?y=x",
        [
          { start: 7, end: 8 },
          { start: 10, end: 11 },
        ],
      ],
    );
  });

  it("hides what is filled in within a password with it", () => {
    const { text, standing } = shownText({
      text: "//u:axb@h/x",
      holes: [
        { start: 5, end: 6 },
        { start: 10, end: 11 },
      ],
    });
    assert.deepEqual([text, standing], ["//u:…@h/…", "//u:…@h/x"]);
  });
});
