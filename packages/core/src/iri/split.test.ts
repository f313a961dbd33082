import assert from "node:assert/strict";
import fc from "fast-check";
import { anyText } from "../../test/iri-arbitraries.js";
import { recomposeIri } from "./recompose.js";
import { splitIri } from "./split.js";

describe("splitIri", () => {
  it("gives every component its text and its span without the delimiters", () => {
    assert.deepEqual(splitIri("http://u@h:1/p?q#f"), {
      text: "http://u@h:1/p?q#f",
      scheme: { text: "http", span: { start: 0, end: 4 } },
      authority: {
        text: "u@h:1",
        span: { start: 7, end: 12 },
        userinfo: { text: "u", span: { start: 7, end: 8 } },
        host: { text: "h", span: { start: 9, end: 10 }, kind: "iregName" },
        port: { text: "1", span: { start: 11, end: 12 } },
      },
      path: { text: "/p", span: { start: 12, end: 14 } },
      query: { text: "q", span: { start: 15, end: 16 } },
      fragment: { text: "f", span: { start: 17, end: 18 } },
    });
  });

  it("leaves absent components out", () => {
    assert.deepEqual(splitIri(""), { text: "", path: { text: "", span: { start: 0, end: 0 } } });
    assert.deepEqual(Object.keys(splitIri("//a").authority ?? {}).sort(), ["host", "span", "text"]);
  });

  it("keeps empty components", () => {
    const { authority, path, query, fragment } = splitIri("//@:?#");
    assert.deepEqual(
      [authority?.userinfo?.text, authority?.host.text, authority?.port?.text, path.text, query?.text, fragment?.text],
      ["", "", "", "", "", ""],
    );
  });

  for (const [name, text, expected] of [
    ["a scheme need not be well-formed", "1a:b", { scheme: "1a", path: "b" }],
    ["a scheme has a character at least", ":b", { path: ":b" }],
    ["a colon after a slash sets off no scheme", "a/b:c", { path: "a/b:c" }],
    ["a colon in the query sets off no scheme", "a?b:c", { path: "a", query: "b:c" }],
    ["a colon in the fragment sets off no scheme", "#b:c", { path: "", fragment: "b:c" }],
    ["a query goes on after a second question mark", "?a?b", { path: "", query: "a?b" }],
    ["a fragment goes on after a second number sign", "#a#b?c", { path: "", fragment: "a#b?c" }],
    ["an authority ends at a slash", "//a/b", { authority: "a", path: "/b" }],
    ["an authority ends at a question mark", "//a?b", { authority: "a", path: "", query: "b" }],
    ["an authority ends at a number sign", "//a#b", { authority: "a", path: "", fragment: "b" }],
    ["an authority may follow any scheme", "mailto://a", { scheme: "mailto", authority: "a", path: "" }],
    ["a path may hold two slashes at once", "a:b//c", { scheme: "a", path: "b//c" }],
    ["a path may begin with two slashes after an authority", "////a", { authority: "", path: "//a" }],
    ["a backslash is no slash", "a:\\\\b", { scheme: "a", path: "\\\\b" }],
    [
      "line ends are like any other character",
      "a\n:b\r?\n#\n",
      { scheme: "a\n", path: "b\r", query: "\n", fragment: "\n" },
    ],
    ["surrogates may stand alone", "\ud800:\udc00", { scheme: "\ud800", path: "\udc00" }],
  ] as const) {
    it(name, () => {
      const { scheme, authority, path, query, fragment } = splitIri(text);
      const found = {
        scheme: scheme?.text,
        authority: authority?.text,
        path: path.text,
        query: query?.text,
        fragment: fragment?.text,
      };
      assert.deepEqual(Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)), expected);
    });
  }

  it("counts UTF-16 code units", () => {
    assert.deepEqual(splitIri("//😀/é?q").query?.span, { start: 7, end: 8 });
  });

  it("can be put together again, whatever the text", () => {
    fc.assert(
      fc.property(anyText, (text) => assert.equal(recomposeIri(splitIri(text)), text)),
      { numRuns: 4000 },
    );
  });
});
