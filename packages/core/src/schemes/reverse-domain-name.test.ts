import assert from "node:assert/strict";
import { isReverseDomainName } from "./reverse-domain-name.js";

describe("isReverseDomainName", () => {
  for (const { scheme, is } of [
    { scheme: "com-example-info", is: true },
    { scheme: "com.example.app", is: true },
    { scheme: "Org-Example", is: true },
    { scheme: "de-example", is: true },
    { scheme: "xyz.example", is: true },
    { scheme: "com-", is: false },
    { scheme: "de-", is: false },
    { scheme: "a-example", is: false },
    { scheme: "d1-example", is: false },
    { scheme: "abc-example", is: false },
    { scheme: "com", is: false },
    { scheme: "view-source", is: false },
    { scheme: "", is: false },
  ]) {
    it(`${JSON.stringify(scheme)}: ${String(is)}`, () => assert.equal(isReverseDomainName(scheme), is));
  }
});
