import assert from "node:assert/strict";
import fc from "fast-check";
import { applyEdits } from "../faults/edited-text.js";
import { addedFindings } from "./added-findings.js";
import { checkIri } from "./check-iri.js";

const titlesOf = (text: string): string[] =>
  checkIri(text, { checks: "all" }).flatMap(({ fixes }) => fixes.map(({ title }) => title));

describe("the fixes that write characters", () => {
  it("are offered where they deceive nobody", () => {
    assert.ok(titlesOf("http://a.example/%C3%A9").includes("Write '\u00E9'"));
    assert.ok(titlesOf("http://xn--mnchen-3ya.example/").includes("Write 'm\u00FCnchen'"));
  });

  it("are left out where they would add a finding", () => {
    // Hebrew behind digits is displayed like an address with another host.
    assert.deepEqual(
      titlesOf("http://1.2.3.4/%D7%90%D7%91").filter((title) => /[^\0-\x7F]/.test(title)),
      [],
    );
    assert.deepEqual(checkIri("http://google.xn--comevil-v04f.example/", { checks: ["host-punycode"] }), []);
  });

  it("never add a finding, whatever is percent-encoded or in Punycode", () => {
    const octets = ["C3%A9", "D7%90", "D9%A0", "E2%80%AE", "CC%81", "E3%83%8E", "EF%BC%8F", "F0%9F%98%80", "41", "2F"];
    const piece = fc.constantFrom(...octets.map((octet) => `%${octet}`), "a", "1", "/", "?", ".", "=", "&");
    const host = fc.constantFrom("a.example", "1.2.3.4", "xn--mnchen-3ya.example", "xn--lv8h.example");
    fc.assert(
      fc.property(host, fc.array(piece, { maxLength: 12 }), (name, pieces) => {
        const text = `http://${name}/${pieces.join("")}`;
        const before = checkIri(text, { checks: "strict" });
        for (const { fixes } of checkIri(text, { checks: "all" }))
          for (const { edits } of fixes.filter((fix) => fix.edits.some((edit) => /[^\0-\x7F]/.test(edit.text)))) {
            const written = applyEdits(text, edits);
            assert.deepEqual(addedFindings(before, checkIri(written, { checks: "strict" })), [], written);
          }
      }),
      { numRuns: 500 },
    );
  });
});
