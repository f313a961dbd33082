import assert from "node:assert/strict";
import type { CheckIriOptions } from "../check-iri.js";
import { createScan, scanIri } from "../grammar/scan.js";
import { traits } from "../grammar/traits.js";
import { defineCheck, type CheckDefinition, type Subject } from "./define-check.js";
import { runChecks } from "./run-checks.js";
import { selectionOf } from "./select-checks.js";

const circumstances = {
  place: { tier: "sink", production: "IRI-reference", profile: "rfc3987", role: "fetch" },
  display: { before: "see ", after: "", paragraph: "ltr" },
  options: { "check-under-test": { own: true }, "other-check": { own: false } },
} as const;

describe("what a check is given", () => {
  const seen: Subject[] = [];
  const checkThat = (reads?: CheckDefinition["reads"]): CheckDefinition =>
    defineCheck({
      code: "check-under-test",
      title: "Sees",
      strength: "should",
      fix: "none",
      preset: "all",
      spec: [{ document: "RFC 3987", section: "2.2", url: "https://www.rfc-editor.org/rfc/rfc3987" }],
      message: "Nothing is wrong.",
      needs: traits.scheme,
      ...(reads !== undefined && { reads }),
      find: (subject) => void seen.push(subject),
    });
  const run = (check: CheckDefinition, options: CheckIriOptions = circumstances): Subject | undefined => {
    seen.length = 0;
    const text = "http://a.example/";
    const scan = scanIri(text, 0, text.length, "rfc3987", createScan());
    const selected = selectionOf([check], () => true);
    const { place, display, options: own } = options;
    runChecks(text, scan, { profile: "rfc3987", production: "IRI", place, display, options: own }, selected);
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
    assert.deepEqual(run(checkThat(), { options: { "other-check": { own: false } } })?.options, {});
  });

  it("is nothing where it reads a line that is not known", () => {
    assert.equal(run(checkThat(["display"]), {}), undefined);
  });

  it("is nothing where its traits rule it out", () => {
    assert.equal(run({ ...checkThat(), needs: traits.rightToLeft }), undefined);
  });
});
