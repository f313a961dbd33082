import { describeCode } from "../../../test/describe-code.js";
import { describeSyntax } from "../../../test/syntax-laws.js";
import { jsonnetString } from "./jsonnet.js";

describeCode("jsonnet", {
  strings: {
    "strings with escapes, of several lines": [
      `local a = "b\\"c"; { d: 'e\nf', "g":: "h", i+: "j", k:: "l" }`,
      ['b\\"c  assigned a', "e\nf  assigned d", "g  value", "h  assigned g", "j  assigned i", "l  assigned k"],
    ],
    "strings in which a backslash is no escape": [
      `{ a: @"b""c\\", d: @'e''f\\' }`,
      ['b""c\\  assigned a', "e''f\\  assigned d"],
    ],
    "blocks of text": [`{ a: |||\n  "b" ||| c\n  |||, d: "e" }`, ['\n  "b" ||| c\n    assigned a', "e  assigned d"]],
    "what joins strings": [`f("a" + b + "c")`, ["a${}c  argument f 0"]],
    "what is imported": [`local a = import "b.libsonnet"; c`, ["b.libsonnet  value"]],
  },
  comments: {
    "of all forms": [`a // it's "b\n/* "c */ # "d\n"#e"`, ["// it's \"b", '/* "c */', '# "d']],
  },
});

describe("jsonnet-string", () => {
  const alphabet = ["a", "é", "\\", "\\\\", '\\"', "\\'", "\\n", "\\/", "\\ud83d\\ude00", "\\u00e9", "\\q"];
  const rows = [
    { name: "its escapes", written: `\\u00e9\\b\\f\\n\\r\\t\\"\\'\\\\\\/`, text: `é\b\f\n\r\t"'\\/` },
    { name: "two surrogates", written: "\\ud83d\\ude00", text: "😀" },
    { name: "no others", written: "\\a\\x41\\u{e9}\\u12", text: "\\a\\x41\\u{e9}\\u12" },
  ];
  describeSyntax(jsonnetString, rows, alphabet);
});
