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
      { numRuns: 200 },
    );
  });

  it("leave out what leads from one fault to the next", () => {
    assert.deepEqual(titlesOf("http://a%zz.example/"), ["Remove '%'"]);
    assert.deepEqual(titlesOf("urn://a_b.example/x"), []);
    assert.deepEqual(titlesOf("http:/\u0430\u0440\u0440\u04CF\u0435.example/"), []);
    assert.deepEqual(titlesOf("ht\uFF54p://a.example/"), ["Write 't' instead of '\uFF54' (U+FF54)"]);
  });

  it("go on where what they would add has one remedy", () => {
    assert.deepEqual(titlesOf("http:/a.example/"), ["Write 'http://'"]);
    assert.deepEqual(titlesOf("http:/EXAMPLE.com:80/"), ["Write 'http://', lowercase the host and remove the port"]);
    assert.deepEqual(titlesOf(" http://user@a.example/"), ["Remove the white space and the userinfo"]);
    assert.ok(titlesOf("http://user:w0rd-9fK2@a.example/").includes("Remove the password and the userinfo"));
    assert.ok(
      titlesOf("postgres://user:S3cret#pass@a.example/b").includes("Percent-encode the delimiters in the password"),
    );
  });

  it("that write many characters are left out beyond what can be proven, those that write triplets are not", () => {
    const text = `http://a.example/${"<\u2044-".repeat(1_500)}`;
    const fixes = checkIri(text, { checks: "all" }).flatMap(({ fixes }) => fixes);
    const late = fixes.flatMap(({ edits }) => edits).filter(({ span }) => span.start > 4_000);
    assert.ok(late.some(({ text }) => text === "%3C"));
    assert.ok(late.every(({ text }) => /^[%0-9A-F]*$/.test(text)));
  });
});
