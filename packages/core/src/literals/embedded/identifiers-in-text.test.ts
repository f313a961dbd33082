import assert from "node:assert/strict";
import { readMarks, writeMarks } from "../../../test/marked-text.js";
import { findIdentifiersInText } from "./identifiers-in-text.js";

const rows: readonly (readonly [name: string, ...marked: string[]])[] = [
  ["up to white space", "see «http://a/b» and «https://c»", "«http://a»\n«http://b»"],
  [
    "without the punctuation of the sentence",
    "See «http://a/b».",
    "(«http://a/b»), or «http://a?b=c»!",
    "*«http://a/»*",
  ],
  ["with parentheses that match", "«https://en.wikipedia.org/wiki/A_(b)» is", "(see «https://a/b_(c)»)"],
  ["up to quotation marks and angle brackets", '<«http://a»> "«http://b»" “«http://c»” 「«http://d»」'],
  ["up to East Asian punctuation", "参照：«https://a/あ»。次"],
  ["without marks of direction at the end", "\u200E«http://a/א»\u200E b"],
  ["with what nobody sees inside", "«http://a/\u200Bb» c"],
  ["only of listed schemes", "git+https://a x://b ahttp://c", "javascript://a"],
  ["of any case", "«HTTP://A»"],
  ["with something after ://", "http:// and https://"],
  ["in Markdown", "[a](«http://b/c») ![d](«http://e»)", "`«http://a»`"],
  ["of one slash before a host", "see «http:/a.example/b», «https:/c.example»", "http:/a b", "/https:/a.example"],
  [
    "of slips in the colon and slashes before a host",
    "see «http//a.example/b», «https;//c.example», «http:://d.example»",
    "see «http//:a.example/b» and «https/://c.example»",
    "http//a b",
    "/a/http//b.example",
  ],
  [
    "of slips before an IPv4 address and this machine (goharbor/website)",
    "at «https//192.0.2.5:4443», «http:/localhost:8080/a»",
    "http/1.1.1.1 http:/localhosts http//1.2.3",
  ],
  [
    "of slips in one word, up to the separator before the next",
    "«http//a.example/b»,«http//c.example»;«https://d.example»",
    "«http//a.example/?b=http//c.example»",
  ],
  [
    "of a scheme with one slash before another scheme",
    "[«https:/https://a.example/b»](c)",
    "«http:/https://a.example»",
    "a+http:/«https://a.example»",
  ],
  ["of a space between the colon and the slashes", "see «https: //a.example/b», http: //…", "https: // a.example"],
  [
    "of a space before the colon",
    "see «https : //a.example/b», «http ://a.example» and «https\u00A0://b.example»",
    "the scheme http : //…",
    "http :// or https : //",
    "http : a",
  ],
  ["behind the name of git", "pip install «git+https//a.example/b.git» or «git+http:/a.example»"],
  [
    "of a space beside a dot of the host (xmake-io/xmake-docs)",
    "see «https://www .a.example/b», «https://www. c.example» and «http://java.sun .com/d»",
    "«https://github. com/a/b» «https://gitlab .com» «https://learning .oreilly.com»",
    "«https://www». See «https://a.example/b» .com, «https://c». Com/d «https://e». com",
  ],
  ["of no slash before a host", "see «http:www.a.example/b» and («https:www.c.example»)", "http:www http:a.example"],
  [
    "of no slash before this machine or a number",
    "see «http:localhost:8000/» and «http:127.0.0.1:80/a»",
    "http:8080 http:localhosts",
  ],
  [
    "of a space before a host",
    "see «http:// www.a.example/b», «https:// b.org»",
    "http:// example of",
    "http:// a.example",
    "https:// Node.js",
    "https://  www.a.example",
    "http:// and www.a.example",
  ],
  [
    "of a misspelled scheme",
    "«htps://a» «hhttp://b» («git+htps://c.d»)",
    "see «ttps://a.example/b», ttps://a",
    "ttp://a.example and (h)ttps://a.example, h?ttps://a.example",
    "hxxp://b",
  ],
  ["with a comma between them", "«http://a.example»,«https://b.example»", "s,«http://a»,«http://b,g»"],
  ["of names with a comma between them", "m1=«http://a:1»,m2=«http://b:2»", "«http://a?b=c,d»", "«http://a/,b=c»"],
  [
    "of the account of a forge before a path",
    "git clone «git@github.com/a/b.git» or «git@a.example/b/c».",
    "git@github.com:a/b git@github.com/a digit@a.example/b/c «ssh://git@a.example/b/c»",
  ],
  ["after words", "url=«http://a» b", "a:«http://b»"],
];

const schemes = new Set(["http", "https", "ssh"]);

describe("findIdentifiersInText", () => {
  for (const [name, ...marked] of rows) {
    it(name, () => {
      for (const each of marked) {
        const { text } = readMarks(each);
        assert.equal(writeMarks(text, findIdentifiersInText(text, schemes)), each);
      }
    });
  }

  it("takes time in proportion to the text", () => {
    for (const part of ["http://", "http://(", "://", "a", "http://a).,", "http://a ("]) {
      findIdentifiersInText(part.repeat(30_000), schemes);
    }
  });
});
