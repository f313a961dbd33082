import assert from "node:assert/strict";
import { sourceWithLiteral } from "../../../test/raw-literal.js";
import { checkDocument } from "./check-document.js";
import { problemsOf } from "./problems.js";
import { defaultSettings } from "../settings/settings.js";
import type { LocatedFix } from "../project/located-finding.js";
import type { Site } from "../read/site.js";

const fetched: Site = { kind: "argument", callee: "fetch", index: 0 };
const anyUri: Site = {
  kind: "identifier",
  use: "name",
  production: "IRI-reference",
  profile: "leiri",
  role: "xsd:anyURI",
};

function problemsIn(written: string, site = fetched): [code: string, message: string, fixed: Record<string, string>][] {
  const { source, raw } = sourceWithLiteral(written, site);
  const { findings } = checkDocument(source, [raw], { ...defaultSettings, preset: "strict" });
  return problemsOf(findings).map(({ code, message, fixes }) => [
    code,
    message.slice(message.lastIndexOf(". ") + 2),
    Object.fromEntries(fixes.map((fix) => [fix.title, applied(source, fix).slice(1, -1)])),
  ]);
}

function applied(source: string, { edits }: LocatedFix): string {
  return [...edits]
    .reverse()
    .reduce((text, { span, text: by }) => text.slice(0, span.start) + by + text.slice(span.end), source);
}

describe("problems", () => {
  it("are one for all spaces of a literal, and one suggestion mends them", () => {
    const [problem, ...others] = problemsIn("http://a.example/b c d e");
    assert.deepEqual(others, []);
    assert.equal(problem?.[0], "character-space");
    assert.equal(problem[1], "2 more like it follow in the same literal.");
    const mended = Object.entries(problem[2]).find(([, text]) => text === "http://a.example/b%20c%20d%20e");
    assert.match(mended?.[0] ?? "", /, and 2 more$/);
  });

  it("are one for different characters of a code, each in its own way", () => {
    const [problem, ...others] = problemsIn("http://a.example/b|c^d");
    assert.deepEqual(others, []);
    assert.equal(problem?.[1], "One more like it follows in the same literal.");
    assert.ok(Object.values(problem[2]).includes("http://a.example/b%7Cc%5Ed"));
  });

  it("reach from the first finding to the last", () => {
    const { source, raw } = sourceWithLiteral("http://a.example/b>c>d", fetched);
    const { findings } = checkDocument(source, [raw], defaultSettings);
    assert.deepEqual(
      problemsOf(findings).map(({ span }) => source.slice(span.start, span.end)),
      [">c>"],
    );
  });

  it("are one for each code", () => {
    assert.deepEqual(
      problemsIn("http://a.example/b c|d").map(([code]) => code),
      ["character-space", "character-excluded"],
    );
  });

  it("are the findings themselves where each literal has one", () => {
    const { source, raw } = sourceWithLiteral("http://a.example/b c", fetched);
    const { findings } = checkDocument(source, [raw], defaultSettings);
    assert.deepEqual(problemsOf(findings), findings);
    assert.deepEqual(problemsOf([]), []);
  });

  it("tell a leading space once where the profile lets white space stand, and no scheme begins with it", () => {
    const { source, raw } = sourceWithLiteral(" http://a.example/", anyUri);
    const { findings } = checkDocument(source, [raw], defaultSettings);
    assert.deepEqual(
      findings.map(({ code, severity }) => [code, severity]),
      [["scheme-malformed", "error"]],
    );
  });
});
