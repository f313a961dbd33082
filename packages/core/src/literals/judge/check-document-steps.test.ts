import { assertLinearSteps, type Shape } from "../../../test/step-counter.js";
import { readDocument, type LanguageName } from "../../documents/index.js";
import { checkDocument, defaultSettings } from "../index.js";

const shapes: readonly { readonly name: string; readonly language: LanguageName; readonly shape: Shape }[] = [
  {
    name: "findings behind the tests of a program",
    language: "zig",
    shape: (length) => "test {\n}\n".repeat(length / 18) + 'a("http://b.c/d e");\n'.repeat(length / 42),
  },
  { name: "examples in the registration of a scheme", language: "registration", shape: registered("abc:d,") },
  { name: "examples in each other", language: "registration", shape: registered("abc:") },
  { name: "examples with authorities", language: "registration", shape: registered("abc://d ") },
];

function registered(example: string): Shape {
  const before = "Scheme name: abc\nStatus: permanent\nScheme syntax: ";
  return (length) => before + example.repeat(length / example.length);
}

describe("the steps to check a document grow with its length", () => {
  for (const { name, language, shape } of shapes)
    it(name, () => {
      const check = (text: string) => checkDocument(text, readDocument(text, language).literals, defaultSettings);
      assertLinearSteps([check], shape, 10_000);
    });
});
