import { lineEnd } from "../../text/line-end.js";
import { backslashSyntax } from "./backslash-syntax.js";
import { common, fourDigits, octal } from "./common-escapes.js";
import { keepsSpaceAway } from "./piece-ends.js";
import type { Syntax } from "./syntax.js";
import { unicodeEscapes } from "./unseen.js";

const anyU = { ...fourDigits, pattern: /u+([0-9A-Fa-f]{4})/uy };

/** The Java Language Specification §3.3, §3.10.7. */
const javaString = backslashSyntax({
  name: "java-string",
  singles: { ...common, b: "\b", f: "\f", s: " " },
  digits: [octal, anyU],
  unknown: "kept",
  continuation: lineEnd,
  quoted: /["\\]/gu,
  write: unicodeEscapes,
});

/** Kotlin documentation, *Strings*. */
const kotlinString = backslashSyntax({
  name: "kotlin-string",
  singles: { ...common, b: "\b", $: "$" },
  digits: [fourDigits],
  unknown: "kept",
  quoted: /["\\]|\$(?=[A-Za-z_`{])/gu,
  write: unicodeEscapes,
});

/** Scala Language Specification §1.3.5. */
const scala = {
  singles: { ...common, b: "\b", f: "\f" },
  digits: [anyU],
  unknown: "kept",
  quoted: /["\\]/gu,
  write: unicodeEscapes,
} as const;

const scalaString = backslashSyntax({ name: "scala-string", ...scala });

/** Also the doubled dollar sign of processed strings, §1.3.6. */
const scalaFormat = backslashSyntax({ name: "scala-format", ...scala, doubled: "$" });

/** Groovy documentation, *Strings*. */
const groovyString = backslashSyntax({
  name: "groovy-string",
  singles: { ...common, b: "\b", f: "\f", s: " ", $: "$" },
  digits: [octal, anyU],
  unknown: "kept",
  continuation: lineEnd,
  quoted: /["'\\]|\$(?=[A-Za-z_{])/gu,
  write: unicodeEscapes,
});

const propertiesText = backslashSyntax({
  name: "properties-value",
  singles: { n: "\n", r: "\r", t: "\t", f: "\f" },
  digits: [fourDigits],
  unknown: "dropped",
  continuation: /(?:\r\n|[\r\n])[ \t\f]*/uy,
  quoted: /\\/gu,
  write: unicodeEscapes,
});

/** `java.util.Properties.load`: a backslash that begins nothing else is dropped. Space around a value is no part of it. */
const propertiesValue: Syntax = {
  ...propertiesText,
  keeps: (source, edit, piece) =>
    keepsSpaceAway(source, edit, piece) && propertiesText.keeps?.(source, edit, piece) !== false,
};

export const jvmStrings = {
  "java-string": javaString,
  "kotlin-string": kotlinString,
  "scala-string": scalaString,
  "scala-format": scalaFormat,
  "groovy-string": groovyString,
  "properties-value": propertiesValue,
} as const;
