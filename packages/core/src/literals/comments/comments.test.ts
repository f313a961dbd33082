import assert from "node:assert/strict";
import { checkChangingDocument } from "../incremental/changing-document.js";
import { checkDocument } from "../judge/check-document.js";
import type { RawLiteral } from "../read/literal.js";
import { readSettings } from "../settings/read-settings.js";
import type { Comments } from "./comments.js";

const { settings } = readSettings({ preset: "strict" });

/** Everything between quotation marks is a literal; everything from `//` on to the end of its line, and between `/*` and its end, a comment. */
function read(source: string): { raws: RawLiteral[]; spans: Comments["spans"] } {
  const found = [...source.matchAll(/"([^"]*)"|\/\*[^]*?\*\/|\/\/[^\r\n]*/gu)];
  const spans = found.filter(([text]) => text.startsWith("/"));
  const literals = found.filter(([text]) => text.startsWith('"'));
  return {
    raws: literals.map(({ index, 0: text }) => ({
      span: { start: index + 1, end: index + text.length - 1 },
      syntax: "plain",
      site: { kind: "argument", callee: "fetch", index: 0 },
    })),
    spans: spans.map(({ index, 0: text }) => ({ start: index, end: index + text.length })),
  };
}

function check(source: string, heeds: Comments["heeds"] = "iri-and-eslint"): ReturnType<typeof checkDocument> {
  const { raws, spans } = read(source);
  return checkDocument(source, raws, settings, { spans, heeds });
}

/** The numbers of the hosts about which something is reported. */
function reported(source: string, heeds?: Comments["heeds"]): string {
  const { findings } = check(source, heeds);
  return [...new Set(findings.map(({ span }) => source.slice(span.start, span.end).replace(/\D/gu, "")))].join(" ");
}

const rows: readonly (readonly [name: string, source: string, reported: string])[] = [
  ["its own line", '"//A1"\n"//A2" // iri-ignore-line\n"//A3"', "1 3"],
  ["its own line, before what it is about", '/* iri-ignore-line */ "//A1"', ""],
  ["the next line", '// iri-ignore-next-line\n"//A1"\n"//A2"', "2"],
  ["the line after a long comment", '/* iri-ignore-next-line\n  host-not-lowercase */\n"//A1"\n"//A2"', "2"],
  ["lines that end otherwise", '"//A1" // iri-ignore-line\r"//A2"\r\n// iri-ignore-next-line\r\n"//A3"', "2"],
  ["all of the file", '"//A1"\n// iri-ignore-file\n"//A2"', ""],
  ["one code", '"//A1" // iri-ignore-line host-not-lowercase -- they insist', ""],
  ["one of several codes", '"//A1" // iri-ignore-line host-empty, iri/host-not-lowercase', ""],
  ["another code only", '"//A1" // iri-ignore-line host-empty', "1"],
  ["several directives in one line", '/* iri-ignore-line host-empty */"//A1"// iri-ignore-line host-not-lowercase', ""],
  ["one code in all of the file", '// iri-ignore-file host-empty\n"//A1"', "1"],
  [
    "under ESLint's names",
    '"//A1" // eslint-disable-line\n// eslint-disable-next-line iri/host-not-lowercase\n"//A2"',
    "",
  ],
  ["not for rules of others", '"//A1" // eslint-disable-line no-var', "1"],
  ["between two comments", '"//A1" /* eslint-disable */ "//A2"\n"//A3" /* eslint-enable */ "//A4"', "1 4"],
  [
    "but for what is enabled again",
    '/* eslint-disable */"//A1"/* eslint-enable iri/host-not-lowercase */"//A2"/* eslint-disable */"//A3"',
    "2",
  ],
  [
    "one code between two comments",
    '/* eslint-disable iri/host-empty, iri/host-not-lowercase */"//A1"/* eslint-enable */"//A2"',
    "2",
  ],
  ["nothing, if the name is none", '"//A1" // iri-ignore-lines', "1"],
  ["nothing, if nobody can tell the line", '/* iri-ignore-line\n*/ "//A1"', "1"],
];

describe("comments that suppress findings", () => {
  for (const [name, source, expected] of rows) {
    it(name, () => assert.equal(reported(source), expected));
  }

  it("leave those of ESLint to ESLint, if asked to", () => {
    assert.equal(reported('"//A1" // eslint-disable-line\n"//A2" // iri-ignore-line', "iri"), "1");
  });

  it("take effect as the document changes", () => {
    const before = '"//A1"\n"//A2"\n';
    const after = `${before}// iri-ignore-file`;
    const first = read(before);
    const then = read(after);
    const heeds = "iri" as const;
    const document = checkChangingDocument(before, first.raws, settings, { spans: first.spans, heeds });
    const changed = document.update(after, then.raws, { spans: then.spans, heeds });
    assert.equal(changed.findings.length, 0);
    assert.deepEqual(changed.update(before, first.raws, { spans: first.spans, heeds }).findings, document.findings);
  });

  it("take time in proportion to the document", () => {
    const comments =
      "/* eslint-disable iri/a */ /* iri-ignore-line b, c -- d */ /* iri-ignore-file e */ /* http://f */";
    for (const end of ["\n", " "]) check(`${comments} "//A1"${end}`.repeat(600));
  });
});

describe("mistakes in such comments", () => {
  const mistakes = (source: string): string[] =>
    check(source).mistakes.map(({ span, message }) => `${source.slice(span.start, span.end)}: ${message}`);

  it("are codes that there are not", () => {
    assert.deepEqual(mistakes("// iri-ignore-line host-emtpy, host-empty, iri/nothing-like-it"), [
      "host-emtpy: There is no code 'host-emtpy'; write 'host-empty' or remove it.",
      "iri/nothing-like-it: There is no code 'nothing-like-it'; remove it.",
    ]);
    assert.deepEqual(mistakes("// eslint-disable-line no-var, iri/host-emtpy"), [
      "iri/host-emtpy: There is no code 'host-emtpy'; write 'host-empty' or remove it.",
    ]);
  });

  for (const [name, list, mistake] of [
    [
      "codes without commas",
      "host-empty iri/port-empty",
      "host-empty iri/port-empty: There is no ',' between 'host-empty' and 'port-empty'; separate codes by ','.",
    ],
    [
      "reasons without their sign",
      "port-empty, iri/host-empty because legacy",
      "because legacy: There is no code 'because legacy'; begin a reason with ' -- '.",
    ],
    [
      "reasons with half of their sign",
      "host-empty --legacy",
      "--legacy: There is no code '--legacy'; begin a reason with ' -- '.",
    ],
    [
      "reasons in place of codes",
      "it is so",
      "it is so: There is no code 'it is so'; separate codes by ',', and begin a reason with ' -- '.",
    ],
  ] as const) {
    it(`are ${name}`, () => assert.deepEqual(mistakes(`// iri-ignore-line ${list}`), [mistake]));
  }

  it("are names of directives that there are not", () => {
    assert.deepEqual(mistakes("// iri-ignore-lines"), [
      "iri-ignore-lines: There is no directive 'iri-ignore-lines'; write 'iri-ignore-line', 'iri-ignore-next-line' or 'iri-ignore-file'.",
    ]);
  });

  it("are directives for one line that have several", () => {
    assert.match(mistakes("/* iri-ignore-line\n*/")[0] ?? "", /must fit on one line/u);
  });

  it("are told of directives that count alone", () => {
    const { raws, spans } = read("// eslint-disable-line iri/host-emtpy");
    assert.deepEqual(
      checkDocument("// eslint-disable-line iri/host-emtpy", raws, settings, { spans, heeds: "iri" }).mistakes,
      [],
    );
  });
});

describe("identifiers that comments mention", () => {
  const hidden = "http://a.example/\u200Bb";
  const codes = (source: string, chosen = settings): string[] => {
    const { raws, spans } = read(source);
    return checkDocument(source, raws, chosen, { spans, heeds: "iri" }).findings.map(
      ({ code, span }) => `${code} ${span.start}`,
    );
  };

  it("are looked at for what nobody sees", () => {
    assert.deepEqual(codes(`// see ${hidden}.`), ["character-invisible 24"]);
    assert.deepEqual(codes("// see http://A.example/~%7E"), []);
  });

  it("get all checks if prose does", () => {
    const { settings: prose } = readSettings({ preset: "strict", prose: true });
    assert.deepEqual(codes("/* see http://A.example/*/", prose), ["host-not-lowercase 14"]);
  });

  it("end where the comment ends", () => {
    const source = `/*${hidden}*/`;
    const { raws, spans } = read(source);
    const [literal] = checkDocument(source, raws, settings, { spans, heeds: "iri" }).literals;
    assert.equal(literal?.text, hidden);
  });

  it("stand among the literals in the order of the source", () => {
    const source = `"//a" /* ${hidden} */ "//b" /* none */`;
    assert.deepEqual(
      check(source).literals.map(({ text }) => text),
      ["//a", hidden, "//b"],
    );
  });

  it("are none in a directive", () => assert.deepEqual(codes(`// iri-ignore-line host-empty -- see ${hidden}`), []));
});
