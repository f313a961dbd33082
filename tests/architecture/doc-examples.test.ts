import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { evaluated } from "./evaluated.js";
import { read, root, sources } from "./source-files.js";

/** In the comment of a function: `name(arguments)` is `value`, or is true, false or a number; of a result, its value. */
const example = /`(?<expression>(?<name>[a-z]\w*)\([^`]*)` is (?:`(?<text>[^`]*)`|(?<plain>true|false|\d+)\b)/gu;

interface Example {
  readonly path: string;
  readonly name: string;
  readonly expression: string;
  readonly value: string;
}

function examplesIn(path: string): Example[] {
  const comments = Array.from(read(path).matchAll(/\/\*\*[^]*?\*\//gu), ([comment]) =>
    comment.replace(/\s*\n\s*\*\s?/gu, " "),
  );
  return comments.flatMap((comment) =>
    Array.from(comment.matchAll(example), ({ groups = {} }) => {
      const { name = "", expression = "", text, plain = "" } = groups;
      return { path, name, expression, value: text ?? plain };
    }),
  );
}

describe("an example in a comment", () => {
  const examples = sources("packages/core/src").flatMap(examplesIn);

  it("stands in the comments of many functions", () => assert.ok(examples.length > 20));

  for (const { path, expression, value } of examples) {
    it(`holds in ${path}: ${expression}`, async () => {
      const module = (await import(pathToFileURL(join(root, path)).href)) as Readonly<Record<string, unknown>>;
      assert.equal(shown(evaluated(expression, module)), value);
    });
  }
});

/** Of the outcome of an operation that may fail, what it has made. */
function shown(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  assert.ok("ok" in value && value.ok === true && "value" in value);
  return String(value.value);
}
