import assert from "node:assert/strict";
import { shownText } from "../../documents/forms.js";
import { pictureOf } from "./picture.js";

function pictureOfIri(text: string, ...holes: { start: number; end: number }[]): string | undefined {
  return pictureOf(shownText({ text, holes }));
}

/** The rows of the picture as a person reads them, from left to right. */
function rowsOf(iri: string, ...holes: { start: number; end: number }[]): string[] {
  const [, base64 = ""] = /base64,([^|]*)\|/.exec(pictureOfIri(iri, ...holes) ?? "") ?? [];
  const svg = Buffer.from(base64, "base64").toString("utf8");
  const rows: string[] = [];
  for (const [, label, glyph] of svg.matchAll(/<text [^>]*(?:fill="#444">([^<]*)|fill="#111">([^<]*))/g)) {
    if (label !== undefined) rows.push(`${label}: `);
    else rows.push((rows.pop() ?? "") + (glyph ?? "").replaceAll("\u200D", ""));
  }
  return rows;
}

describe("the picture in a hover", () => {
  const rows: { name: string; iri: string; expected: string[] }[] = [
    { name: "there is none for what is displayed as stored", iri: "http://a.example/é", expected: [] },
    { name: "words of another script are no look-alikes", iri: "http://a.example/привет", expected: [] },
    {
      name: "UAX #9: a right-to-left segment, with its brackets mirrored",
      iri: "http://a/\u05D0(\u05D1",
      expected: ["stored: http://a/\u05D0(\u05D1", "displayed: http://a/\u05D1)\u05D0"],
    },
    {
      name: "UAX #9 L4: quotation marks that have images, too",
      iri: "http://a/\u05D0«\u05D1»\u05D2",
      expected: ["stored: http://a/\u05D0«\u05D1»\u05D2", "displayed: http://a/\u05D2«\u05D1»\u05D0"],
    },
    {
      name: "UTS #39 §4: a label of look-alikes alone",
      iri: "http://аррӏе.com",
      expected: ["stored: http://аррӏе.com", "read as: http://apple.com"],
    },
    {
      name: "a look-alike among ASCII letters",
      iri: "http://a/pаy",
      expected: ["stored: http://a/pаy", "read as: http://a/pay"],
    },
    {
      name: "marks stand on their letters",
      iri: "http://a/\u05D0\u05B0\u05D1",
      expected: ["stored: http://a/\u05D0\u05B0\u05D1", "displayed: http://a/\u05D1\u05D0\u05B0"],
    },
  ];
  for (const { name, iri, expected } of rows) it(name, () => assert.deepEqual(rowsOf(iri), expected));

  it("of a long IRI shows what may be misread, no wider than a hover", () => {
    const picture = pictureOfIri(`http://a/${"abc/".repeat(500)}\u05D0\u05D1${"/def".repeat(100)}`) ?? "";
    const [, width, height] = /width=(\d+),height=(\d+)\)$/.exec(picture) ?? [];
    assert.ok(Number(width) <= 700 && Number(height) <= 100, picture.slice(-40));
    assert.ok(picture.length < 40_000);
  });

  it("draws few of very many marks", () => {
    const [stored = ""] = rowsOf(`http://a/\u05D0${"\u05B0".repeat(200_000)}\u05D1`);
    assert.equal(stored, `stored: http://a/\u05D0${"\u05B0".repeat(8)}\u05D1`);
  });

  it("holds no markup of the identifier, and no password", () => {
    const [stored = ""] = rowsOf("http://me:secret@a/\u05D0<&>");
    assert.match(stored, /^stored: http:\/\/me:…@a\/\u05D0&#60;&#38;&#62;$/);
  });

  it("takes no stand-in for a character", () => {
    assert.deepEqual(rowsOf("http://me:secret@a/b"), []);
    assert.deepEqual(rowsOf("http://a/приветx", { start: 15, end: 16 }), []);
    const holes = [
      { start: 10, end: 11 },
      { start: 12, end: 13 },
      { start: 14, end: 15 },
    ] as const;
    assert.deepEqual(rowsOf("http://me:x@x/xа/b", ...holes), [
      "stored: http://me:…@…/…а/b",
      "read as: http://me:…@…/…a/b",
    ]);
  });

  it("draws what nobody sees by its code point", () => {
    const picture = Buffer.from(/base64,([^|]*)/.exec(pictureOfIri("http://a/\u202Eb") ?? "")?.[1] ?? "", "base64");
    assert.match(picture.toString(), />20<.*>2E</);
  });
});
