import { describeSyntax, type DecodeRow } from "../../../../test/syntax-laws.js";
import { cssString, cssUrl } from "./css.js";

const alphabet = [..."\\a1G \t\n\r\f'\"()", "\\202E ", "\\3A", "\\00003A", "\\110000", "\\0", "\\\r\n", "😀", "\\😀"];

const both: readonly DecodeRow[] = [
  { name: "digits take one white space", written: "\\3A  a\\3Ab", text: ": aΫ", units: ["\\3A ", " ", "a", "\\3Ab"] },
  { name: "at most six digits", written: "\\00003Ab", text: ":b" },
  {
    name: "any other character",
    written: "\\(\\\\\\g\\😀",
    text: "(\\g😀",
    units: ["\\(", "\\\\", "\\g", "\\😀", "\\😀"],
  },
  { name: "no character", written: "\\0 \\D800 \\110000 ", text: "\uFFFD\uFFFD\uFFFD" },
];

describe("cssString", () => {
  describeSyntax(
    cssString,
    [
      ...both,
      {
        name: "line ends after a backslash are nothing",
        written: "a\\\nb\\\r\nc",
        text: "abc",
        units: ["a", "b", "c"],
      },
    ],
    alphabet,
  );
});

describe("cssUrl", () => {
  describeSyntax(cssUrl, both, alphabet);
});
