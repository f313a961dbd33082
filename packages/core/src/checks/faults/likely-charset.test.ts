import assert from "node:assert/strict";
import fc from "fast-check";
import { likelyCharset } from "./likely-charset.js";

describe("likelyCharset", () => {
  it("writes the characters in UTF-8 at the octets that they were written in", () => {
    assert.deepEqual(likelyCharset("a-%83e%83X%83g", 10), {
      name: "Shift_JIS",
      edits: [{ span: { start: 12, end: 24 }, text: "%E3%83%86%E3%82%B9%E3%83%88" }],
    });
  });

  it("knows the letters of Windows-1252 without the platform, and no other charset then", () => {
    const platform = Object.getOwnPropertyDescriptor(globalThis, "TextDecoder");
    assert.ok(platform !== undefined);
    Reflect.deleteProperty(globalThis, "TextDecoder");
    try {
      assert.equal(likelyCharset("r%E9sum%E9", 0)?.name, "Windows-1252");
      assert.equal(likelyCharset("%EF%F0%E8%E2%E5%F2", 0), undefined);
    } finally {
      Object.defineProperty(globalThis, "TextDecoder", platform);
    }
    assert.equal(likelyCharset("%EF%F0%E8%E2%E5%F2", 0)?.name, "Windows-1251");
  });

  it("leaves nothing but ASCII and UTF-8 of any text that it names a charset of", () => {
    const octet = fc.constantFrom("%E9", "%C0", "%A4", "%83", "%D1", "%B1", "%F1", "e", "X", "-", "%", "%2");
    fc.assert(
      fc.property(fc.array(octet, { maxLength: 12 }), (octets) => {
        const text = octets.join("");
        let written = text;
        for (const { span, text: piece } of (likelyCharset(text, 0)?.edits ?? []).toReversed()) {
          written = written.slice(0, span.start) + piece + written.slice(span.end);
        }
        if (written !== text)
          assert.doesNotThrow(() => decodeURIComponent(written.replace(/%(?![0-9A-F]{2})/g, "%25")));
      }),
    );
  });
});
