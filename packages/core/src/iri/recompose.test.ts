import assert from "node:assert/strict";
import { recomposeIri } from "./recompose.js";
import { splitIri } from "./split.js";

describe("recomposeIri", () => {
  for (const [name, parts, expected] of [
    ["a path alone", { path: "a/b" }, "a/b"],
    ["nothing", { path: "" }, ""],
    ["everything", { scheme: "a", authority: "b", path: "/c", query: "d", fragment: "e" }, "a://b/c?d#e"],
    ["empty components keep their delimiters", { authority: "", path: "", query: "", fragment: "" }, "//?#"],
    [
      "undefined components have none",
      { scheme: undefined, authority: undefined, path: "a", query: undefined, fragment: undefined },
      "a",
    ],
    ["texts and components mixed", { ...splitIri("http://a/b?c"), path: "/d" }, "http://a/d?c"],
  ] as const) {
    it(name, () => assert.equal(recomposeIri(parts), expected));
  }

  it("takes no host for a component, nor anything else that it would leave out", () => {
    const parts = { scheme: "http", host: "a.example", path: "/" };
    assert.throws(() => recomposeIri(parts), {
      name: "TypeError",
      message: "An IRI is put together from 'scheme', 'authority', 'path', 'query', 'fragment', not from 'host'.",
    });
    assert.equal(recomposeIri(Object.assign({ ...parts }, { host: undefined })), "http:/");
  });
});
