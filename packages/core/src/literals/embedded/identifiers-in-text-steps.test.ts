import { assertLinearSteps } from "../../../test/step-counter.js";
import { findIdentifiersInText } from "./identifiers-in-text.js";

const schemes = new Set(["http", "https"]);
const units = [
  "http://a.example,",
  "a=http://a.example,",
  "http//a.example,",
  "http//a.example,http://b.example,",
  "http//a.example=",
  "(http://a)",
  "http://a",
  "'http://a'",
  "http://a(",
];

describe("steps to find the identifiers of one long word grow with its length", () => {
  for (const unit of units)
    it(unit, () =>
      assertLinearSteps([(text) => findIdentifiersInText(text, schemes)], (length) =>
        unit.repeat(Math.ceil(length / unit.length)),
      ),
    );
});
