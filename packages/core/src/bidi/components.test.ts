import assert from "node:assert/strict";
import fc from "fast-check";
import { splitIri } from "../iri/split.js";
import { bidiComponents } from "./components.js";

describe("bidiComponents", () => {
  for (const [name, iri, expected] of [
    [
      "all of a generic IRI",
      "http://u:p@a.bc:80/d/e.html?f=g&h;i#j",
      "userinfo u:p, host a, host bc, path , path d, path e, path html, query f, query g, query h, query i, fragment j",
    ],
    ["a reference has a DNS host", "//a.b", "host a, host b, path "],
    ["another scheme's registered name is whole", "x://a.b/", "host a.b, path , path "],
    ["scheme names have no case", "HTTP://a.b", "host a, host b, path "],
    ["an IP literal is whole", "http://[::1.2.3.4]", "host [::1.2.3.4], path "],
    ["an IPv4 address is whole", "http://1.2.3.4", "host 1.2.3.4, path "],
    ["empty components count", "?=&", "path , query , query , query "],
    ["a value holds further equals signs", "?a=b=c", "path , query a, query b=c"],
    ["several extensions", "/a.tar.gz", "path , path a, path tar, path gz"],
    ["digits alone are no extension", "/a.1", "path , path a.1"],
    ["extensions may hold digits", "/a.mp3", "path , path a, path mp3"],
    ["extensions of ten characters", "/a.abcdefghij", "path , path a, path abcdefghij"],
    ["nothing longer", "/a.abcdefghijk", "path , path a.abcdefghijk"],
    ["a leading dot sets off no extension", "/.htaccess", "path , path .htaccess"],
    ["dot segments", "/../.", "path , path .., path ."],
    ["mailboxes", "mailto:a@b.org,c@d", "path a, path b, path org, path c, path d"],
    ["the parts of a URN", "urn:example:a:b/c", "path example, path a, path b, path c"],
    ["a path after a slash is not divided by colons", "x:/a:b", "path , path a:b"],
    ["parameters of a URN", "urn:a;b", "path a, path b"],
    ["a relative path is not divided by colons", "a;b@c", "path a;b@c"],
    ["a path behind an authority is not either", "x://a/b:c", "host a, path , path b:c"],
    ["extensions in capital letters", "/a.TAR.GZ", "path , path a, path TAR, path GZ"],
    ["no extension with a sign in it", "/a.b-c/d.-e/f.g_", "path , path a.b-c, path d.-e, path f.g_"],
    ["the empty reference", "", "path "],
  ] as const)
    it(name, () => {
      const components = bidiComponents(splitIri(iri));
      assert.equal(components.map(({ component, text }) => `${component} ${text}`).join(", "), expected);
    });

  it("gives ascending spans of the IRI", () => {
    const iris = fc
      .array(fc.constantFrom(..."a.b/:@?&;=#%1\u05D0", "//", "mailto:", "\u{1E900}"))
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(iris, (iri) => {
        let before = 0;
        for (const { span, text } of bidiComponents(splitIri(iri))) {
          assert.equal(iri.slice(span.start, span.end), text);
          assert.ok(before <= span.start);
          before = span.end;
        }
      }),
    );
  });
});
