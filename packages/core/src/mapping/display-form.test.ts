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
  ["a path before which a host reads like another", "http://1.2.3.4/\u05D0\u05D1", "http://1.2.3.4/%D7%90%D7%91"],
  ["the same as a URI", "http://1.2.3.4/%D7%90%D7%91", "http://1.2.3.4/%D7%90%D7%91"],
  ["a host that trades places with its path", "http://\u05D0\u05D1/1.2.3.4", "http://xn--4dbc/1.2.3.4"],
  ["a query that trades places", "http://\u05D0.example/1?\u05D2", "http://\u05D0.example/1?%D7%92"],
  ["right-to-left segments that stay in their places", "http://a.example/\u05D0/1", "http://a.example/\u05D0/1"],
  ["what is taken for a slash", "http://a.example/a\u2044b/\u00E9", "http://a.example/a%E2%81%84b/%C3%A9"],
  ["what is not seen beside it", "http://a.example/a\u2044b\u202E", "http://a.example/a%E2%81%84b[U+202E]"],
  ["what is no IRI", "http://a b\u200Bc", "http://a b[U+200B]c"],
  ["nothing", "", ""],
];

describe("displayForm", () => {
  for (const [name, text, shown] of forms) it(name, () => assert.equal(displayForm(text), shown));
});
