import { describeCode } from "../../../test/describe-code.js";
import { describeSyntax } from "../../../test/syntax-laws.js";
import { gleamString } from "./gleam.js";

describeCode("gleam", {
  strings: {
    "strings with escapes, of several lines": [
      `const a: String = "b\\"c\\\\"\nlet d = "e\nf"`,
      ['b\\"c\\\\  assigned a', "e\nf  assigned d"],
    ],
    "what joins strings": [`f("a" <> b <> "c")`, ["a${}c  argument f 0"]],
    "what stands behind a label": [`get(url: "a", from: "b")`, ["a  assigned get().url", "b  assigned get().from"]],
    "what is piped": [`"a" |> f`, ["a  value"]],
    "what is compared": [
      `case a { "b" | "c" -> d  "e" if f -> g } h == "i"`,
      ["b  comparison", "c  comparison", "e  comparison", "i  comparison"],
    ],
  },
  comments: { "of a line": [`a // it's "b\n"/// c" //// d`, ["// it's \"b", "//// d"]] },
});

describe("gleam-string", () => {
  const alphabet = ["a", "é", "\\", "\\\\", '\\"', "\\n", "\\u{1F600}", "\\u{", "\\u00e9", "\\q"];
  const rows = [
    { name: "its escapes", written: '\\u{e9}\\u{1F600}\\f\\n\\r\\t\\"\\\\', text: 'é😀\f\n\r\t"\\' },
    { name: "no others", written: "\\a\\x41\\u00e9\\u{1234567}\\u{}", text: "\\a\\x41\\u00e9\\u{1234567}\\u{}" },
  ];
  describeSyntax(gleamString, rows, alphabet);
});
