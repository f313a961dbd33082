import assert from "node:assert/strict";
import { codeOf, listedCodes, readDirective } from "./directive.js";

describe("directives in comments", () => {
  const read = (comment: string): ReturnType<typeof readDirective> =>
    readDirective(`12345${comment}`, { start: 5, end: 5 + comment.length });
  const namesIn = (comment: string): string[] =>
    listedCodes(`12345${comment}`, read(comment)!).map(({ span }) => `12345${comment}`.slice(span.start, span.end));

  for (const [comment, kind, ...names] of [
    ["// eslint-disable-line", "line"],
    ["/* eslint-disable */", "disable"],
    ["/*eslint-enable*/", "enable"],
    ["# eslint-disable iri/host-empty", "disable", "iri/host-empty"],
    [
      "# iri-ignore-next-line host-empty, iri/host-too-long -- a fixture",
      "next-line",
      "host-empty",
      "iri/host-too-long",
    ],
    ["<!-- iri-ignore-file a -->", "file", "a"],
    ["<!--iri-ignore-line-->", "line"],
    ["-- iri-ignore-line a", "line", "a"],
    ["(* iri-ignore-line a *)", "line", "a"],
    ["{- iri-ignore-line -}", "line"],
    ["{- iri-ignore-line a, b -}", "line", "a", "b"],
    ["--[[ iri-ignore-line a ]]", "line", "a"],
    ["#| iri-ignore-line a |#", "line", "a"],
    ["#= iri-ignore-line a =#", "line", "a"],
    ["/// iri-ignore-line 'a' ,\"b\"", "line", "a", "b"],
    ["/** iri-ignore-line\n   a\n*/", "line", "a"],
    ['/* eslint iri/a: "off" */', "configure", "iri/a:", "off"],
    ["// iri-ignore-lines", undefined],
    ["// iri-ignore", undefined],
    ["// iri-ignore-file: a", undefined, "a"],
  ] as const) {
    it(`reads ${JSON.stringify(comment)}`, () => {
      assert.ok(read(comment));
      assert.equal(read(comment)?.kind, kind);
      assert.deepEqual(namesIn(comment), names);
    });
  }

  for (const comment of [
    "// eslint is fine",
    "// eslint-disable",
    "// eslint-enable",
    "/** eslint-disable */",
    "/// eslint-disable-line",
    "// eslint-disable-lines",
    "// eslint-disable-line:",
    "// see iri-ignore-line",
    "// iri-ignored",
    "/* global a */",
    "//",
    "",
  ]) {
    it(`passes over ${JSON.stringify(comment)}`, () => assert.equal(read(comment), undefined));
  }

  it("ends with its comment", () => assert.equal(readDirective("// iri-ignore-line", { start: 0, end: 5 }), undefined));

  it("keeps the reason apart", () => {
    assert.equal(read("// iri-ignore-line a -- because -- so")?.justification, "because -- so");
  });

  it("takes a name for a code: rules of ESLint have a prefix, ours need not", () => {
    const own = read("// iri-ignore-line")!;
    const eslint = read("// eslint-disable-line")!;
    assert.equal(codeOf("host-empty", own), "host-empty");
    assert.equal(codeOf("iri/host-empty", own), "host-empty");
    assert.equal(codeOf("iri/host-empty", eslint), "host-empty");
    assert.equal(codeOf("no-var", eslint), undefined);
  });

  it("takes time in proportion to the comment", () => {
    for (const part of [" ", "-", " -- ", "a,", "'", "a "]) read(`// iri-ignore-line ${part.repeat(100_000)}`);
  });
});
