import assert from "node:assert/strict";
import { checkIri } from "../src/checks/run/check-iri.js";
import { concealSecrets } from "../src/literals/index.js";
import { displayForm } from "../src/mapping/display-form.js";
import { addressesOf, madeTokens, tokensTold } from "./made-tokens.js";

const names = [...new Set(madeTokens.map(({ name }) => name))];
const forms = names.map((name) => [name, madeTokens.filter((made) => made.name === name)] as const);

describe("a token in the form that its service publishes", () => {
  for (const [name, tokens] of forms) {
    const isUntold = tokens[0]?.isUntold === true;
    it(`${isUntold ? "is not told" : "is told"}: ${name}`, () => {
      for (const token of tokens)
        for (const address of addressesOf(token)) {
          const [found, ...others] = checkIri(address, { checks: ["secret-exposed"] });
          assert.equal(found === undefined, isUntold, address);
          assert.deepEqual(others, []);
          if (found === undefined) continue;
          const { start, end } = found.span;
          assert.equal(address.slice(start, end), token.token);
        }
    });

    it(`is printed nowhere: ${name}`, () => {
      for (const token of tokens)
        for (const address of addressesOf(token).flatMap(spoiled)) {
          const shown = [displayForm(address), concealSecrets(`fetch("${address}");`), ...toldOf(address)];
          for (const text of shown) assert.deepEqual(tokensTold(text, [token]), [], text);
        }
    });
  }
});

/** The address, and others with it in which more is wrong. */
function spoiled(address: string): string[] {
  return [
    address,
    address.replace(/^https/, "HTTPS"),
    `${address} b`,
    `${address}%zz`,
    address.replace("://", ":/"),
    address.replace("https://", "//"),
    `http://A.example/?b=${encodeURIComponent(address)}|`,
    `https://b.example/${address}`,
  ];
}

/** All that a host may print: messages, titles and texts of fixes. */
function toldOf(text: string): string[] {
  return checkIri(text, { checks: "all" }).flatMap(({ message, fixes, related = [] }) => [
    message,
    ...fixes.flatMap(({ title, edits }) => [title, ...edits.map((edit) => edit.text)]),
    ...related.map((other) => other.message),
  ]);
}

describe("the value of a parameter for tokens that looks made up", () => {
  it("is printed nowhere where digits stand among its letters", () => {
    const address = "https://a.example/b?access_token=Zk3nQvalu7e12345678bXy";
    assert.equal(displayForm(address), "https://a.example/b?access_token=xxx");
  });

  it("is printed nowhere where it is short, and is not told", () => {
    const address = "https://a.example/b?client_secret=k3J9xQ2m";
    assert.equal(displayForm(address), "https://a.example/b?client_secret=xxx");
    assert.deepEqual(checkIri(address), []);
  });

  it("is printed where it is made of words", () => {
    const address = "https://a.example/b?access_token=your_token_placeholder_1";
    assert.equal(displayForm(address), address);
  });
});
