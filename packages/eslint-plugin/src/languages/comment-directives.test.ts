import assert from "node:assert/strict";
import { listedRules, readDirective } from "./comment-directives.js";

describe("directives in comments", () => {
  const read = (comment: string): ReturnType<typeof readDirective> =>
    readDirective(`12345${comment}`, { start: 5, end: 5 + comment.length });

  for (const [comment, kind, list] of [
    ["// eslint-disable-line", "disable-line", ""],
    ["/* eslint-disable */", "disable", ""],
    ["/*irilint-enable*/", "enable", ""],
    [
      "# irilint-disable-next-line host-empty, iri/host-too-long -- a fixture",
      "disable-next-line",
      " host-empty, iri/host-too-long",
    ],
    ["<!-- irilint-disable a -->", "disable", " a"],
    ["-- irilint-disable a", "disable", " a"],
    ['/* eslint iri/a: "off" */', "configure", ' iri/a: "off"'],
    ["/* irilint-disable\n   a\n*/", "disable", "\n   a"],
  ] as const) {
    it(`reads ${comment}`, () => {
      const directive = read(comment);
      assert.equal(directive?.kind, kind);
      assert.equal(directive.list, list);
    });
  }

  for (const comment of [
    "// eslint is fine",
    "// see irilint-disable",
    "// irilinter",
    "// eslint-disable-lines",
    "/* global a */",
    "//",
    "",
  ]) {
    it(`passes over ${JSON.stringify(comment)}`, () => {
      assert.equal(read(comment), undefined);
    });
  }

  it("keeps the reason apart", () => {
    assert.equal(read("// irilint-disable-line a -- because -- so")?.justification, "because -- so");
  });

  it("names the rules with their spans, and completes our own under irilint", () => {
    const comment = "// irilint-disable-line a-b ,  iri/c,'d'";
    const directive = read(comment);
    assert.ok(directive);
    const rules = listedRules(directive);
    assert.deepEqual(
      rules.map(({ id }) => id),
      ["iri/a-b", "iri/c", "iri/d"],
    );
    assert.deepEqual(
      rules.map(({ span }) => `12345${comment}`.slice(span.start, span.end)),
      ["a-b", "iri/c", "d"],
    );
  });

  it("leaves rules as they are named under eslint", () => {
    const directive = read("// eslint-disable-line a, iri/b");
    assert.ok(directive);
    assert.deepEqual(
      listedRules(directive).map(({ id }) => id),
      ["a", "iri/b"],
    );
  });
});
