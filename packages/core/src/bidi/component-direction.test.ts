import assert from "node:assert/strict";
import { componentDirection, isRightToLeftPiece } from "./component-direction.js";

const none = { rightToLeft: false, leftToRight: false, triplets: false };

describe("componentDirection", () => {
  for (const [name, text, expected] of [
    ["nothing", "", { ...none, first: undefined, last: undefined }],
    ["digits and punctuation have no direction", "1-", { ...none, first: "1", last: "-" }],
    ["Arabic-Indic digits have none either", "\u0661", { ...none, first: "\u0661", last: "\u0661" }],
    ["Latin letters", "ab", { ...none, leftToRight: true, first: "a", last: "b" }],
    ["Hebrew letters", "\u05D0\u05D1", { ...none, rightToLeft: true, first: "\u05D0", last: "\u05D1" }],
    ["Arabic letters", "\u0627", { ...none, rightToLeft: true, first: "\u0627", last: "\u0627" }],
    ["both", "a\u05D0", { rightToLeft: true, leftToRight: true, triplets: false, first: "a", last: "\u05D0" }],
    ["triplets are pieces without direction", "%D7%90", { ...none, triplets: true, first: "%D7", last: "%90" }],
    ["a malformed triplet is characters", "%D", { ...none, leftToRight: true, first: "%", last: "D" }],
    ["marks are never last", "\u05D0\u05B0\u05B1", { ...none, rightToLeft: true, first: "\u05D0", last: "\u05D0" }],
    ["marks may be first", "\u05B0\u05D0", { ...none, rightToLeft: true, first: "\u05B0", last: "\u05D0" }],
    [
      "UAX #9 X9: boundary neutrals are overlooked",
      "\u200C\u05D0\u200C",
      { ...none, rightToLeft: true, first: "\u05D0", last: "\u05D0" },
    ],
    ["marks of direction have none", "\u200Ea\u200F\u061C", { ...none, leftToRight: true, first: "a", last: "a" }],
    ["letters beyond U+FFFF", "\u{1E900}1", { ...none, rightToLeft: true, first: "\u{1E900}", last: "1" }],
    [
      "the last noncharacter of the plane",
      "\uFFFF\u05D0",
      { ...none, rightToLeft: true, first: "\u05D0", last: "\u05D0" },
    ],
    ["lone surrogates are left-to-right", "\uD800", { ...none, leftToRight: true, first: "\uD800", last: "\uD800" }],
  ] as const)
    it(name, () => assert.deepEqual(componentDirection(text), expected));
});

describe("isRightToLeftPiece", () => {
  for (const [piece, expected] of [
    ["\u05D0", true],
    ["\u{1E900}", true],
    ["\u05B0", false],
    ["1", false],
    ["%D7", false],
    ["", false],
  ] as const)
    it(`says ${expected} of '${piece}'`, () => assert.equal(isRightToLeftPiece(piece), expected));
});
