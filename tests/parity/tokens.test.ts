import assert from "node:assert/strict";
import { Linter } from "eslint";
import { addressesOf, madeTokens, tokensTold } from "../../packages/core/test/made-tokens.js";
import plugin from "../../packages/eslint-plugin/src/index.js";

const tokens = madeTokens.slice(0, madeTokens.length / 3);
const config: Linter.Config[] = [{ files: ["**/*.js"], ...plugin.configs.all }];

describe("a token, in what ESLint shows of it", () => {
  for (const token of tokens)
    it(`is in no message and no suggestion: ${token.name}`, () => {
      const lines = addressesOf(token).map((address) => `fetch("${address.replace("https", "HTTPS")} b%zz");\n`);
      const messages = new Linter().verify(lines.join(""), config, "a.js");
      assert.ok(messages.length > lines.length);
      assert.equal(
        messages.some(({ ruleId }) => ruleId === "iri/secret-exposed"),
        token.isUntold !== true,
      );
      for (const { message, fix, suggestions = [] } of messages)
        for (const text of [message, fix?.text ?? "", ...suggestions.flatMap(({ desc, fix: by }) => [desc, by.text])])
          assert.deepEqual(tokensTold(text, [token]), [], text);
    });
});
