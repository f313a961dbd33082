import assert from "node:assert/strict";
import { readDocument, type LanguageName } from "@irilint/core/documents";
import { readSettings, type LocatedEdit } from "@irilint/core/literals";
import { analyze } from "../documents/analyze.js";
import { rewritesOf } from "./rewrites.js";

const { settings } = readSettings({ preset: "all" });

interface Row {
  readonly name: string;
  /** `|` is where the cursor stands. */
  readonly source: string;
  readonly language?: LanguageName;
  readonly rewritten: Readonly<Record<string, string>>;
}

describe("rewrites of a literal", () => {
  const rows: Row[] = [
    {
      name: "RFC 3987 §3.1: the URI form, and parts of it",
      source: "fetch('http://résumé.example/|é?é')",
      rewritten: {
        "Convert to a URI": "fetch('http://xn--rsum-bpad.example/%C3%A9?%C3%A9')",
        "Write the host in Punycode": "fetch('http://xn--rsum-bpad.example/é?é')",
        "Percent-encode the whole path segment": "fetch('http://résumé.example/%C3%A9?é')",
        "Write characters outside ASCII as escapes": String.raw`fetch('http://r\u00E9sum\u00E9.example/\u00E9?\u00E9')`,
      },
    },
    {
      name: "RFC 3987 §3.2: the IRI form, and the host alone",
      source: "fetch('http://xn--rsum-bpad.example/%C3%A9|')",
      rewritten: {
        "Convert to an IRI": "fetch('http://résumé.example/é')",
        "Write the host in Unicode": "fetch('http://résumé.example/%C3%A9')",
      },
    },
    {
      name: "escapes become the characters that are seen",
      source: String.raw`fetch('http://a.example/\u00E9|\x7E\u202A')`,
      rewritten: {
        "Convert to a URI": "fetch('http://a.example/%C3%A9~%E2%80%AA')",
        "Write escapes as characters": String.raw`fetch('http://a.example/é\x7E\u202A')`,
      },
    },
    {
      name: "octets that are no character stay escapes, and so do characters that nobody sees",
      source: String.raw`var url = "http://a.example/|\xe9\u2800"`,
      language: "go",
      rewritten: {
        "Percent-encode the whole path segment": String.raw`var url = "http://a.example/%EF%BF%BD%E2%A0%80"`,
      },
    },
    {
      name: "languages whose escapes are not known get none",
      source: '(setq url "http://a.example/|é")',
      language: "lisp",
      rewritten: { "Convert to a URI": '(setq url "http://a.example/%C3%A9")' },
    },
    {
      name: "wide strings of C have escapes of units",
      source: 'auto url = L"http://a.example/|é";',
      language: "cpp",
      rewritten: {
        "Convert to a URI": 'auto url = L"http://a.example/%C3%A9";',
        "Write characters outside ASCII as escapes": String.raw`auto url = L"http://a.example/\u00E9";`,
      },
    },
    {
      name: "astral characters have escapes of two units",
      source: '{ "url": "http://a.example/|😀" }',
      language: "json",
      rewritten: {
        "Convert to a URI": '{ "url": "http://a.example/%F0%9F%98%80" }',
        "Write characters outside ASCII as escapes": String.raw`{ "url": "http://a.example/\uD83D\uDE00" }`,
      },
    },
    {
      name: "a concatenation is rewritten piece by piece",
      source: "fetch('http://résumé.example' + '/|é')",
      rewritten: {
        "Convert to a URI": "fetch('http://xn--rsum-bpad.example' + '/%C3%A9')",
        "Write the host in Punycode": "fetch('http://xn--rsum-bpad.example' + '/é')",
        "Percent-encode the whole path segment": "fetch('http://résumé.example' + '/%C3%A9')",
        "Write characters outside ASCII as escapes": String.raw`fetch('http://r\u00E9sum\u00E9.example' + '/\u00E9')`,
      },
    },
    {
      name: "of a pattern, what is fixed",
      source: "fetch(`http://${host}/|é`)",
      rewritten: {
        "Percent-encode the whole path segment": "fetch(`http://${host}/%C3%A9`)",
        "Write characters outside ASCII as escapes": "fetch(`http://${host}/\\u00E9`)",
      },
    },
    {
      name: "an escape of what is not seen stays as it is written",
      source: String.raw`fetch('http://a.example/|\u202a')`,
      rewritten: { "Convert to a URI": "fetch('http://a.example/%E2%80%AA')" },
    },
    {
      name: "in a string of bytes, nothing outside ASCII is written",
      source: String.raw`f(b"http://xn--rsum-bpad.example/%C3%A9|\xc3\xa9")`,
      language: "python",
      rewritten: { "Convert to a URI": 'f(b"http://xn--rsum-bpad.example/%C3%A9%C3%A9")' },
    },
    {
      name: "bytes of Rust, which has no octal escapes",
      source: 'f(b"http://a.example/|\u{E9}\\xC3\\xA9")',
      language: "rust",
      rewritten: {
        "Convert to a URI": 'f(b"http://a.example/%C3%A9%C3%A9")',
        "Write characters outside ASCII as escapes": String.raw`f(b"http://a.example/\xC3\xA9\xC3\xA9")`,
      },
    },
    { name: "raw bytes", source: 'f(br"http://xn--rsum-bpad.example/|%C3%A9")', language: "rust", rewritten: {} },
    { name: "raw bytes of Python", source: 'f(Rb"http://a.example/|%C3%A9")', language: "python", rewritten: {} },
    { name: "a plain URI has no other way to be written", source: "fetch('http://a.example/|b')", rewritten: {} },
  ];
  for (const { name, source, language = "typescript", rewritten } of rows) {
    it(name, () => assert.deepEqual(rewrite(source, language), rewritten));
  }
});

function rewrite(marked: string, language: LanguageName): Record<string, string> {
  const offset = marked.indexOf("|");
  const source = marked.replace("|", "");
  const span = { start: offset, end: offset };
  const literal = analyze(readDocument(source, language), settings).literals.find(
    (found) => found.span.start <= offset && offset <= found.span.end,
  );
  assert.ok(literal);
  return Object.fromEntries(
    rewritesOf({ source, literal, span }).map(({ title, edits }) => [title, apply(source, edits)]),
  );
}

function apply(source: string, edits: readonly LocatedEdit[]): string {
  return [...edits]
    .sort((a, b) => b.span.start - a.span.start)
    .reduce((text, { span, text: inserted }) => text.slice(0, span.start) + inserted + text.slice(span.end), source);
}
