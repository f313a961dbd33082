import assert from "node:assert/strict";
import { oneEdit, type OneEdit } from "./one-edit.js";

const rows: readonly (readonly [a: string, b: string, edit: OneEdit | undefined])[] = [
  ["abc", "abc", undefined],
  ["abc", "abd", { offset: 2, left: "c", right: "d" }],
  ["abc", "ac", { offset: 1, left: "b", right: "" }],
  ["ac", "abc", { offset: 1, left: "", right: "b" }],
  ["abcd", "acbd", { offset: 1, left: "bc", right: "cb" }],
  ["aab", "ab", { offset: 1, left: "a", right: "" }],
  ["", "a", { offset: 0, left: "", right: "a" }],
  ["", "", undefined],
  ["abcd", "badc", undefined],
  ["abc", "bca", undefined],
  ["abc", "a", undefined],
  ["abc", "axy", undefined],
  ["axb", "ayzb", undefined],
  ["ayzb", "axb", undefined],
  ["abc", "ba", undefined],
  ["ab", "abcd", undefined],
  ["abcdefghijklmnopqrstuvwxyz", "abcdefgh-jklmnopqrstuvwxyz", { offset: 8, left: "i", right: "-" }],
  ["abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqr-tuvwxyz", { offset: 18, left: "s", right: "-" }],
  ["abcdefghijklmnopqrstuvwxyz", "abcdefghjklmnopqrstuvwxyz", { offset: 8, left: "i", right: "" }],
  ["abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqrsstuvwxyz", { offset: 19, left: "", right: "s" }],
  ["abcdefghijklmnopqrstuvwxyz", "abcdefgh-jklmnopqr-tuvwxyz", undefined],
];

describe("oneEdit", () => {
  for (const [a, b, edit] of rows) it(`'${a}' and '${b}'`, () => assert.deepEqual(oneEdit(a, b), edit));
});
