import { describeLiterals, type LiteralRow } from "../test/describe-literals.js";

const host = "host-not-lowercase";
const control = "bidi-formatting-character";

const strings: readonly LiteralRow[] = [
  {
    name: "the characters that are wrong are reported, and no others",
    source: 'fetch("http://«EXAMPLE.com»/");',
    code: host,
    fixed: 'fetch("http://example.com/");',
  },
  {
    name: "an escape is reported whole and written anew",
    source: String.raw`fetch("http://«\x45X\u0041\u{4D}PLE.com»/");`,
    code: host,
    fixed: 'fetch("http://example.com/");',
  },
  {
    name: "a finding across a line continuation has no fix, since the line end would go",
    source: 'fetch("http://«EXAM\\\nPLE.com»/");',
    code: host,
  },
  {
    name: "a line continuation after an escape is no part of it",
    source: 'fetch("http://example.com/a«\\u202E»\\\nb");',
    code: control,
    suggests: {
      "Remove U+202E RIGHT-TO-LEFT OVERRIDE": 'fetch("http://example.com/a\\\nb");',
      "Percent-encode U+202E RIGHT-TO-LEFT OVERRIDE": 'fetch("http://example.com/a%E2%80%AE\\\nb");',
    },
  },
  {
    name: "other quotes and escapes around a finding stay",
    source: String.raw`fetch('http://«EXAMPLE.com»/\'\u{1F600}\x41');`,
    code: host,
    fixed: String.raw`fetch('http://example.com/\'\u{1F600}\x41');`,
  },
  {
    name: "several findings of one file are fixed in one run",
    source: 'fetch("http://«A»/"); fetch("http://«B»/");',
    code: host,
    fixed: 'fetch("http://a/"); fetch("http://b/");',
  },
  {
    name: "astral characters before a finding count two columns",
    source: 'fetch("\u{1F600}", "x"); fetch("http://«EXAMPLE.com»/");',
    code: host,
    fixed: 'fetch("\u{1F600}", "x"); fetch("http://example.com/");',
  },
  {
    name: "CRLF and the separators U+2028 and U+2029 end lines",
    source: '"\u2028\u2029";\r\nfetch("http://«EXAMPLE.com»/");\r\n',
    code: host,
    fixed: '"\u2028\u2029";\r\nfetch("http://example.com/");\r\n',
  },
  {
    name: "a template without holes is a string",
    source: "`\r\n`;\r\nfetch(`http://«EXAMPLE.com»/`);",
    code: host,
    fixed: "`\r\n`;\r\nfetch(`http://example.com/`);",
  },
  {
    name: "of a template with holes only single characters are judged",
    source: "fetch(`http://EXAMPLE.com/${id}/a«\\u202E»b`);",
    code: control,
  },
  {
    name: "a backslash is no escape under String.raw",
    source: "fetch(String.raw`http://EXAMPLE.com/\\u202E`);",
    code: control,
  },
  { name: "a regular expression is no literal of an IRI", source: "fetch(/http:.EXAMPLE.com/);", code: host },
  { name: "a module's name is none", source: 'import "http://EXAMPLE.com/a.js";', code: "bidi-component-edge" },
  {
    name: "what is compared is judged for unseen characters alone",
    source: 'a === "http://EXAMPLE.com/";',
    code: host,
  },
  { name: "the empty file", source: "", code: host },
];

describeLiterals("JavaScript", ["espree", "typescript-eslint"], strings);

describeLiterals(
  "TypeScript",
  ["typescript-eslint", "iri/typescript"],
  [
    {
      name: "members of an enum",
      source: 'enum Link { Home = "http://«EXAMPLE.com»/" }',
      code: host,
      fixed: 'enum Link { Home = "http://example.com/" }',
    },
    {
      name: "assertions around a literal",
      source: 'fetch("http://«EXAMPLE.com»/" as const); fetch(<string>("http://«EXAMPLE.com»/"));',
      code: host,
      fixed: 'fetch("http://example.com/" as const); fetch(<string>("http://example.com/"));',
    },
  ],
);

describeLiterals(
  "JSX",
  ["espree with JSX", "typescript-eslint with JSX"],
  [
    {
      name: "an attribute",
      source: '<a href="http://«EXAMPLE.com»/?a&amp;b" />;',
      code: host,
      fixed: '<a href="http://example.com/?a&amp;b" />;',
    },
    {
      name: "a character reference",
      source: '<a href="http://example.com/a«&#x202E;»b" />;',
      code: control,
      suggests: {
        "Remove U+202E RIGHT-TO-LEFT OVERRIDE": '<a href="http://example.com/ab" />;',
        "Percent-encode U+202E RIGHT-TO-LEFT OVERRIDE": '<a href="http://example.com/a%E2%80%AEb" />;',
      },
    },
    {
      name: "a backslash in an attribute is no escape",
      source: String.raw`<a href="http://example.com/\u202E" />;`,
      code: control,
    },
    {
      name: "a string in braces has the escapes of JavaScript",
      source: String.raw`<a href={"http://example.com/a«\u202E»b"} />;`,
      code: control,
    },
  ],
);

describeLiterals(
  "JSON",
  ["@eslint/json", "iri/json"],
  [
    {
      name: "a value",
      source: '{ "url": "http://«EXAMPLE.com»/" }',
      code: host,
      fixed: '{ "url": "http://example.com/" }',
    },
    {
      name: "the escape of a slash",
      source: String.raw`{ "url": "http:\/\/«EXAMPLE.com»\/" }`,
      code: host,
      fixed: String.raw`{ "url": "http:\/\/example.com\/" }`,
    },
    {
      name: "an escape of four digits",
      source: String.raw`{ "url": "http://example.com/a«\u202E»b" }`,
      code: control,
      suggests: {
        "Remove U+202E RIGHT-TO-LEFT OVERRIDE": '{ "url": "http://example.com/ab" }',
        "Percent-encode U+202E RIGHT-TO-LEFT OVERRIDE": '{ "url": "http://example.com/a%E2%80%AEb" }',
      },
    },
    {
      name: "a document that is a string",
      source: '"http://«EXAMPLE.com»/"',
      code: host,
      fixed: '"http://example.com/"',
    },
    {
      name: "lists are named by their key",
      source: '{ "urls": ["x", ["http://«EXAMPLE.com»/"]] }',
      code: host,
      fixed: '{ "urls": ["x", ["http://example.com/"]] }',
    },
  ],
);
