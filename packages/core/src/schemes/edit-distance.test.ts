import assert from "node:assert/strict";
import { editDistance } from "./edit-distance.js";

describe("editDistance", () => {
  for (const { from, to, distance } of [
    { from: "", to: "", distance: 0 },
    { from: "http", to: "http", distance: 0 },
    { from: "", to: "ftp", distance: 3 },
    { from: "htp", to: "http", distance: 1 },
    { from: "htttp", to: "http", distance: 1 },
    { from: "htpp", to: "http", distance: 1 },
    { from: "htpt", to: "http", distance: 1 },
    { from: "hptt", to: "http", distance: 2 },
    { from: "malito", to: "mailto", distance: 1 },
    { from: "geo", to: "urn", distance: 3 },
    { from: "ab", to: "ba", distance: 1 },
    { from: "ab", to: "ca", distance: 2 },
    { from: "ab", to: "bc", distance: 2 },
  ]) {
    it(`is ${distance} between '${from}' and '${to}'`, () => {
      assert.equal(editDistance(from, to), distance);
      assert.equal(editDistance(to, from), distance);
    });
  }
});
