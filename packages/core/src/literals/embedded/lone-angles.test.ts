import { describeFinder } from "../../../test/describe-finder.js";
import { findLoneAngles } from "./lone-angles.js";

const rows: Readonly<Record<string, readonly string[]>> = {
  "behind an address, as before the end tag of XML": [
    "https://a.example/url«>»\n ",
    "see https://a.example«>», b",
    "(https://a.example/b«>»)",
  ],
  "but none that an angle bracket opens": [
    "<https://a.example>",
    "<a b https://a.example/c> d",
    "< b\nhttps://a.example/c>",
  ],
  "but none before a word, or behind no address": [
    "https://a.example>b",
    "a> b",
    "https://a.example -> b",
    "https://a.example/--> b",
  ],
};

describeFinder(findLoneAngles, rows);
