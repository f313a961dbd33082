import assert from "node:assert/strict";
import { describeDocumentCheck } from "../../../test/describe-document-check.js";
import { iriAlias } from "./iri-alias.js";

describeDocumentCheck(iriAlias, {
  reports: [
    {
      name: "comparison-02 §4.2: an example of each kind of syntax-based equivalence",
      iris: ["example://a/b/c/%7Bfoo%7D/ros\u{E9}", "«eXAMPLE://a/./b/../b/%63/%7bfoo%7d/ros%C3%A9»"],
      suggests: ["example://a/b/c/%7Bfoo%7D/ros\u{E9}", "example://a/b/c/%7Bfoo%7D/ros\u{E9}"],
      related: "example://a/b/c/%7Bfoo%7D/ros\u{E9}",
    },
    {
      name: "of two spellings the one in normal form stands for both, even if it comes later",
      iris: ["«http://EXAMPLE.com/»", "http://example.com/"],
      suggests: ["http://example.com/", "http://example.com/"],
      related: "http://example.com/",
    },
    {
      name: "the spelling that is used most is the other one, in normal form or not",
      iris: ["«http://a.example/~b»", "http://a.example/%7Eb", "http://a.example/%7Eb"],
      related: "http://a.example/%7Eb",
      message:
        "'http://a.example/~b' is 'http://a.example/%7Eb' in another spelling; write one of them everywhere. Searches, caches and comparisons take them for two.",
    },
    {
      name: "passwords are told nowhere",
      iris: ["«http://A.example/?u=http://v:secret@b/»", "http://a.example/?u=http://v:secret@b/"],
      message:
        "'http://A.example/?u=http://v:xxx@b/' is 'http://a.example/?u=http://v:xxx@b/' in another spelling; write one of them everywhere. Searches, caches and comparisons take them for two.",
    },
    {
      name: "of URI form and IRI form the first one stands for both",
      iris: ["http://a.example/\u{E9}", "«http://a.example/%C3%A9»"],
      suggests: ["http://a.example/\u{E9}", "http://a.example/\u{E9}"],
    },
    {
      name: "every other spelling is reported",
      iris: ["http://a.example/~", "«http://a.example/%7E»", "«http://a.example/%7e»", "«HTTP://a.example/~»"],
      suggests: ["http://a.example/~", "http://a.example/~", "http://a.example/~", "http://a.example/~"],
      related: "http://a.example/~",
    },
    {
      name: "RFC 3987 §5.1: where identifiers are names, they are two names",
      site: { kind: "identifier", use: "name", production: "IRI", role: "<>" },
      iris: ["http://a.example/~", "«http://a.example/%7E»"],
      message:
        "'http://a.example/%7E' is 'http://a.example/~' in another spelling; write one of them everywhere. Programs compare names character by character, so these are two different names.",
    },
    {
      name: "namespaces",
      site: { kind: "identifier", use: "namespace", production: "IRI", role: "@prefix" },
      iris: ["http://a.example/~", "«http://a.example/%7E»"],
      message: "two different names",
    },
    {
      name: "the scheme rung, where the option asks for it",
      options: { level: "scheme" },
      iris: ["http://xn--bcher-kva.example/", "«http://b\u{FC}cher.example:80»", "http://xn--bcher-kva.example/"],
      suggests: ["http://xn--bcher-kva.example/", "http://xn--bcher-kva.example/", "http://xn--bcher-kva.example/"],
    },
    {
      name: "a password is not told",
      iris: ["http://user:secret@a.example/", "«http://user:secret@A.example/»"],
      message:
        "'http://user:xxx@A.example/' is 'http://user:xxx@a.example/' in another spelling; write one of them everywhere. Searches, caches and comparisons take them for two.",
    },
    {
      name: "long spellings are told from shortly before where they differ",
      iris: [`http://a.example/${"b/".repeat(200)}~c`, `«http://a.example/${"b/".repeat(200)}%7Ec»`],
      message:
        "'…/%7Ec' is '…/~c' in another spelling; write one of them everywhere. Searches, caches and comparisons take them for two.",
    },
    {
      name: "a long part that holds the difference is cut, too, but not between surrogates",
      iris: [`http://a.example/${"\u{1F600}".repeat(99)}a~c`, `«http://a.example/${"\u{1F600}".repeat(99)}a%7Ec»`],
      message: `'…${"\u{1F600}".repeat(14)}a%7Ec' is`,
    },
    {
      name: "a code that the settings turn on in a smaller preset",
      settings: { preset: "recommended", codes: { "iri-alias": "error" } },
      iris: ["http://a.example/~", "«http://a.example/%7E»"],
    },
    {
      name: "the preset strict",
      settings: { preset: "strict", codes: {} },
      iris: ["http://a.example/~", "«http://a.example/%7E»"],
    },
  ],
  accepts: [
    { name: "paths without a root, which are no hierarchy", iris: ["data:,a/../b", "data:,x/../b"] },
    { name: "one spelling, many times", iris: ["HTTP://A.example/", "HTTP://A.example/"] },
    { name: "paths that differ in case", iris: ["http://a.example/b", "http://a.example/B"] },
    { name: "comparison-02 §4.3: the scheme rung, by default", iris: ["http://a.example", "http://a.example/"] },
    { name: "comparison-02 §4.2.2: NFC and NFD differ", iris: ["http://a.example/\u{E9}", "http://a.example/e\u0301"] },
    { name: "fragments that differ", iris: ["http://a.example/#b", "http://A.example/#c"] },
    { name: "relative references, of which nobody knows the base", iris: ["./a", "a"] },
    { name: "what is no IRI", iris: ["http://a b/", "HTTP://a b/"] },
    { name: "lone surrogates", iris: ["http://a/\uD800", "HTTP://a/\uD800"] },
    { name: "patterns, which are known in part", iris: ["http://a.example/{id}", "HTTP://a.example/{id}"] },
    {
      name: "text that is compared, which is there for its spelling",
      site: { kind: "comparison" },
      iris: ["http://a.example/", "http://A.example/"],
    },
    { name: "prose", site: { kind: "text" }, iris: ["http://a.example/", "http://A.example/"] },
    { name: "data after a scheme, which is no identifier", iris: ["data:,a", "DATA:,a"] },
    {
      name: "what the settings ignore",
      settings: { ignore: ["http://A.example/*"] },
      iris: ["http://a.example/", "http://A.example/"],
    },
    {
      name: "the preset recommended",
      settings: { preset: "recommended", codes: {} },
      iris: ["http://a.example/", "http://A.example/"],
    },
    {
      name: "a code that is off",
      settings: { preset: "all", codes: { "iri-alias": "off" } },
      iris: ["http://a.example/", "http://A.example/"],
    },
  ],
});

describe("two spellings, one of them a name", () => {
  const spelling = (text: string, isName: boolean) => ({ text, form: "a", isNormal: false, isName });

  for (const [first, second] of [
    [true, false],
    [false, true],
  ] as const)
    it(`are two names if the ${first ? "first" : "second"} one is`, () => {
      const consequences: string[] = [];
      const report: Parameters<typeof iriAlias.find>[1] = ({ data }) => {
        consequences.push(String(data?.["consequence"]));
      };
      iriAlias.find([spelling("a:a", first), spelling("A:a", second)], report, []);
      assert.equal(consequences.length, 1);
      assert.match(consequences[0] ?? "", /two different names/);
    });
});
