import { backslashSyntax } from "../backslash-syntax.js";
import { fourDigits } from "../common-escapes.js";
import { keepsSpaceAway } from "../piece-ends.js";
import type { Syntax } from "../syntax.js";
import { unicodeEscapes } from "../unseen.js";

const propertiesText = backslashSyntax({
  name: "properties-value",
  holes: "variables",
  singles: { n: "\n", r: "\r", t: "\t", f: "\f" },
  digits: [fourDigits],
  unknown: "dropped",
  continuation: /(?:\r\n?|\n)[ \t\f]*/uy,
  quoted: /\\/gu,
  write: unicodeEscapes,
});

/**
 * The value of a property (`java.util.Properties.load`): a backslash before any other character is dropped, and white
 * space around the value is no part of it.
 */
export const propertiesValue: Syntax = {
  ...propertiesText,
  keeps: (source, edit, piece) =>
    keepsSpaceAway(source, edit, piece) && propertiesText.keeps?.(source, edit, piece) !== false,
};
