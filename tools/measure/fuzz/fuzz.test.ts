import assert from "node:assert/strict";
import { failureOf } from "./failure.js";
import { randomOf } from "./random.js";
import { fixtureTexts } from "./real-texts.js";
import { regressions } from "./regressions.js";
import { shrunk } from "./shrink.js";
import { targetNamed, targets } from "./targets.js";

describe("what failed once", () => {
  for (const { target, was, ...input } of regressions) {
    it(`${target}: ${was}, ${JSON.stringify(input.text.slice(0, 40))}`, async () => {
      assert.equal(await failureOf(targetNamed(target), input), undefined);
    });
  }
});

describe("pnpm fuzz", () => {
  const texts = fixtureTexts();

  for (const target of targets) {
    it(`tries ${target.name}`, async () => {
      const make = target.prepare(texts);
      for (let index = 0; index < 20; index++) {
        const input = make(randomOf(20261121, index));
        assert.equal(await failureOf(target, input), undefined, JSON.stringify(input));
      }
    });
  }

  it("makes the same input of the same numbers", () => {
    const [target] = targets;
    const make = target?.prepare(texts);
    assert.deepEqual(make?.(randomOf(7, 3)), make?.(randomOf(7, 3)));
    assert.notDeepEqual(make?.(randomOf(7, 3)), make?.(randomOf(7, 4)));
  });

  it("makes a failing input small", async () => {
    const input = { text: "abc%defghi%jk", other: "unused", variant: "" };
    const smaller = await shrunk(input, ({ text }) => Promise.resolve(/%.*%/u.test(text)));
    assert.deepEqual(smaller, { text: "%%", other: "", variant: "" });
  });
});
