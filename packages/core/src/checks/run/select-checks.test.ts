import type { Code } from "../../findings/code.js";
import assert from "node:assert/strict";
import { registry } from "./registry.js";
import { isInPreset, selectChecks } from "./select-checks.js";
import { selectGrammarChecks } from "./select-grammar-checks.js";
import type { SelectedChecks } from "./selection.js";

/** Every check needs some trait, so that these rule out none. */
const everyTrait = -1;

function codesOf({ calledFor }: SelectedChecks): { readonly wanted: string[]; readonly unwanted: string[] } {
  const codes = (isUnwanted: boolean): string[] =>
    calledFor(everyTrait)
      .filter((one) => one.isUnwanted === isUnwanted)
      .map(({ check }) => check.code);
  return { wanted: codes(false), unwanted: codes(true) };
}

describe("the checks that are selected", () => {
  it("are those of a preset and of the smaller ones", () => {
    const [recommended, strict, all] = [
      codesOf(selectChecks("recommended")).wanted,
      codesOf(selectChecks("strict")).wanted,
      codesOf(selectChecks("all")).wanted,
    ];
    assert.ok(recommended.includes("character-space"));
    assert.ok(!recommended.includes("host-not-lowercase") && !recommended.includes("path-empty"));
    assert.ok(strict.includes("character-space") && strict.includes("host-not-lowercase"));
    assert.ok(!strict.includes("path-empty"));
    assert.ok(all.includes("character-space") && all.includes("host-not-lowercase") && all.includes("path-empty"));
    assert.ok(isInPreset({ preset: "strict" }, "strict") && !isInPreset({ preset: "strict" }, "recommended"));
  });

  it("are all but advice where nothing is said", () => {
    const { wanted } = codesOf(selectChecks(undefined));
    assert.ok(wanted.includes("character-space") && wanted.includes("host-not-lowercase"));
    assert.ok(!wanted.includes("path-empty"));
  });

  it("are those whose strength is the grammar in a profile", () => {
    const { wanted } = codesOf(selectGrammarChecks("rfc3987"));
    assert.ok(wanted.includes("character-space") && wanted.includes("text-surrounding-whitespace"));
    assert.ok(!wanted.includes("host-not-lowercase"));
    assert.ok(!codesOf(selectGrammarChecks("leiri")).wanted.includes("text-surrounding-whitespace"));
  });

  it("are the listed ones, and with a claim those that may speak for it", () => {
    assert.deepEqual(codesOf(selectChecks(["host-not-lowercase"])), { wanted: ["host-not-lowercase"], unwanted: [] });
    assert.deepEqual(codesOf(selectChecks(["text-surrounding-whitespace"])).unwanted, []);
    assert.deepEqual(codesOf(selectChecks(["scheme-malformed"])), {
      wanted: ["scheme-malformed"],
      unwanted: ["text-stringified-object", "text-surrounding-whitespace"],
    });
    const { unwanted } = codesOf(selectChecks(["character-space"]));
    assert.ok(unwanted.includes("percent-triplet-malformed") && unwanted.includes("bidi-formatting-character"));
    assert.ok(!unwanted.includes("character-control") && !unwanted.includes("bidi-visual-twin"));
  });

  it("are those that a list has by now", () => {
    const codes: Code[] = ["host-not-lowercase"];
    assert.deepEqual(codesOf(selectChecks(codes)).wanted, ["host-not-lowercase"]);
    codes.push("text-surrounding-whitespace");
    assert.deepEqual(codesOf(selectChecks(codes)).wanted, ["host-not-lowercase", "text-surrounding-whitespace"]);
    // The name of a preset is none of a check.
    assert.throws(() => selectChecks(["all"] as unknown as Code[]), TypeError);
  });

  it("are selected once for a list", () => {
    assert.equal(selectChecks(["path-empty"]), selectChecks(["path-empty"]));
    const frozen: readonly Code[] = Object.freeze<Code[]>(["path-empty"]);
    assert.equal(selectChecks(frozen), selectChecks(frozen));
  });

  it("are looked up by the traits that do not rule them out", () => {
    const { calledFor } = selectChecks("all");
    const checks = calledFor(everyTrait);
    assert.equal(checks.length, registry.length);
    for (const traits of [0, everyTrait, 1, 2, 1 << 10]) {
      const expected = checks.filter(({ needs }) => (needs & traits) !== 0);
      assert.deepEqual([calledFor(traits), calledFor(traits)], [expected, expected]);
    }
  });

  it("are called for their traits, or with options for those that need them", () => {
    assert.equal(selectChecks(["scheme-forbidden"]).needs, 0);
    assert.notEqual(selectChecks(["scheme-missing"]).needs, 0);
  });

  it("are none for a check of whole documents", () => {
    const { needs, calledFor } = selectChecks(["iri-alias"]);
    assert.deepEqual({ needs, called: calledFor(everyTrait) }, { needs: 0, called: [] });
  });
});
