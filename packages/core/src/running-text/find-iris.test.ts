import assert from "node:assert/strict";
import { readMarks, writeMarks } from "../../test/marked-text.js";
import { findIris } from "./find-iris.js";

const rows: readonly (readonly [name: string, ...marked: string[]])[] = [
  ["up to white space", "see «http://a/b» and «git+ssh://c»", "«http://a»\n«http://b»\u3000c"],
  [
    "RFC 3987 §7.3: a letter outside ASCII ends nothing",
    "«http://a/é» «http://例え/テスト»",
    "«http://a/אב»",
    "«http://a/😀»",
  ],
  [
    "punctuation of East Asian scripts does",
    "参照：«https://a/あ»。次",
    "「«http://a/b»」と（«http://c»）",
    "«http://a/»，次",
  ],
  ["closing punctuation does", "“«http://a»” ‘«http://b»’ «http://c»› d", "«http://a»⟩ «http://b»"],
  ["quotation marks do", '"«http://a»", `«http://b»`', "'«http://a»'+'«http://b»'", "«http://a/it's» fine"],
  ["what separates identifiers in texts does", "{@link «http://a/b»|text}", "| «http://a»|b |", '"«http://a/b»\\n"'],
  ["without the punctuation of the sentence", "See «http://a/b».", "or «http://a?b=c»!", "*«http://a/»* «http://b»…"],
  ["nor that of other scripts", "«http://a/b»؟ «http://a/b»۔ «http://a/b»।", "«http://a/b»\u{1144B}"],
  ["brackets balance", "«https://a/wiki/A_(b)» is", "(see «https://a/b_(c)»)", "(«http://a/b»), or", "«http://[::1]/»"],
  [
    "a closing bracket alone ends it",
    "[«http://a»](«http://b») ![d](«http://e»)x",
    "f(«http://a»).then",
    "{«http://a»}",
  ],
  ["an opening one at the end is not part of it", "«http://a/b»( c", "«http://a/b(c» d"],
  ["marks of direction are not part of it", "\u200E«http://a/א»\u200E b"],
  ["what nobody sees is", "«http://a/\u200Bb» c"],
  ["one-letter schemes are drives", "c://a «cc://a»"],
  ["letters of ASCII alone make a scheme", "httpſ://c \u212Aa://b"],
  ["with something after ://", "http:// and https://, http://."],
  [
    "without slashes only where it is delimited",
    "mailto:a@b std::vector a:b 10:30",
    "<«mailto:a@b.example»> <«urn:a:b»>",
  ],
  ["and the scheme is registered", "<a:b> <xsl:template> <std::vector>", "URL:nothing:a"],
  [
    "RFC 3986 appendix C: URL:",
    "URL:«http://a/b», url:«mailto:a@b.example».",
    "<URL:«http://a/b» c",
    "<URL:«http://a/b»>",
  ],
  ["RFC 3986 appendix C: angle brackets", "<«http://a/b.»> <«http://c/)»> <«http://d»", "1 <«http://a» 2> 3"],
  ["an unclosed bracket delimits nothing", "<mailto:a@b.example <«http://a»"],
];

describe("findIris", () => {
  for (const [name, ...marked] of rows) {
    it(name, () => {
      for (const each of marked) {
        const { text } = readMarks(each);
        const spans = findIris(text).map(({ span }) => span);
        assert.equal(writeMarks(text, spans), each);
      }
    });
  }

  it("RFC 3986 appendix C: goes on in the next line between angle brackets", () => {
    const text = "from <ftp://foo.example.\n   com/rfc/>. Note <http://a/b c> and <http://a\r\n/d>";
    assert.deepEqual(
      findIris(text).map((found) => found.text),
      ["ftp://foo.example.com/rfc/", "http://a/b", "http://a/d"],
    );
  });

  it("gives what stands at the span", () => {
    const text = "see http://a/b, and (http://c/(d)) <urn:e:f>";
    for (const { text: iri, span } of findIris(text)) assert.equal(text.slice(span.start, span.end), iri);
  });

  it("takes time in proportion to the text", () => {
    for (const part of [
      "http://",
      "http://(",
      "://",
      "a",
      "http://a).,",
      "<http://a ",
      "<http://a\n",
      "<urn:",
      "a:",
      "'http://a",
      "URL:",
      " ",
    ]) {
      findIris(part.repeat(30_000));
      findIris(`<http://a${part.repeat(30_000)}`);
    }
  });

  it("finds identifiers of twelve million characters", () => {
    const iri = `http://a/${"\u4E00".repeat(12_000_000)}`;
    for (const [text, start] of [
      [iri, 0],
      [`<${iri}>`, 1],
    ] as const) {
      assert.deepEqual(
        findIris(text).map(({ span }) => span),
        [{ start, end: start + iri.length }],
      );
    }
  });
});
