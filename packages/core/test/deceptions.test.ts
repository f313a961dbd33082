import assert from "node:assert/strict";
import { checkIri } from "../src/checks/run/check-iri.js";

/** What SECURITY.md promises: texts that deceive readers or programs, and the codes of `recommended` that tell. */
const deceptions: Readonly<Record<string, readonly (readonly [iri: string, ...codes: string[]])[]>> = {
  "names in letters that look like others": [
    ["https://аррӏе.com/", "host-confusable"],
    ["https://xn--80ak6aa92e.com/", "host-confusable"],
    ["https://раypal.com/", "host-confusable"],
    ["https://ωикi.example/", "host-mixed-script"],
  ],
  "characters that are not seen": [
    ["https://exam\u200Bple.com/", "character-invisible"],
    ["https://exam\u00ADple.com/", "character-invisible"],
    ["https://exa\u202Emple.com/", "bidi-formatting-character"],
    ["https://exa\u2066mple.com/", "bidi-isolate-character"],
    ["https://example.com/a\u00A0b", "character-space-lookalike"],
  ],
  "look-alikes of delimiters": [
    ["https://example.com\uFF0F@evil.test/", "userinfo-host-lookalike", "character-delimiter-lookalike"],
    ["https://example.com\u2044a.evil.test/", "character-delimiter-lookalike"],
    ["https://example.com\u2215a.evil.test/", "character-delimiter-lookalike"],
    ["https://example.com\u29F8a.evil.test/", "character-delimiter-lookalike"],
    ["https://a.example/b\u2571c", "character-delimiter-lookalike"],
    ["https://example\u3002com/", "character-delimiter-lookalike"],
    ["https://example.com\\@evil.test/", "userinfo-host-lookalike", "readers-disagree", "character-backslash"],
  ],
  "names that are addresses": [
    ["http://0x7f.1/", "host-ipv4-lookalike"],
    ["http://2130706433/", "host-ipv4-lookalike"],
    ["http://010.0.0.1/", "host-ipv4-lookalike"],
    ["http://①②⑦.1/", "host-ipv4-lookalike"],
  ],
  "userinfo that is read for the host": [
    ["https://bank.example@evil.test/", "userinfo-host-lookalike"],
    ["https://bank.example%2Flogin@evil.test/", "userinfo-host-lookalike"],
    ["https://bank.example:443@evil.test/", "userinfo-host-lookalike", "userinfo-password-exposed"],
    ["https://a@bank.example@evil.test/", "authority-extra-at-sign"],
  ],
  "percent-encodings that programs read differently": [
    ["http://a/%C0%AF", "percent-overlong"],
    ["http://a/%E0%80%AF", "percent-overlong"],
    ["http://a/%ED%A0%80", "percent-overlong"],
    ["http://a/%00", "percent-encoded-control"],
    ["http://a/%0D%0Ab", "percent-encoded-control", "percent-encoded-control"],
    ["http://a/%2e%2e/b", "percent-encoded-dot-segment"],
    ["http://a/.%2E/b", "percent-encoded-dot-segment"],
  ],
  "identifiers that are displayed like others": [
    ["http://1.2.3.4/אב", "bidi-visual-twin-host"],
    ["http://a/אב1", "bidi-component-edge"],
  ],
};

for (const [kind, rows] of Object.entries(deceptions))
  describe(kind, () => {
    for (const [iri, ...codes] of rows)
      it(`recommended tells of ${iri.replace(/[^ -~]/gu, (character) => `U+${character.codePointAt(0)!.toString(16)}`)}`, () => {
        const found = checkIri(iri, { checks: "recommended" }).map(({ code }) => code);
        assert.deepEqual(found, codes);
      });
  });
