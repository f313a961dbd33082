import assert from "node:assert/strict";
import { linkFault } from "./link-fault.js";

describe("styleForms", () => {
  const corrections: Readonly<Record<string, string>> = {
    "data:image/svg+xml,<svg a='b'/>": `"data:image/svg+xml,<svg a='b'/>"`,
    'data:image/svg+xml,<svg a="b"/>': `'data:image/svg+xml,<svg a="b"/>'`,
    "data:image/svg+xml,<svg a=\"b\" c='d'/>": `"data:image/svg+xml,<svg a=%22b%22 c='d'/>"`,
  };
  for (const [text, correction] of Object.entries(corrections))
    it(`${text} in url()`, () => assert.equal(linkFault(text)?.correction, correction));
});
