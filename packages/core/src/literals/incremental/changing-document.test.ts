import assert from "node:assert/strict";
import fc from "fast-check";
import { readDocument, type IriDocument } from "../../documents/index.js";
import { checkChangingDocument, checkChangingDocumentInPieces, type ChangingDocument } from "./changing-document.js";
import type { Sequence } from "./sequence.js";
import { checkDocument } from "../judge/check-document.js";
import type { Literal, RawLiteral } from "../read/literal.js";
import { readSettings } from "../settings/read-settings.js";

const { settings } = readSettings({ preset: "all" });
const gap = `\n${"filler();\n".repeat(120)}`;

describe("checkChangingDocument", () => {
  const statements = [
    'fetch("http://A.example/");',
    "fetch(`http://B.example/${id}/\\u202E`);",
    'fetch("http://a.example/");',
    'location.href = "/" + path + "\\u05D0/\\u200F";',
    '"http://\\u05D0.example/" === url;',
    '"http://A.example/" === url;',
    "f(a,",
  ];
  const edit = fc.record({
    at: fc.nat(8000),
    length: fc.nat(30),
    inserted: fc.constantFrom("", "x", '"', "\n", gap, ...statements),
  });
  const text = fc.array(fc.constantFrom(gap, ...statements), { maxLength: 12 }).map((parts) => parts.join("\n"));

  it("finds after any changes what is found in the text anew", () => {
    fc.assert(
      fc.property(text, fc.array(edit, { maxLength: 5 }), (before, edits) => {
        let source = before;
        let document = check(source);
        for (const { at, length, inserted } of edits) {
          const start = Math.min(at, source.length);
          source = source.slice(0, start) + inserted + source.slice(start + length);
          document = document.update(source, rawsOf(source));
          assert.deepEqual(described(document), described(checkDocument(source, rawsOf(source), settings)));
        }
      }),
      { numRuns: 15 },
    );
  });

  it("finds the same by what a reader knows of the document before, and in comments", () => {
    const mentions = [
      "// see http://A.example/\u202E\n",
      "/* http://b.example/\u200F */",
      "`${a /* http://c.\u200E/ */}`",
      "//",
    ];
    const parts = fc.array(fc.constantFrom(gap, ...statements, ...mentions), { maxLength: 12 });
    const typed = fc.record({
      at: fc.nat(8000),
      length: fc.nat(30),
      inserted: fc.constantFrom("", ":", "/", "`", '"', ...mentions, gap),
    });
    fc.assert(
      fc.property(parts, fc.array(typed, { maxLength: 6 }), (before, edits) => {
        let document = readDocument(before.join("\n"), "typescript");
        let checked = checkSequences(document);
        for (const { at, length, inserted } of edits) {
          const start = Math.min(at, document.text.length);
          const end = Math.min(start + length, document.text.length);
          const source = document.text.slice(0, start) + inserted + document.text.slice(end);
          document = document.update(source, [{ start, end, newLength: inserted.length }]);
          const { literals, comments } = document.sequences;
          checked = checked.update(source, literals, { spans: comments, heeds });
          const afresh = readDocument(source, "typescript");
          const expected = checkDocument(source, afresh.literals, settings, { spans: afresh.comments, heeds });
          const isHere = ({ span }: Literal): boolean => span.start <= end && start <= span.end;
          const literalsHere = expected.literals.filter(isHere);
          assert.deepEqual(
            described({ findings: [], literals: [...checked.literalsAt({ start, end })] }),
            described({ findings: [], literals: literalsHere }),
          );
          assert.deepEqual(
            described({ findings: [], literals: [...checked.firstLiterals(2)] }),
            described({ findings: [], literals: expected.literals.slice(0, 2) }),
          );
          assert.deepEqual(described(checked), described(expected));
        }
      }),
      { numRuns: 15 },
    );
  });

  it("pauses after every piece of a long text, and finds the same", () => {
    const source = statements.join("\n").repeat(150);
    const pieces = checkChangingDocumentInPieces(source, rawsOf(source), settings);
    let pauses = 0;
    for (let piece = pieces.next(); ; piece = pieces.next()) {
      if (piece.done !== true) pauses += 1;
      else {
        assert.deepEqual(described(piece.value), described(check(source)));
        break;
      }
    }
    assert.ok(pauses >= 2, `${pauses} pauses`);
    assert.equal(checkChangingDocumentInPieces("", [], settings).next().done, true);
  });

  it("keeps what was found far from the change", () => {
    const source = [statements[0], gap, statements[1], gap, statements[0]].join("");
    const document = check(source);
    const added = source.replace("${id}", "${identifier}");
    const { findings } = document.update(added, rawsOf(added));
    assert.equal(findings[0], document.findings[0]);
    assert.deepEqual(findings.at(-1), checkDocument(added, rawsOf(added), settings).findings.at(-1));
  });

  it("makes no literals far from the change to see whether findings are a habit", () => {
    const source = `fetch("http://a.example/b c");${gap}`.repeat(20);
    const document = check(source);
    assert.equal(document.findings.length, 20);
    const added = `${source}f();`;
    const raws = rawsOf(added);
    let most = 0;
    const counting: Sequence<RawLiteral> = {
      length: raws.length,
      slice: (start = 0, end = raws.length) => {
        most = Math.max(most, end - start);
        return raws.slice(start, end);
      },
      keptFrom: () => ({ first: raws.length, last: 0 }),
    };
    assert.equal(document.update(added, counting).findings.length, 20);
    assert.ok(most <= 1, `${most} of ${raws.length} literals`);
  });

  it("compares what is new with what stayed, and tells where that stands now", () => {
    const source = `fetch("http://a.example/~");${gap}fetch("http://a.example/b");`;
    const document = check(source);
    assert.deepEqual(document.findings, []);
    const added = `${gap}${source.replace("/b", "/%7E")}`;
    const [finding] = document.update(added, rawsOf(added)).findings.filter(({ code }) => code === "iri-alias");
    assert.equal(finding?.span.start, added.indexOf("http://a.example/%7E"));
    assert.equal(finding.related?.[0]?.span.start, added.indexOf("http://a.example/~"));
    assert.deepEqual(document.update(source, rawsOf(source)).findings, []);
  });

  it("tells anew which fixes are safe, however far the comparison is", () => {
    const source = `fetch("http://A.example/");${gap}f(url);`;
    const compared = source.replace("url", 'url === "http://A.example/"');
    const document = check(source);
    const safeties = ({ findings }: Pick<ChangingDocument, "findings">) =>
      findings.flatMap(({ fixes }) => fixes.map(({ safety }) => safety));
    assert.deepEqual(safeties(document), ["safe"]);
    const changed = document.update(compared, rawsOf(compared));
    assert.deepEqual(safeties(changed), ["suggestion"]);
    assert.deepEqual(safeties(changed.update(source, rawsOf(source))), ["safe"]);
  });

  it("looks again at a literal whose surroundings have changed", () => {
    const before = 'f("http://A.example/");';
    const after = 'x === ("http://A.example/");';
    assert.equal(check(before).findings.length, 1);
    assert.equal(check(before).update(after, rawsOf(after)).findings.length, 0);
  });
});

const heeds = "iri-and-eslint";

function checkSequences({ text: source, sequences }: IriDocument): ChangingDocument {
  return checkChangingDocument(source, sequences.literals, settings, { spans: sequences.comments, heeds });
}

function rawsOf(source: string): ReturnType<typeof readDocument>["literals"] {
  return readDocument(source, "typescript").literals;
}

function check(source: string): ChangingDocument {
  return checkChangingDocument(source, rawsOf(source), settings);
}

/** What a document holds, with the source maps as what they answer. */
function described({ literals, findings }: Pick<ChangingDocument, "literals" | "findings">): unknown {
  return {
    findings,
    literals: literals.map(({ map, ...literal }) => ({
      ...literal,
      units: Array.from({ length: map.length }, (_, start) => map.toSource({ start, end: start + 1 })),
    })),
  };
}
