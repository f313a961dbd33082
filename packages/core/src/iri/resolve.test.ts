import assert from "node:assert/strict";
import fc from "fast-check";
import { recomposeIri } from "./recompose.js";
import { relativize } from "./relativize.js";
import { resolve } from "./resolve.js";
import { splitIri } from "./split.js";

function resolved(reference: string, base: string): string {
  const result = resolve(reference, base);
  return result.ok ? result.value : result.reason;
}

describe("resolve", () => {
  for (const { name, reference, base, target } of [
    { name: "a path that would be read as an authority", reference: "..//x", base: "a:/b", target: "a:/.//x" },
    { name: "the same from the reference itself", reference: "a:/.//x", base: "b:/", target: "a:/.//x" },
    { name: "RFC 3987 §6.5: IRIs throughout", reference: "ü?ß", base: "http://é/ä/ö", target: "http://é/ä/ü?ß" },
    { name: "an empty path after an authority", reference: "g", base: "http://a", target: "http://a/g" },
    { name: "a base without slashes", reference: "c", base: "urn:a:b", target: "urn:c" },
    { name: "the base's fragment is ignored", reference: "", base: "http://a/b?c#d", target: "http://a/b?c" },
    { name: "an empty query is a query", reference: "?", base: "http://a/b?c", target: "http://a/b?" },
    { name: "an empty fragment is a fragment", reference: "#", base: "http://a/b", target: "http://a/b#" },
    { name: "a relative base", reference: "a", base: "/b", target: "base-not-absolute" },
    { name: "a malformed base", reference: "a", base: "http://a b/", target: "base-not-absolute" },
    { name: "a malformed reference", reference: "a b", base: "http://a/", target: "not-an-iri" },
  ]) {
    it(name, () => assert.equal(resolved(reference, base), target));
  }

  it("makes an IRI that splits into the components that were put together", () => {
    const segments = fc.array(fc.constantFrom("/", ".", "..", "a", "é", ":", "//"), { maxLength: 8 });
    const path = segments.map((parts) => parts.join(""));
    const base = fc.tuple(fc.constantFrom("x:", "x://h"), path).map(([start, path]) => `${start}/${path}`);
    fc.assert(
      fc.property(path, base, (reference, base) => {
        const result = resolve(reference, base);
        if (!result.ok) return;
        const target = splitIri(result.value);
        assert.equal(recomposeIri(target), result.value);
        const named = splitIri(reference).scheme === undefined ? splitIri(reference).authority : undefined;
        const expected =
          splitIri(reference).scheme !== undefined
            ? splitIri(reference).authority
            : (named ?? splitIri(base).authority);
        assert.equal(target.authority?.text, expected?.text);
      }),
      { numRuns: 500 },
    );
  });
});

describe("relativize", () => {
  for (const { name, iri, base, reference } of [
    { name: "a sibling", iri: "http://a/b/c?d", base: "http://a/b/e", reference: "c?d" },
    { name: "the folder", iri: "http://a/b/", base: "http://a/b/e", reference: "." },
    { name: "the folder above", iri: "http://a/", base: "http://a/b/e", reference: "/" },
    { name: "two folders above", iri: "http://a/x/yy/", base: "http://a/x/yy/z/v/w", reference: "../.." },
    { name: "another query", iri: "http://a/b?y", base: "http://a/b?x", reference: "?y" },
    { name: "no query where the base has one", iri: "http://a/b", base: "http://a/b?x", reference: "b" },
    { name: "only a fragment", iri: "http://a/b?x#y", base: "http://a/b?x", reference: "#y" },
    { name: "the base itself", iri: "http://a/b", base: "http://a/b#y", reference: "" },
    { name: "another host", iri: "http://c/b", base: "http://a/b", reference: "//c/b" },
    { name: "a colon in the first segment", iri: "http://a/b/c:d", base: "http://a/b/e", reference: "./c:d" },
    { name: "a segment that is empty", iri: "http://a/b//c", base: "http://a/b/e", reference: ".//c" },
    { name: "a folder whose name ends in dots", iri: "urn:x/b../", base: "urn:x/a", reference: "b../" },
    { name: "the same behind a root", iri: "http://h/x/v1../", base: "http://h/x/a", reference: "v1../" },
    { name: "RFC 3986 §5.2.3: a base without path", iri: "http://a/b", base: "http://a", reference: "b" },
    { name: "a base with a dot segment", iri: "scheme:a/a", base: "scheme:a/./b", reference: "a" },
    { name: "a base that goes up", iri: "http://h/a/c", base: "http://h/a/b/../d", reference: "c" },
    { name: "a reference as long as the IRI", iri: "s:a:b", base: "s:", reference: "./a:b" },
    { name: "a reference longer than the IRI", iri: "s:a/x", base: "s:a/b/c/d", reference: "../../x" },
    { name: "two slashes that begin no authority", iri: "a:/.//x", base: "a:/b", reference: ".//x" },
    { name: "two slashes behind an authority", iri: "http://host//x", base: "http://host/a/b/c", reference: "/.//x" },
    { name: "another scheme", iri: "https://a/b", base: "http://a/b", reference: "no-relative-form" },
    {
      name: "dot segments would not come back",
      iri: "http://a/b/../c",
      base: "http://a/x",
      reference: "no-relative-form",
    },
    { name: "a relative base", iri: "http://a/b", base: "b", reference: "base-not-absolute" },
    { name: "a relative target", iri: "b", base: "http://a/b", reference: "not-an-iri" },
  ]) {
    it(name, () => {
      const result = relativize(iri, base);
      assert.equal(result.ok ? result.value : result.reason, reference);
    });
  }

  it("resolves back, and no shorter relative reference does", () => {
    const alphabet = ["a", "b", ".", "/", ":", "?"];
    const lists: string[][] = [[""]];
    for (let length = 1; length <= 4; length++) {
      lists.push((lists[length - 1] ?? []).flatMap((text) => alphabet.map((unit) => text + unit)));
    }
    const part = fc.constantFrom("a", "b", "", "a:b", ".", "..", "b..", "a?", "?b");
    const start = fc.constantFrom("http://host", "http://host/", "s:", "s:/", "s:a/");
    const iri = fc.tuple(start, fc.array(part, { maxLength: 4 })).map(([start, parts]) => start + parts.join("/"));
    fc.assert(
      fc.property(iri, iri, (iri, base) => {
        const result = relativize(iri, base);
        fc.pre(result.ok || result.reason === "no-relative-form");
        if (result.ok) assert.deepEqual(resolve(result.value, base), { ok: true, value: iri });
        for (const reference of lists.slice(0, result.ok ? result.value.length : 5).flat()) {
          if (splitIri(reference).scheme !== undefined) continue;
          const resolved = resolve(reference, base);
          assert.ok(!resolved.ok || resolved.value !== iri, `${reference} against ${base}`);
        }
      }),
      { numRuns: 400 },
    );
  });

  it("resolves back", () => {
    const part = fc.constantFrom("a", "b", "é", "", "c:d", "..", "?q", "#f");
    const iri = fc.array(part, { maxLength: 6 }).map((parts) => `http://h/${parts.join("/")}`);
    fc.assert(
      fc.property(iri, iri, (iri, base) => {
        const result = relativize(iri, base);
        if (result.ok) assert.deepEqual(resolve(result.value, base), { ok: true, value: iri });
      }),
      { numRuns: 1000 },
    );
  });
});
