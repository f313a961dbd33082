import assert from "node:assert/strict";
import { rfc3986, rfc5892 } from "./spec-reference.js";

describe("a reference to an RFC", () => {
  it("leads to a section", () => {
    assert.deepEqual(rfc3986("3.2.2"), {
      document: "RFC 3986",
      section: "3.2.2",
      url: "https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2",
    });
  });
  it("leads to an appendix, whose anchor has another name", () => {
    assert.deepEqual(rfc3986("C"), {
      document: "RFC 3986",
      section: "appendix C",
      url: "https://www.rfc-editor.org/rfc/rfc3986#appendix-C",
    });
    assert.equal(rfc5892("A.1").url, "https://www.rfc-editor.org/rfc/rfc5892#appendix-A.1");
  });
});
