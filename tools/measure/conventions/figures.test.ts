import assert from "node:assert/strict";
import { conventions } from "../../../packages/core/src/literals/conventions/registry.js";
import { keyOf, withWhole, type Figures } from "./figures.js";

const [counted = "", found = "", young = "", idle = ""] = conventions.map(keyOf);
const byLot = [{ repository: "a/lot", commit: "1", files: 300 }];
const before = [{ repository: "b/before", commit: "2", files: 9 }];
const now = [{ repository: "c/now", commit: "3", files: 5 }];

describe("the figures of conventions", () => {
  const { repositories, whole, records }: Figures = withWhole(
    {
      repositories: byLot,
      whole: before,
      records: {
        [counted]: { repositories: 1, times: 2 },
        [found]: { repositories: 1, times: 3, isWhole: true },
      },
    },
    {
      repositories: now,
      records: { [counted]: { repositories: 1, times: 7 }, [found]: { repositories: 1, times: 4 } },
    },
    {
      repositories: before,
      records: { [found]: { repositories: 1, times: 3 }, [young]: { repositories: 1, times: 5 } },
    },
  );

  it("of a count by lot are not changed by one of whole repositories", () => {
    assert.deepEqual(repositories, byLot);
    assert.deepEqual(records[counted], { repositories: 1, times: 2 });
  });

  it("of whole repositories add up, and those read before count for conventions that have come since", () => {
    assert.deepEqual(whole, [...before, ...now]);
    assert.deepEqual(records[found], { repositories: 2, times: 7, isWhole: true });
    assert.deepEqual(records[young], { repositories: 1, times: 5, isWhole: true });
    assert.deepEqual(records[idle], { repositories: 0, times: 0, isWhole: true });
  });
});
