import { countSteps } from "../../packages/core/test/step-counter.js";
import assert from "node:assert/strict";
import { ExaminedDocument } from "../../site/playground/document.js";

/** Documents of 10 kB, most of whose lines are right. */
const documents: Readonly<Record<string, string>> = {
  turtle: `@prefix foaf: <http://xmlns.com/foaf/0.1/> .
${'<http://example.org/person/1> foaf:homepage <http://a.example/home> ; foaf:name "A. Person" .\n'.repeat(110)}`,
  markdown: "See [the page](http://a.example/page) and <http://b.example/%zz>, with some words around them.\n\n".repeat(
    105,
  ),
  typescript: 'await fetch("https://a.example/orders/1"); // See https://b.example/ for what it answers.\n'.repeat(115),
};

describe("a keystroke in the playground", () => {
  for (const [language, text] of Object.entries(documents)) {
    const choices = { language, preset: "recommended", profile: "rfc3987" } as const;
    for (const [place, at] of [
      ["first", text.indexOf("\n") + 20],
      ["last", text.length - 20],
    ] as const)
      it(`in one of the ${place} lines of 10 kB of ${language} takes less than a fifth of the steps of reading them`, () => {
        const document = ExaminedDocument.of(text, choices);
        const changed = `${text.slice(0, at)}x${text.slice(at)}`;
        // The first change makes what the later ones go on from.
        const first = document.changed(changed, choices);
        const whole = countSteps(() => ExaminedDocument.of(changed, choices));
        const keystroke = countSteps(() => first.changed(text, choices));
        assert.ok(5 * keystroke < whole, `${keystroke} steps, and ${whole} for all of it`);
      });
  }
});
