import assert from "node:assert/strict";
import { conventions } from "../../packages/core/src/literals/conventions/registry.js";
import { keyOf } from "../measure/conventions/figures.js";
import { generateConventionsPage } from "./conventions-page.js";

describe("the page of conventions", () => {
  it("has what each has decided, and tells of those that are younger than the count", () => {
    const [first] = conventions;
    assert(first);
    const page = generateConventionsPage({
      repositories: [{ repository: "owner/name", commit: "1", files: 3 }],
      records: { [keyOf(first)]: { repositories: 1, times: 1234 } },
    });
    assert(page.includes("3 files of 1 public repositories"));
    assert.equal(page.split("; decided 1,234 in 1 repository\n").length - 1, 1);
    assert.equal(page.split("; not counted yet\n").length - 1, conventions.length - 1);
  });
});
