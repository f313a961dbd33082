import assert from "node:assert/strict";
import type { Report } from "./reports.js";
import { strangersPage, withoutLargest } from "./strangers-page.js";

function report(repository: string, hash: string): Report {
  return { repository, code: "scheme-misspelled", hash, weight: 1 };
}

const reports = [report("a/b", "1"), report("a/b", "2"), report("c/d", "3")];

describe("the page of strangers", () => {
  it("leaves out the repository with the most lines", () => {
    assert.deepEqual(
      withoutLargest(reports).map(({ hash }) => hash),
      ["3"],
    );
    assert.deepEqual(withoutLargest([]), []);
  });

  it("shows each round with that repository and without it", () => {
    const verdicts = new Map([
      ["1", { hash: "1", verdict: "wrong" as const }],
      ["2", { hash: "2", verdict: "wrong" as const }],
      ["3", { hash: "3", verdict: "acted on" as const }],
    ]);
    const kept = { commit: "", files: 5, reports: 2, inTests: 0, round: 7 };
    const page = strangersPage(
      [
        { ...kept, repository: "a/b", drawn: reports.slice(0, 2) },
        { ...kept, repository: "c/d", drawn: reports.slice(2) },
      ],
      verdicts,
    );
    assert.match(page, /\| 7 \| 2 \| 10 \| 3 \| 1 \| 0 \| 2 \| 33 % \| 1 \| 100 % \|/u);
  });
});
