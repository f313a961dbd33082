import assert from "node:assert/strict";
import type { CheckIriOptions } from "./check-iri.js";
import type { Code } from "../../findings/code.js";
import type { Finding } from "../../findings/finding.js";
import { createScan, scanIri } from "../../grammar/scan.js";
import { traits } from "../../grammar/traits.js";
import { defineCheck, type CheckDefinition, type Report, type Subject } from "../definition/define-check.js";
import { runChecks } from "./run-checks.js";
import { selectionOf } from "./selection.js";

const circumstances = {
  place: { tier: "sink", production: "IRI-reference", profile: "rfc3987", role: "fetch" },
  display: { before: "see ", after: "", paragraph: "ltr" },
  options: { "path-empty": { own: true }, "port-empty": { own: false } },
} as const;

const plain = defineCheck({
  code: "path-empty",
  title: "Sees",
  strength: "should",
  fix: "none",
  preset: "all",
  spec: [{ document: "RFC 3987", section: "2.2", url: "https://www.rfc-editor.org/rfc/rfc3987" }],
  message: "Nothing is wrong.",
  needs: traits.scheme,
  find: () => undefined,
});

describe("what a check is given", () => {
  const seen: Subject[] = [];
  const checkThat = (reads?: CheckDefinition["reads"]): CheckDefinition => ({
    ...plain,
    ...(reads !== undefined && { reads }),
    find: (subject) => void seen.push(subject),
  });
  const run = (check: CheckDefinition, options: CheckIriOptions = circumstances): Subject | undefined => {
    seen.length = 0;
    const text = "http://a.example/";
    const scan = scanIri(text, 0, text.length, "rfc3987", createScan());
    const selected = selectionOf([check], () => true);
    const { place, display, options: own } = options;
    runChecks(text, scan, { ...nothingTold, place, display, options: own }, selected);
    return seen[0];
  };

  it("is neither the place nor the line around it, unless it declares so", () => {
    const subject = run(checkThat());
    assert.ok(subject);
    assert.deepEqual([subject.place, subject.display], [undefined, undefined]);
  });

  it("is the place if it declares that, and no more", () => {
    const subject = run(checkThat(["place"]));
    assert.deepEqual([subject?.place, subject?.display], [circumstances.place, undefined]);
  });

  it("is the line around it if it declares that, and no more", () => {
    const subject = run(checkThat(["display"]));
    assert.deepEqual([subject?.place, subject?.display], [undefined, circumstances.display]);
  });

  it("is its own options, never those of another check", () => {
    assert.deepEqual(run(checkThat())?.options, { own: true });
    assert.deepEqual(run(checkThat(), { options: { "port-empty": { own: false } } })?.options, {});
  });

  it("is nothing where it reads a line that is not known", () => {
    assert.equal(run(checkThat(["display"]), {}), undefined);
  });

  it("is nothing where its traits rule it out", () => {
    assert.equal(run({ ...checkThat(), needs: traits.rightToLeft }), undefined);
  });

  it("is nothing where it needs options and has none", () => {
    const configured: CheckDefinition = { ...checkThat(), configured: true };
    assert.equal(run(configured, { options: { "port-empty": { own: false } } }), undefined);
    assert.deepEqual(run(configured)?.options, { own: true });
  });

  it("is one subject for all that declare the same", () => {
    run(checkThat(), {});
    const text = "http://a.example/";
    const scan = scanIri(text, 0, text.length, "rfc3987", createScan());
    runChecks(
      text,
      scan,
      nothingTold,
      selectionOf([checkThat(), { ...checkThat(), code: "port-empty" }], () => true),
    );
    assert.equal(seen.length, 3);
    assert.equal(seen[1], seen[2]);
  });
});

describe("checks that find nothing to do", () => {
  const text = "http://a.example/";
  const scan = scanIri(text, 0, text.length, "rfc3987", createScan());
  const silent = selectionOf([], () => true);

  it("are not looked at where no trait asks for one of them", () => {
    const calledFor = (): never => assert.fail("the checks are looked at");
    assert.deepEqual(runChecks(text, scan, nothingTold, { needs: traits.rightToLeft, calledFor }), []);
    assert.deepEqual(runChecks(text, scan, nothingTold, silent), []);
  });

  it("are not called to keep quiet what is not there", () => {
    const called: string[] = [];
    const check = (code: Code): CheckDefinition => ({ ...plain, code, find: () => void called.push(code) });
    const selected = selectionOf([check("path-empty"), check("port-empty")], ({ code }) => code === "path-empty");
    assert.deepEqual(runChecks(text, scan, nothingTold, selected), []);
    assert.deepEqual(called, ["path-empty"]);
  });

  for (const [claims, expected] of [
    [undefined, ["path-empty"]],
    ["character", ["path-empty", "port-empty"]],
  ] as const) {
    it(`are ${claims ? "" : "not "}called where what is found ${claims ? "gives way" : "gives way to nothing"}`, () => {
      const called: string[] = [];
      const find: CheckDefinition["find"] = (_, report) => {
        called.push("path-empty");
        report({ span: { start: 0, end: 4 }, component: "scheme" });
      };
      const wanted: CheckDefinition = { ...plain, code: "path-empty", ...(claims && { claims }), find };
      const unwanted: CheckDefinition = { ...plain, code: "port-empty", find: () => void called.push("port-empty") };
      const findings = runChecks(
        text,
        scan,
        nothingTold,
        selectionOf([wanted, unwanted], ({ code }) => code === "path-empty"),
      );
      assert.deepEqual(
        findings.map(({ code }) => code),
        ["path-empty"],
      );
      assert.deepEqual(called, expected);
    });
  }
});

describe("a finding", () => {
  const text = "http://a.example/";
  const scan = scanIri(text, 0, text.length, "rfc3987", createScan());
  const found = (more: Partial<Report<never>>): Finding | undefined => {
    const span = { start: 0, end: 4 };
    const check: CheckDefinition = { ...plain, find: (_, report) => report({ span, component: "scheme", ...more }) };
    return runChecks(
      text,
      scan,
      nothingTold,
      selectionOf([check], () => true),
    )[0];
  };

  it("names other places only where there are some", () => {
    const related = [{ span: { start: 7, end: 16 }, message: "The other one is here." }];
    assert.deepEqual(found({ related })?.related, related);
    for (const finding of [found({}), found({ related: [] })]) {
      assert.ok(finding);
      assert.equal("related" in finding, false);
    }
  });
});

const nothingTold = {
  profile: "rfc3987",
  production: "IRI",
  found: traits.scheme,
  place: undefined,
  display: undefined,
  options: undefined,
  domainToAscii: undefined,
  isProof: false,
} as const;
