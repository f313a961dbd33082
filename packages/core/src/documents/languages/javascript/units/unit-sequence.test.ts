import assert from "node:assert/strict";
import fc from "fast-check";
import { coreFolder, sourceFiles } from "../../../../../test/source-files.js";
import { isMoved, isSameLiteral } from "../../../../literals/read/same-literal.js";
import type { Sequence } from "../../../../literals/incremental/sequence.js";
import { readDocument } from "../../../index.js";

const files = [
  ...sourceFiles(coreFolder, [".ts"], 20).map(({ text }) => text),
  'f(`${"a"}` + g("b", "c") + `d${h("e" + i)}`); // j\n'.repeat(60),
  `x = ${'f("a") + '.repeat(40)} "b" + \`c\${"d"}\`;\n${"/* e */ f('g');\n".repeat(40)}`,
];
const edit = fc.record({
  file: fc.constantFrom(...files),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.nat(9),
  inserted: fc.constantFrom("", " ", "a", '"', "`", "/*", "(", "f('a');\n"),
  from: fc.nat(80),
  count: fc.nat(80),
});

describe("the sequence of what a tree holds", () => {
  it("has all of it, and any part of it", () => {
    fc.assert(
      fc.property(edit, ({ file, from, count }) => {
        const { literals, comments, sequences } = readDocument(file, "typescript");
        for (const [all, sequence] of [
          [literals, sequences.literals],
          [comments, sequences.comments],
        ] as const) {
          assert.equal(sequence.length, all.length);
          assert.deepEqual(sequence.slice(from, from + count), all.slice(from, from + count));
        }
      }),
    );
  });

  it("is in the order of the source", () => {
    for (const file of files) {
      const starts = readDocument(file, "typescript").literals.map(({ span }) => span.start);
      assert.deepEqual(
        starts,
        starts.toSorted((a, b) => a - b),
      );
    }
  });

  it("tells only of what is the same that it is", () => {
    fc.assert(
      fc.property(edit, ({ file, at, removed, inserted }) => {
        const start = Math.floor(at * file.length);
        const end = Math.min(start + removed, file.length);
        const text = file.slice(0, start) + inserted + file.slice(end);
        const before = readDocument(file, "typescript");
        const after = before.update(text, [{ start, end, newLength: inserted.length }]);
        const by = text.length - file.length;
        assertKept(after.sequences.literals, before.sequences.literals, (...pair) => isSameLiteral(...pair), by);
        assertKept(after.sequences.comments, before.sequences.comments, (...pair) => isMoved(...pair), by);
      }),
    );
  });

  it("knows nearly all that has stayed", () => {
    const text = 'f(/* a */ "b://c/");\n'.repeat(2_000);
    const before = readDocument(text, "typescript");
    const after = before.update(`${text.slice(0, 21_000)} ${text.slice(21_000)}`, [
      { start: 21_000, end: 21_000, newLength: 1 },
    ]);
    assertMostlyKept(after.sequences.literals, before.sequences.literals);
    assertMostlyKept(after.sequences.comments, before.sequences.comments);
  });
});

function assertMostlyKept<Item>(after: Sequence<Item>, before: Sequence<Item>): void {
  const { first = 0, last = 0 } = after.keptFrom?.(before) ?? {};
  assert.ok(first > 900 && last > 900, `${first} and ${last}`);
}

function assertKept<Item>(
  after: Sequence<Item>,
  before: Sequence<Item>,
  isSame: (item: Item, before: Item, by: number) => boolean,
  by: number,
): void {
  const { first, last } = after.keptFrom?.(before) ?? { first: 0, last: 0 };
  const [items, formers] = [after.slice(), before.slice()];
  for (let index = 0; index < first; index++) assert.ok(isSame(items[index]!, formers[index]!, 0), `${index}`);
  for (let index = 1; index <= last; index++)
    assert.ok(isSame(items.at(-index)!, formers.at(-index)!, by), `-${index}`);
}
