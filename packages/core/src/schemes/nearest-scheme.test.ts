import assert from "node:assert/strict";
import { nearestScheme } from "./nearest-scheme.js";

describe("nearestScheme", () => {
  for (const { name, nearest } of [
    { name: "mailtoo", nearest: "mailto" },
    { name: "Mialto", nearest: "mailto" },
    { name: "htpp", nearest: "http" },
    { name: "telnets", nearest: "telnet" },
    { name: "htt", nearest: "http" },
    { name: "ft", nearest: undefined },
    { name: "atb", nearest: undefined },
    { name: "ftpx", nearest: "ftp" },
    { name: "htpx", nearest: undefined },
    { name: "htttpp", nearest: "http" },
    { name: "imapp", nearest: "imap" },
    { name: "aaaa", nearest: "aaa" },
    { name: "ldapx", nearest: "ldap" },
    { name: "frid", nearest: "crid" },
    { name: "microsoft.windows.camera.multipickre", nearest: "microsoft.windows.camera.multipicker" },
    { name: "x", nearest: undefined },
    { name: "", nearest: undefined },
    { name: "entirely-different", nearest: undefined },
    { name: "h".repeat(100_000), nearest: undefined },
  ]) {
    it(`${JSON.stringify(name.slice(0, 20))}: ${String(nearest)}`, () => assert.equal(nearestScheme(name), nearest));
  }
});
