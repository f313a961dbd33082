import assert from "node:assert/strict";
import { displayForm } from "./display-form.js";

const forms: readonly (readonly [name: string, text: string, shown: string])[] = [
  ["a host and a path", "http://xn--rsum-bpad.example/%C3%A9", "http://r\u00E9sum\u00E9.example/\u00E9"],
  ["a password", "http://a:secret@b.example/", "http://a:xxx@b.example/"],
  ["a character that is not seen", "http://a.example/b\u202Ec", "http://a.example/b[U+202E]c"],
  ["a letter that looks like another", "http://\u0440aypal.example/", "http://xn--aypal-uye.example/"],
  ["a kana like a slash", "http://com\u30CEevil.jp/", "http://xn--comevil-v04f.jp/"],
  ["the same in Punycode", "http://xn--comevil-v04f.jp/", "http://xn--comevil-v04f.jp/"],
  ["one label of several", "http://b\u00FCcher.\u2603.example/", "http://b\u00FCcher.xn--n3h.example/"],
  ["what is no IRI", "http://a b\u200Bc", "http://a b[U+200B]c"],
  ["nothing", "", ""],
];

describe("displayForm", () => {
  for (const [name, text, shown] of forms) it(name, () => assert.equal(displayForm(text), shown));
});
