import assert from "node:assert/strict";
import type { CodeActionParams, Diagnostic } from "vscode-languageserver";
import { KnownOffers } from "./known-offers.js";
import type { Offer } from "./offer.js";

const diagnostic: Diagnostic = { range: rangeAt(0), message: "a" };

function rangeAt(line: number): Diagnostic["range"] {
  return { start: { line, character: 0 }, end: { line, character: 1 } };
}

function at(line: number, diagnostics: Diagnostic[] = []): CodeActionParams {
  return { textDocument: { uri: "file:///a" }, range: rangeAt(line), context: { diagnostics } };
}

function offer(id: string): Offer {
  return { action: { title: id }, id };
}

describe("KnownOffers", () => {
  it("makes the offers at a selection once, and again for other diagnostics", () => {
    const known = new KnownOffers();
    const first = known.offers(at(0), () => [offer("a")]);
    assert.equal(
      known.offers(at(0), () => assert.fail("made again")),
      first,
    );
    assert.deepEqual(
      known.offers(at(1), () => [offer("b")]).map(({ id }) => id),
      ["b"],
    );
    assert.deepEqual(
      known.offers(at(0, [diagnostic]), () => [offer("c")]).map(({ id }) => id),
      ["c"],
    );
  });

  it("finds an offer again without the diagnostics that it was made for", () => {
    const known = new KnownOffers();
    assert.equal(known.offersAt(at(0)), undefined);
    const offers = known.offers(at(0, [diagnostic]), () => [offer("a")]);
    assert.equal(known.offersAt(at(0)), offers);
  });

  it("looks for an edit once, even if there is none", () => {
    const known = new KnownOffers();
    const edit = { span: { start: 0, end: 0 }, text: "a" };
    assert.equal(
      known.edit("a", () => edit),
      edit,
    );
    assert.equal(
      known.edit("b", () => undefined),
      undefined,
    );
    assert.equal(
      known.edit("a", () => assert.fail("made again")),
      edit,
    );
    assert.equal(
      known.edit("b", () => assert.fail("made again")),
      undefined,
    );
  });
});
