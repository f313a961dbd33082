import assert from "node:assert/strict";
import { syntaxes } from "../../../../packages/core/src/literals/index.js";
import { syntaxBetween, syntaxOf, syntaxWithin } from "../../../../packages/core/src/literals/syntaxes/syntaxes.js";
import { assertCutLaws, assertEncodes, assertMapLaws } from "../../../../packages/core/test/syntax-laws.js";
import { identifiersOf } from "../identifiers.js";
import { mutated } from "../mutation.js";
import type { FuzzTarget } from "../target.js";

const simple = Object.values(syntaxes).map(({ name }) => name);
/** What really is written within something else, such as `url()` in a `style` attribute. */
const composed = [
  syntaxWithin("css-url", "html-attribute"),
  syntaxWithin("css-string", "html-attribute"),
  syntaxWithin("javascript-string", "html-attribute"),
  syntaxWithin("html-attribute", "html-attribute"),
  syntaxWithin("html-text", "json-string"),
];
const delimited = (["elixir-string", "ruby-double", "perl-double", "perl-single", "plain"] as const).flatMap((name) =>
  ["()", "{}", ")", "/", "|"].map((delimiters) => syntaxBetween(name, delimiters)),
);
const names = [...simple, ...composed, ...delimited];

/** Every way of writing text, in both directions. */
export const syntaxTarget: FuzzTarget = {
  name: "syntaxes",
  law:
    "The decoder and the encoder of every syntax: no text throws; every character has its own place, in " +
    "order; nothing beyond the end is read; what is encoded decodes to itself.",
  prepare: (texts) => {
    const anyIdentifier = identifiersOf(texts);
    return (random) => ({
      text: mutated(anyIdentifier(random), anyIdentifier(random), random),
      other: "",
      variant: random.pick(names),
    });
  },
  check({ text, variant }) {
    const name = names.find((each) => each === variant);
    assert.ok(name !== undefined);
    const syntax = syntaxOf(name);
    assertMapLaws(syntax, text);
    assertCutLaws(syntax, text, text.length % 7);
    assertEncodes(syntax, text);
  },
};
