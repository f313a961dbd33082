import assert from "node:assert/strict";
import { zoneIdentifier } from "./ipv6address-in-host.js";

describe("zoneIdentifier", () => {
  const zoneIn = (text: string): string | undefined => {
    const zone = zoneIdentifier({ text, span: { start: 0, end: text.length } });
    return zone && text.slice(zone.start, zone.end);
  };

  it("is what follows the address in brackets, from the percent sign on", () => {
    assert.equal(zoneIn("[fe80::1%eth0]"), "%eth0");
    assert.equal(zoneIn("[%]"), "%");
    assert.equal(zoneIn("[a%b%c]"), "%b%c");
    assert.deepEqual(zoneIdentifier({ text: "[a%b]", span: { start: 7, end: 12 } }), { start: 9, end: 11 });
  });

  for (const text of ["", "[a]", "a%b", "x[a%b]", "[a%b]x", "[a%b", "[a]b%c]", "[a%b]c]", "[v1.a%b]", "[V1.a%b]"])
    it(`there is none in '${text}'`, () => assert.equal(zoneIn(text), undefined));
});
