import assert from "node:assert/strict";
import { concealInReport } from "./conceal-in-report.js";
import { suggest, type Report } from "../definition/define-check.js";
import { passwordsIn } from "./exposed-password.js";

const text = "http://user:secret@a.example/";
const whole = { start: 0, end: text.length };
const password = { start: 12, end: 18 };

type Texts = Pick<Report<string>, "span" | "fixes"> & { readonly iri?: string };

/** The value as the message shows it. */
function shown(value: string, { iri = text, span = whole, fixes = [] }: Partial<Texts> = {}): string | undefined {
  return concealInReport(iri, passwordsIn(iri), { span, component: "iri", data: { value }, fixes }).data?.["value"];
}

describe("the values of a report", () => {
  const rows: readonly (readonly [name: string, value: string, expected: string, texts?: Partial<Texts>])[] = [
    ["are cut out of a quotation", `'${text}' has`, "'http://user:xxx@a.example/' has"],
    ["that are nothing but the password", "'secret'", "'xxx'"],
    ["that quote a part of it", "'ecr'", "'xxx'"],
    ["that quote two characters of it", "'se-'", "'se-'"],
    ["that quote it several times", "'secret' and 'secret'", "'xxx' and 'xxx'"],
    ["that do not quote", "secret", "secret"],
    ["with one apostrophe", "the port's secret", "the port's secret"],
    ["that quote something else", "'abcdef'", "'abcdef'"],
    ["that quote it decoded", "'secret'", "'xxx'", { iri: "http://u:s%65cret@a/" }],
    ["that quote it in URI form", "'%D0%BF%D0%B0'", "'xxx'", { iri: "http://u:пароль@a/" }],
    ["of a password of two characters", "'//u:ab@'", "'//u:xxx@'", { iri: "http://u:ab@c/" }],
    ["of a password of one character", "'p'", "'p'", { iri: "http://u:p@c/" }],
    ["of such a one in its place", "'http://u:p@c/p'", "'http://u:xxx@c/p'", { iri: "http://u:p@c/p" }],
    [
      "of an empty password before it",
      "'http://u:@b/'",
      "'http://u:@b/'",
      { iri: "http://u:@b/?//u:secret@c", span: { start: 25, end: 26 } },
    ],
    ["behind many passwords", "'twelfth'", "'xxx'", { iri: `${"//u:p@a/".repeat(11)}//u:twelfth@b` }],
  ];
  for (const [name, value, expected, texts] of rows) it(name, () => assert.equal(shown(value, texts), expected));
});

describe("the values of a report within a password", () => {
  const rows: readonly (readonly [name: string, value: string, expected: string])[] = [
    ["are concealed as a whole, whatever they quote", "'abcdef'", "'xxx'"],
    ["of three characters, too", "'abc'", "'xxx'"],
    ["are told where they are a malformed triplet", "'%z'", "'%z'"],
    ["are kept where a word stands before the quotation", "no 'abcdef'", "no 'abcdef'"],
    ["are kept where a word stands behind the quotation", "'abcdef' is", "'abcdef' is"],
  ];
  for (const [name, value, expected] of rows)
    it(name, () => {
      assert.equal(shown(value, { span: password }), expected);
      assert.equal(shown(value, { span: { start: password.start + 1, end: password.end - 1 } }), expected);
    });

  it("are told of what reaches beyond it", () => {
    for (const span of [
      { start: password.start - 1, end: password.end },
      { start: password.start, end: password.end + 1 },
    ])
      assert.equal(shown("'abcdef'", { span }), "'abcdef'");
  });

  it("are concealed in one of several, too", () => {
    const iri = `${text}?//u:other@b`;
    assert.equal(shown("'abcdef'", { iri, span: password }), "'xxx'");
  });
});

describe("the fixes of a report", () => {
  const fixing = (written: string, span = password): string | undefined => {
    const fixes = [suggest(`Write '${written}'`, span, written)];
    const report = { span, component: "userinfo", fixes } as const;
    return concealInReport(text, passwordsIn(text), report).fixes?.[0]?.title;
  };

  it("conceal what they write into a password", () => assert.equal(fixing("wxyz"), "Write 'xxx'"));
  it("tell of a percent sign", () => assert.equal(fixing("%25"), "Write '%25'"));
  it("tell what they write elsewhere", () => {
    assert.equal(fixing("wxyz", whole), "Write 'wxyz'");
    assert.equal(fixing("ecre", whole), "Write 'xxx'");
  });
  it("are left out where they write all of it", () => {
    assert.equal(fixing("http://user:secret@b.example/", whole), undefined);
    assert.equal(fixing("secret"), undefined);
  });
});

describe("a report of a text without passwords", () => {
  it("is that report", () => {
    const report = { span: whole, component: "iri" } as const;
    assert.equal(concealInReport("http://a.example/", [], report), report);
  });
});
